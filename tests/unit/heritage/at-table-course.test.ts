import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import type { Event, EventOf } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { playChapter, type Step } from '../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import { tableAfter } from '../../../src/lib/games/heritage/table/course.ts';
import { commandBehind } from '../../../src/lib/games/heritage/table/origin.ts';
import { CLEAR, happened, recorded, settled, stateAfter } from './table.ts';

/** A chapter of three that the box deals. */
function chapter(seed: number): readonly Step[] {
	const chance = seededChance(seed);
	const setting = standAlone({ players: 3, era: 3, dealer: 'box' }, chance);
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	return [...playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players, chance })];
}

/** In which a character was recruited, or a scheme played, in the course of something else. */
const inner = (step: Step) =>
	step.events.findIndex((event, index) => index > 0 && commandBehind(event) !== null);

/** The first chapter in which that happens, and where. */
function tellingChapter() {
	for (let seed = 1; seed <= 40; seed += 1) {
		const steps = chapter(seed);
		const telling = steps.find((step) => inner(step) > 0);
		if (telling) return { steps, telling };
	}
	throw new Error('no character of these chapters brought another one');
}

const { steps, telling } = tellingChapter();
const before: ChronicleState = { ...stateAfter(settled()), table: telling.before };
const said = telling.events.map((event): EventOf<'HappenedAtTable'> => ({
	type: 'HappenedAtTable',
	event
}));
const decided = (): readonly Event[] => {
	const command = { type: 'ActAtTable', command: telling.command } as const;
	const decision = heritage.decide(before, command, { chance: seededChance(1) });
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	return decision.events;
};

describe('what comes about in the course of a command', () => {
	test('says so where it could begin one', () => {
		const at = inner(telling);
		expect(decided()).toEqual(
			said.map((event, index) => (index === at ? { ...event, goesOn: true } : event))
		);
	});

	test('is one step of the course', () => {
		const { course } = fold(heritage.evolve, before, decided());
		expect(course.steps).toEqual([telling.events]);
	});

	test('holds in a file, and in one from before courses were kept', () => {
		expect(heritage.findFault(before, decided())).toBeNull();
		expect(heritage.findFault(before, said, 1)).toBe('it-does-not-say-what-goes-on-within-a-step');
		expect(heritage.findFault(before, said)).toBe('not-what-follows');
	});

	test('is found out where it does not belong', () => {
		const goingOn = (at: number) =>
			said.map((event, index) => (index === at ? { ...event, goesOn: true as const } : event));
		const other = telling.events.findIndex((event) => commandBehind(event) === null);
		for (const at of [0, other])
			expect(heritage.findFault(before, goingOn(at))).toBe('not-what-follows');
	});
});

describe('the course of a chapter in its chronicle', () => {
	const wrapped = steps.flatMap(({ events }) =>
		events.map((event, index): Event => {
			const plain = { type: 'HappenedAtTable', event } as const;
			return index > 0 && commandBehind(event) ? { ...plain, goesOn: true } : plain;
		})
	);
	const after = fold(heritage.evolve, stateAfter(settled()), wrapped);

	test('is a step a command, and its table follows from it', () => {
		expect(after.course.steps).toEqual(steps.map(({ events }) => events));
		expect(after.course.undone).toEqual([]);
		expect(tableAfter(after.course.steps)).toEqual(after.table);
	});

	test('is over once the chapter is recorded; its last table stays', () => {
		const over = fold(heritage.evolve, after, happened([recorded(1, CLEAR)], settled()).slice(-1));
		expect(over.course.steps).toEqual([]);
		expect(over.table).toEqual(after.table);
	});
});
