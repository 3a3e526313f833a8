import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { nextChapter } from '../../../src/lib/games/heritage/chronicle/next.ts';
import { standings } from '../../../src/lib/games/heritage/standings/standings.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import {
	dotsOfPrologue,
	dotsOfReturn,
	freeDotsWords
} from '../../../src/lib/ui/heritage/players/free-dots.ts';
import { readDots } from '../../../src/lib/ui/heritage/players/dots-draft.ts';
import { joiningInTheWay, presenceOf } from '../../../src/lib/ui/heritage/players/presence.ts';
import { awayWords } from '../../../src/lib/ui/heritage/players/words.ts';
import { nextStep } from '../../../src/lib/ui/heritage/standings/next-step.ts';
import { standingViews } from '../../../src/lib/ui/heritage/standings/view.ts';
import { finished, happened, recorded, settled, stateAfter } from '../heritage/table.ts';

/** Who joins, leaves and comes back, as the pages say it. */

const joined = (seat: string): Command => ({ type: 'JoinChronicle', seat });
const left = (seat: string): Command => ({ type: 'LeaveChronicle', seat });

/** A table of so many, after these commands. */
function after(seats: number, ...commands: Command[]) {
	const state = stateAfter(happened(commands, settled(seats)));
	const names = namesOf(state, { s1: 'Mira', s2: 'Anselm', s3: 'Chiara', s4: 'Dario' });
	return { state, names };
}

const two = [recorded(1), finished(1), recorded(2), finished(2)];

describe('what is in the way of a newcomer', () => {
	test.each<[string, number, Command[], string, string | null]>([
		['an open aftermath', 2, [recorded(1)], 'aftermath of chapter 1', '/c/chapters/1/aftermath'],
		['four who are here', 4, [], 'room for 4', '/c/players']
	])('%s, and where to go instead', (_, seats, commands, sentence, href) => {
		const { state, names } = after(seats, ...commands);
		const inTheWay = joiningInTheWay(state, names, '/c');
		expect(inTheWay?.sentence).toContain(sentence);
		expect(inTheWay?.href).toBe(href);
	});

	test('nothing, once one of four has left', () => {
		const { state, names } = after(4, left('s4'));
		expect(joiningInTheWay(state, names, '/c')).toBeNull();
	});
});

describe('being at the table', () => {
	test('who is there can leave, but not the last two', () => {
		const three = after(3);
		expect(presenceOf(three.state, 's3', three.names, '/c')).toEqual({
			since: null,
			missed: [],
			dots: 0,
			inTheWay: null
		});
		const pair = after(2);
		expect(presenceOf(pair.state, 's2', pair.names, '/c').inTheWay).toMatchObject({ href: null });
	});

	test('who is away comes back with a dot for each chapter missed, and not in an aftermath', () => {
		const { state, names } = after(3, left('s3'), ...two);
		expect(presenceOf(state, 's3', names, '/c')).toEqual({
			since: 1,
			missed: [1, 2],
			dots: 2,
			inTheWay: null
		});
		const open = after(3, left('s3'), recorded(1));
		expect(presenceOf(open.state, 's3', open.names, '/c').inTheWay?.label).toBe(
			'Go to the aftermath'
		);
	});

	test('who left before the prologue has no dots to place, and nobody waits for them', () => {
		const { state, names } = after(2, joined('s3'), left('s3'), recorded(1), finished(1));
		expect(presenceOf(state, 's3', names, '/c')).toMatchObject({ missed: [1], dots: 0 });
		const looker = { writes: true, writesFor: () => true };
		expect(nextStep(state, nextChapter(state), names, '/c', looker).label).toBe(
			'Play chapter 2 live'
		);
		const another = after(2, joined('s3'), left('s3'), joined('s4'));
		expect(nextStep(another.state, 1, another.names, '/c', looker)).toMatchObject({
			href: '/c/prologue/s4',
			about: '2 of 3 prologues are written.'
		});
	});

	test('who is away stands in the standings as that', () => {
		const { state, names } = after(3, ...two, left('s2'));
		const since = standingViews(state, standings(state), names, '/c').map(
			({ name, awaySince }) => [name, awaySince] as const
		);
		expect(Object.fromEntries(since)).toEqual({ Mira: null, Anselm: 3, Chiara: null });
	});
});

describe('dots, and why as many', () => {
	test.each([
		[0, 'no free dot, because nothing was played yet'],
		[1, 'one free dot, for chapter 1'],
		[2, '2 free dots, one for each of chapters 1 and 2'],
		[5, '5 free dots, one for each of chapters 1 to 5']
	])('%i chapters before are %s', (free, words) => expect(freeDotsWords(free)).toBe(words));

	test.each([0, 1, 2, 5])('the lines of a prologue after %i chapters add up', (free) => {
		const { total, parts } = dotsOfPrologue(5, free);
		expect(total).toBe(5 + free);
		expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
	});

	test('those of coming back are the chapters missed', () => {
		expect(dotsOfReturn([3, 4])).toMatchObject({
			total: 2,
			parts: [{ label: 'Chapter 3, missed' }, { label: 'Chapter 4, missed' }]
		});
	});

	test('a draft of them is read, and anything else left aside', () => {
		expect(readDots({ valour: 2 })).toEqual({ valour: 2 });
		for (const other of [null, 'two', { valour: -1 }, { valour: '2' }])
			expect(readDots(other)).toBeNull();
	});
});

test.each([
	[{ since: 3, missed: 0 }, 'Away since chapter 3'],
	[{ since: 3, missed: 1 }, 'Away since chapter 3, 1 chapter missed'],
	[{ since: 3, missed: 4 }, 'Away since chapter 3, 4 chapters missed']
])('%o is said as “%s”', (away, words) => expect(awayWords(away)).toBe(words));

test('whoever has come back is there again', () => {
	const back: Command = { type: 'ReturnToChronicle', seat: 's3', dots: { valour: 2 } };
	const { state, names } = after(3, left('s3'), ...two, back);
	expect(presenceOf(state, 's3', names, '/c')).toMatchObject({ since: null, missed: [] });
});
