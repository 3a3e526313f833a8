import { describe, expect, test } from 'vitest';
import { watchGame } from '../../../../scripts/simulation/checks.ts';
import { tryWish } from '../../../../scripts/simulation/refusals.ts';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter, type Step } from '../../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';

function steps(): readonly Step[] {
	const chance = seededChance(11);
	const setting = standAlone({ players: 2, era: 1, dealer: 'app' }, chance);
	const players = { s1: randomPlayer, s2: randomPlayer };
	return [...playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players, chance })];
}

const GAME = steps();

function found(type: Step['events'][number]['type']): Step {
	const step = GAME.find(({ events }) => events.some((event) => event.type === type));
	if (!step) throw new Error(`no step of this game holds ${type}`);
	return step;
}

/** What a watch says to a step when it has seen nothing before. */
const said = (step: Step): string =>
	watchGame(BATTLEGROUND_MODULES, seededChance(1), { origins: 1, wishes: 1 }).step(step).join('\n');

/** The same table with one vampire changed. */
function withLeader(table: Table, to: object): Table {
	const bloodline = table.bloodlines['s1'];
	const leader = bloodline?.vampires[bloodline.leader];
	if (!bloodline || !leader) throw new Error('s1 has no leader');
	const vampires = { ...bloodline.vampires, [leader.id]: { ...leader, ...to } };
	return { ...table, bloodlines: { ...table.bloodlines, s1: { ...bloodline, vampires } } };
}

describe('a watch over a game', () => {
	const recruit = found('CharacterRecruited');

	test('is silent while all is as it must be', () => {
		const watch = watchGame(BATTLEGROUND_MODULES, seededChance(1), { origins: 1, wishes: 1 });
		for (const step of GAME) expect(watch.step(step)).toEqual([]);
		const end = GAME.at(-1)?.after;
		expect(end && watch.end(end)).toEqual([]);
		expect(watch.refused()).toBeGreaterThan(GAME.length / 3);
	});

	test('tells tokens out of nowhere', () => {
		const { power } = recruit.after.bloodlines['s1']?.vampires[leaderOf(recruit.after)] ?? {};
		const richer = withLeader(recruit.after, { power: (power ?? 0) + 1 });
		expect(said({ ...recruit, after: richer })).toMatch(/power and -?\d+ by events are/);
		const shamed = withLeader(recruit.after, { infamy: 7 });
		expect(said({ ...recruit, after: shamed })).toMatch(/infamy and -?\d+ by events are/);
	});

	test('tells boons out of nowhere, and a leader in torpor', () => {
		const boons = withLeader(recruit.after, { boons: [] });
		expect(said({ ...recruit, after: boons })).toMatch(/ boons, not /);
		const asleep = withLeader(recruit.after, { torpor: true });
		expect(said({ ...recruit, after: asleep })).toMatch(/leaders never go into torpor/i);
	});

	test('tells a character that lies in two places', () => {
		const queue = [...recruit.after.queue.slice(1), leaderOf(recruit.after)];
		expect(said({ ...recruit, after: { ...recruit.after, queue } })).not.toBe('');
	});

	test('tells who recruited more than the others when a round ends', () => {
		const round = found('RoundEnded');
		const recruits = { ...round.after.recruits, s1: 5 };
		expect(said({ ...round, after: { ...round.after, recruits } })).toMatch(/s1 has 5 recruits/);
	});

	test('tells a scheme that is named before it is played', () => {
		const drawn = found('SchemeDrawn');
		const face = Object.values(drawn.after.schemes).find(({ of }) => of === 'clan')?.id ?? '';
		const events = drawn.events.map((event) =>
			event.type === 'SchemeDrawn' ? { ...event, scheme: face } : event
		);
		expect(said({ ...drawn, events })).toContain(`SchemeDrawn names ${face}`);
	});

	test('tells options that show how the deck lies', () => {
		const asked = found('QuestionAsked');
		const options = asked.after.deck.slice(0, 2);
		const shown = (order: readonly string[]) =>
			said({
				...asked,
				events: asked.events.map((event) =>
					event.type === 'QuestionAsked'
						? { ...event, question: { ...event.question, options: [...order] } }
						: event
				)
			});
		expect(shown(options)).not.toContain('how the deck lies');
		expect(shown([...options].reverse())).toContain('how the deck lies');
	});

	test('tells events that no command gives', () => {
		const { events } = recruit;
		expect(said({ ...recruit, events: events.slice(0, -1) })).toMatch(/does not follow/);
	});

	test('tells a log that does not lead to the table', () => {
		const watch = watchGame(BATTLEGROUND_MODULES, seededChance(1), { origins: 99, wishes: 99 });
		for (const step of GAME.slice(0, -1)) watch.step(step);
		const end = GAME.at(-1)?.after;
		expect(end && watch.end(end)).toEqual(['the log does not replay to the same table']);
	});

	test('lets nothing be changed in place', () => {
		expect(said(recruit)).toBe('');
		expect(Object.isFrozen(recruit.after.bloodlines['s1']?.vampires[leaderOf(recruit.after)])).toBe(
			true
		);
	});
});

function leaderOf(table: Table): string {
	return table.bloodlines['s1']?.leader ?? '';
}

test('what is sent without looking is refused in many ways, each with its sentence', () => {
	const chance = seededChance(3);
	const sound = GAME.flatMap(({ after }) =>
		Array.from({ length: 5 }, () => tryWish(BATTLEGROUND_MODULES, after, chance))
	);
	expect(sound.flatMap(({ faults }) => faults)).toEqual([]);
	expect(new Set(sound.map(({ reason }) => reason)).size).toBeGreaterThan(30);
});
