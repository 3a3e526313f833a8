import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import { LEARNER } from '../../../../src/lib/games/vendetta/lesson/learner.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import { firstRound } from '../../../../src/lib/ui/vendetta/lesson/first-round.ts';
import type { Seen } from '../../../../src/lib/ui/vendetta/lesson/seen.ts';
import { limit, runs } from '../../../support/long.ts';
import { expectShort } from '../../../support/short.ts';
import { Headless } from './headless.ts';

/** One round takes no more commands, whatever its players do. */
const MOST_COMMANDS = 150;

/** Some steps are done as they ask, some read, some skipped, and some ignored. */
function meet(lesson: Headless, seen: Seen, chance: Chance): void {
	const before = new Set(lesson.settled);
	for (let read = 0; ; read++) {
		const due = lesson.due(seen);
		if (!due) return;
		expectShort(due.says);
		expect(before.has(due.id), `${due.id} was settled and comes again`).toBe(false);
		expect(read, 'skipping leads on').toBeLessThanOrEqual(firstRound.length);
		if (chance.below(3) > 0) return;
		lesson.skip(due.id);
		before.add(due.id);
	}
}

it(
	'never keeps anybody from going on, whatever they do, and ends with the round',
	() => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const chance = seededChance(seed);
				const lesson = new Headless();
				lesson.meet = (seen) => meet(lesson, seen, chance);
				for (let count = 0; !lesson.isOver; count++) {
					expect(count).toBeLessThan(MOST_COMMANDS);
					lesson.opponents();
					if (lesson.isOver) break;
					const command = randomPlayer(lesson.view(LEARNER), chance);
					lesson.meet(lesson.seen());
					if (command.type === 'PlayCard')
						lesson.meet(lesson.seen({ playing: command.card ?? null }));
					lesson.act(command);
				}
				expect(lesson.table.round, 'one round').toBe(1);
				for (const { id } of firstRound.slice(-2)) lesson.skip(id);
				expect(lesson.due()).toBeNull();
			}),
			{ numRuns: runs(60) }
		);
	},
	limit(30_000)
);

it('can be skipped from its first step to its last', () => {
	const lesson = new Headless();
	for (const { id } of firstRound) lesson.skip(id);
	expect(lesson.due()).toBeNull();
});
