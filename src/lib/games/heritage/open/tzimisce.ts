import { able, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	any,
	BEARER,
	craftMonstrosity,
	gain,
	perEach,
	rejuvenate,
	SIRE,
	THEIR_TEMPER,
	those,
	torpor,
	trigger,
	unexhaust
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('tzimisce');
const ancillae = those('own', { ancilla: true });

/** Flesh gathers gifts: monstrosities and the ancillae around them; most schemes ask for the scholarly. */
export const tzimisce: ClanSet = {
	leaders: [
		leader('dragan-izvor', 'Dragan of Izvor', 'elitist', 'cruel', 'east', 'scholarly'),
		leader('marusia', 'Marusia Without-a-Grave', 'egalitarian', 'calm', 'roaming', 'warlike')
	],
	characters: [
		able(
			basic('corentin', 'Corentin the Bonesetter', 'egalitarian', 'calm', 'west', 'warlike'),
			'Setting the Bone',
			rejuvenate(any('own', { torpor: true }))
		),
		basic('fausta', 'Fausta of the Catacombs', 'egalitarian', 'cruel', 'south', 'clandestine'),
		able(
			basic('hedvig-ravnsborg', 'Hedvig Ravnsborg', 'elitist', 'cruel', 'north', 'scholarly'),
			'Patient Work',
			unexhaust(SIRE),
			gain(1)
		),
		basic('grey-lady', 'The Grey Lady of the Road', 'elitist', 'cruel', 'roaming', 'clandestine'),
		basic('hakon', 'Håkon Stone-Skin', 'elitist', 'calm', 'north', 'warlike'),
		able(
			basic('pasqualina-nervo', 'Pasqualina Nervo', 'egalitarian', 'cruel', 'south', 'scholarly'),
			'Anatomy Lesson',
			trigger(SIRE),
			gain(1)
		),
		basic('aurele-de-cressigny', 'Aurèle de Cressigny', 'elitist', 'calm', 'west', 'wealthy'),
		basic('ilinca', 'Ilinca of the Orchards', 'egalitarian', 'calm', 'east', 'wealthy')
	],
	schemes: [
		scheme('the-first-cut', 'The First Cut', ['scholarly'], craftMonstrosity(any('own')), gain(1)),
		scheme(
			'stitched-by-candlelight',
			'Stitched by Candlelight',
			['scholarly', 'warlike'],
			craftMonstrosity(BEARER),
			trigger(BEARER),
			gain(1)
		),
		scheme(
			'a-garden-of-limbs',
			'A Garden of Limbs',
			['scholarly', 'clandestine'],
			gain(perEach(ancillae, 3)),
			gain(1)
		),
		scheme(
			'a-gift-of-new-hands',
			'A Gift of New Hands',
			['scholarly', 'wealthy'],
			craftMonstrosity(any('own')),
			unexhaust(any('own', { exhausted: true })),
			gain(1)
		),
		scheme(
			'let-it-off-the-chain',
			'Let It Off the Chain',
			['scholarly', 'scholarly', 'warlike'],
			trigger(any('own', { ancilla: true })),
			torpor(any('opponents', { fledgling: true })),
			gain(1)
		),
		scheme(
			'the-masterwork',
			'The Masterwork',
			['scholarly', 'scholarly', 'clandestine'],
			craftMonstrosity(any('own')),
			trigger(any('own', { ancilla: true })),
			gain(perEach(ancillae, 3))
		),
		scheme(
			'a-borrowed-temper-2',
			'A Borrowed Temper',
			['scholarly', 'clandestine'],
			THEIR_TEMPER,
			gain(perEach(ancillae, 2)),
			gain(1)
		),
		scheme(
			'it-knows-the-way-2',
			'It Knows the Way',
			['scholarly', 'warlike'],
			A_DIRECTION,
			trigger(any('own', { ancilla: true })),
			gain(1)
		)
	]
};
