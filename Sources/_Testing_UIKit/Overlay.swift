// Empty: see README.md.
