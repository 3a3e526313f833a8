import { pending } from '../../../../src/lib/games/core/run/request.ts';
import type { Battlegrounds } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { boxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import type { CharacterCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type {
	Choice,
	Question,
	Resolution
} from '../../../../src/lib/games/heritage/table/request.ts';
import { run, type Resolvers, type Rules } from '../../../../src/lib/games/heritage/table/run.ts';
import type { SeatSetting, Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { CLANS, DEALERS } from '../../../../src/lib/games/heritage/vocabulary.ts';

/** A plain character: elitist, calm, north, warlike, of clan Brujah, without abilities. */
export function character(id: string, more: Partial<CharacterCard> = {}): CharacterCard {
	return {
		id,
		name: id,
		clan: 'brujah',
		kind: 'basic',
		class: 'elitist',
		temperament: 'calm',
		geography: 'north',
		archetype: 'warlike',
		bonded: false,
		abilities: [],
		...more
	};
}

/** A seat of clan number `index`, led by `l1`, `l2`, … */
function seatAt(index: number): SeatSetting {
	const clan = CLANS[index];
	if (clan === undefined) throw new Error('there are nine clans');
	const seat = `s${index + 1}`;
	return { seat, clan, leader: `l${index + 1}`, retainer: null, assets: [], obligations: [] };
}

/** What a chapter is laid out with: seats `s1`… of Brujah, Gangrel, …; characters `c1` to `c20`; no schemes, no missions. */
export function setting(players = 2, more: Partial<Setting> = {}): Setting {
	const seats = Array.from({ length: players }, (_, index) => seatAt(index));
	const leaders = seats.map(({ leader, clan }) => character(leader, { clan, kind: 'leader' }));
	const basics = Array.from({ length: 20 }, (_, index) => character(`c${index + 1}`));
	return {
		chapter: null,
		era: 1,
		dealer: 'box',
		ruleset: DEFAULT_RULESET,
		battlegrounds: { class: 'A', temperament: 'B', geography: 'C' },
		seats,
		firstPlayer: 's1',
		cast: [...leaders, ...basics],
		schemes: [],
		missions: [],
		...more
	};
}

/** A table laid out and then set by hand, in the turn of the first player of round 1; boards as given. */
export function tableWith(
	corrections: readonly Correction[] = [],
	laid: Setting = setting(),
	...more: readonly TableEvent[]
): Table {
	const first = laid.firstPlayer ?? 's1';
	const events: TableEvent[] = [
		{ type: 'TableSet', setting: laid },
		{ type: 'PlayBegan' },
		{ type: 'TurnBegan', seat: first, round: 1 },
		...more
	];
	const table = events.reduce(evolveTable, EMPTY_TABLE);
	return corrections.length === 0
		? table
		: evolveTable(table, {
				type: 'TableCorrected',
				corrections: [...corrections],
				reason: 'a test'
			});
}

/** A vampire as a correction sets it, under a sire (null: a leader), bearing nothing but what is given. */
export function vampire(
	id: string,
	sire: string | null,
	more: Partial<Extract<Correction, { set: 'vampire' }>> = {}
): Correction {
	return {
		set: 'vampire',
		vampire: id,
		sire,
		power: 0,
		infamy: 0,
		boons: [],
		exhausted: false,
		torpor: false,
		enemy: null,
		absorbed: [],
		...more
	};
}

export function joined(seat: string, id: string, sire: string): Correction {
	return { set: 'joined', seat, character: id, sire };
}

/** An engine of some rules and boards; a task without a rule is a fault of the test. */
export function rulesOf(resolvers: Partial<Resolvers>, battlegrounds: Battlegrounds = {}): Rules {
	const strict = new Proxy(resolvers, {
		get(target, kind) {
			const resolver: unknown = Reflect.get(target, kind);
			if (resolver) return resolver;
			throw new Error(`this test has no rule for ${String(kind)}`);
		}
	});
	return { resolvers: strict as Resolvers, battlegrounds };
}

/** In a script: none came. */
export const NONE = '';

/** How chance falls, in order; the same for both dealers. */
export type Script = {
	readonly characters?: readonly string[];
	readonly schemes?: readonly Choice[];
	readonly lots?: readonly string[];
};

function nextOf(script: Script) {
	const [characters, schemes, lots] = [
		[...(script.characters ?? [])],
		[...(script.schemes ?? [])],
		[...(script.lots ?? [])]
	];
	const one = (from: string[]): Choice => {
		const next = from.shift();
		return next === undefined || next === NONE ? [] : [next];
	};
	return (from: 'deck' | 'schemes' | 'lots'): Choice =>
		from === 'deck' ? one(characters) : from === 'schemes' ? (schemes.shift() ?? []) : one(lots);
}

/** Runs tasks on a table and answers nothing but chance, from the script: by itself, or asked for by the box. */
export function go(
	rules: Rules,
	table: Table,
	tasks: readonly Task[],
	script: Script = {}
): { readonly table: Table; readonly events: readonly TableEvent[] } {
	return goOn(rules, table, { tasks: tasks.map(pending), triggered: [] }, nextOf(script));
}

function goOn(
	rules: Rules,
	table: Table,
	resolution: Resolution,
	next: ReturnType<typeof nextOf>
): { readonly table: Table; readonly events: readonly TableEvent[] } {
	const app: Dealer = {
		deal: (_, deal) => ({
			choice: next(deal.deal === 'one-of' ? 'lots' : deal.pile === 'deck' ? 'deck' : 'schemes')
		}),
		positionOf: boxDealer.positionOf
	};
	const went = run(rules, table.dealer === 'app' ? app : boxDealer, table, resolution);
	if (typeof went === 'string') throw new Error(went);
	const { state, events } = went;
	const { question } = state;
	if (question?.seat !== null || table.dealer === 'app') return { table: state, events };
	const from =
		question.prompt === 'which-scheme-drawn'
			? 'schemes'
			: question.prompt === 'which-character-came' || question.prompt === 'which-card-turned'
				? 'deck'
				: 'lots';
	const after = answer(rules, state, next(from), next);
	return { table: after.table, events: [...events, ...after.events] };
}

/** Whether a choice is one that a question allows. */
function isAnswer({ options, least, most }: Question, choice: Choice): boolean {
	return (
		choice.length >= least &&
		choice.length <= most &&
		new Set(choice).size === choice.length &&
		choice.every((option) => options.includes(option))
	);
}

/** Answers the open question and goes on; refuses what is no answer to it. */
export function answer(
	rules: Rules,
	table: Table,
	choice: Choice,
	chance: Script | ReturnType<typeof nextOf> = {}
): { readonly table: Table; readonly events: readonly TableEvent[] } {
	const { question, resolution } = table;
	if (!question) throw new Error('nothing is asked');
	if (!isAnswer(question, choice))
		throw new Error(
			`${choice.join(', ')} is no answer to ${question.prompt}: ${question.options.join(', ')}`
		);
	const [first, ...rest] = resolution.tasks;
	if (!first) throw new Error('nothing is under way');
	const answered: TableEvent = {
		type: 'QuestionAnswered',
		question: question.id,
		seat: question.seat,
		choice: [...choice],
		note: ''
	};
	const tasks = [{ ...first, answers: [...first.answers, choice] }, ...rest];
	const went = goOn(
		rules,
		evolveTable(table, answered),
		{ tasks, triggered: resolution.triggered },
		typeof chance === 'function' ? chance : nextOf(chance)
	);
	return { table: went.table, events: [answered, ...went.events] };
}

/** The same test with the box and with the app dealing. */
export const BOTH = DEALERS;
