export const says =
	'Archetypes are called as judges for one class or the other. The third judge opens a trial: the most infamous vampire may fall into torpor, and verdicts score.';
