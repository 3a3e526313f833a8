import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { hashOf } from '../../../src/lib/games/core/hash.ts';
import { sentenceOf } from '../../../src/lib/games/core/decision.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { commandSchema, type Command } from '../../../src/lib/games/heritage/commands.ts';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { plays } from './arbitraries.ts';
import { AT_TABLE } from './wishes.ts';
import { brokenInvariants, obligations, slips } from './invariants.ts';
import { runs } from '../../support/long.ts';

const RUNS = { numRuns: runs(50) };
vi.setConfig({ testTimeout: 60_000 });

test('whatever a group does, the invariants hold', () => {
	fc.assert(
		fc.property(plays(160), ({ steps }) => {
			const broken = steps.flatMap(({ command, after }) =>
				brokenInvariants(after).map((name) => `after ${command.type}: ${name}`)
			);
			expect(broken).toEqual([]);
		}),
		RUNS
	);
});

test('an obligation never vanishes: it moves between havens and supply', () => {
	fc.assert(
		fc.property(plays(), ({ steps }) => {
			const vanished = steps.flatMap(({ before, command, after }) => {
				const still = new Set(command.type === 'CorrectHaven' ? slips(after) : obligations(after));
				return obligations(before).filter((id) => !still.has(id));
			});
			expect(vanished).toEqual([]);
		}),
		RUNS
	);
});

test('what a sealed deck told stays told, and whoever left it for their own box stays with that', () => {
	fc.assert(
		fc.property(plays(), ({ steps }) => {
			for (const { before, after } of steps) {
				const turned = Object.entries(before.deck.chapters).filter(
					([, one]) => one.from === 'deck'
				);
				for (const [number, { read, ...told }] of turned) {
					const now = after.deck.chapters[Number(number)];
					expect(now).toMatchObject(told);
					expect(now?.read).toMatchObject(read);
				}
				if (turned.length > 0 && before.deck.identity?.kind === 'box')
					expect(after.deck.identity).toEqual(before.deck.identity);
			}
		}),
		RUNS
	);
});

test('the log alone gives the same state again, also when it went through JSON', () => {
	fc.assert(
		fc.property(plays(), ({ events, state }) => {
			const read = events.map((event) =>
				v.parse(heritage.eventSchema, JSON.parse(JSON.stringify(event)))
			);
			expect(read).toEqual(events);
			expect(hashOf(fold(heritage.evolve, heritage.initial, read))).toBe(hashOf(state));
		}),
		RUNS
	);
});

test('commands are what their schema reads', () => {
	fc.assert(
		fc.property(plays(), ({ commands }) => {
			for (const command of commands) expect(v.parse(commandSchema, command)).toEqual(command);
		}),
		RUNS
	);
});

test('nothing given to the engine is changed by it, and every refusal is a whole sentence', () => {
	fc.assert(
		fc.property(plays(40), ({ steps }) => {
			for (const { before, command, decision } of steps) {
				const [frozen, asked] = [deepFreeze(structuredClone(before)), deepFreeze({ ...command })];
				const again = heritage.decide(frozen, asked, { chance: seededChance(1) });
				expect(again.accepted).toBe(decision.accepted);
				if (again.accepted) fold(heritage.evolve, frozen, again.events);
				else expect(sentenceOf(heritage.sentences, again.refusal)).not.toMatch(/[{}]/);
			}
		}),
		{ numRuns: runs(60) }
	);
});

test('plays reach every command, accepted and refused', () => {
	const accepted = new Set<Command['type']>();
	const refused = new Set<string>();
	for (const { steps } of fc.sample(plays(150), { numRuns: 350, seed: 7 })) {
		for (const { command, decision } of steps) {
			if (decision.accepted && decision.events.length > 0) accepted.add(command.type);
			if (!decision.accepted) refused.add(decision.refusal.reason);
		}
	}
	// What happens at the table has plays of its own.
	const types = commandSchema.options.map((option) => option.entries.type.literal);
	const elsewhere: readonly string[] = AT_TABLE;
	expect([...accepted].sort()).toEqual(types.filter((type) => !elsewhere.includes(type)).sort());
	expect(refused.size).toBeGreaterThan(40);
});

function deepFreeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null) {
		for (const inner of Object.values(value)) deepFreeze(inner);
		Object.freeze(value);
	}
	return value;
}
