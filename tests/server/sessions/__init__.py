"""Tests of live tables: registry, scheduler, several servers, crashes."""
