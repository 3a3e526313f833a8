import { able, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	any,
	assign,
	BEARER,
	CLAN_LEADER,
	exhaust,
	gain,
	invitation,
	recruitFromDeck,
	takeBoon,
	THEIR_TEMPER,
	trigger,
	unexhaust
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('toreador');

/** Better in company: a guest makes each evening worth more; most schemes ask for the wealthy. */
export const toreador: ClanSet = {
	leaders: [
		leader('alix-de-vaucler', 'Alix de Vaucler', 'elitist', 'calm', 'west', 'wealthy'),
		leader('ginevra-stellato', 'Ginevra Stellato', 'egalitarian', 'cruel', 'south', 'clandestine')
	],
	characters: [
		able(
			basic('fanta-kouyate', 'Fanta Kouyaté', 'egalitarian', 'calm', 'south', 'scholarly'),
			'Praise-Song',
			assign('power', 1, CLAN_LEADER)
		),
		basic('amaury-de-lestrac', 'Amaury de Lestrac', 'elitist', 'calm', 'roaming', 'warlike'),
		basic('toinette-besnard', 'Toinette Besnard', 'egalitarian', 'cruel', 'west', 'scholarly'),
		basic('gwilym', 'Gwilym of the Lanterns', 'egalitarian', 'calm', 'west', 'clandestine'),
		basic('griet-amberhand', 'Griet Amberhand', 'egalitarian', 'cruel', 'north', 'wealthy'),
		able(
			basic('guelnar-hatun', 'Gülnar Hatun', 'elitist', 'cruel', 'east', 'clandestine'),
			'Behind the Screen',
			exhaust(any('opponents', { exhausted: false }))
		),
		basic('fiammetta-orsato', 'Fiammetta Orsato', 'elitist', 'cruel', 'south', 'warlike'),
		basic('zoe-chrysaphe', 'Zoe Chrysaphe', 'elitist', 'calm', 'east', 'wealthy')
	],
	schemes: [
		scheme(
			'a-seat-in-the-box',
			'A Seat in the Box',
			['wealthy'],
			invitation([gain(3)], [assign('power', 1, CLAN_LEADER)])
		),
		scheme(
			'choice-of-the-patron',
			'Choice of the Patron',
			['wealthy', 'scholarly'],
			invitation([gain(3)], [activate(BEARER)])
		),
		scheme(
			'masked-ball',
			'Masked Ball',
			['wealthy', 'clandestine'],
			invitation(
				[gain(3)],
				[assign('infamy', 1, any('opponents'))],
				[unexhaust(any('own', { exhausted: true }))]
			)
		),
		scheme(
			'the-unveiling',
			'The Unveiling',
			['wealthy', 'warlike'],
			invitation([recruitFromDeck()], [gain(3)])
		),
		scheme(
			'season-of-galas',
			'Season of Galas',
			['wealthy', 'wealthy', 'clandestine'],
			invitation([gain(4)], [activate(BEARER)], [takeBoon('any-opponent')])
		),
		scheme(
			'academy-of-the-night',
			'Academy of the Night',
			['wealthy', 'wealthy', 'scholarly'],
			invitation([recruitFromDeck()], [gain(3)], [trigger(any('own', { ancilla: true }))])
		),
		scheme(
			'a-cutting-remark-2',
			'A Cutting Remark',
			['wealthy', 'scholarly'],
			invitation([gain(3)], [THEIR_TEMPER])
		),
		scheme(
			'the-grand-tour-2',
			'The Grand Tour',
			['wealthy', 'clandestine'],
			invitation([gain(3)], [A_DIRECTION], [unexhaust(any('own', { exhausted: true }))])
		)
	]
};
