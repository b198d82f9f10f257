"""Tests of the catalogues and of what is said by them."""
