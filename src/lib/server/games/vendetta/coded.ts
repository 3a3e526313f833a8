import { seededChance } from '../../../games/core/chance.ts';
import { secretOf } from '../../../games/core/fair/protocol.ts';
import { fingerprint } from '../../../games/core/fingerprint.ts';
import type { Json } from '../../../games/core/json.ts';
import type { Strength } from '../../../games/core/computer/strengths.ts';
import type { Command } from '../../../games/vendetta/commands.ts';
import { dueIn } from '../../../games/vendetta/due.ts';
import { codedPlayer } from '../../../games/vendetta/players/coded.ts';
import type { SeatView } from '../../../games/vendetta/players/player.ts';
import { randomPlayer } from '../../../games/vendetta/players/random.ts';
import type { Reason } from '../../../games/vendetta/refusals.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { ownHand } from '../../../games/vendetta/table/own-hand.ts';
import { sealing } from '../../../games/vendetta/table/seals.ts';
import { COMPUTER, holdersOf } from '../../logs/annex.ts';
import type { Look } from '../../logs/answers.ts';
import { cameOf, halt, sender, whyOf, type Moved } from '../../logs/coded-acts.ts';
import { PEOPLE_ASKED, type CodedSeats } from '../../logs/coded-seats.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';
import { seedOpening } from './seed-opening.ts';

/** Long enough to see what was done, in milliseconds. */
const READ_MS = 1_600;
/** An answer to what several choose at once is no news. */
const PASSING_MS = 400;

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
	(seat: string): Look<EveningState, SeatView | null> =>
	({ evening: { table } }, circumstances) => {
		if (!table) return { seen: null };
		const { seen: own, ...after } = ownHand(table, seat, circumstances);
		return { seen: { seat, table, own }, ...after };
	};

const newNonce = (): string => secretOf(REAL_SURROUNDINGS.chance);

/** Refused so often on one table, the computer gives up. */
const MOST_REFUSED = 6;

/** How the computer plays seats of an evening. Each move is thought in another thread, from the view of that seat. */
export const codedEvening: CodedSeats<EveningState, Command, Reason> = {
	pause(state) {
		const due = dueIn(state);
		if (!due) return null;
		return state.evening.table?.together ? PASSING_MS : READ_MS;
	},
	plays: ({ rivals }, seat) => rivals?.[seat] !== undefined,
	think(question) {
		// Our own question: see `move`.
		const { view, strength, seed, refused } = question as unknown as Question;
		const player = refused > 0 ? randomPlayer : codedPlayer(strength);
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
				// A phone seals what it chooses in secret; the server is the phone of a seat that the computer plays.
				const sealed = sealing(looked.seen.table, command, newNonce);
				moved = cameOf(await send({ type: 'ActAtTable', command: sealed })) ?? moved;
			}
		}
		// With the computer’s move the game may be over: then its seed opens, as after a person’s.
		const now = moved.came === 'done' ? await logs.read(log.id) : null;
		const opening = now && seedOpening(log.id, now);
		if (opening)
			await logs.act({ chronicle: log.id, actor: COMPUTER, seat: null, command: opening });
		return whyOf(moved.came === 'none' ? await halt(send, seat) : moved);
	},
	async halt({ logs }, log) {
		const due = dueIn(log.state);
		return due && whyOf(await halt(sender(logs, log, due.seat), due.seat));
	}
};
