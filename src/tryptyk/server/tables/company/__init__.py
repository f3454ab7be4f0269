"""What people at a table are to each other: who sits and who is there, what they ask and say."""
