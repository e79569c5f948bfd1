"""Small programs that use Parlour as a laboratory; docs/learners/examples.md tells of them."""
