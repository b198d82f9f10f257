"""Training of nets by self-play, on a GPU or a processor; needs PyTorch, which nothing else here does."""
