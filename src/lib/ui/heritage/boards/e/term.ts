export const says =
	'Four cities send their ankhs to the barricades. Too many there, and some burn for good; a city that still has one at the end stands and scores.';
