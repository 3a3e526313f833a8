import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { playMatch } from '../../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import { settingFor } from '../kit.ts';
import { begun, keepAll, planning } from '../world.ts';

test('V1 Pool 6 and one Victim, Feed of round 1: 7', () => {
	const { table } = planning(4);
	for (const { blood, alliance } of Object.values(table.players)) {
		expect(alliance).toEqual(['victim']);
		expect(blood).toBe(7);
	}
});

test('V2 a card laid under is not offered before all above it', () => {
	const world = begun(4);
	const before = world.secret('s1').deck;
	keepAll(world);
	expect(world.secret('s1').deck).toEqual([...before.slice(2), before[1]]);
});

test.each([
	[3, [4, 5, 6]],
	[4, [3, 4, 5]],
	[5, [3, 4, 5]]
])('V3 %i players: hands before Planning, and one card left after it', (players, hands) => {
	const setting = settingFor(players);
	const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const before: number[] = [];
	const after: number[] = [];
	playMatch(
		setting,
		seats,
		seededChance(1),
		() => seededChance(2),
		({ events, table }) => {
			const { hand = -1 } = table.players['s1'] ?? {};
			for (const event of events) {
				if (event.type === 'CardsKept') before.push(hand);
				if (event.type === 'StageEnded' && event.stage === 'planning') after.push(hand);
			}
		}
	);
	expect(before).toEqual(hands);
	expect(after).toEqual([1, 1, 1]);
});

test('V4 three players: three offered and two kept in round 1, two and one in round 2', () => {
	const world = begun(3);
	expect(world.own('s1').offered).toHaveLength(3);
	expect(world.table.question?.about).toEqual({ n: 2, m: 3 });
	keepAll(world).resolve();
	while (world.table.round === 1) world.tokens();
	expect(world.own('s1').offered).toHaveLength(2);
	expect(world.table.question?.about).toEqual({ n: 1, m: 2 });
});
