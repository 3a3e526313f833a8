import { able, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	any,
	assign,
	BEARER,
	blackMarket,
	gain,
	lose,
	move,
	removeAny,
	RESERVE,
	spend,
	THEIR_TEMPER,
	unexhaust
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('nosferatu');

/** Stalls that stay open for everyone who brings a boon; most schemes ask for the clandestine. */
export const nosferatu: ClanSet = {
	leaders: [
		leader('wenna-tallow', 'Old Wenna Tallow', 'egalitarian', 'calm', 'north', 'clandestine'),
		leader('toma', 'Toma of the Seven Cellars', 'elitist', 'cruel', 'east', 'wealthy')
	],
	characters: [
		basic('banker', 'The Banker of Three Cities', 'elitist', 'calm', 'roaming', 'wealthy'),
		able(
			basic('peg-marrow', 'Peg Marrow', 'egalitarian', 'calm', 'north', 'clandestine'),
			'Through the Cellars',
			move('infamy', 1, any('own', { bears: 'infamy' }), any('opponents'))
		),
		able(
			basic('ercole-sottoterra', 'Don Ercole Sottoterra', 'elitist', 'cruel', 'south', 'wealthy'),
			'Grave Goods',
			gain(2),
			gain(1, 'infamy')
		),
		basic('kettil', 'Kettil Ratcatcher', 'egalitarian', 'cruel', 'north', 'clandestine'),
		basic('bogdan', 'Bogdan Under-the-Bridge', 'egalitarian', 'calm', 'east', 'warlike'),
		basic('thibaud', 'Thibaud the Veiled', 'elitist', 'calm', 'west', 'warlike'),
		basic('gaspard-ozanne', 'Gaspard Ozanne', 'elitist', 'cruel', 'west', 'scholarly'),
		basic('pelagia', 'Pelagia Ink-Fingers', 'egalitarian', 'cruel', 'east', 'scholarly')
	],
	schemes: [
		scheme(
			'a-stall-below-the-bridge',
			'A Stall Below the Bridge',
			['clandestine'],
			gain(2),
			blackMarket(RESERVE)
		),
		scheme(
			'clean-hands-fresh-linen',
			'Clean Hands, Fresh Linen',
			['clandestine', 'wealthy'],
			gain(2),
			blackMarket(lose('infamy', 1, any('own', { bears: 'infamy' })))
		),
		scheme(
			'the-rat-post',
			'The Rat Post',
			['clandestine', 'scholarly'],
			gain(1),
			blackMarket(removeAny())
		),
		scheme(
			'secrets-have-weight',
			'Secrets Have Weight',
			['clandestine', 'warlike'],
			assign('infamy', 1, any('opponents')),
			blackMarket(move('infamy', 1, any('own', { bears: 'infamy' }), any('opponents')))
		),
		scheme(
			'the-undercity-opens',
			'The Undercity Opens',
			['clandestine', 'clandestine', 'wealthy'],
			gain(2),
			blackMarket(unexhaust(any('own', { exhausted: true })))
		),
		scheme(
			'ledger-of-debts',
			'Ledger of Debts',
			['clandestine', 'clandestine', 'scholarly'],
			activate(BEARER),
			gain(1),
			blackMarket(spend(1, activate(any('own'))))
		),
		scheme(
			'a-rumour-for-sale-2',
			'A Rumour for Sale',
			['clandestine', 'warlike'],
			gain(1),
			blackMarket(THEIR_TEMPER)
		),
		scheme(
			'drains-of-four-cities-2',
			'The Drains of Four Cities',
			['clandestine', 'wealthy'],
			gain(2),
			blackMarket(A_DIRECTION)
		)
	]
};
