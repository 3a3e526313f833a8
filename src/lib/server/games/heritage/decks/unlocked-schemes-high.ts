import type { SchemeCard } from '../../../../games/heritage/deck/cards.ts';
import { cardsOf } from '../../../../games/heritage/open/cards.ts';
import {
	activate,
	ADDITIONAL_SCHEME,
	any,
	assign,
	BEARER,
	CLAN_LEADER,
	coterie,
	drawScheme,
	each,
	edict,
	exhaust,
	gain,
	invitation,
	kissTheRing,
	lose,
	perEach,
	RECOVER_BOON,
	recruitFromDeck,
	takeBoon,
	those,
	torpor,
	torporForSure,
	unexhaust,
	usurp
} from '../../../../games/heritage/open/phrases.ts';

const sleepers = those('everyone', { torpor: true });
const { scheme: lasombra } = cardsOf('lasombra');
const { scheme: toreador } = cardsOf('toreador');
const { scheme: tremere } = cardsOf('tremere');
const { scheme: ventrue } = cardsOf('ventrue');

/** Lasombra, Toreador, Tremere, Ventrue. */
export const highClanSchemes: readonly SchemeCard[] = [
	lasombra(
		'favours-remembered',
		'Favours Remembered',
		['clandestine', 'wealthy'],
		gain(perEach(those('own', { bears: 'boon' }), 2)),
		RECOVER_BOON
	),
	lasombra(
		'eclipse',
		'Eclipse',
		['clandestine', 'clandestine', 'warlike'],
		exhaust(each('any-opponent', { ancilla: true })),
		kissTheRing(torpor(any('that-opponent'))),
		gain(2)
	),
	lasombra(
		'princes-pay-in-gold',
		'Princes Pay in Gold',
		['clandestine', 'wealthy', 'scholarly'],
		kissTheRing(
			lose('power', 2, any('that-opponent', { bears: 'power' })),
			assign('infamy', 1, any('that-opponent'))
		),
		drawScheme(1)
	),
	lasombra(
		'sea-without-stars',
		'Sea without Stars',
		['clandestine', 'clandestine', 'wealthy', 'warlike'],
		takeBoon('any-opponent'),
		kissTheRing(torporForSure(any('that-opponent', { leader: false }))),
		gain(3)
	),

	toreador(
		'sitting-for-the-portrait',
		'Sitting for the Portrait',
		['wealthy', 'scholarly'],
		invitation([gain(2)], [drawScheme(1)])
	),
	toreador(
		'encore',
		'Encore',
		['wealthy', 'wealthy', 'clandestine'],
		ADDITIONAL_SCHEME,
		invitation([gain(2)], [activate(BEARER)])
	),
	toreador(
		'the-scandal-sheet',
		'The Scandal Sheet',
		['wealthy', 'clandestine', 'warlike'],
		invitation(
			[assign('infamy', 2, any('opponents'))],
			[gain(2)],
			[lose('infamy', 2, any('own', { bears: 'infamy' }))]
		)
	),
	toreador(
		'exhibition-of-the-age',
		'Exhibition of the Age',
		['wealthy', 'wealthy', 'scholarly', 'warlike'],
		invitation([recruitFromDeck()], [gain(3)], [activate(BEARER)]),
		gain(1)
	),

	tremere(
		'palimpsest',
		'Palimpsest',
		['scholarly', 'clandestine'],
		usurp(any('own', { leader: false })),
		usurp(any('own', { leader: false })),
		gain(1)
	),
	tremere(
		'dreams-of-the-staked',
		'Dreams of the Staked',
		['scholarly', 'scholarly', 'wealthy'],
		gain(perEach(sleepers, 4)),
		drawScheme(1)
	),
	tremere(
		'transference',
		'Transference',
		['scholarly', 'warlike', 'clandestine'],
		torporForSure(any('own', { leader: false, exhausted: true })),
		torpor(any('opponents')),
		usurp(any('own', { torpor: true }))
	),
	tremere(
		'pyramid-of-glass',
		'Pyramid of Glass',
		['scholarly', 'scholarly', 'warlike', 'wealthy'],
		torpor(any('opponents')),
		usurp(any('own', { torpor: true })),
		gain(perEach(sleepers, 4))
	),

	ventrue(
		'privileges-confirmed',
		'Privileges Confirmed',
		['wealthy', 'scholarly'],
		activate(BEARER),
		activate(CLAN_LEADER),
		gain(1)
	),
	ventrue(
		'ban-and-double-ban',
		'Ban and Double Ban',
		['wealthy', 'wealthy', 'warlike'],
		torpor(any('opponents', { fledgling: true })),
		edict(['temperament'], 'with', assign('infamy', 1, any('that-opponent')))
	),
	ventrue(
		'exchequer',
		'Exchequer',
		['wealthy', 'clandestine', 'scholarly'],
		gain(perEach(those('own', { archetype: 'wealthy' }), 3)),
		unexhaust(any('own', { exhausted: true })),
		drawScheme(1)
	),
	ventrue(
		'the-long-peace',
		'The Long Peace',
		['wealthy', 'wealthy', 'warlike', 'scholarly'],
		edict(['class', 'geography', 'archetype'], 'with', assign('power', 1, CLAN_LEADER)),
		activate(coterie({ class: 'elitist' })),
		gain(2)
	)
];
