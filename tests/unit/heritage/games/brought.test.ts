import { describe, expect, test } from 'vitest';
import {
	balanceOptionsFrom,
	broughtOptionsFrom
} from '../../../../scripts/simulation/balance-options.ts';
import { withPart } from '../../../../scripts/simulation/measured-part.ts';
import { broughtPart, choiceVerdict } from '../../../../scripts/simulation/brought-report.ts';
import { choicesIn, ratioOf } from '../../../../scripts/simulation/mission-choices.ts';
import { UNLOCKABLE, unlockingsOf } from '../../../../scripts/simulation/unlocked.ts';
import { UsageError } from '../../../../scripts/simulation/options.ts';
import { quickChapter } from '../../../../src/lib/games/heritage/players/chronicle/quick-chapter.ts';

describe('the options of what chronicles bring', () => {
	test('hold once chronicles are asked for, and only then', () => {
		const asked = 'balance --chronicles 9 --quick 30 --seed 4'.split(' ');
		expect(broughtOptionsFrom(asked)).toEqual({ chronicles: 9, quick: 30, assets: 200, seed: 4 });
		expect(balanceOptionsFrom(asked)).toBeNull();
		expect(broughtOptionsFrom(['balance', '--games', '7'])).toBeNull();
		expect(balanceOptionsFrom(['balance', '--games', '7'])).toMatchObject({ games: 7 });
		expect(broughtOptionsFrom(['--chronicles', '9'])).toBeNull();
	});

	test('refuse what does not go together', () => {
		const both = 'balance --chronicles 9 --finales 3'.split(' ');
		expect(() => broughtOptionsFrom(both)).toThrow(UsageError);
	});
});

describe('what chronicles unlock', () => {
	const all = new Set(Object.values(UNLOCKABLE).flat());

	test('is four schemes a clan and as many people', () => {
		const { scheme, character, leader } = UNLOCKABLE;
		expect(scheme).toHaveLength(36);
		expect([...character, ...leader]).toHaveLength(36);
		expect(all.size).toBe(72);
	});

	test('is used only after it was unlocked; without a table nobody plays a scheme', () => {
		const unlockings = [...unlockingsOf(quickChapter, 2, 31)];
		expect(unlockings).toHaveLength(2);
		for (const { unlocked, used } of unlockings) {
			expect(unlocked.size).toBeGreaterThan(20);
			for (const id of unlocked) expect(all).toContain(id);
			expect(used.size).toBeGreaterThan(0);
			for (const id of used) expect(unlocked).toContain(id);
			for (const id of UNLOCKABLE.scheme) expect(used).not.toContain(id);
		}
	}, 60_000);
});

describe('what a choice of a mission is worth', () => {
	test('differs only where dots are at stake, and then never for the worse', () => {
		const choices = [...choicesIn(3, 31)].flat();
		expect(choices.length).toBeGreaterThan(120);
		expect(new Set(choices.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
		for (const { kinds, wins } of choices) {
			const dots = kinds.map((kind) => kind === 'dots');
			if (dots[0] === dots[1] && !dots[0]) expect(wins[0]).toBe(wins[1]);
			if (dots[0] && !dots[1]) expect(wins[0]).toBeGreaterThanOrEqual(wins[1]);
			if (dots[1] && !dots[0]) expect(wins[1]).toBeGreaterThanOrEqual(wins[0]);
		}
		expect(choices.some(({ wins }) => wins[0] !== wins[1])).toBe(true);
	}, 60_000);

	test('is a ratio whose interval counts a chronicle once', () => {
		const row = (chronicle: number, one: number, other: number) =>
			({ chronicle, wins: [one, other] }) as const;
		const apart = [row(1, 1, 1), row(2, 1, 0), row(3, 0, 1), row(4, 1, 1)];
		expect(ratioOf(apart)).toMatchObject({ ratio: 1 });
		const together = apart.map((one) => ({ ...one, chronicle: 1 }));
		expect(ratioOf(together)).toEqual({ ratio: 1, low: 1, high: 1 });
		expect(ratioOf(apart).high).toBeGreaterThan(1.5);
		expect(ratioOf([row(1, 1, 0)]).high).toBe(Infinity);
	});

	test('is met or missed where the whole interval says so', () => {
		expect(choiceVerdict({ low: 0.9, high: 1.2 })).toBe('met');
		expect(choiceVerdict({ low: 1.2, high: 1.4 })).toBe('open');
		expect(choiceVerdict({ low: 1.35, high: 1.4 })).toBe('missed');
		expect(choiceVerdict({ low: 0.5, high: 0.7 })).toBe('missed');
	});
});

describe('the part of the page', () => {
	const part = broughtPart(
		{
			unlockings: [{ unlocked: new Set(UNLOCKABLE.leader), used: new Set() }],
			choices: [
				{ chronicle: 1, players: 2, mission: 'm', kinds: ['asset', 'dots'], wins: [0, 1] },
				{ chronicle: 2, players: 2, mission: 'm', kinds: ['asset', 'dots'], wins: [1, 1] }
			],
			assets: [
				{ with: true, without: false },
				{ with: true, without: true }
			]
		},
		'a command'
	);

	test('counts', () => {
		expect(part).toContain('| leader | 10 | 10 | 0 | 10.0 | 0.0 |');
		expect(part).toContain('| 2 | dots or asset | 2 | 1.00 | 0.50 | 2.00 |');
		expect(part).toContain('won 1.00 of them with the asset and 0.50 without');
	});

	test('comes before what is not met, or in its own place, and leaves all else', () => {
		const page = '# A\n\n## One\n\n1\n\n## What is not met\n\nx\n';
		const once = withPart(page, part);
		expect(once.replace(`${part}\n`, '')).toBe(page);
		expect(once.indexOf(part)).toBeLessThan(once.indexOf('## What is not met'));
		expect(withPart(once, part)).toBe(once);
		expect(() => withPart('# A\n', part)).toThrow('What is not met');
	});
});
