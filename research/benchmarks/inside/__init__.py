"""What `in_a_browser` measures, part by part."""
