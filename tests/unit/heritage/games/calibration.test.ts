import { describe, expect, test } from 'vitest';
import type { Told } from '../../../../scripts/simulation/calibration.ts';
import { toldIn } from '../../../../scripts/simulation/calibration.ts';
import { calibrationOptionsFrom } from '../../../../scripts/simulation/calibration-options.ts';
import {
	atHalfTime,
	binsOf,
	brierRatio,
	calibrationPart,
	ratioOf
} from '../../../../scripts/simulation/calibration-report.ts';
import { UsageError } from '../../../../scripts/simulation/options.ts';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';

/** Games of two in which somebody who tells `told` wins as often as `came` says. */
function toldBy(told: number, came: number, games: number): readonly Told[] {
	const chance = seededChance(5);
	return Array.from({ length: games }, (_, game) => {
		const won = chance.below(1000) < 1000 * came ? 1 : 0;
		return { game, round: 1, share: 0.5, own: true, chance: told, won } as const;
	});
}

describe('how well chances tell', () => {
	test('is told in bins, with how far each is off', () => {
		const bins = binsOf([...toldBy(0.75, 0.6, 2000), ...toldBy(0.15, 0.15, 2000)]);
		expect(bins.map(({ from, positions }) => [from, positions])).toEqual([
			[0.1, 2000],
			[0.7, 2000]
		]);
		const [fair, sure] = bins;
		expect(Math.abs(fair?.off.value ?? 1)).toBeLessThan(0.03);
		expect(sure?.off.value).toBeCloseTo((sure?.came ?? 0) - 0.75, 9);
		expect((sure?.off.value ?? 0) + (sure?.off.within ?? 1)).toBeLessThan(-0.1);
	});

	test('certainty is in the last bin', () => {
		expect(binsOf(toldBy(1, 1, 3)).map(({ from, came }) => [from, came])).toEqual([[0.9, 1]]);
	});

	test('many positions of one game are no more certain than one', () => {
		const games = toldBy(0.5, 0.5, 50);
		const rows = (times: number) =>
			games.flatMap(({ game, won }) =>
				Array.from({ length: times }, () => ({ game, over: won, under: 1 }))
			);
		expect(ratioOf(rows(9)).within).toBeCloseTo(ratioOf(rows(1)).within, 9);
		expect(ratioOf(rows(1)).within).toBeCloseTo(0.14, 1);
	});

	test('its score is that of whoever is to move, over that of a chance that is the same for all', () => {
		const told = [...toldBy(1, 1, 10), ...toldBy(1, 0, 10).map((one) => ({ ...one, own: false }))];
		expect(brierRatio(told, 2).value).toBe(0);
		expect(brierRatio(toldBy(0.5, 0.5, 10), 2)).toEqual({ value: 1, within: 0 });
		expect(atHalfTime([...told.map((one) => ({ ...one, share: 0.6 }))])).toEqual([]);
	});

	test('is measured in whole games: each turn tells of everybody, and one of them won', () => {
		const [told = []] = toldIn(BATTLEGROUND_MODULES, 2, 1, 3);
		expect(told.length).toBeGreaterThan(20);
		expect(told.filter(({ own }) => own)).toHaveLength(told.length / 2);
		expect(told.filter(({ won }) => won === 1)).toHaveLength(told.length / 2);
		const part = calibrationPart([{ seats: 2, games: 1, told }], 'the command');
		expect(part).toContain('the command');
		expect(part).not.toContain('undefined');
	});
});

test('options are numbers, by name', () => {
	expect(calibrationOptionsFrom(['ladder'])).toBeNull();
	expect(calibrationOptionsFrom(['calibration', '--games', '7', '--seed', '3'])).toEqual({
		games: 7,
		seed: 3
	});
	expect(() => calibrationOptionsFrom(['calibration', '--strong', '7'])).toThrow(UsageError);
	expect(() => calibrationOptionsFrom(['calibration', '--games', 'few'])).toThrow(UsageError);
});
