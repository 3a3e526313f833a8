import * as v from 'valibot';
import { seatSchema, type SeatId } from '../shapes.ts';
import { atOnce, chooseOne, type Resolving } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { activeSeat, clockwiseFrom } from '../table/where.ts';
import { FEWEST_SEATS, MOST_SEATS, TEMPERAMENTS } from '../vocabulary.ts';
import {
	wordOf,
	type BattlegroundModule,
	type Modification,
	type Modified
} from './battleground.ts';
import type { BoardFacts, Morality } from './board-facts.ts';
import { SPACES, type MoralityState, type MoralityToken } from './morality-tokens.ts';

const OFF_TRACK = `the spaces go from 1 to ${SPACES}`;

const schema = v.strictObject(
	{
		tokens: v.pipe(
			v.record(
				seatSchema,
				v.strictObject(
					{
						space: v.pipe(
							v.number('the space of a token is a number'),
							v.integer('a token lies on a whole space'),
							v.minValue(1, OFF_TRACK),
							v.maxValue(SPACES, OFF_TRACK)
						),
						side: v.picklist(TEMPERAMENTS, 'a token shows calm or cruel')
					},
					'a token has a space and a side'
				),
				'each player has a token'
			),
			v.check((tokens) => {
				const players = Object.keys(tokens).length;
				return players >= FEWEST_SEATS && players <= MOST_SEATS;
			}, 'each player has one token')
		)
	},
	'it holds a morality token a player'
);

const sentences = {
	'token-space': '{seat}’s morality token is on a space worth {points}.',
	'no-token': '{seat} has no morality token here and scores nothing.',
	'token-scores': '{seat}’s morality token scores here, not each vampire.'
};

/** Each player chooses the side that lies up first, in turn order. */
function* setUp({ start }: Morality, table: Table): Resolving<MoralityState> {
	const tokens: Record<SeatId, MoralityToken> = {};
	for (const seat of clockwiseFrom(table, activeSeat(table))) {
		const side = yield* chooseOne({
			seat,
			prompt: 'which-side',
			about: { seat },
			options: TEMPERAMENTS
		});
		tokens[seat] = { space: start, side: side === 'cruel' ? 'cruel' : 'calm' };
	}
	return { tokens };
}

/**
 * The token of whose vampire or effect it is moves; past the ends nothing happens, so there it does
 * not turn over either.
 */
function modify(
	{ like, draws }: Morality,
	state: MoralityState,
	by: Modification
): Modified<MoralityState> {
	const { seat } = by;
	const token = state.tokens[seat];
	const temperament = wordOf(TEMPERAMENTS, by);
	if (!token) return { state };
	const space = token.space + (temperament === token.side ? like : -like);
	if (space < 1 || space > SPACES) return { state };
	return {
		// Like it keeps its side, unlike it turns over: either way it shows what was activated.
		state: { tokens: { ...state.tokens, [seat]: { space, side: temperament } } },
		next: draws.includes(space) ? [{ kind: 'draw-scheme', seat, amount: 1 }] : []
	};
}

/** Who stands furthest the way that likeness leads; several are tied. */
export function furthestOf({ like }: Morality, { tokens }: MoralityState): readonly SeatId[] {
	const furthest = Math.max(...Object.values(tokens).map(({ space }) => space * like));
	return Object.keys(tokens).filter((seat) => (tokens[seat]?.space ?? 0) * like === furthest);
}

/** Who alone is furthest takes the first player marker; tied, it stays. */
function endRound(morality: Morality, table: Table, state: MoralityState): Modified<MoralityState> {
	const [first, tied] = furthestOf(morality, state);
	if (first === undefined || tied !== undefined || first === table.firstPlayer) return { state };
	return { state, events: [{ type: 'FirstPlayerSet', seat: first }] };
}

/**
 * A battleground of morality tokens: an activated temperament is compared with the token of its
 * player. It scores by the token's space, one sum a player. Source: rulebook, battlegrounds B and H.
 */
export function moralityBoard(
	moralityOf: (table: Table) => Morality
): Omit<BattlegroundModule<MoralityState>, keyof BoardFacts> {
	return {
		schema,
		sentences,
		setUp: (table) => setUp(moralityOf(table), table),
		modify: (table, state, by) => atOnce(modify(moralityOf(table), state, by)),
		endRound: (table, state) => atOnce(endRound(moralityOf(table), table, state)),
		worth: (_table, _state, seat) => ({ points: 0, why: 'token-scores', about: { seat } }),
		worthOfPlayer(table, state, seat) {
			const token = state.tokens[seat];
			if (!token) return { points: 0, why: 'no-token', about: { seat } };
			const points = moralityOf(table).points[token.space - 1] ?? 0;
			return { points, why: 'token-space', about: { seat, space: token.space, points } };
		}
	};
}
