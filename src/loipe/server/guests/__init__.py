"""Who may come to a table and who came: invitations, hosts, new tables and their links."""
