import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import { battlegroundsOf } from '../../../src/lib/games/heritage/boards/timeline.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import {
	CATEGORIES,
	CLANS,
	DEALERS,
	ERAS,
	type Dealer,
	type Era
} from '../../../src/lib/games/heritage/vocabulary.ts';
import { setUpSteps } from '../../../src/lib/ui/heritage/table/assistant/set-up-steps.ts';
import { startBoards } from '../../../src/lib/ui/heritage/table/assistant/start-boards.ts';
import type { ToLayOut } from '../../../src/lib/ui/heritage/table/assistant/to-lay-out.ts';

const wanted = (
	era: Era,
	players: number,
	dealer: Dealer = 'box',
	more: Partial<ToLayOut> = {}
): ToLayOut => {
	const boards = battlegroundsOf(era, {});
	return {
		era,
		dealer,
		battlegrounds: {
			class: boards.class.id,
			temperament: boards.temperament.id,
			geography: boards.geography.id
		},
		numbers: DEFAULT_RULESET,
		seats: CLANS.slice(0, players).map((clan, index) => ({
			seat: `s${index + 1}`,
			name: `Player ${index + 1}`,
			clan,
			leader: `Leader ${index + 1}`,
			retainer: null,
			assets: [],
			obligations: []
		})),
		firstPlayer: 'Player 2',
		missions: ['One', 'Two'],
		...more
	};
};
const every = ERAS.flatMap((era) =>
	[2, 3, 4].flatMap((players) => DEALERS.map((dealer) => [era, players, dealer] as const))
);
const said = (steps: ReturnType<typeof setUpSteps>): string =>
	steps
		.flatMap(({ title, lines, people }) => [title, ...lines, ...people.map((one) => one.words)])
		.join(' ');
const stepOf = (asked: ToLayOut, id: string) => setUpSteps(asked).find((step) => step.id === id);

describe.each(every)('era %i with %i players, dealt by the %s', (era, players, dealer) => {
	const asked = wanted(era, players, dealer);
	const steps = setUpSteps(asked);

	test('every step has its own name and says something', () => {
		expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
		for (const { title, lines } of steps) {
			expect(title).not.toBe('');
			expect(lines.length).toBeGreaterThan(0);
		}
		expect(said(steps)).not.toMatch(/undefined|null|NaN|\[object/);
	});

	test('the three boards of the era come, in their order', () => {
		const boards = steps.flatMap(({ picture }) =>
			picture?.kind === 'board' ? [picture.category] : []
		);
		expect(boards).toEqual(CATEGORIES);
		for (const category of CATEGORIES)
			expect(said(steps)).toContain(battlegroundsOf(era, {})[category].name);
	});

	test('each board lies as its rules begin', () => {
		const table = startBoards(asked, BATTLEGROUND_MODULES);
		for (const category of CATEGORIES)
			expect(table.boards[category]?.battleground).toBe(asked.battlegrounds[category]);
	});
});

test('counts follow the readings', () => {
	const numbers = {
		...DEFAULT_RULESET,
		queueSize: 6,
		leftmostCosts: [3, 2, 1],
		startPower: 4,
		startBoons: 1,
		startClanSchemes: 1,
		rounds: { 2: 8, 3: 9, 4: 7 }
	};
	const asked = wanted(1, 3, 'box', { numbers });
	expect(stepOf(asked, 'queue')?.lines.join(' ')).toMatch(
		/6 cards.*3, 2 and 1 power; the other 3 are free/
	);
	expect(stepOf(asked, 'tokens')?.lines.join(' ')).toMatch(/4 power and 1 boon.*12 power in total/);
	expect(stepOf(asked, 'schemes')?.lines.join(' ')).toContain('draw 1');
	expect(stepOf(asked, 'first-player')?.lines.join(' ')).toContain('9 rounds');
});

test('what a reading takes away is no step', () => {
	const numbers = { ...DEFAULT_RULESET, startPower: 0, startBoons: 0, startClanSchemes: 0 };
	expect(stepOf(wanted(1, 2, 'box', { numbers }), 'tokens')).toBeUndefined();
	expect(stepOf(wanted(1, 2, 'app', { numbers }), 'schemes')).toBeUndefined();
	expect(stepOf(wanted(1, 2, 'box', { numbers }), 'schemes')?.lines).toHaveLength(1);
});

test.each<[Era, string, string]>([
	[3, 'board-E', 'III'],
	[5, 'board-G', 'V–VII'],
	[7, 'board-I', 'A and B'],
	[1, 'tokens', 'torpor token']
])('what is printed wrong is said where it lies: era %i, %s', (era, id, words) => {
	const wrong = stepOf(wanted(era, 3), id)?.lines.filter((line) => line.startsWith('Misprint: '));
	expect(wrong).toHaveLength(1);
	expect(wrong?.[0]).toContain(words);
	expect(stepOf(wanted(1, 3), 'board-A')?.lines.join(' ')).not.toContain('Misprint');
});

test('boards that go by the number of players say how many', () => {
	expect(stepOf(wanted(3, 4), 'board-E')?.lines.join(' ')).toContain('hold 4 ankhs');
	expect(stepOf(wanted(5, 3), 'board-G')?.lines.join(' ')).toContain('every 6 activations');
	expect(stepOf(wanted(7, 2), 'board-I')?.lines.join(' ')).toContain('8 total');
	expect(stepOf(wanted(7, 3), 'board-I')?.lines.join(' ')).toContain('12 total');
	expect(stepOf(wanted(7, 4), 'board-I')?.lines.join(' ')).toContain('two the Sabbat');
});

test.each([
	{ riseOfHumanity: 'change', start: 3 },
	{ riseOfHumanity: 'constancy', start: 4 }
] as const)('where $riseOfHumanity pays, morality tokens begin on space $start', (reading) => {
	const { riseOfHumanity, start } = reading;
	const asked = wanted(6, 2, 'box', { numbers: { ...DEFAULT_RULESET, riseOfHumanity } });
	expect(stepOf(asked, 'board-H')?.lines[0]).toContain(
		'on the space of their ladder worth 1 point'
	);
	expect(startBoards(asked, BATTLEGROUND_MODULES).boards.temperament?.state).toMatchObject({
		tokens: { s1: { space: start }, s2: { space: start } }
	});
});

test('havens, missions and the beginner are told as they are', () => {
	const [first, ...rest] = wanted(1, 2).seats;
	if (!first) throw new Error('two players sit there');
	const seats = [
		{ ...first, retainer: 'Ilse', assets: ['Fast Horses'], obligations: ['Debt'] },
		...rest
	];
	const asked = wanted(1, 2, 'box', { seats });
	expect(stepOf(asked, 'havens')?.people).toEqual([
		{
			name: 'Player 1',
			words: 'retainer Ilse; to play: Fast Horses; obligations: Debt',
			sign: { name: 'heritage/brujah', label: 'Brujah' }
		}
	]);
	expect(stepOf(asked, 'deck')?.lines.join(' ')).toContain('Take out Ilse too');
	expect(stepOf(wanted(1, 2), 'havens')).toBeUndefined();
	expect(stepOf(asked, 'missions')?.title).toBe('2 missions');
	expect(stepOf(wanted(1, 2, 'box', { missions: [] }), 'missions')).toBeUndefined();
	expect(stepOf(wanted(1, 2, 'app', { missions: null }), 'missions')?.lines[0]).toMatch(/draws/);
	expect(stepOf(asked, 'first-player')?.lines[0]).toContain('Player 2');
	expect(stepOf(wanted(1, 2, 'app', { firstPlayer: null }), 'first-player')?.lines[0]).toMatch(
		/lot/
	);
});
