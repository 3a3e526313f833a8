import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/rivals/table/evolve.ts';
import {
	sealedFaults,
	stepFaults,
	tableFaults
} from '../../../../src/lib/games/rivals/table/invariants.ts';
import { limit, LONG, runs } from '../../../support/long.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import { plainSet } from './cards.ts';
import { playAtRandom, settingOf } from './random-match.ts';
import { wordySet } from './wordy.ts';

/** Hardly any text, the open set, and the open set with every word there is. */
const SETS = { plain: plainSet, open: openSet, wordy: wordySet() };

const matches = fc.record({
	seed: fc.nat(),
	cards: fc.constantFrom('plain', 'open', 'wordy'),
	readings: fc.record({
		firstCity: fc.constantFrom('one-by-one', 'together'),
		unused: fc.constantFrom('lapse', 'must-use'),
		arrives: fc.constantFrom('ready', 'exhausted'),
		intelOften: fc.constantFrom('attack', 'turn'),
		targetedReach: fc.constantFrom('reach', 'any'),
		fallen: fc.constantFrom('discard', 'burned'),
		burnDefeat: fc.constantFrom('aggravated', 'never'),
		stayOut: fc.constantFrom('allowed', 'must-choose'),
		fistMost: fc.constantFrom('all-but-one', 'all'),
		aggravatedShare: fc.constantFrom('defender', 'ordinary-first'),
		tokensOff: fc.constantFrom('after', 'before'),
		foesTurn: fc.constantFrom('turn', 'attack'),
		midAction: fc.constantFrom('own', 'conspiracies'),
		torporTitle: fc.constantFrom('counts', 'counts-not'),
		downNeeds: fc.constantFrom('resolving', 'laying'),
		downWhen: fc.constantFrom('whole-turn', 'action-phase'),
		tokenLimit: fc.constantFrom(null, 25)
	})
});

describe('Random matches', () => {
	test.each([2, 3, 4])(
		'of %i end, keep every card in one place and break no invariant',
		(players) => {
			fc.assert(
				fc.property(matches, ({ seed, cards, readings }) => {
					let steps = 0;
					const { table } = playAtRandom(
						settingOf(SETS[cards], players, readings),
						seededChance(seed),
						({ before, after }) => {
							// Each step of some matches, and now and then in the others: most of what breaks stays broken.
							if (!LONG && seed % 4 > 0 && steps++ % 10 > 0) return;
							const faults = [
								...stepFaults(before.table, after.table),
								...tableFaults(after.table),
								...sealedFaults(after.table, after.sealed)
							];
							if (faults.length > 0) throw new Error(faults.join(', '));
						}
					);
					expect(tableFaults(table)).toEqual([]);
					expect(table.result).not.toBeNull();
				}),
				// In a long test 20,000 in all.
				{ numRuns: runs(100, 67) }
			);
		},
		limit(60_000)
	);

	test('fold to the same table again', () => {
		fc.assert(
			fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
				const events: TableEvent[] = [];
				let start: ReturnType<typeof playAtRandom>['table'] | undefined;
				const { table } = playAtRandom(settingOf(openSet, players), seededChance(seed), (step) => {
					start ??= step.before.table;
					events.push(...step.events);
				});
				expect(start && fold(evolveTable, start, events)).toEqual(table);
			}),
			{ numRuns: runs(5) }
		);
	});
});
