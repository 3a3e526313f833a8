import { able, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	any,
	assign,
	BEARER,
	declareEnemy,
	each,
	gain,
	lose,
	move,
	perEach,
	THEIR_TEMPER,
	torpor
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('brujah');
const enemies = { enemy: true };

/** Declared enemies pay, again and again; most schemes ask for the warlike. */
export const brujah: ClanSet = {
	leaders: [
		leader('hawise-underhill', 'Hawise Underhill', 'egalitarian', 'cruel', 'west', 'warlike'),
		leader('eustratios', 'Eustratios of Chalcedon', 'elitist', 'calm', 'east', 'scholarly')
	],
	characters: [
		able(
			basic('zineb', 'Zineb of the Tanneries', 'egalitarian', 'cruel', 'south', 'clandestine'),
			'Word on the Street',
			assign('infamy', 1, any('opponents'))
		),
		basic('theoktiste-argyre', 'Theoktiste Argyre', 'elitist', 'calm', 'east', 'warlike'),
		basic('aldith-fenwright', 'Aldith Fenwright', 'egalitarian', 'calm', 'north', 'scholarly'),
		basic('danylo', 'Danylo the Ferryman', 'egalitarian', 'cruel', 'east', 'clandestine'),
		basic('isarn', 'Isarn of Montpellier', 'elitist', 'calm', 'roaming', 'scholarly'),
		basic('machteld-weversen', 'Machteld Weversen', 'egalitarian', 'calm', 'west', 'wealthy'),
		able(
			basic('ranulf-thirlwall', 'Ranulf Thirlwall', 'elitist', 'cruel', 'north', 'warlike'),
			'Border Raid',
			move('power', 1, any('opponents'), BEARER)
		),
		basic('goncalo-de-sequeira', 'Gonçalo de Sequeira', 'elitist', 'cruel', 'west', 'wealthy')
	],
	schemes: [
		scheme(
			'pointing-the-finger',
			'Pointing the Finger',
			['warlike'],
			declareEnemy(any('opponents')),
			gain(2)
		),
		scheme(
			'fire-in-the-streets',
			'Fire in the Streets',
			['warlike', 'clandestine'],
			declareEnemy(any('opponents')),
			assign('infamy', 1, any('opponents', enemies)),
			gain(2)
		),
		scheme(
			'grievances-read-aloud',
			'Grievances Read Aloud',
			['warlike', 'scholarly'],
			gain(perEach('enemies', 3)),
			gain(1),
			activate(BEARER)
		),
		scheme(
			'the-price-of-silence',
			'The Price of Silence',
			['warlike', 'wealthy'],
			move('power', 2, any('opponents', enemies), BEARER),
			gain(2)
		),
		scheme(
			'no-door-holds',
			'No Door Holds',
			['warlike', 'warlike', 'clandestine'],
			torpor(any('opponents', enemies)),
			gain(2)
		),
		scheme(
			'storm-the-keep',
			'Storm the Keep',
			['warlike', 'warlike', 'scholarly'],
			declareEnemy(any('opponents', { sire: true })),
			lose('power', 1, each('opponents', enemies)),
			gain(perEach('enemies', 4)),
			gain(1)
		),
		scheme(
			'bad-blood-2',
			'Bad Blood',
			['warlike', 'clandestine'],
			THEIR_TEMPER,
			gain(perEach('enemies', 2)),
			gain(2)
		),
		scheme(
			'march-on-the-square-2',
			'March on the Square',
			['warlike', 'scholarly'],
			declareEnemy(any('opponents')),
			A_DIRECTION,
			gain(2)
		)
	]
};
