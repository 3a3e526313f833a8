import { able, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	any,
	BEARER,
	either,
	gain,
	perEach,
	removeAny,
	RESERVE,
	spend,
	THEIR_TEMPER,
	those,
	torpor,
	usurp
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('tremere');
const sleepers = those('everyone', { torpor: true });

/** Bodies are changed like coats, and sleepers are fuel; most schemes ask for the scholarly. */
export const tremere: ClanSet = {
	leaders: [
		leader('bohuslav-hron', 'Magister Bohuslav Hron', 'elitist', 'cruel', 'east', 'scholarly'),
		leader('ebba-jernhand', 'Ebba Jernhånd', 'egalitarian', 'calm', 'north', 'warlike')
	],
	characters: [
		basic('idris', 'Idris ibn Zarruq', 'elitist', 'calm', 'south', 'clandestine'),
		basic('jehan', 'Jehan Sans-Ombre', 'egalitarian', 'calm', 'west', 'clandestine'),
		basic('ragna', 'Ragna the Rune-Cutter', 'egalitarian', 'cruel', 'north', 'warlike'),
		able(
			basic('ottokar', 'Ottokar of Kuttenberg', 'elitist', 'cruel', 'east', 'wealthy'),
			'Vein of Silver',
			gain(perEach(those('own', { archetype: 'wealthy' }), 2))
		),
		basic('lavinia', 'Lavinia degli Astri', 'elitist', 'calm', 'south', 'scholarly'),
		able(
			basic('veit', 'Veit Ash-Hand', 'egalitarian', 'cruel', 'roaming', 'warlike'),
			'Embers',
			spend(2, torpor(any('opponents', { fledgling: true })))
		),
		able(
			basic('jadwiga-gwiazda', 'Jadwiga Gwiazda', 'elitist', 'cruel', 'east', 'scholarly'),
			'Conjunction',
			either([removeAny()], [RESERVE])
		),
		basic('maren', 'Maren the Apothecary', 'egalitarian', 'calm', 'north', 'wealthy')
	],
	schemes: [
		scheme(
			'a-borrowed-face',
			'A Borrowed Face',
			['scholarly'],
			usurp(any('own', { leader: false })),
			gain(2)
		),
		scheme(
			'what-the-blood-remembers',
			'What the Blood Remembers',
			['scholarly', 'clandestine'],
			usurp(any('own', { leader: false })),
			gain(perEach(sleepers, 3)),
			gain(1)
		),
		scheme(
			'a-needle-of-bone',
			'A Needle of Bone',
			['scholarly', 'warlike'],
			torpor(any('opponents', { fledgling: true })),
			gain(1)
		),
		scheme(
			'harvest-of-sleepers',
			'Harvest of Sleepers',
			['scholarly', 'wealthy'],
			usurp(any('own', { torpor: true })),
			gain(perEach(sleepers, 3)),
			gain(1)
		),
		scheme(
			'ward-and-key',
			'Ward and Key',
			['scholarly', 'scholarly', 'clandestine'],
			usurp(any('own', { leader: false })),
			activate(BEARER),
			gain(2)
		),
		scheme(
			'law-of-iron-and-salt',
			'Law of Iron and Salt',
			['scholarly', 'scholarly', 'warlike'],
			torpor(any('opponents')),
			gain(perEach(sleepers, 3))
		),
		scheme(
			'unquiet-dreams-2',
			'Unquiet Dreams',
			['scholarly', 'warlike'],
			THEIR_TEMPER,
			usurp(any('own', { leader: false })),
			gain(2)
		),
		scheme(
			'where-the-lines-cross-2',
			'Where the Lines Cross',
			['scholarly', 'wealthy'],
			A_DIRECTION,
			gain(perEach(sleepers, 2)),
			gain(1)
		)
	]
};
