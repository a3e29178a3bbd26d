"""What takes long is thought out in processes of their own: hints, win chances, bots that search."""
