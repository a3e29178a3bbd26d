"""A season of Crystal Globe races, as it is kept between two of them."""
