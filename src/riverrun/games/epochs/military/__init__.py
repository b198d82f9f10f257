"""The military step: expenditure, attacks, war and its spoils."""
