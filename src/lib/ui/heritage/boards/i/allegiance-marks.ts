import type { Allegiance } from '../../../../games/heritage/boards/i/facts.ts';

/** How an allegiance is called at the table. */
export const allegianceNames: { readonly [A in Allegiance]: string } = {
	camarilla: 'Camarilla',
	sabbat: 'Sabbat',
	anarch: 'Anarchs'
};

/** The letter on its pieces. */
export const allegianceLetters: { readonly [A in Allegiance]: string } = {
	camarilla: 'C',
	sabbat: 'S',
	anarch: 'A'
};
