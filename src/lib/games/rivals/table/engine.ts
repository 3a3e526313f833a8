import type { Chance } from '../../core/chance.ts';
import { acceptDealt, type Decision } from '../../core/decision.ts';
import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { run, type Rules } from '../../core/run/run.ts';
import { attackTasks } from './attack-tasks.ts';
import { damageTasks } from './damage-tasks.ts';
import { defenceTasks } from './defence-tasks.ts';
import { claimTasks } from './claim-tasks.ts';
import type { TableCommand, TableCommandOf, TableCommandType } from './commands.ts';
import {
	absentDealer,
	appDealer,
	NOTHING_SEALED,
	type SealedTable,
	type TableDealer
} from './dealing.ts';
import { asQuestion, boxDealer } from './dealing-box.ts';
import { attackDeciders } from './decide-attack.ts';
import { choiceDeciders } from './decide-choices.ts';
import { influenceDeciders } from './decide-influence.ts';
import { promiseDeciders } from './decide-promise.ts';
import { setUpDeciders } from './decide-set-up.ts';
import { turnDeciders } from './decide-turn.ts';
import { refused, type Beginning, type Deciders, type Refused } from './decider.ts';
import { effectTasks } from './effect-tasks.ts';
import { endTasks } from './end-tasks.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { fallTasks } from './fall-tasks.ts';
import { following } from './following.ts';
import { manualTasks } from './manual-tasks.ts';
import { mortalTasks } from './mortal-tasks.ts';
import type { Prompt } from './prompts.ts';
import type { TableReason } from './refusals.ts';
import type { Deal, MaybeAsking, Resolved } from './request.ts';
import type { Resolvers } from './resolver.ts';
import { schemeTasks } from './scheme-tasks.ts';
import { setUpTasks } from './set-up-tasks.ts';
import { suppliedTo } from './supply.ts';
import type { Table } from './table.ts';
import type { Task, TaskKind, TaskOf } from './tasks.ts';
import { turnTasks } from './turn-tasks.ts';

const keysOf = <T extends object>(tasks: T) => Object.keys(tasks) as (keyof T)[];

const RESOLVERS: Resolvers = {
	...setUpTasks,
	...turnTasks,
	...endTasks,
	...effectTasks,
	...fallTasks,
	...defenceTasks,
	...attackTasks,
	...damageTasks,
	...mortalTasks,
	...manualTasks,
	...claimTasks,
	...schemeTasks
};

const DECIDERS: Deciders = {
	...setUpDeciders,
	...turnDeciders,
	...attackDeciders,
	...influenceDeciders,
	...promiseDeciders,
	...choiceDeciders
};

const resolve = <K extends TaskKind>(
	kind: K,
	table: Table,
	task: TaskOf<K>,
	triggered: readonly string[]
): MaybeAsking<Resolved> => suppliedTo(table, RESOLVERS[kind](table, task, triggered));

const decideAs = <T extends TableCommandType>(
	type: T,
	table: Table,
	command: TableCommandOf<T>,
	dealer: TableDealer
): Beginning => DECIDERS[type](table, command, dealer);

/** Steps of an attack. */
const IN_ATTACK: ReadonlySet<TaskKind> = new Set([
	...keysOf(defenceTasks),
	...keysOf(attackTasks),
	...keysOf(damageTasks)
]);

const RULES: Rules<Table, Task, TableEvent, Prompt, Deal> = {
	// An attack that ended before its time leaves its later steps behind.
	resolve: (table, task, triggered) =>
		table.attack === null && IN_ATTACK.has(task.kind)
			? {}
			: resolve(task.kind, table, task, triggered),
	evolve: evolveTable,
	following,
	nextQuestion: ({ asked }) => asked,
	questionAsked: (question, resolution) => ({ type: 'QuestionAsked', question, resolution }),
	lotDrawn: ({ prompt, about }, chosen) => ({ type: 'LotDrawn', prompt, about, chosen }),
	asQuestion
};

/** The rules of a run; the dealer, who keeps the secrets, hears of each event. */
const rulesWith = (dealer: TableDealer): typeof RULES => ({
	...RULES,
	evolve(table, event) {
		dealer.happened(table, event);
		return evolveTable(table, event);
	}
});

/** What happened, and the table after it. */
type Outcome =
	| { readonly accepted: true; readonly events: readonly TableEvent[]; readonly table: Table }
	| Refused;

/** What can be done while a choice is open: the answer, and what may be done at any time. */
const WHILE_ASKED: ReadonlySet<TableCommandType> = new Set<TableCommandType>([
	'AnswerQuestion',
	'AnswerScheme',
	'FlipAgenda',
	'ShowConspiracy',
	'MakePromise',
	'ReleasePromise',
	'FeedConspiracy',
	'ResolveConspiracy'
]);

function fault(table: Table, { type }: TableCommand): Refused | null {
	if (type === 'SetTable') return null;
	if (table.setting === null) return refused('table-empty');
	if (table.result !== null) return refused('match-over');
	return table.question && !WHILE_ASKED.has(type) ? refused('question-open') : null;
}

/** Decides a command and carries out what it sets off; `dealer` supplies hidden cards and chance. */
export function decideWith(table: Table, command: TableCommand, dealer: TableDealer): Outcome {
	const inTheWay = fault(table, command);
	if (inTheWay) return inTheWay;
	const beginning = decideAs(command.type, table, command, dealer);
	if (!beginning.accepted) return beginning;
	const { events, resolution } = beginning;
	const rules = rulesWith(dealer);
	const begun = events.reduce(rules.evolve, table);
	// What the command itself does sets off texts, too.
	const tasks = following(resolution.tasks, events, begun);
	const went = run(rules, dealer, begun, { ...resolution, tasks });
	if (went === 'unknown') return refused('dealer-needed');
	if (went === 'endless') return refused('too-much-at-once');
	return { accepted: true, events: [...events, ...went.events], table: went.state };
}

/** Who deals at this table. `sealed`: null where it is not known. */
export function dealerFor(
	{ setting }: Pick<Table, 'setting'>,
	command: TableCommand,
	sealed: SealedTable | null,
	chance: Chance
): TableDealer {
	const { dealer } = setting ?? (command.type === 'SetTable' ? command.setting : {});
	if (dealer === 'box') return boxDealer();
	return sealed === null ? absentDealer() : appDealer(sealed, chance);
}

/** What is sealed is made here alone, and kept by who may keep secrets. */
const sealedOf = (sealed: Json): SealedTable =>
	sealed === null ? NOTHING_SEALED : (sealed as unknown as SealedTable);

/**
 * What comes of an intention at the table: all events until nothing is under way or somebody has to choose, and what is
 * sealed from then on. Refusals: those of its decider; `table-empty`, `match-over`, `question-open`; `dealer-needed` where what
 * is sealed is not known here; `too-much-at-once`.
 */
export function decideTable(
	table: Table,
	command: TableCommand,
	{ chance, sealed }: Circumstances
): Decision<TableEvent, TableReason> {
	const before = sealed === undefined ? null : sealedOf(sealed);
	const dealer = dealerFor(table, command, before, chance);
	const outcome = decideWith(table, command, dealer);
	if (!outcome.accepted) return outcome;
	return acceptDealt(outcome.events, { before, now: dealer.sealed() });
}
