import type { Ally } from '../cards.ts';
import type { Ability } from '../effects/ability.ts';
import {
	always,
	fromBank,
	gainBlood,
	moveTo,
	steal,
	stealInfluence,
	use,
	whenever
} from './phrases.ts';

/** Influence, feed, Blood when drained, Influence once drained. */
type Values = readonly [influence: number, feed: number, drainBlood: number, drained: number];

const ally =
	(kind: Ally['kind']) =>
	(id: string, name: string, values: Values, ...abilities: Ability[]): Ally => {
		const [influence, feed, drainBlood, drainedInfluence] = values;
		return { id, name, kind, influence, feed, drainBlood, drainedInfluence, abilities };
	};
const human = ally('human');
const vampire = ally('vampire');

/** Half of them bring nothing but themselves. */
const humans: readonly Ally[] = [
	human('quint', 'Dolores Quint, Morgue Clerk', [1, 2, 3, 0]),
	human('brannigan', 'Officer Brannigan, Bought Twice', [2, 1, 3, 0]),
	human('wrona', 'Father Wrona, Who Hears Everything', [2, 0, 4, 1]),
	human('pike', 'Alderman Pike, for Sale Again', [3, 0, 3, 1]),
	human('sloane', 'Marguerite Sloane, Gallerist', [2, 1, 4, 0]),
	human('big-stan', 'Big Stan of the Stockyards', [1, 2, 4, 0]),
	human('marsh', 'Judge Marsh, Night Court', [3, 0, 2, 1]),
	human('vela', 'Ignacio Vela, Taxi Dispatcher', [2, 1, 3, 1]),
	human(
		'farrow',
		'Nurse Farrow, Keeper of the Fridge',
		[1, 1, 3, 0],
		whenever({ on: 'acquired' }, gainBlood(3))
	),
	human(
		'castellano',
		'Penny Castellano, Bookmaker',
		[1, 1, 3, 0],
		whenever({ on: 'deployed', by: 'opponent', least: 3 }, gainBlood(1))
	),
	human(
		'brodsky',
		'Saul Brodsky, Private Eyes',
		[2, 1, 3, 0],
		use('round', {
			do: 'look',
			cards: { of: 'rivals', which: 'one', where: 'anywhere', face: 'down', most: 2 }
		})
	),
	human(
		'maddox',
		'Kit Maddox, Paparazzo',
		[1, 1, 3, 0],
		whenever({ on: 'withdrew', by: 'opponent' }, gainBlood(1))
	),
	human(
		'thule',
		'Doctor Thule, Always on Call',
		[2, 1, 5, 0],
		always({ rule: 'in-frenzy', how: 'first' })
	),
	human(
		'abernathy',
		'Mrs Abernathy, Indispensable',
		[2, 1, 2, 1],
		always({ rule: 'in-frenzy', how: 'shielded' })
	),
	human(
		'reyes',
		'Captain Reyes, Looks Away',
		[2, 0, 3, 0],
		always({ rule: 'face-down-cost', n: 0 })
	),
	human(
		'feld',
		'Jonas Feld, Willing Donor',
		[1, 1, 2, 1],
		use('game', { do: 'drain', who: 'self', which: 'this' }, fromBank(2, 'chosen'))
	)
];

const vampires: readonly Ally[] = [
	vampire('finch', 'Lucasta Finch, Three Weeks Dead', [2, 2, 4, 0]),
	vampire('bellweather', 'Absalom Bellweather, Sleepwalker', [3, 1, 5, 1]),
	vampire(
		'pullman',
		'The Old Gentleman of Pullman',
		[4, 2, 4, 2],
		whenever({ on: 'acquired' }, { do: 'gain-tokens', who: 'self', amount: 1 })
	),
	vampire('twins', 'The Wabash Twins', [4, 1, 5, 2], always({ rule: 'tokens', n: 2 })),
	vampire(
		'blackwater',
		'Ezra Blackwater, Loan Shark',
		[2, 0, 4, 1],
		whenever({ on: 'drained', by: 'opponent' }, steal(1, 'cause'))
	),
	vampire(
		'philomene',
		'Sister Philomène, Defrocked',
		[2, 1, 4, 1],
		always({ rule: 'in-frenzy', how: 'choose' })
	),
	vampire('crook', 'Barnaby Crook, Tiebreaker', [2, 0, 4, 1], always({ rule: 'wins-ties' })),
	vampire(
		'krantz',
		'Ilse Krantz, Connoisseur of Panic',
		[2, 0, 4, 1],
		always({ rule: 'frenzy-pays', more: 1 })
	),
	vampire(
		'vane',
		'Ambrose Vane, Society Column',
		[2, 0, 4, 0],
		whenever({ on: 'acquired' }, stealInfluence(1, 'chosen-opponent'))
	),
	vampire(
		'mercy',
		'Doctor Mercy, Surgeon Emeritus',
		[2, 0, 4, 1],
		whenever({ on: 'frenzied', by: 'anyone' }, gainBlood(1))
	),
	vampire(
		'quill',
		'Quill, Archivist of the Drains',
		[3, 0, 4, 1],
		use('round', { do: 'look-at-hand', who: 'chosen-opponent' })
	),
	vampire(
		'lorne',
		'Hester Lorne, Sore Loser',
		[2, 0, 4, 1],
		whenever({ on: 'lost', by: 'self' }, gainBlood(2))
	),
	vampire(
		'lamplighter',
		'The Lamplighter of Lower Wacker',
		[2, 0, 4, 1],
		use('round', moveTo('other', { of: 'own', which: 'one', where: 'anywhere' }))
	),
	vampire(
		'stroud',
		'Valeria Stroud, Bodyguard',
		[2, 0, 5, 1],
		always({ rule: 'immune', what: 'blood-loss' })
	)
];

/** Thirty: sixteen humans, eight with an ability; fourteen vampires, twelve with one. */
export const allies: readonly Ally[] = [...humans, ...vampires];
