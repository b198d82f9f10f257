"""Content as a form shows it: what may be changed, drafts of packs, and packs as files."""
