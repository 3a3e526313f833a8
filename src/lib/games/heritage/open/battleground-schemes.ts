import type { SchemeCard } from '../deck/cards.ts';
import type { Effect } from '../effects/effect.ts';
import type { BattlegroundId } from '../boards/timeline.ts';
import type { Archetype } from '../vocabulary.ts';
import {
	any,
	assign,
	drawScheme,
	either,
	gain,
	lose,
	modify,
	move,
	RESERVE,
	spend,
	unexhaust
} from './phrases.ts';

const A_DIRECTION = either(
	[modify('north')],
	[modify('east')],
	[modify('south')],
	[modify('west')]
);

/** One a battleground, open to all and there to stay, so each is worth less than a clan's own. */
export const battlegroundSchemes: readonly SchemeCard[] = [
	scheme(
		'A',
		'petition-to-the-barons',
		'Petition to the Barons',
		['wealthy', 'warlike'],
		either([modify('elitist')], [modify('egalitarian')]),
		gain(1)
	),
	scheme(
		'B',
		'vigil-before-dawn',
		'Vigil before Dawn',
		['scholarly', 'clandestine'],
		either([modify('calm')], [modify('cruel')]),
		lose('infamy', 1, any('own', { bears: 'infamy' })),
		gain(1)
	),
	scheme(
		'C',
		'envoys-to-a-distant-court',
		'Envoys to a Distant Court',
		['warlike', 'wealthy'],
		A_DIRECTION,
		gain(1)
	),
	scheme(
		'D',
		'a-name-in-the-dossier',
		'A Name in the Dossier',
		['clandestine', 'scholarly'],
		assign('infamy', 1, any('opponents')),
		gain(1)
	),
	scheme(
		'E',
		'bread-for-the-barricade',
		'Bread for the Barricade',
		['warlike', 'clandestine'],
		A_DIRECTION,
		assign('power', 1, any('own', { lacks: 'power' }))
	),
	scheme(
		'F',
		'a-false-trail',
		'A False Trail',
		['clandestine', 'wealthy'],
		either([move('infamy', 1, any('own', { bears: 'infamy' }), any('opponents'))], [A_DIRECTION]),
		gain(1)
	),
	scheme(
		'G',
		'salon-of-the-ambitious',
		'Salon of the Ambitious',
		['wealthy', 'scholarly'],
		either([modify('elitist')], [modify('egalitarian')]),
		assign('power', 1, any('own'))
	),
	scheme(
		'H',
		'the-morning-papers',
		'The Morning Papers',
		['scholarly', 'wealthy'],
		either([modify('calm')], [modify('cruel')]),
		either([spend(1, drawScheme(1))], [RESERVE])
	),
	scheme(
		'I',
		'safe-house-and-sleeper-train',
		'Safe House and Sleeper Train',
		['clandestine', 'warlike'],
		A_DIRECTION,
		either([gain(1)], [unexhaust(any('own', { exhausted: true }))])
	)
];

function scheme(
	battleground: BattlegroundId,
	id: string,
	name: string,
	needs: Archetype[],
	...effects: Effect[]
): SchemeCard {
	return { of: 'battleground', id, name, battleground, needs, effects };
}
