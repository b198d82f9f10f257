"""The laboratory in the browser: what may be changed, checked at each key press, and compared in the background."""
