import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../scripts/simulation/options.ts';
import { recruitPositions } from '../../../../scripts/simulation/positions.ts';
import { steadyOn, type Steady } from '../../../../scripts/simulation/stability.ts';
import { stabilityOptionsFrom } from '../../../../scripts/simulation/stability-options.ts';
import { stabilityPart } from '../../../../scripts/simulation/stability-report.ts';
import {
	CALIBRATION,
	STABILITY,
	strengthPageWith
} from '../../../../scripts/simulation/strength-page.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { firstOf } from '../../../../src/lib/games/heritage/players/sampling.ts';

const steady = (seats: number, changed: boolean): Steady => ({
	seats,
	changed,
	better: changed ? 0.02 : 0,
	gain: 0.01
});

describe('how steady advice is', () => {
	test('is asked at recruits, at two, three and four seats, and comes to the same for the same seed', () => {
		const views = firstOf(recruitPositions(BATTLEGROUND_MODULES, 5), 12);
		expect(new Set(views.map(({ table }) => table.seats.length)).size).toBeGreaterThan(1);
		for (const { table, seat } of views)
			expect(table.turn).toMatchObject({ seat, recruit: 'open' });
		const first = views.slice(0, 1);
		const once = [...steadyOn(BATTLEGROUND_MODULES, first)];
		expect([...steadyOn(BATTLEGROUND_MODULES, first)]).toEqual(once);
		for (const { changed, better } of once) if (!changed) expect(better).toBe(0);
	});

	test('is met below five of a hundred, and missed at five', () => {
		const changes = (count: number) =>
			Array.from({ length: 100 }, (_, at) => steady(2, at < count));
		expect(stabilityPart(changes(4), 'the command')).toMatch(
			/\| all \| 100 \| 4 \| 4\.0 .* met \|/
		);
		expect(stabilityPart(changes(5), 'the command')).toMatch(
			/\| all \| 100 \| 5 \| 5\.0 .* missed \|/
		);
		expect(stabilityPart(changes(4), 'the command')).toContain('+1.0 ± 0.0 | +2.0 ± 0.0');
	});

	test('takes its options after its name', () => {
		expect(stabilityOptionsFrom(['ladder'])).toBeNull();
		expect(stabilityOptionsFrom(['stability', '--positions', '7', '--seed', '3'])).toEqual({
			positions: 7,
			seed: 3
		});
		expect(() => stabilityOptionsFrom(['stability', '--games', '7'])).toThrow(UsageError);
	});
});

test('a page keeps the parts that other commands wrote, in their order', () => {
	const [ladder, steady, told] = [
		'# Strength\n\nA ladder.\n',
		`${STABILITY}\n\nOften.\n`,
		`${CALIBRATION}\n\nWell.\n`
	];
	const page = strengthPageWith(strengthPageWith(ladder, told), steady);
	expect(page).toBe([ladder, steady, told].join('\n'));
	expect(strengthPageWith(page, steady)).toBe(page);
	expect(strengthPageWith(page, '# Strength\n\nAnother.\n')).toBe(
		page.replace('A ladder.', 'Another.')
	);
	expect(strengthPageWith(page, `${CALIBRATION}\n\nBadly.\n`)).toBe(
		page.replace('Well.', 'Badly.')
	);
});
