import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import { LEARNER } from '../../../../src/lib/games/rivals/lesson/learner.ts';
import { greedyPlayer } from '../../../../src/lib/games/rivals/players/greedy.ts';
import { randomPlayer } from '../../../../src/lib/games/rivals/players/random.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { firstMatch } from '../../../../src/lib/ui/rivals/lesson/first-match.ts';
import { runs } from '../../../support/long.ts';
import { expectShort } from '../../../support/short.ts';
import { Headless } from './headless.ts';

/** Far more than any match takes, whatever its players do. */
const MOST_COMMANDS = 3_000;

/** Some steps are done as they ask, some read, some skipped, and some ignored. */
function meet(lesson: Headless, chance: Chance): void {
	const before = new Set(lesson.settled);
	for (let read = 0; ; read++) {
		const due = lesson.due();
		if (!due) return;
		expectShort(due.says);
		expect(before.has(due.id), `${due.id} was settled and comes again`).toBe(false);
		expect(read, 'skipping leads on').toBeLessThanOrEqual(firstMatch.length);
		if (chance.below(3) > 0) return;
		lesson.skip(due.id);
		before.add(due.id);
	}
}

it('never keeps anybody from going on, whatever they do, and comes to an end', () => {
	fc.assert(
		fc.property(fc.integer(), fc.boolean(), (seed, plays) => {
			const chance = seededChance(seed);
			const player = plays ? greedyPlayer : randomPlayer;
			const lesson = new Headless();
			lesson.meet = () => meet(lesson, chance);
			for (let count = 0; lesson.table.result === null; count++) {
				expect(count).toBeLessThan(MOST_COMMANDS);
				lesson.opponent();
				if (waitedFor(lesson.table) !== LEARNER) break;
				lesson.act(player(lesson.view(), chance));
			}
			expect(lesson.table.result).not.toBeNull();
			lesson.meet();
		}),
		{ numRuns: runs(12) }
	);
});

it('can be skipped from its first step to its last', () => {
	const lesson = new Headless();
	for (const { id } of firstMatch) lesson.skip(id);
	expect(lesson.due()).toBeNull();
});
