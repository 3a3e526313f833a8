import type { Clan, StickerKind } from './vocabulary.ts';

/** The clans as people write them. */
export const clanNames: { readonly [C in Clan]: string } = {
	brujah: 'Brujah',
	gangrel: 'Gangrel',
	lasombra: 'Lasombra',
	malkavian: 'Malkavian',
	nosferatu: 'Nosferatu',
	toreador: 'Toreador',
	tremere: 'Tremere',
	tzimisce: 'Tzimisce',
	ventrue: 'Ventrue'
};

export const stickerKindNames: { readonly [K in StickerKind]: string } = {
	...clanNames,
	'thin-blood': 'Thin Blood'
};
