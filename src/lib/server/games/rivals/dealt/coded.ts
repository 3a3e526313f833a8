import { seededChance } from '../../../../games/core/chance.ts';
import type { Strength } from '../../../../games/core/computer/strengths.ts';
import { fingerprint } from '../../../../games/core/fingerprint.ts';
import type { Json } from '../../../../games/core/json.ts';
import { dueIn } from '../../../../games/rivals/dealt/due.ts';
import type { Command } from '../../../../games/rivals/dealt/grammar.ts';
import type { Reason } from '../../../../games/rivals/dealt/refusals.ts';
import type { DealtState } from '../../../../games/rivals/dealt/state.ts';
import { playerOf } from '../../../../games/rivals/players/by-strength.ts';
import { randomPlayer } from '../../../../games/rivals/players/random.ts';
import type { TableCommand } from '../../../../games/rivals/table/commands.ts';
import { ownHand } from '../../../../games/rivals/table/own-hand.ts';
import type { SeatView } from '../../../../games/rivals/table/own-view.ts';
import { holdersOf } from '../../../logs/annex.ts';
import type { Look } from '../../../logs/answers.ts';
import { cameOf, halt, sender, whyOf, type Moved } from '../../../logs/coded-acts.ts';
import { PEOPLE_ASKED, type CodedSeats } from '../../../logs/coded-seats.ts';

/** Long enough to see what was done, in milliseconds. */
const READ_MS = 1_600;

/** Everything the computer learns about a move. */
type Question = {
	readonly view: SeatView;
	readonly strength: Strength;
	readonly seed: number;
	/** How many moves were refused before: the next one is any that seems legal. */
	readonly refused: number;
};

/** What a seat may know of a table that the server dealt: of all that is sealed, its own alone. */
const viewFrom =
	(seat: string): Look<DealtState, SeatView | null> =>
	({ table }, circumstances) => {
		if (!table) return { seen: null };
		const { seen: own, ...after } = ownHand(table, seat, circumstances);
		return { seen: { seat, table, own }, ...after };
	};

/** Refused so often on one table, the computer gives up. */
const MOST_REFUSED = 6;

/** How the computer plays seats of a match. Each move is thought in another thread, from the view of that seat. */
export const codedDealt: CodedSeats<DealtState, Command, Reason> = {
	pause: (state) => (dueIn(state) ? READ_MS : null),
	plays: ({ rivals }, seat) => rivals?.[seat] !== undefined,
	think(question) {
		// Our own question: see `move`.
		const { view, strength, seed, refused } = question as unknown as Question;
		const player = refused > 0 ? randomPlayer : playerOf(strength);
		return player(view, seededChance(seed + refused)) as unknown as Json;
	},
	async move({ database, logs, think, unwanted }, log) {
		const holders = await holdersOf(database.read, log.id);
		const due = dueIn(log.state, (seat) => (holders[seat] ?? null) === null);
		if (!due) return PEOPLE_ASKED;
		const { seat, strength, consent } = due;
		const send = sender(logs, log, seat);
		let moved: Moved = { came: 'none' };
		if (consent !== null) {
			const answer = { type: 'AnswerUndo', proposal: consent, agrees: true } as const;
			moved = cameOf(await send({ ...answer, seats: [seat] })) ?? moved;
		} else {
			const looked = await logs.look(log.id, viewFrom(seat));
			if (looked.kind !== 'seen') return looked.kind;
			if (looked.version !== log.version || !looked.seen) return null;
			const seed = fingerprint(`${log.id} ${log.state.course.steps.length} ${seat}`) >>> 1;
			for (let refused = 0; refused < MOST_REFUSED && moved.came === 'none'; refused++) {
				const question: Question = { view: looked.seen, strength, seed, refused };
				const command = (await think(question as unknown as Json)) as unknown as TableCommand;
				if (unwanted.aborted) return null;
				moved = cameOf(await send({ type: 'ActAtTable', command })) ?? moved;
			}
		}
		return whyOf(moved.came === 'none' ? await halt(send, seat) : moved);
	},
	async halt({ logs }, log) {
		const due = dueIn(log.state);
		return due && whyOf(await halt(sender(logs, log, due.seat), due.seat));
	}
};
