import { acceptDealt, type Decision } from '../../core/decision.ts';
import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { MOST_AT_ONCE, run, type Rules } from '../../core/run/run.ts';
import { abilityTasks } from './ability-tasks.ts';
import type { TableCommand, TableCommandOf, TableCommandType } from './commands.ts';
import {
	absentDealer,
	appDealer,
	boxDealer,
	NOTHING_SEALED,
	type SealedTable,
	type TableDealer
} from './dealing.ts';
import { byHandDeciders } from './decide-by-hand.ts';
import { choiceDeciders } from './decide-choices.ts';
import { planningDeciders } from './decide-planning.ts';
import { setUpDeciders } from './decide-set-up.ts';
import { refused, type Beginning, type Deciders, type Refused } from './decider.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { following } from './following.ts';
import { locationTasks } from './location-tasks.ts';
import { asQuestion } from './piles.ts';
import { poolTasks } from './pool-tasks.ts';
import type { Prompt } from './prompts.ts';
import type { TableReason } from './refusals.ts';
import type { Deal, MaybeAsking, Resolved } from './request.ts';
import type { Resolvers } from './resolver.ts';
import { rewardTasks } from './reward-tasks.ts';
import { roundTasks } from './round-tasks.ts';
import { setUpTasks } from './set-up-tasks.ts';
import { opensHidden } from './steps.ts';
import type { Table } from './table.ts';
import type { Task, TaskKind, TaskOf } from './tasks.ts';
import { withdrawTasks } from './withdraw-tasks.ts';

const RESOLVERS: Resolvers = {
	...setUpTasks,
	...roundTasks,
	...locationTasks,
	...withdrawTasks,
	...rewardTasks,
	...poolTasks,
	...abilityTasks
};
const DECIDERS: Deciders = {
	...setUpDeciders,
	...planningDeciders,
	...choiceDeciders,
	...byHandDeciders
};

const resolve = <K extends TaskKind>(
	kind: K,
	table: Table,
	task: TaskOf<K>,
	triggered: readonly string[]
): MaybeAsking<Resolved> => RESOLVERS[kind](table, task, triggered);

const decideAs = <T extends TableCommandType>(
	type: T,
	table: Table,
	command: TableCommandOf<T>,
	dealer: TableDealer
): Beginning => DECIDERS[type](table, command, dealer);

const RULES: Rules<Table, Task, TableEvent, Prompt, Deal> = {
	resolve: (table, task, triggered) => resolve(task.kind, table, task, triggered),
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

/** What waits for an answer goes on with nothing else, but for what is set right by hand. */
const WHILE_ASKED: ReadonlySet<TableCommandType> = new Set([
	'KeepCards',
	'ChooseToken',
	'TellTokens',
	'TakeBackChoice',
	'AnswerQuestion',
	'ChangeDealer',
	'CorrectTable',
	'TellChanges',
	'DescribeCards'
]);

/** Once the game is over. */
const BY_HAND_AFTER: ReadonlySet<TableCommandType> = new Set(['CorrectTable', 'DescribeCards']);

function fault(table: Table, { type }: TableCommand): Refused | null {
	if (type === 'SetTable') return null;
	if (table.phase === 'empty') return refused('table-empty');
	if (table.phase === 'finished' && !BY_HAND_AFTER.has(type)) return refused('game-over');
	const isFree = type === 'UseAbility' && table.question?.prompt === 'token';
	return table.question && !WHILE_ASKED.has(type) && !isFree ? refused('question-open') : null;
}

/** Decides a command and goes on with what it sets off, with whoever deals. */
export function decideWith(table: Table, command: TableCommand, dealer: TableDealer): Outcome {
	const inTheWay = fault(table, command);
	if (inTheWay) return inTheWay;
	const beginning = decideAs(command.type, table, command, dealer);
	if (!beginning.accepted) return beginning;
	const { events, resolution } = beginning;
	const rules = rulesWith(dealer);
	const begun = events.reduce(rules.evolve, table);
	const went = run(rules, dealer, begun, resolution);
	if (went === 'unknown') return refused('dealer-needed');
	if (went === 'endless') return refused('too-much-at-once', { most: MOST_AT_ONCE });
	const happened = [...events, ...went.events];
	// By hand nobody looks at what Elysium deals.
	const isByHand = command.type === 'TellChanges' && table.dealer === 'app';
	if (isByHand && happened.some(opensHidden)) return refused('stays-hidden');
	return { accepted: true, events: happened, table: went.state };
}

/** Who deals once the command is carried out. */
export const dealingAfter = (table: Table, command: TableCommand) =>
	command.type === 'SetTable'
		? command.setting.dealer
		: command.type === 'ChangeDealer'
			? command.dealer
			: table.dealer;

/** What is sealed is made here alone, and kept by who may keep secrets. */
const sealedOf = (sealed: Json): SealedTable =>
	sealed === null ? NOTHING_SEALED : (sealed as unknown as SealedTable);

/**
 * What comes of an intention at the table: all events until nothing is under way or somebody has to choose, and what is
 * sealed from then on. Refusals: those of its decider; `table-empty`, `game-over`, `question-open`; `dealer-needed` where what
 * is sealed is not known here; `too-much-at-once`; `stays-hidden` where changes by hand would open what Elysium dealt.
 */
export function decideTable(
	table: Table,
	command: TableCommand,
	{ chance, sealed }: Circumstances
): Decision<TableEvent, TableReason> {
	const before = sealed === undefined ? null : sealedOf(sealed);
	const isApp = dealingAfter(table, command) === 'app';
	const known = () => (before === null ? absentDealer() : appDealer(before, chance));
	const dealer = isApp ? known() : boxDealer(before);
	const outcome = decideWith(table, command, dealer);
	if (!outcome.accepted) return outcome;
	return acceptDealt(outcome.events, { before, now: dealer.sealed() });
}

/** Whether deciding this may use or change what is sealed. */
export const needsSealedAtTable = (table: Table, command: TableCommand): boolean =>
	dealingAfter(table, command) === 'app' || table.together !== null;
