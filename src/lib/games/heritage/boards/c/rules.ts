import * as v from 'valibot';
import { atOnce, chooseOne } from '../../table/request.ts';
import { battleground } from '../battleground.ts';
import { COURTS, courtsHeld, movesOf, type Ankhs } from './courts.ts';
import { byDirection, directionOf, DIRECTIONS, whichDirection } from '../directions.ts';
import { withMost } from '../most.ts';
import { PRINCES_ANKHS as ANKHS } from '../ankhs.ts';
import { facts } from './facts.ts';

const ankhsSchema = v.pipe(
	v.array(
		v.picklist(COURTS, 'expected a court of this board: a home, a march, a border, the centre'),
		'expected the courts where the ankhs stand'
	),
	v.length(ANKHS, `each direction has ${ANKHS} ankhs, wherever they stand`)
);

/** The War of the Princes: ankhs leave their homes and take courts (rulebook, battleground C; reading C). */
export const rules = battleground<Ankhs>({
	...facts,
	schema: v.strictObject({
		north: ankhsSchema,
		east: ankhsSchema,
		south: ankhsSchema,
		west: ankhsSchema
	}),
	sentences: {
		'holds-most':
			'The {direction} has the most courts ({courts}, the centre counting twice): each {direction} vampire is worth 2.',
		'holds-fewer': 'Courts of the {direction}: {courts}. Another direction holds more.',
		'nobody-holds': 'Nobody holds a court, so the {direction} scores nothing.',
		roaming: 'Roaming vampires always score 1.'
	},
	setUp: () => atOnce(byDirection(() => Array.from({ length: ANKHS }, () => 'home' as const))),
	/** Moves one ankh of the direction to a neighbouring court; without a legal move nothing happens. */
	*modify(table, state, by) {
		const direction = yield* whichDirection(by);
		const moves = movesOf(state, direction, table.ruleset.rivalCourt);
		const chosen = yield* chooseOne({
			seat: by.seat,
			prompt: 'which-ankh',
			about: { direction },
			options: [...moves.keys()]
		});
		return { state: (chosen !== null && moves.get(chosen)) || state };
	},
	worth(table, state, _, vampire) {
		const direction = directionOf(table, vampire);
		if (direction === null) return { points: 1, why: 'roaming', about: {} };
		const held = courtsHeld(state);
		const courts = held[direction];
		const winners = withMost(DIRECTIONS, (one) => held[one]);
		if (winners.length === 0) return { points: 0, why: 'nobody-holds', about: { direction } };
		return winners.includes(direction)
			? { points: 2, why: 'holds-most', about: { direction, courts } }
			: { points: 0, why: 'holds-fewer', about: { direction, courts } };
	}
});
