export const says =
	'Votes gather for the classes, and in turn sheriff, harpy, seneschal and prince are chosen among the powerful. The class of the prince scores.';
