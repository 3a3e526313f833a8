import {
	battleground,
	type Battlegrounds
} from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { embraceTasks } from '../../../../src/lib/games/heritage/chapter/embrace.ts';
import { pileTasks } from '../../../../src/lib/games/heritage/chapter/piles.ts';
import { schemeTasks } from '../../../../src/lib/games/heritage/chapter/scheme.ts';
import { clanEffects, clanTasks } from '../../../../src/lib/games/heritage/clans/clans.ts';
import type { SchemeCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { baseEffects } from '../../../../src/lib/games/heritage/effects/rules.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Context, Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/vocabulary.ts';
import * as v from 'valibot';
import { answer, go, rulesOf, setting, tableWith, type Script } from '../table/kit.ts';

/** A board that counts what works on it, so that a test sees every activation. */
const counter = battleground({
	id: 'A',
	name: 'A counter',
	category: 'class',
	eras: [1, 7],
	schema: v.array(v.string()),
	sentences: {},
	// eslint-disable-next-line require-yield -- nothing to ask
	*setUp() {
		return [];
	},
	// eslint-disable-next-line require-yield -- nothing to ask
	*modify(_, state, { vampire, attribute }) {
		return { state: [...state, `${vampire ?? 'nobody'} ${attribute}`] };
	},
	worth: () => ({ points: 0, why: '', about: {} })
});
const boards: Battlegrounds = { A: counter };

/** All that a keyword of a clan may set in motion. */
export const clanRules = rulesOf(
	{
		...effectTasks({ ...baseEffects, ...clanEffects }),
		...clanTasks,
		...embraceTasks,
		...pileTasks,
		...schemeTasks
	},
	boards
);

/** A table with the counting board; further events before the corrections. */
export function clanTable(
	dealer: Dealer,
	corrections: readonly Correction[] = [],
	more: Partial<Setting> & { readonly players?: number; readonly events?: TableEvent[] } = {}
): Table {
	const { players = 2, events = [], ...laid } = more;
	return tableWith(
		corrections,
		setting(players, { dealer, ...laid }),
		{ type: 'BoardSet', category: 'class', battleground: 'A', state: [] },
		...events
	);
}

/** A clan scheme `scheme`, of the Brujah unless said otherwise. */
export function schemeCard(
	effects: Effect[],
	more: Partial<Extract<SchemeCard, { of: 'clan' }>> = {}
): SchemeCard {
	return {
		of: 'clan',
		id: 'scheme',
		name: 'A scheme',
		clan: 'brujah',
		needs: ['warlike'],
		effects,
		...more
	};
}

/** The scheme `scheme` of `s1`, led by `l1`. */
export const byLeader: Context = {
	seat: 's1',
	card: 'scheme',
	bearer: 'l1',
	opponent: null,
	chosen: null,
	pack: null,
	scheme: true
};

export function effectsTask(effects: readonly Effect[], more: Partial<Context> = {}): Task {
	return { kind: 'effects', effects, context: { ...byLeader, ...more } };
}

/**
 * Carries out tasks and answers the players in order; each answer is one option, or none. Chance falls by
 * the script, before the first answer if nobody is to answer, else after it.
 */
export function play(
	table: Table,
	tasks: readonly Task[],
	answers: readonly (string | null)[] = [],
	script: Script = {}
): { readonly table: Table; readonly events: readonly TableEvent[] } {
	const characters = [...(script.characters ?? [])];
	const next = () => {
		const character = characters.shift();
		return character === undefined ? [] : [character];
	};
	let went = go(clanRules, table, tasks, answers.length === 0 ? script : {});
	for (const choice of answers) {
		const after = answer(clanRules, went.table, choice === null ? [] : [choice], next);
		went = { table: after.table, events: [...went.events, ...after.events] };
	}
	return went;
}

/** What happened but for the questions. */
export function happened(events: readonly TableEvent[]): readonly TableEvent[] {
	return events.filter(({ type }) => type !== 'QuestionAsked' && type !== 'QuestionAnswered');
}

/** What is asked now, of whom, and between what. */
export function asked({ question }: Table) {
	if (!question) return null;
	const { seat, prompt, options, least, about } = question;
	return { seat, prompt, options, least, about };
}
