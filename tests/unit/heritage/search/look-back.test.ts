import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { easyPlayer } from '../../../../src/lib/games/heritage/players/coded.ts';
import {
	facesBy,
	playedSteps,
	viewBefore
} from '../../../../src/lib/games/heritage/search/look-back/course-steps.ts';
import {
	lookBack,
	type LookBack
} from '../../../../src/lib/games/heritage/search/look-back/look-back.ts';
import type { Step } from '../../../../src/lib/games/heritage/table/course.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { think } from '../../../../src/lib/ui/heritage/thinking/think.ts';
import { stepsOf } from './games.ts';

const LITTLE = { decisions: 2, others: 1, finding: 2, holding: 4 };

type Played = { readonly steps: readonly Step[]; readonly end: Table };

function played(seed: number, players: number, dealer: 'app' | 'box' = 'app'): Played {
	const steps = [...stepsOf(seed, { players, era: 3, dealer }, easyPlayer(BATTLEGROUND_MODULES))];
	const end = steps.at(-1)?.after;
	if (!end) throw new Error('nothing was played');
	return { steps: steps.map(({ events }) => events), end };
}

function found(steps: readonly Step[], shown = {}): LookBack {
	const looking = lookBack(BATTLEGROUND_MODULES, steps, shown, 1, LITTLE);
	let next = looking.next();
	while (!next.done) next = looking.next();
	return next.value;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe.each([2, 3])('looking back on a chapter of %i', (players) => {
	const { steps, end } = played(11, players);
	const look = found(steps);

	test('gives chances that add up to 1 after each step, and 1 to who won in the end', () => {
		expect(look.moments.length).toBeGreaterThan(20);
		for (const chances of [look.start, ...look.moments.map(({ chances }) => chances)])
			expect(sum(chances)).toBeCloseTo(1, 9);
		const won = look.seats.map((seat) => (seat === end.result?.order[0] ? 1 : 0));
		expect(look.moments.at(-1)?.chances).toEqual(won);
	});

	test('tells luck from choice in parts that add up to the whole way, and to nothing over all seats', () => {
		for (const { from, to, own, others, luck, count, corrections } of look.shares) {
			expect(from + own + others + luck + count + corrections).toBeCloseTo(to, 9);
			expect(own).toBeLessThanOrEqual(0);
			expect(others).toBeGreaterThanOrEqual(0);
		}
		expect(sum(look.shares.map(({ own, others }) => own + others))).toBeCloseTo(0, 9);
		expect(sum(look.shares.map(({ luck }) => luck))).toBeCloseTo(0, 9);
		expect(Math.min(...look.shares.map(({ own }) => own))).toBeLessThan(0);
	});

	test('counts what is told to have cost among what the own moves gave away', () => {
		for (const { seat, own } of look.shares) {
			const told = look.costly.filter((one) => one.seat === seat).map(({ cost }) => cost);
			expect(sum(told)).toBeLessThanOrEqual(-own + 1e-9);
		}
	});

	test('names decisions that were made, the dearest first, each with an interval above 0', () => {
		expect(look.costly.length).toBeGreaterThan(0);
		const done = new Map([...playedSteps(steps)].map((step) => [step.index, step]));
		for (const { step, seat, done: command, better, cost, within } of look.costly) {
			expect(done.get(step)).toMatchObject({ mover: seat, command });
			expect(better).not.toEqual(command);
			expect(cost - within).toBeGreaterThan(0);
			const after = look.moments.find((moment) => moment.step === step)?.chances ?? [];
			expect(cost).toBeLessThanOrEqual(1 - (after[look.seats.indexOf(seat)] ?? 0));
		}
		for (const seat of look.seats) {
			const costs = look.costly.filter((one) => one.seat === seat).map(({ cost }) => cost);
			expect(costs).toEqual(costs.toSorted((a, b) => b - a));
			expect(costs.length).toBeLessThanOrEqual(3);
		}
	});

	test('finds turns that changed much, in the order they were played', () => {
		const after = new Map(look.moments.map(({ step, chances }) => [step, chances]));
		expect(look.turningPoints.length).toBeGreaterThan(0);
		for (const { from, to, before, after: then } of look.turningPoints) {
			expect(then).toEqual(after.get(to));
			expect(before).toEqual(after.get(from - 1) ?? look.start);
			expect(Math.max(...then.map((one, at) => Math.abs(one - (before[at] ?? 0))))).toBeGreaterThan(
				0.08
			);
		}
		const from = look.turningPoints.map((turn) => turn.from);
		expect(from).toEqual(from.toSorted((a, b) => a - b));
	});

	test('finds the same again', () => {
		expect(found(steps)).toEqual(look);
	});
});

describe('what a seat knew', () => {
	const { steps, end } = played(11, 2);
	const position = end.hands['s1']?.held[0]?.position;
	const hidden = Object.values(end.schemes).find(
		(card) => card.of === 'clan' && card.clan === end.seats[0]?.clan && !end.spent.includes(card.id)
	);
	if (position === undefined || !hidden) throw new Error('s1 ends without a hidden card');
	const shown = { s1: { [position]: hidden.id } };

	test('is its hand as it was, and no other hand', () => {
		const faces = facesBy(steps, shown);
		const hands = { s1: 0, s2: 0 };
		for (const step of playedSteps(steps)) {
			for (const seat of ['s1', 's2'] as const) {
				const { hand, table } = viewBefore(step, seat, faces);
				const held = table.hands[seat]?.held ?? [];
				expect(hand.length).toBeLessThanOrEqual(held.length);
				for (const scheme of hand) {
					const at = Object.entries(faces[seat] ?? {}).find(([, face]) => face === scheme)?.[0];
					expect(held.map((one) => String(one.position))).toContain(at);
				}
				hands[seat] += hand.includes(hidden.id) ? 1 : 0;
			}
		}
		expect(hands.s1).toBeGreaterThan(0);
		expect(hands.s2).toBe(0);
	});

	test('changes nothing for anybody else', () => {
		const [without, withHand] = [found(steps), found(steps, shown)];
		const others = ({ costly }: LookBack) => costly.filter(({ seat }) => seat !== 's1');
		expect(others(withHand)).toEqual(others(without));
		expect(withHand.moments).toEqual(without.moments);
	});

	test('of cardboard is only the card that is played', () => {
		const box = played(12, 2, 'box').steps;
		const faces = facesBy(box, {});
		let plays = 0;
		for (const step of playedSteps(box)) {
			const { command, mover, before } = step;
			if (mover === null) continue;
			const open = before.hands[mover]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];
			const isPlay =
				command?.type === 'PlayScheme' && before.schemes[command.scheme]?.of === 'clan';
			plays += isPlay ? 1 : 0;
			const expected = isPlay ? [...new Set([...open, command.scheme])].sort() : open.toSorted();
			expect(viewBefore(step, mover, faces).hand).toEqual(expected);
		}
		expect(plays).toBeGreaterThan(0);
	});
});

test('a worker says how far it is, and then what it found', () => {
	// The beginning of a chapter will do.
	const steps = played(11, 2).steps.slice(0, 30);
	const question = { what: 'look-back', steps, shown: {}, seed: 1 } as const;
	let done = 0;
	for (const report of think(question, () => 0)) {
		if (report?.what !== 'look-back') continue;
		expect(report.progress).toBeGreaterThan(done);
		expect(report.found === null).toBe(report.progress < 1);
		done = report.progress;
	}
	expect(done).toBe(1);
});
