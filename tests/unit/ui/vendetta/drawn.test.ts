import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { reasonsAt } from '../../../../src/lib/games/vendetta/table/power.ts';
import type { Deployed, Ranked, Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import type { LocationId } from '../../../../src/lib/games/vendetta/vocabulary.ts';
import { influenceCourse } from '../../../../src/lib/ui/vendetta/play/influence-course.ts';
import { flightsOf } from '../../../../src/lib/ui/vendetta/play/flights.ts';
import { totalInSight, totalKnown } from '../../../../src/lib/ui/vendetta/play/known-total.ts';
import { slicesOf } from '../../../../src/lib/ui/vendetta/play/location-slices.ts';
import {
	moversIn,
	segmentsOf,
	whyTotal
} from '../../../../src/lib/ui/vendetta/play/ranking-words.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { momentOf } from './people-in-turn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

describe('the course of Influence', () => {
	const { game, table } = momentOf(NAMES, ({ table }) => table.phase === 'finished');
	const course = influenceCourse(game.steps);

	test('begins before round 1 and has a point for each Location of each round', () => {
		expect(course).toHaveLength(1 + 3 * 3);
		expect(course[0]).toMatchObject({ round: 0, after: null });
		expect(course.at(-1)).toMatchObject({ round: 3, after: 'haven' });
	});

	test('ends with what the final count says', () => {
		const totals = Object.fromEntries(
			(table.score?.seats ?? []).map(({ seat, total }) => [seat, total])
		);
		expect(course.at(-1)?.totals).toEqual(totals);
	});
});

const isHidden = ({ up, card }: Deployed) => !up && card === null;

describe('a Location', () => {
	const { was } = momentOf(NAMES, ({ was, game }) =>
		(game.steps.at(-1) ?? []).some(
			(event) =>
				event.type === 'ConflictRanked' &&
				event.location === was.conflict?.location &&
				event.ranking.length > 1
		)
	);

	test('has a slice for each player, with each card and all the Blood there', () => {
		const at = was.conflict?.location ?? 'haven';
		const slices = slicesOf(was, at, {});
		expect(slices.map(({ seat }) => seat)).toEqual(['s1', 's2', 's3']);
		expect(slices.flatMap(({ cards }) => cards)).toHaveLength(
			was.deployed.filter((card) => card.at === at).length
		);
	});

	test('a face-down card shows its Power to those alone who know it', () => {
		const { was: table, seat } = momentOf(NAMES, ({ was }) => was.deployed.some(isHidden));
		const down = table.deployed.find(isHidden);
		if (!down) throw new Error(`nothing face down of ${seat}`);
		const drawn = (faces: { readonly [slot: string]: string }) =>
			slicesOf(table, down.at, faces)
				.flatMap(({ cards }) => cards)
				.find(({ slot }) => slot === down.slot)?.power;
		expect(drawn({})).toBeNull();
		const [first] = table.setting?.cards.clanCards ?? [];
		expect(drawn({ [down.slot]: first?.id ?? '' })).toBe(first?.power);
	});

	test('who is first stands out once it is settled: as ranked, and never beside a card that is not known', () => {
		const leading = (table: Table, at: LocationId) =>
			slicesOf(table, at, {}).flatMap(({ leads, seat }) => (leads ? seat : []));
		const { was: hiding } = momentOf(NAMES, ({ was }) => was.deployed.some(isHidden));
		expect(leading(hiding, hiding.deployed.find(isHidden)?.at ?? 'haven')).toEqual([]);
		const { conflict } = was;
		if (!conflict) throw new Error('nothing is fought for');
		const ranked = (seat: string, total: number): Ranked => ({
			seat,
			total,
			cards: total,
			blood: 0
		});
		const ranking = [ranked('s3', 1), ranked('s1', 9)];
		expect(leading({ ...was, conflict: { ...conflict, ranking } }, conflict.location)).toEqual([
			's3'
		]);
	});

	test('whoever knows a face-down card is told the whole total, others what is in sight', () => {
		const { was: table } = momentOf(NAMES, ({ was }) =>
			was.deployed.some(({ up, card }) => !up && card === null)
		);
		const down = table.deployed.find(({ up, card }) => !up && card === null);
		if (!down) throw new Error('nothing lies face down');
		const { at, position, slot } = down;
		const strong = table.setting?.cards.clanCards.find(({ power }) => power === 5);
		const stranger = totalKnown(table, at, position, {});
		expect(stranger.unknown).toBe(true);
		expect(stranger.total).toBe(totalInSight(table, at, position));
		const others = table.deployed
			.filter((card) => !card.up && card.at === at && card.position === position)
			.map((card) => [card.slot, strong?.id ?? ''] as const);
		const knows = totalKnown(table, at, position, Object.fromEntries(others));
		expect(knows).toEqual({ total: stranger.total + 5 * others.length, unknown: false });
		expect(others.map(([one]) => one)).toContain(slot);
	});

	test('a card that was taken says so in the ranking, on both sides, and by which card', () => {
		const [lay] = was.deployed.filter((card) => card.up && card.at === was.conflict?.location);
		if (!lay) throw new Error('nothing lies there');
		const thief = ['s1', 's2', 's3'].find((seat) => seat !== lay.owner) ?? '';
		const table = {
			...was,
			deployed: was.deployed.map((card) =>
				card.slot === lay.slot ? { ...card, position: thief } : card
			)
		};
		const [by] = table.setting?.cards.clanCards ?? [];
		const speaker = new Speaker({ s1: 'Ada', s2: 'Ben', s3: 'Cleo' }, lay.owner);
		const movers = moversIn([
			{
				type: 'AbilityBegan',
				seat: thief,
				source: { from: 'card', slot: 99, card: by?.id ?? '' },
				step: 'preparation',
				uses: null
			},
			{ type: 'CardMoved', slot: lay.slot, at: lay.at, position: thief }
		]);
		const why = (seat: string) => whyTotal(table, lay.at, seat, speaker, movers).join('\n');
		expect(why(thief)).toContain(`, taken from you with ${by?.name}`);
		expect(why(lay.owner)).toContain(`: taken by ${speaker.plain(thief)} with ${by?.name}`);
	});

	test('the parts of a bar in the ranking lie side by side, and come to its reasons', () => {
		const at = was.conflict?.location ?? 'haven';
		for (const { seat } of slicesOf(was, at, {}).filter(({ present }) => present)) {
			const sum = reasonsAt(was, at, seat).reduce((total, { by }) => total + by, 0);
			const segments = segmentsOf(was, at, seat);
			const ends = segments.map(({ from, size }) => from + size);
			expect(segments.map(({ from }) => from)).toEqual([0, ...ends].slice(0, segments.length));
			const counts = segments.map(({ kind, size }) => (kind === 'minus' ? -size : size));
			expect(counts.reduce((total, one) => total + one, 0)).toBe(Math.max(0, sum));
		}
	});
});

describe('what flies', () => {
	const { table } = momentOf(NAMES, ({ table }) => table.stage === 'resolution');
	const flown = (event: TableEvent) => flightsOf(event, table);

	test('Blood lost goes to the Bank, Blood gained comes from it', () => {
		const moved = { type: 'BloodMoved', seat: 's1', why: 'gain' } as const;
		expect(flown({ ...moved, by: 2 })).toEqual([
			{ what: 'blood', many: 2, from: { in: 'bank' }, to: { in: 'pool', seat: 's1' } }
		]);
		expect(flown({ ...moved, why: 'lose', by: -1 })).toEqual([
			{ what: 'blood', many: 1, from: { in: 'pool', seat: 's1' }, to: { in: 'bank' } }
		]);
		expect(flown({ ...moved, by: 0 })).toEqual([]);
	});

	test('stolen Blood flies once, from Pool to Pool', () => {
		const stolen = { type: 'BloodMoved', why: 'steal' } as const;
		expect(flown({ ...stolen, seat: 's1', by: -2, from: 's2' })).toEqual([
			{ what: 'blood', many: 2, from: { in: 'pool', seat: 's1' }, to: { in: 'pool', seat: 's2' } }
		]);
		expect(flown({ ...stolen, seat: 's2', by: 2 })).toEqual([]);
	});

	test('a reward comes from its Location', () => {
		const won = { type: 'AllyWon', seat: 's3', location: '1', ally: 'a' } as const;
		expect(flown(won)).toEqual([
			{ what: 'card', many: 1, from: { in: 'centre', at: '1' }, to: { in: 'pool', seat: 's3' } }
		]);
	});
});
