import { able, bonded, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	ADDITIONAL_SCHEME,
	any,
	assign,
	BEARER,
	drawScheme,
	embraceTheChaos,
	gain,
	may,
	removeAny,
	removeEach,
	THEIR_TEMPER,
	trigger
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('malkavian');

/** Name it, and the deck brings it; most schemes ask for the scholarly. */
export const malkavian: ClanSet = {
	leaders: [
		leader('sibilla-cantarana', 'Sibilla Cantarana', 'egalitarian', 'calm', 'south', 'scholarly'),
		leader('lucien-vautour', 'Abbé Lucien Vautour', 'elitist', 'cruel', 'west', 'clandestine')
	],
	characters: [
		basic('hob', 'Hob Never-Sleeps', 'egalitarian', 'calm', 'north', 'warlike'),
		basic('leonora', 'Leonora of the Lotto', 'egalitarian', 'calm', 'south', 'wealthy'),
		basic('ghislaine-daubery', 'Ghislaine d’Aubery', 'elitist', 'cruel', 'west', 'clandestine'),
		able(
			basic('mapmaker', 'The Mapmaker of Nowhere', 'egalitarian', 'cruel', 'roaming', 'scholarly'),
			'Redrawn Roads',
			may(removeEach())
		),
		basic('ruestem-bey', 'Rüstem Bey of Tunis', 'elitist', 'calm', 'south', 'wealthy'),
		basic('elspeth', 'Mother Elspeth of Leith', 'egalitarian', 'cruel', 'north', 'scholarly'),
		able(
			basic('yaropolk', 'Yaropolk the Listener', 'elitist', 'calm', 'east', 'clandestine'),
			'Hears It Coming',
			drawScheme(1)
		),
		bonded(
			able(
				basic('zsofia-kemeny', 'Captain Zsófia Kemény', 'elitist', 'cruel', 'east', 'warlike'),
				'A Charge at Nothing',
				ADDITIONAL_SCHEME
			)
		)
	],
	schemes: [
		scheme(
			'a-voice-in-the-rain',
			'A Voice in the Rain',
			['scholarly'],
			embraceTheChaos('class'),
			gain(3)
		),
		scheme(
			'the-fourth-card',
			'The Fourth Card',
			['scholarly', 'clandestine'],
			embraceTheChaos('archetype'),
			removeAny(),
			gain(3)
		),
		scheme(
			'wrong-turning-right-door',
			'Wrong Turning, Right Door',
			['scholarly', 'wealthy'],
			embraceTheChaos('geography'),
			gain(3),
			activate(BEARER)
		),
		scheme(
			'laughing-at-funerals',
			'Laughing at Funerals',
			['scholarly', 'warlike'],
			embraceTheChaos('temperament'),
			assign('infamy', 1, any('opponents')),
			gain(2)
		),
		scheme(
			'the-pattern-repeats',
			'The Pattern Repeats',
			['scholarly', 'scholarly', 'clandestine'],
			embraceTheChaos('class', 'temperament', 'geography', 'archetype'),
			activate(any('own', { fledgling: true })),
			gain(3)
		),
		scheme(
			'everyone-is-related',
			'Everyone Is Related',
			['scholarly', 'scholarly', 'wealthy'],
			embraceTheChaos('class', 'geography'),
			trigger(any('own', { ancilla: true })),
			gain(3)
		),
		scheme(
			'the-weathercock-2',
			'The Weathercock',
			['scholarly', 'clandestine'],
			THEIR_TEMPER,
			embraceTheChaos('temperament'),
			gain(2)
		),
		scheme(
			'signpost-in-the-fog-2',
			'Signpost in the Fog',
			['scholarly', 'warlike'],
			embraceTheChaos('geography'),
			A_DIRECTION,
			gain(2)
		)
	]
};
