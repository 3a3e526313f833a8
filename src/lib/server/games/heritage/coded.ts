import { fingerprint } from '../../../games/core/fingerprint.ts';
import type {
	AloneCommand,
	AloneReason,
	AloneState
} from '../../../games/heritage/alone/grammar.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import { dueAtTable, dueIn, type Agrees, type Due } from '../../../games/heritage/computer/due.ts';
import type { ComputerSeats } from '../../../games/heritage/computer/grammar.ts';
import { PASSING_MS, READ_MS } from '../../../games/heritage/computer/pace.ts';
import { viewOf, type SeatView } from '../../../games/heritage/search/view.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Held, Table } from '../../../games/heritage/table/table.ts';
import type { Look } from '../../logs/answers.ts';
import { holdersOf } from '../../logs/annex.ts';
import { cameOf, halt, sender, whyOf, type Moved } from '../../logs/coded-acts.ts';
import { PEOPLE_ASKED, type CodedHouse, type CodedSeats } from '../../logs/coded-seats.ts';
import type { DealtFaceDown } from '../../logs/kept-game.ts';
import { chooseBetween } from './coded-choices.ts';
import { moveAtTable, thinkOf } from './coded-moves.ts';
import { aloneDealt, heritageDealt } from './heritage-dealt.ts';

const pauseBefore = (due: Pick<Due, 'isNews'> | null): number | null =>
	due && (due.isNews ? READ_MS : PASSING_MS);

const plays = ({ rivals }: { readonly rivals?: ComputerSeats }, seat: string): boolean =>
	rivals?.[seat] !== undefined;

/** What a seat may know of a table that the server dealt: of all that is sealed, its hand alone. */
const viewFrom =
	<State>(
		dealt: Pick<DealtFaceDown<State, never>, 'hand'>,
		tableOf: (state: State) => Table,
		seat: string
	) =>
	(
		...[state, circumstances]: Parameters<Look<State, unknown>>
	): ReturnType<Look<State, SeatView>> => {
		const shown = dealt.hand?.(seat)(state, circumstances);
		// Each card of a hand by its position, with its face where it is known: see seenHand.
		const held = (shown?.seen['held'] ?? []) as readonly Held[];
		return { ...shown, seen: viewOf(tableOf(state), seat, held) };
	};

/** The same on the same table, as on a device: an undo that comes to it leads to the same move. */
const seedOf = (log: string, steps: number): number => fingerprint(`${log} ${steps}`) >>> 1;

/** For which seats code agrees: those where nobody sits. */
async function agreesAt(
	{ database }: Pick<CodedHouse<never, never, never>, 'database'>,
	log: string
): Promise<Agrees> {
	const holders = await holdersOf(database.read, log);
	return (seat) => (holders[seat] ?? null) === null;
}

/** How code plays seats of a chronicle. */
export const codedChronicle: CodedSeats<ChronicleState, Command, RefusalReason> = {
	pause: (state) => pauseBefore(dueIn(state)),
	plays,
	think: thinkOf,
	async move(house, log) {
		const { logs } = house;
		const due = dueIn(log.state, await agreesAt(house, log.id));
		if (!due) return PEOPLE_ASKED;
		const { seat, strength, asked } = due;
		const send = sender(logs, log, seat);
		let moved: Moved;
		if (asked.what === 'move') {
			const looked = await logs.look(log.id, viewFrom(heritageDealt, tableNow, seat));
			if (looked.kind !== 'seen') return looked.kind;
			if (looked.version !== log.version) return null;
			const seed = seedOf(log.id, log.state.course.steps.length);
			moved = await moveAtTable(house, send, { view: looked.seen, strength, seed });
		} else moved = await chooseBetween(house, send, log, due);
		return whyOf(moved.came === 'none' ? await halt(send, seat) : moved);
	},
	async halt({ logs }, log) {
		const due = dueIn(log.state);
		return due && whyOf(await halt(sender(logs, log, due.seat), due.seat));
	}
};

const dueAlone = ({ table, course, rivals }: AloneState, agrees?: Agrees) =>
	rivals ? dueAtTable(table, course, rivals, agrees) : null;

/** How code plays seats of a game outside a chronicle. */
export const codedAlone: CodedSeats<AloneState, AloneCommand, AloneReason> = {
	pause: (state) => pauseBefore(dueAlone(state)),
	plays,
	think: thinkOf,
	async move(house, log) {
		const { logs, unwanted } = house;
		const due = dueAlone(log.state, await agreesAt(house, log.id));
		if (!due) return PEOPLE_ASKED;
		const { seat, strength, asked } = due;
		const send = sender(logs, log, seat);
		let moved: Moved;
		if (asked.what === 'move') {
			const looked = await logs.look(
				log.id,
				viewFrom(aloneDealt, (state) => state.table, seat)
			);
			if (looked.kind !== 'seen') return looked.kind;
			if (looked.version !== log.version) return null;
			const seed = seedOf(log.id, log.state.course.steps.length);
			moved = await moveAtTable(house, send, { view: looked.seen, strength, seed });
		} else if (unwanted.aborted) return null;
		else {
			const { proposal } = asked;
			const agrees = { type: 'AnswerUndo', proposal, seats: [seat], agrees: true } as const;
			moved = cameOf(await send({ ...agrees, seats: [seat] })) ?? { came: 'none' };
		}
		return whyOf(moved.came === 'none' ? await halt(send, seat) : moved);
	},
	async halt({ logs }, log) {
		const due = dueAlone(log.state);
		return due && whyOf(await halt(sender(logs, log, due.seat), due.seat));
	}
};
