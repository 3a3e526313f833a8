import { refuse } from '../core/decision.ts';
import { fold, type Circumstances } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import type { CommandOf } from './commands.ts';
import { countedAs } from './count/counting.ts';
import type { Decided, TableRules } from './decide.ts';
import type { VendettaEvent } from './events.ts';
import { announced, mixingKept } from './mixing/announced.ts';
import { mixCards } from './mixing/decide.ts';
import { dealingChance, mixingFault } from './mixing/mixed-chance.ts';
import { emptyTable, type EveningState } from './state.ts';
import type { TableCommand } from './table/commands.ts';
import { NOTHING_SEALED, type SealedTable } from './table/dealing.ts';
import { decideTable } from './table/engine.ts';
import type { TableEvent } from './table/events.ts';
import { evolveTable } from './table/evolve.ts';
import type { Setting } from './table/setting.ts';
import { finalCountOf, seatedAt } from './table/scoring.ts';
import type { Table } from './table/table.ts';
import { DEFAULT_READINGS } from './readings.ts';
import { sidesOf } from './seating.ts';
import { TEAMS } from './vocabulary.ts';

/** The table of an evening as it is set up: its players and variants, and what a command says of the cards. */
export function tableSetting(
	{ seats, evening: { setting } }: Pick<EveningState, 'seats' | 'evening'>,
	{ type: _type, mixing: _mixing, ...laid }: CommandOf<'LayTable'>
): Setting {
	const { teams, locations, relics, readings = DEFAULT_READINGS } = setting;
	const sides = teams ? sidesOf(seats, true) : [];
	return {
		...laid,
		seats: seats.map((seat) => {
			const team = TEAMS[sides.findIndex((side) => side.includes(seat))];
			return team === undefined ? { seat } : { seat, team };
		}),
		teams,
		locationCards: locations,
		relics,
		readings
	};
}

/** Why nothing is decided at the table; null: it is. A game that was counted by hand is over; what is set right after its end is counted anew. */
export function tableFault({ evening: { table, counted } }: EveningState) {
	if (!table) return refuse('table-empty');
	return counted && table.phase !== 'finished' ? refuse('counted-by-hand') : null;
}

/** Why these commands cannot be given as one step; null: they can. Where Elysium deals, each goes by itself. */
function togetherFault({ evening: { table } }: EveningState, commands: readonly TableCommand[]) {
	if (commands.some(({ type }) => type === 'SetTable')) return refuse('table-lies');
	if (commands.length === 1) return null;
	const isBox = table?.dealer === 'box' && !commands.some(({ type }) => type === 'ChangeDealer');
	return isBox ? null : refuse('no-box');
}

/** What happened at the table, for the log of the evening, and the count it came to. `parts`: of each command that makes the step. */
export function wrapped(
	state: EveningState,
	before: Table,
	...parts: readonly (readonly TableEvent[])[]
): readonly VendettaEvent[] {
	const happened = parts.flatMap((events, part) =>
		events.map((event, at): VendettaEvent => {
			const nth = (state.laid ?? 0) + 1;
			return {
				type: 'HappenedAtTable',
				event,
				...(part > 0 && at === 0 && { along: true }),
				...(event.type === 'TableSet' && { nth })
			};
		})
	);
	const table = fold(evolveTable, before, parts.flat());
	// A card that counts and is not entered yet comes first.
	if (table.phase !== 'finished' || table.question || happened.length === 0) return happened;
	const counted = countedAs(seatedAt(table), finalCountOf(table));
	return [...happened, { type: 'CountRecorded', ...counted, atTable: true }];
}

/** Decides at the table of an evening, with what may be known. Refusals: those of the table; `table-lies`, `counted-already`, `counted-by-hand`; `changed-meanwhile`. */
export function tableRules(circumstances: Circumstances): TableRules {
	function decideAt(
		state: EveningState,
		before: Table,
		commands: readonly (readonly [at: string, command: TableCommand])[],
		known: Circumstances
	): Decided {
		let [table, sealed] = [before, known.sealed];
		const parts: (readonly TableEvent[])[] = [];
		for (const [at, command] of commands) {
			const decision = decideTable(table, command, {
				...known,
				...(sealed !== undefined && { sealed })
			});
			if (!decision.accepted) {
				const { reason, about, at: within } = decision.refusal;
				return refuse(reason, about, within === undefined ? at : `${at}.${within}`);
			}
			parts.push(decision.events);
			if (commands.length > 1) table = fold(evolveTable, table, decision.events);
			({ sealed = sealed } = decision);
		}
		const events = wrapped(state, before, ...parts);
		const isSealed = sealed !== undefined && sealed !== known.sealed;
		return { accepted: true, events, ...(isSealed && { sealed }) };
	}

	return {
		lay(state, command) {
			if (state.evening.table) return refuse('table-lies');
			if (state.evening.counted) return refuse('counted-already');
			const bare = tableSetting(state, command);
			const { mixing } = command;
			const again = mixing ? mixingKept(state, bare, circumstances.sealed) : null;
			const seed = again?.seed ?? mixing?.seed;
			const setting = again?.setting ?? (mixing ? announced(bare, mixing) : bare);
			const { sealed, ...others } = circumstances;
			// What lies sealed is of a table that was undone.
			const known = { ...others, ...(sealed !== undefined && { sealed: null }) };
			const before = emptyTable(state.course);
			const decided = decideAt(state, before, [['setting', { type: 'SetTable', setting }]], known);
			if (!decided.accepted || sealed === undefined) return decided;
			const kept = (decided.sealed ?? NOTHING_SEALED) as unknown as SealedTable;
			const now = { ...kept, ...(seed !== undefined && { seed }) };
			return { ...decided, sealed: now as unknown as Json };
		},
		act(state, { command, then = [], of }) {
			const fault = tableFault(state) ?? togetherFault(state, [command, ...then]);
			if (fault) return fault;
			if (of !== undefined && of !== state.course.steps.length) return refuse('changed-meanwhile');
			const unmixed = mixingFault(state, command, circumstances.sealed);
			if (unmixed) return unmixed;
			const before = state.evening.table ?? emptyTable(state.course);
			const along = then.map((one, nth) => [`then.${nth}`, one] as const);
			const known = dealingChance(state, circumstances);
			return decideAt(state, before, [['command', command], ...along], known);
		},
		mix: (state, command) => mixCards(state, command, circumstances)
	};
}
