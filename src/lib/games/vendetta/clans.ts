/** The clans of the box, in the order of the alphabet. Each leads one deck, so two players never share one. */
export const CLANS = [
	'brujah',
	'gangrel',
	'malkavian',
	'nosferatu',
	'toreador',
	'tremere',
	'ventrue'
] as const;
export type Clan = (typeof CLANS)[number];

/** The clans as people write them. */
export const clanNames: { readonly [C in Clan]: string } = {
	brujah: 'Brujah',
	gangrel: 'Gangrel',
	malkavian: 'Malkavian',
	nosferatu: 'Nosferatu',
	toreador: 'Toreador',
	tremere: 'Tremere',
	ventrue: 'Ventrue'
};
