import { describe, expect, it } from 'vitest';
import { openSet } from '$lib/games/vendetta/open/open-set.ts';
import { sittingOf } from '../../../../scripts/simulation/vendetta/sitting.ts';
import { KINDS } from '../../../../scripts/simulation/vendetta/tables.ts';

const everybody = () => 'curious' as const;

describe('a game of the simulation', () => {
	it('is the same for the same seed, and another for another', () => {
		const [, four] = KINDS;
		if (!four) throw new Error('there is no table of four');
		const game = sittingOf(four, 1, 3, everybody);
		expect(sittingOf(four, 1, 3, everybody)).toEqual(game);
		expect(sittingOf(four, 2, 3, everybody)).not.toEqual(game);
	});

	it.each(KINDS)('at $name is played to its end, and counted', (kind) => {
		const { seats, up, down, stayed, withdrew, margin } = sittingOf(kind, 1, 9, everybody);
		expect(seats).toHaveLength(kind.seats);
		expect(seats.filter(({ won }) => won)).toHaveLength(kind.teams ? 2 : 1);
		expect(seats.filter(({ first }) => first)).toHaveLength(1);
		const turns = kind.seats === 3 ? 12 : 9;
		expect(up + down).toBeLessThanOrEqual(turns * kind.seats);
		expect(up + down).toBeGreaterThan(turns * kind.seats - 4);
		expect(stayed + withdrew).toBeGreaterThan(3 * kind.seats);
		expect(margin).toBeGreaterThanOrEqual(0);
	});

	it('says what each was offered and kept, of its own clan', () => {
		const [three] = KINDS;
		if (!three) throw new Error('there is no table of three');
		for (const { clan, offered, kept } of sittingOf(three, 1, 4, everybody).seats) {
			expect([offered.length, kept.length]).toEqual([7, 4]);
			for (const card of kept) expect(offered).toContain(card);
			const clans = offered.map((id) => openSet.clanCards.find((card) => card.id === id)?.clan);
			expect(new Set(clans)).toEqual(new Set([clan]));
		}
	});

	it('has relics in every second game', () => {
		const [three] = KINDS;
		if (!three) throw new Error('there is no table of three');
		const relics = (nth: number) =>
			sittingOf(three, nth, 4, everybody).seats.map(({ relic }) => relic);
		expect(relics(0)).toEqual([null, null, null]);
		expect(relics(1)).not.toContain(null);
	});

	it('lets nobody play face down who hides nothing', () => {
		const [three] = KINDS;
		if (!three) throw new Error('there is no table of three');
		const { down, up } = sittingOf(three, 0, 4, () => 'open');
		expect(down).toBe(0);
		expect(up).toBeGreaterThan(0);
	});
});
