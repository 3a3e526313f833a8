export const says =
	'One token moves back and forth between elitist and egalitarian. Whichever side it ends on scores, and more the further it was pushed; in the middle nobody does.';
