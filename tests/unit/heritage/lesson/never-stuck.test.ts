import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import { LEARNER } from '../../../../src/lib/games/heritage/lesson/learner.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { firstChapter } from '../../../../src/lib/ui/heritage/lesson/first-chapter.ts';
import { limit, runs } from '../../../support/long.ts';
import { Headless } from './headless.ts';
import { expectShort } from '../../../support/short.ts';

/** A chapter of four rounds takes no more commands, whatever its players do. */
const MOST_COMMANDS = 200;

/** How the screen may stand when somebody is about to do something, at any place and on a wide screen. */
function screensFor(command: TableCommand) {
	const picking =
		command.type === 'Recruit'
			? ({ kind: 'sire', character: command.character } as const)
			: command.type === 'PlayScheme'
				? ({ kind: 'leader', scheme: command.scheme } as const)
				: null;
	return [
		{},
		{ place: 'bloodline' },
		{ place: 'schemes' },
		{ place: 'points' },
		{ place: 'all' },
		{ place: 'bloodline', picking },
		{ place: 'bloodline', picking, considered: command }
	] as const;
}

/** Some steps are done as they ask, some read, some skipped, and some ignored. */
function meet(lesson: Headless, command: TableCommand, chance: Chance): void {
	for (const screen of screensFor(command)) {
		const before = new Set(lesson.settled);
		for (let read = 0; ; read++) {
			const due = lesson.due(screen);
			if (!due) break;
			expectShort(due.says);
			expect(before.has(due.id), `${due.id} was settled and comes again`).toBe(false);
			expect(read, 'skipping leads on').toBeLessThanOrEqual(firstChapter.length);
			if (chance.below(3) > 0) break;
			lesson.skip(due.id);
			before.add(due.id);
		}
	}
}

it(
	'never keeps anybody from going on, whatever they do, and ends with the chapter',
	async () => {
		await fc.assert(
			fc.asyncProperty(fc.integer(), async (seed) => {
				const chance = seededChance(seed);
				const lesson = await Headless.begun();
				for (let count = 0; lesson.table.phase !== 'finished'; count++) {
					expect(count).toBeLessThan(MOST_COMMANDS);
					lesson.rivals();
					const { table, hand } = lesson;
					if (table.phase === 'finished') break;
					const command = randomPlayer({ table, seat: LEARNER, hand }, chance);
					if (!command) throw new Error('the learner has no move');
					meet(lesson, command, chance);
					lesson.act(command);
				}
				expect(lesson.due()).toBeNull();
				expect(lesson.due({ place: 'all' })).toBeNull();
			}),
			{ numRuns: runs(5) }
		);
	},
	limit(30_000)
);

it('can be skipped from its first step to its last', async () => {
	const lesson = await Headless.begun();
	for (const { id } of firstChapter) lesson.skip(id);
	expect(lesson.due()).toBeNull();
});
