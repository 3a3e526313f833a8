import { able, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	any,
	assign,
	exhaust,
	gain,
	kissTheRing,
	lose,
	RECOVER_BOON,
	takeBoon,
	THAT_TEMPER,
	torpor,
	torporForSure,
	unexhaust
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('lasombra');

/** An offer to each opponent, and what comes to those who refuse; most schemes ask for the clandestine. */
export const lasombra: ClanSet = {
	leaders: [
		leader('ruggero-falcone', 'Bishop Ruggero Falcone', 'elitist', 'cruel', 'south', 'clandestine'),
		leader('mecia-vaz', 'Mécia Vaz', 'egalitarian', 'calm', 'west', 'wealthy')
	],
	characters: [
		able(
			basic('khadir', 'Khadir the Corsair', 'egalitarian', 'cruel', 'south', 'wealthy'),
			'Prize of War',
			takeBoon('opponents')
		),
		able(
			basic('anthimos', 'Anthimos of Trebizond', 'elitist', 'calm', 'east', 'scholarly'),
			'Absolution',
			unexhaust(any('own', { exhausted: true }))
		),
		basic('benedetta', 'Benedetta the Courier', 'egalitarian', 'calm', 'roaming', 'clandestine'),
		basic('ferran-bonanat', 'Ferran Bonanat', 'egalitarian', 'calm', 'south', 'warlike'),
		basic('inigo-de-arce', 'Íñigo de Arce', 'elitist', 'cruel', 'west', 'warlike'),
		basic('torkel-bagge', 'Canon Torkel Bagge', 'elitist', 'calm', 'north', 'scholarly'),
		basic('aldonza-de-brito', 'Aldonza de Brito', 'elitist', 'cruel', 'west', 'clandestine'),
		basic('ruxanda', 'Ruxanda the Salt-Wife', 'egalitarian', 'cruel', 'east', 'wealthy')
	],
	schemes: [
		scheme(
			'an-open-palm',
			'An Open Palm',
			['clandestine'],
			gain(2),
			kissTheRing(assign('infamy', 1, any('that-opponent')))
		),
		scheme(
			'harbour-dues',
			'Harbour Dues',
			['clandestine', 'wealthy'],
			gain(2),
			kissTheRing(lose('power', 1, any('that-opponent', { bears: 'power' })))
		),
		scheme(
			'kneel-or-drown',
			'Kneel or Drown',
			['clandestine', 'warlike'],
			gain(1),
			kissTheRing(torpor(any('that-opponent', { fledgling: true })))
		),
		scheme(
			'the-sealed-confession',
			'The Sealed Confession',
			['clandestine', 'scholarly'],
			kissTheRing(
				exhaust(any('that-opponent', { exhausted: false })),
				assign('infamy', 1, any('that-opponent'))
			),
			RECOVER_BOON,
			gain(1)
		),
		scheme(
			'the-tide-takes-its-own',
			'The Tide Takes Its Own',
			['clandestine', 'clandestine', 'wealthy'],
			gain(2),
			kissTheRing(
				lose('power', 2, any('that-opponent', { bears: 'power' })),
				assign('infamy', 1, any('that-opponent'))
			)
		),
		scheme(
			'no-light-at-vespers',
			'No Light at Vespers',
			['clandestine', 'clandestine', 'warlike'],
			gain(2),
			kissTheRing(torporForSure(any('that-opponent', { leader: false })))
		),
		scheme(
			'a-whisper-in-the-nave-2',
			'A Whisper in the Nave',
			['clandestine', 'scholarly'],
			kissTheRing(THAT_TEMPER),
			gain(2)
		),
		scheme(
			'charts-of-the-narrow-sea-2',
			'Charts of the Narrow Sea',
			['clandestine', 'wealthy'],
			A_DIRECTION,
			takeBoon('any-opponent'),
			gain(1)
		)
	]
};
