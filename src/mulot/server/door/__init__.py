"""The door: what is looked at before anything else sees a request. One small file for each question."""
