export const says =
	'Four investigators draw closer with every recruit from their direction. The nearer they are, the less a vampire is worth; one who goes too far exposes somebody.';
