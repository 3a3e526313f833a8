import type { Json } from '../../../../src/lib/games/core/json.ts';
import type {
	AnyBattleground,
	Modification,
	Worth
} from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { roundTasks } from '../../../../src/lib/games/heritage/chapter/round.ts';
import { setUpTasks } from '../../../../src/lib/games/heritage/chapter/set-up.ts';
import type { Ruleset } from '../../../../src/lib/games/heritage/ruleset.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Question } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Rules } from '../../../../src/lib/games/heritage/table/run.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { GEOGRAPHIES, type Dealer } from '../../../../src/lib/games/heritage/vocabulary.ts';
import {
	answer,
	character,
	go,
	joined,
	rulesOf,
	setting,
	tableWith,
	type Script
} from '../table/kit.ts';
import { boardRules, said } from './resolving.ts';

type Lay = {
	readonly players?: number;
	readonly dealer?: Dealer;
	readonly ruleset?: Partial<Ruleset>;
	readonly hand?: readonly Correction[];
	/** What lies on the board; absent: nothing yet. */
	readonly state?: Json;
};

/**
 * A table with one board of geography. Leaders `l1`… roam; characters `north`, `east`, … and
 * `north-2`, `east-2`, … belong where their name says, the former to the bloodline of `s1`.
 */
export function lay(module: AnyBattleground, with_: Lay = {}): Table {
	const { players = 2, dealer = 'box', ruleset = {}, hand = [], state } = with_;
	const laid = setting(players, { dealer, ruleset: { ...DEFAULT_RULESET, ...ruleset } });
	const cast = [
		...laid.cast
			.filter(({ kind }) => kind === 'leader')
			.map((leader) => ({ ...leader, geography: 'roaming' as const })),
		...['', '-2'].flatMap((mark) =>
			GEOGRAPHIES.map((geography) => character(`${geography}${mark}`, { geography }))
		)
	];
	const board: TableEvent[] =
		state === undefined
			? []
			: [{ type: 'BoardSet', category: 'geography', battleground: module.id, state }];
	const own = GEOGRAPHIES.map((geography) => joined('s1', geography, 'l1'));
	return tableWith([...own, ...hand], { ...laid, cast }, ...board);
}

/** One board and nothing else: just the tasks that touch it. */
function rulesFor(module: AnyBattleground): Rules {
	const tasks = { ...setUpTasks, ...roundTasks, ...boardRules(module) };
	return rulesOf(tasks, { [module.id]: module });
}

type Went = {
	readonly table: Table;
	readonly state: Json | undefined;
	/** What happened besides the board itself and the questions. */
	readonly events: readonly TableEvent[];
	readonly asked: readonly Question[];
};

const ASIDE = new Set([
	'BoardSet',
	'BoardChanged',
	'QuestionAsked',
	'QuestionAnswered',
	'LotDrawn'
]);

function through(
	module: AnyBattleground,
	from: Table,
	task: Task,
	choices: readonly string[],
	script: Script = {}
): Went {
	const rules = rulesFor(module);
	let went = go(rules, from, [task], script);
	const events = [...went.events];
	for (const choice of choices) {
		went = answer(rules, went.table, [choice]);
		events.push(...went.events);
	}
	return {
		table: went.table,
		state: went.table.boards.geography?.state,
		events: events.filter(({ type }) => !ASIDE.has(type)),
		asked: events.flatMap((event) => (event.type === 'QuestionAsked' ? [event.question] : []))
	};
}

export function setUp(module: AnyBattleground, from: Table, ...lots: readonly string[]): Went {
	const task = { kind: 'set-up-board', category: 'geography', battleground: module.id } as const;
	return through(module, from, task, [], { lots });
}

/** What a direction does, of seat `s1` and the vampire of that name unless said otherwise. */
export function modify(
	module: AnyBattleground,
	from: Table,
	by: string | Modification,
	...choices: readonly string[]
): Went {
	const said = typeof by === 'string' ? { seat: 's1', vampire: by, attribute: by } : by;
	return through(module, from, { kind: 'modify', ...said }, choices);
}

export function endRound(module: AnyBattleground, from: Table): Went {
	return through(module, from, { kind: 'end-of-round-board', category: 'geography' }, []);
}

/** What the vampire of that name is worth to `s1` while the board lies so, with the whole sentence. */
export function worth(module: AnyBattleground, state: Json, who: string): ReturnType<typeof told> {
	return told(module, module.worth(lay(module, { state }), state, 's1', who));
}

/** Points, and the reason in words. */
export function told(module: AnyBattleground, reason: Worth): [number, string | undefined] {
	return [reason.points, said(module, reason)];
}
