import type { SchemeCard } from '../../../../games/heritage/deck/cards.ts';
import { cardsOf } from '../../../../games/heritage/open/cards.ts';
import {
	activate,
	any,
	assign,
	BEARER,
	blackMarket,
	childer,
	CHOSEN,
	craftMonstrosity,
	declareEnemy,
	drawScheme,
	each,
	embraceTheChaos,
	exhaust,
	gain,
	lose,
	move,
	pack,
	perEach,
	RECOVER_BOON,
	recruitFromQueue,
	rejuvenate,
	those,
	torpor,
	torporForSure,
	trigger,
	unexhaust,
	when
} from '../../../../games/heritage/open/phrases.ts';

const enemies = { enemy: true };
const ancillae = those('own', { ancilla: true });
const { scheme: brujah } = cardsOf('brujah');
const { scheme: gangrel } = cardsOf('gangrel');
const { scheme: malkavian } = cardsOf('malkavian');
const { scheme: nosferatu } = cardsOf('nosferatu');
const { scheme: tzimisce } = cardsOf('tzimisce');

/** Brujah, Gangrel, Malkavian, Nosferatu, Tzimisce. */
export const lowClanSchemes: readonly SchemeCard[] = [
	brujah(
		'the-second-rising',
		'The Second Rising',
		['warlike', 'scholarly'],
		activate(BEARER),
		when('enemies', 2, activate(any('own', { class: 'egalitarian' }))),
		gain(1)
	),
	brujah(
		'settling-the-score',
		'Settling the Score',
		['warlike', 'warlike', 'clandestine'],
		exhaust(each('opponents', enemies)),
		torpor(any('opponents', { enemy: true, fledgling: true })),
		gain(1)
	),
	brujah(
		'manifesto',
		'Manifesto',
		['warlike', 'scholarly', 'wealthy'],
		gain(perEach('enemies', 4)),
		drawScheme(1)
	),
	brujah(
		'night-of-torches',
		'Night of Torches',
		['warlike', 'warlike', 'clandestine', 'scholarly'],
		declareEnemy(any('opponents')),
		torpor(any('opponents', enemies)),
		assign('infamy', 1, each('opponents', enemies)),
		gain(3)
	),

	gangrel(
		'run-with-us',
		'Run with Us',
		['warlike', 'wealthy'],
		recruitFromQueue(),
		pack(gain(perEach('pack', 3)))
	),
	gangrel(
		'the-ring-tightens',
		'The Ring Tightens',
		['warlike', 'warlike', 'clandestine'],
		pack(
			when('pack', 2, exhaust(any('opponents', { exhausted: false }))),
			when('pack', 4, torpor(any('opponents'))),
			gain(perEach('pack', 2))
		)
	),
	gangrel(
		'thaw',
		'Thaw',
		['warlike', 'scholarly', 'wealthy'],
		rejuvenate(any('own', { torpor: true })),
		unexhaust(childer({ exhausted: true })),
		pack(gain(perEach('pack', 4)))
	),
	gangrel(
		'nothing-left-but-bones',
		'Nothing Left but Bones',
		['warlike', 'warlike', 'clandestine', 'scholarly'],
		pack(
			when('pack', 3, torporForSure(any('opponents', { fledgling: true }))),
			gain(perEach('pack', 5))
		)
	),

	malkavian(
		'speaking-in-tongues',
		'Speaking in Tongues',
		['scholarly', 'warlike'],
		embraceTheChaos('temperament', 'archetype'),
		drawScheme(1)
	),
	malkavian(
		'the-mirror-blinks-first',
		'The Mirror Blinks First',
		['scholarly', 'scholarly', 'clandestine'],
		embraceTheChaos('geography', 'archetype'),
		move('infamy', 2, any('own', { bears: 'infamy' }), any('opponents')),
		gain(3)
	),
	malkavian(
		'the-paper-of-tomorrow',
		'The Paper of Tomorrow',
		['scholarly', 'clandestine', 'wealthy'],
		drawScheme(2),
		embraceTheChaos('class', 'temperament')
	),
	malkavian(
		'the-whole-cathedral',
		'The Whole Cathedral',
		['scholarly', 'scholarly', 'wealthy', 'clandestine'],
		embraceTheChaos('class', 'temperament', 'geography', 'archetype'),
		activate(BEARER),
		activate(any('own', { fledgling: true })),
		gain(3)
	),

	nosferatu(
		'the-drowned-door',
		'The Drowned Door',
		['clandestine', 'warlike'],
		gain(1),
		blackMarket(lose('power', 1, any('opponents', { bears: 'power' })))
	),
	nosferatu(
		'even-kings-buy-here',
		'Even Kings Buy Here',
		['clandestine', 'clandestine', 'wealthy'],
		blackMarket(assign('power', 1, any('own', { fledgling: true, lacks: 'power' })))
	),
	nosferatu(
		'what-the-drains-carried',
		'What the Drains Carried',
		['clandestine', 'scholarly', 'warlike'],
		assign('infamy', 1, any('opponents')),
		lose('power', 2, CHOSEN),
		gain(2)
	),
	nosferatu(
		'the-quiet-bargain',
		'The Quiet Bargain',
		['clandestine', 'clandestine', 'scholarly', 'wealthy'],
		gain(3),
		drawScheme(1),
		blackMarket(RECOVER_BOON)
	),

	tzimisce(
		'marrow-and-mortar',
		'Marrow and Mortar',
		['scholarly', 'warlike'],
		craftMonstrosity(any('own')),
		lose('power', 2, any('opponents', { bears: 'power' })),
		gain(1)
	),
	tzimisce(
		'the-thing-in-the-cellar',
		'The Thing in the Cellar',
		['scholarly', 'scholarly', 'warlike'],
		craftMonstrosity(BEARER),
		trigger(BEARER),
		torpor(any('opponents', { fledgling: true }))
	),
	tzimisce(
		'beyond-the-skin',
		'Beyond the Skin',
		['scholarly', 'clandestine', 'wealthy'],
		craftMonstrosity(any('own')),
		gain(perEach(ancillae, 4))
	),
	tzimisce(
		'congregation-of-flesh',
		'Congregation of Flesh',
		['scholarly', 'scholarly', 'warlike', 'clandestine'],
		craftMonstrosity(any('own')),
		trigger(each('own', { ancilla: true })),
		gain(3)
	)
];
