"""The ladder: bots against each other and against what plays by itself, so that anybody can play it again."""
