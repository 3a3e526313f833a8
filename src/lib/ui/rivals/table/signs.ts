import type { Card } from '../../../games/rivals/cards/card.ts';
import type { IconName } from '../../icons/names.ts';

/** The sign of a card: of its kind, and of an attack that of its type. */
export function signOf(card: Card): IconName {
	switch (card.kind) {
		case 'attack':
			return `rivals/${card.type}`;
		case 'prince':
			return 'rivals/title';
		default:
			return `rivals/${card.kind}`;
	}
}

const CLANS: { readonly [clan: string]: IconName } = {
	Brujah: 'rivals/brujah',
	Malkavian: 'rivals/malkavian',
	Toreador: 'rivals/toreador',
	Ventrue: 'rivals/ventrue'
};

/** The sign of a clan; of another clan that of any vampire. */
export const clanSign = (clan: string | undefined): IconName =>
	CLANS[clan ?? ''] ?? 'rivals/vampire';
