"""Reading tables: from their logs, sparing a replay where a snapshot fits; those that cannot be read are set apart."""
