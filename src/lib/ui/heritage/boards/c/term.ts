export const says =
	'Ankhs leave home to hold courts. Vampires of the direction with the most courts score; the centre counts as two.';
