export const says =
	'One token moves between elitist and egalitarian. The side it ends on scores, more the further out; in the middle, nobody does.';
