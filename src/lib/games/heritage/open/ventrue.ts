import { able, bonded, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	any,
	assign,
	BEARER,
	CLAN_LEADER,
	edict,
	gain,
	lose,
	RECOVER_BOON,
	SIRE,
	spend,
	THEIR_TEMPER,
	those,
	when
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('ventrue');

/** The law of the house binds the others; most schemes ask for the wealthy. */
export const ventrue: ClanSet = {
	leaders: [
		leader('adalhard', 'Adalhard von Rhoden', 'elitist', 'calm', 'north', 'wealthy'),
		leader('beatriz-alvear', 'Captain Beatriz Alvear', 'egalitarian', 'cruel', 'south', 'warlike')
	],
	characters: [
		able(
			basic('astorre-malaspada', 'Astorre Malaspada', 'elitist', 'cruel', 'south', 'warlike'),
			'Contract of Arms',
			spend(1, activate(SIRE), activate(BEARER))
		),
		basic('matej', 'Matěj of Olomouc', 'egalitarian', 'calm', 'east', 'scholarly'),
		basic('philippa-ashdown', 'Philippa Ashdown', 'elitist', 'calm', 'north', 'clandestine'),
		bonded(
			able(
				basic('detlev-rosenkamp', 'Detlev Rosenkamp', 'elitist', 'calm', 'north', 'wealthy'),
				'Seal of the Alderman',
				gain(1),
				assign('power', 1, SIRE)
			)
		),
		basic('mercy-lockwood', 'Mercy Lockwood', 'egalitarian', 'cruel', 'west', 'warlike'),
		basic('jonas-van-alst', 'Jonas van Alst', 'egalitarian', 'cruel', 'west', 'wealthy'),
		basic('costanza-merula', 'Abbess Costanza Merula', 'elitist', 'cruel', 'south', 'scholarly'),
		able(
			basic('dilara', 'Dilara the Dragoman', 'egalitarian', 'calm', 'east', 'clandestine'),
			'Two Tongues',
			RECOVER_BOON
		)
	],
	schemes: [
		scheme(
			'by-order-of-the-house',
			'By Order of the House',
			['wealthy'],
			gain(1),
			edict(['archetype'], 'with', assign('infamy', 1, any('that-opponent')))
		),
		scheme(
			'the-tax-roll',
			'The Tax Roll',
			['wealthy', 'scholarly'],
			activate(BEARER),
			gain(1),
			edict(['geography'], 'with', assign('infamy', 1, any('that-opponent')))
		),
		scheme(
			'sumptuary-law',
			'Sumptuary Law',
			['wealthy', 'clandestine'],
			gain(1),
			edict(['temperament'], 'with', lose('power', 1, any('that-opponent', { bears: 'power' })))
		),
		scheme(
			'levy-of-the-lords',
			'Levy of the Lords',
			['wealthy', 'warlike'],
			activate(BEARER),
			gain(2),
			when(those('own', { class: 'elitist' }), 3, gain(1))
		),
		scheme(
			'charter-of-nine-streets',
			'Charter of Nine Streets',
			['wealthy', 'wealthy', 'scholarly'],
			gain(3),
			edict(['geography'], 'with', assign('power', 1, CLAN_LEADER))
		),
		scheme(
			'the-empty-throne',
			'The Empty Throne',
			['wealthy', 'wealthy', 'warlike'],
			gain(3),
			edict(['class'], 'without', assign('infamy', 1, any('that-opponent')))
		),
		scheme(
			'a-question-of-decorum-2',
			'A Question of Decorum',
			['wealthy', 'scholarly'],
			THEIR_TEMPER,
			gain(2),
			edict(['temperament'], 'with', assign('infamy', 1, any('that-opponent')))
		),
		scheme(
			'safe-conduct-2',
			'Safe Conduct',
			['wealthy', 'warlike'],
			A_DIRECTION,
			activate(CLAN_LEADER),
			gain(1)
		)
	]
};
