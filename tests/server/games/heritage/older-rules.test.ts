import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { alone } from '../../../../src/lib/games/heritage/alone/alone.ts';
import type { AloneCommandOf } from '../../../../src/lib/games/heritage/alone/grammar.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { drawNames } from '../../../../src/lib/games/heritage/draw/names.ts';
import { drawAfter, proofOf } from '../../../../src/lib/games/heritage/draw/proof.ts';
import type { DrawStep } from '../../../../src/lib/games/heritage/draw/steps.ts';
import { checkedDraw } from '../../../../src/lib/games/heritage/draw/told.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { mixingsIn } from '../../../../src/lib/games/heritage/mixing/reading.ts';
import { checkedMixingTold } from '../../../../src/lib/games/heritage/mixing/told.ts';
import { greedyPlayer } from '../../../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import type { Step } from '../../../../src/lib/games/heritage/table/course.ts';
import { heldDraw, stepsOf } from '../../../unit/heritage/draw/kit.ts';
import { Evening } from '../../../unit/heritage/mixing/kit.ts';

// A later day: the rules have a second revision.
vi.mock('../../../../src/lib/games/heritage/revision.ts', () => ({ RULES: 2 }));

describe('a draw', () => {
	const held = stepsOf(heldDraw(4));
	const winner = held.at(-1)?.type === 'DrawEnded' && held.at(-1);
	const under = (rules: number | undefined, steps: readonly DrawStep[]): DrawStep[] =>
		steps.map((step) => {
			if (step.type !== 'DrawAnnounced') return step;
			const { rules: _rules, ...announced } = step;
			return rules === undefined ? announced : { ...announced, rules };
		});
	const stolen = held.map((step): DrawStep =>
		step.type === 'DrawEnded' ? { ...step, winner: step.winner === 's1' ? 's2' : 's1' } : step
	);
	const told = (steps: readonly DrawStep[]) => {
		const { holds, older, lines, beyond } = checkedDraw({ steps: [...steps] }, drawNames({}));
		const all = (of: 'wrong' | 'otherwise') => lines.flatMap((line) => line[of]);
		return { holds, older, wrong: [...all('wrong'), ...beyond], otherwise: all('otherwise') };
	};

	test('names the rules that hold it, in a proof of the second version', () => {
		expect(winner).toBeTruthy();
		expect(proofOf(drawAfter(held)).version).toBe(2);
		expect(proofOf(drawAfter(under(undefined, held))).version).toBe(1);
		expect(told(held)).toEqual({ holds: true, older: false, wrong: [], otherwise: [] });
	});

	test('that older rules held is named where today’s decide otherwise, and is no fault', () => {
		expect(told(stolen)).toMatchObject({ holds: false, wrong: [expect.stringMatching(/winner/)] });
		expect(told(under(undefined, stolen))).toEqual({
			holds: true,
			older: true,
			wrong: [],
			otherwise: [expect.stringMatching(/^Today’s rules decide this differently: .+ winner/)]
		});
	});

	test('is proved by numbers that no older rules excuse', () => {
		const unsealed = held.map((step): DrawStep =>
			step.type === 'SeedOpened' ? { ...step, seed: 'f'.repeat(64) } : step
		);
		expect(told(under(undefined, unsealed)).holds).toBe(false);
	});

	test('of a newer Elysium is not judged here', () => {
		expect(told(under(3, held)).wrong).toEqual([
			expect.stringMatching(/^A newer version of Elysium/)
		]);
	});
});

describe('mixed cards', () => {
	const log = new Evening().lays().mixed('s1', 's2').deals().plays().ends().events;
	const queued = log.flatMap((event, index) =>
		event.type === 'HappenedAtTable' && event.event.type === 'QueueRefilled' ? [index] : []
	);
	const last = log[queued.at(-1) ?? -1];
	const first = log[queued[0] ?? -1];
	const swapped = log.map((event): Event => {
		if (event !== first || last?.type !== 'HappenedAtTable') return event;
		return last;
	});
	const looked = (events: readonly Event[], rules: number) => {
		const file = {
			format: 'elysium-chronicle',
			events: events.map((event) => ({ event, rules }))
		};
		return mixingsIn(JSON.stringify(file));
	};

	test('are worked out again, and what older rules dealt otherwise is named', () => {
		expect(looked(log, 1).mixings[0]).toMatchObject({ stands: 'held', otherwise: [] });
		expect(looked(swapped, 2).mixings[0]).toMatchObject({ stands: 'faulty', otherwise: [] });
		const [older] = looked(swapped, 1).mixings;
		expect(older).toMatchObject({ stands: 'held', faults: [] });
		expect(older && checkedMixingTold(older, drawNames({})).otherwise[0]).toMatch(
			/^Event \d+: today’s rules decide this differently: The wrong character/
		);
	});

	test('of a newer Elysium are not judged here', () => {
		expect(looked(log, 3)).toMatchObject({ mixings: [], faults: [{ where: 'events[0].rules' }] });
	});
});

describe('a game on a device', () => {
	const chance = seededChance(5);
	const player = greedyPlayer(BATTLEGROUND_MODULES);
	const played = playChapter({
		battlegrounds: BATTLEGROUND_MODULES,
		setting: standAlone({ players: 3, era: 1, dealer: 'app' }, chance),
		players: { s1: player, s2: player, s3: player },
		chance
	});
	const steps = [...played].map(({ events }): Step => events);
	const bring = (brought: readonly Step[], rules?: number) => {
		const command = { type: 'BringGame', title: 'Fire', steps: brought, rules, sealed: null };
		const body = command as unknown as AloneCommandOf<'BringGame'>;
		const decision = alone.decide(alone.initial, body, { chance, sealed: null });
		if (!decision.accepted) return decision.refusal;
		return decision.events.reduce(alone.evolve, alone.initial);
	};
	/** The turn of the third step ends twice: no rules led there, and no table forbids it. */
	const ended = steps.findIndex((step) => step.some(({ type }) => type === 'TurnEnded'));
	const doubled = [...steps.slice(0, ended + 1), steps[ended] ?? [], ...steps.slice(ended + 1)];

	test('that older rules began is taken, and the steps that today’s decide otherwise are named', () => {
		expect(bring(steps)).toMatchObject({ otherwise: [] });
		expect(bring(doubled)).toMatchObject({ otherwise: [{ step: ended + 2 }] });
	});

	test('that today’s rules began is refused with that step', () => {
		expect(bring(steps, 2)).toMatchObject({ otherwise: [] });
		expect(bring(doubled, 2)).toMatchObject({
			reason: 'not-by-the-rules',
			about: { step: ended + 2 }
		});
	});

	test('is refused where no rules lead to its table, and where newer ones began it', () => {
		const [set = [], ...rest] = steps;
		const robbed = set.map((event) =>
			event.type === 'TableSet'
				? { ...event, setting: { ...event.setting, cast: event.setting.cast.slice(0, 3) } }
				: event
		);
		expect(bring([robbed, ...rest])).toMatchObject({ reason: 'not-by-the-rules' });
		expect(bring(steps, 3)).toMatchObject({ reason: 'newer-rules' });
	});

	test('names the eras of its boards, and cannot choose them under today’s rules', () => {
		const [set = [], ...rest] = steps;
		const dated = set.map((event) =>
			event.type === 'TableSet'
				? {
						...event,
						setting: {
							...event.setting,
							eras: { ...event.setting.eras, class: { from: 1, to: 7 } }
						}
					}
				: event
		) as Step;
		expect(bring([dated, ...rest])).toMatchObject({ otherwise: [{ step: 1, why: 'eras-differ' }] });
		expect(bring([dated, ...rest], 2)).toMatchObject({ reason: 'not-by-the-rules' });
	});
});
