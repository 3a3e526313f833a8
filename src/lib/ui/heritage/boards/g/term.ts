export const says =
	'Each activation adds a token to a class; votes choose a sheriff, harpy, seneschal and prince in turn. The prince’s class scores.';
