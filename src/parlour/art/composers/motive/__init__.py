"""The pictures of Mystery! Motive for Murder."""
