"""The game's words: vocabulary, texts and the rule reference."""
