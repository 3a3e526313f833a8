import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	courseOf,
	decisionsIn,
	givenIn
} from '../../../../src/lib/games/rivals/looking-back/decisions.ts';
import { facesIn, handsIn } from '../../../../src/lib/games/rivals/looking-back/opened.ts';
import { whatIf } from '../../../../src/lib/games/rivals/looking-back/what-if.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import { greedyPlayer } from '../../../../src/lib/games/rivals/players/greedy.ts';
import { DEFAULT_READINGS } from '../../../../src/lib/games/rivals/readings.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/rivals/table/dealing.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { play, type Dealt } from '../../../../src/lib/games/rivals/table/game.ts';
import { viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { settingFor } from '../../../../src/lib/games/rivals/table/setting.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/rivals/table/table.ts';
import { isConflict, sideOf } from '../../../../src/lib/games/rivals/table/where.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';

const DECKS = { s1: 'brujah', s2: 'toreador', s3: 'ventrue' };
const MOST = 5_000;

/** A whole match, as a device keeps it: what came of each command, and all that was sealed. */
function played(seed: number) {
	const chance = seededChance(seed);
	const setting = settingFor(openSet, DECKS, DEFAULT_READINGS);
	let now: Dealt = { table: EMPTY_TABLE, sealed: NOTHING_SEALED };
	const steps: (readonly TableEvent[])[] = [];
	const commands: TableCommand[] = [];
	function give(command: TableCommand): void {
		const outcome = play(now, command, chance);
		if (!outcome.accepted) throw new Error(outcome.refusal.reason);
		now = outcome;
		steps.push(outcome.events);
		commands.push(command);
	}
	give({ type: 'SetTable', setting, seats: Object.keys(DECKS) });
	for (let seat = waitedFor(now.table); seat !== null; seat = waitedFor(now.table)) {
		if (steps.length > MOST) throw new Error('the match does not end');
		give(greedyPlayer(viewOf(now.table, now.sealed, seat), chance));
	}
	return { course: courseOf(steps), commands, sealed: now.sealed };
}

const matches = [1, 2, 3, 4].map(played);

describe('looking back at a finished match', () => {
	it('knows every hand and every card that lay face down, at each moment', () => {
		for (const { course, sealed } of matches)
			for (const table of course.tables.filter(({ turn }) => turn !== null)) {
				const hands = handsIn(table, sealed);
				const faces = facesIn(table, sealed);
				for (const seat of table.order) {
					const { hand, down } = sideOf(table, seat);
					expect(hands[seat]).toHaveLength(hand.library + hand.faction);
					for (const { slot } of down) expect(faces[slot]).toBeDefined();
				}
			}
	});

	it('names faces that turn out to be true', () => {
		let opened = 0;
		for (const { course, sealed } of matches)
			for (const [at, event] of course.events.entries()) {
				const before = course.tables[at - 1];
				if (event.type !== 'CardOpened' || !before) continue;
				opened += 1;
				expect(facesIn(before, sealed)[event.slot]).toBe(event.card);
			}
		expect(opened).toBeGreaterThan(20);
	});

	it('knows what was answered, hidden or not', () => {
		let known = 0;
		for (const { course, commands } of matches)
			for (const [step, command] of commands.entries()) {
				const given = givenIn(course, step);
				if (!given) continue;
				known += 1;
				if (command.type !== 'AnswerScheme') expect(given.command).toEqual(command);
				else expect(given.command).toMatchObject({ side: command.side, exert: command.exert });
			}
		expect(known).toBeGreaterThan(100);
	});

	it('comes to the very same end where the answer is the same', () => {
		let tried = 0;
		for (const { course, sealed } of matches)
			for (const decision of decisionsIn(course, sealed)) {
				const same = whatIf(course, sealed, decision, decision.command);
				// What an ability put into a Scheme is in no answer: the computer answers instead.
				if (!same || same.assumed > 0) continue;
				tried += 1;
				const { was, would } = same;
				expect(would.seats).toEqual(was.seats);
				expect(would.city).toEqual(was.city);
			}
		expect(tried).toBeGreaterThan(25);
	});

	it('says what another answer would have come to', () => {
		let different = 0;
		let tried = 0;
		for (const { course, sealed } of matches)
			for (const decision of decisionsIn(course, sealed))
				for (const other of decision.others) {
					const { was, would } = whatIf(course, sealed, decision, other) ?? {};
					if (!was || !would) continue;
					tried += 1;
					for (const table of [was, would]) expect(isConflict(table)).toBe(false);
					if (JSON.stringify(was.seats) !== JSON.stringify(would.seats)) different += 1;
				}
		expect(tried).toBeGreaterThan(50);
		expect(different).toBeGreaterThan(tried / 4);
	});
});
