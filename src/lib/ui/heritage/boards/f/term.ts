export const says =
	'Each recruit draws the investigator of its direction closer. The closer, the less those vampires are worth; one that goes too far exposes the vampire.';
