import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { playMatch } from '../../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/vendetta/table/table.ts';
import { CLANS } from '../../../../src/lib/games/vendetta/vocabulary.ts';
import { settingFor } from '../kit.ts';
import { begun, keepAll, planning, World } from '../world.ts';

/** Four seats with both variants; nobody has chosen a clan. */
const laidOut = () =>
	new World().give({
		type: 'SetTable',
		setting: settingFor(4, { first: 's1', relics: true, locationCards: true, clansShown })
	});
const clansShown = CLANS.slice(0, 5);
const isLaidLate = ({ type }: TableEvent) => type === 'LocationCardLaid' || type === 'RelicsShown';
const chooseClan = (world: World, ...seats: readonly number[]) =>
	seats.flatMap((at) => {
		const clan = clansShown[at - 1] ?? 'brujah';
		return world.give({ type: 'ChooseClan', seat: `s${at}`, clan }).events;
	});

test('Location cards and relics lie open before anybody chooses a clan', () => {
	const world = laidOut();
	expect(world.table).toMatchObject({ phase: 'clans', ambition: 's1' });
	expect(world.table.relicsShown).toHaveLength(5);
	expect(world.table.locations.map(({ card }) => card === null)).toEqual([false, false, true]);
	world.refuses({ type: 'ChooseRelic', seat: 's4', relic: 'relic-1' }, 'not-now');
	chooseClan(world, 1, 2, 3);
	expect(world.table.phase).toBe('clans');
	expect(chooseClan(world, 4)).toEqual([{ type: 'ClanChosen', seat: 's4', clan: 'nosferatu' }]);
	expect(world.table.phase).toBe('relics');
});

test('a log in which they were laid out after the clans folds to the same table', () => {
	const world = laidOut();
	const set = world.events;
	const chosen = chooseClan(world, 1, 2, 3, 4);
	const late = [
		...set.filter((event) => !isLaidLate(event)),
		...chosen,
		...set.filter(isLaidLate)
	].reduce(evolveTable, EMPTY_TABLE);
	expect(late).toEqual(world.table);
});

test('a set-up from before goes on: with the last clan they are laid out', () => {
	const world = laidOut();
	world.table = world.events.filter((event) => !isLaidLate(event)).reduce(evolveTable, EMPTY_TABLE);
	expect(chooseClan(world, 1, 2, 3).filter(isLaidLate)).toEqual([]);
	chooseClan(world, 4);
	expect(world.of('LocationCardLaid')).toHaveLength(2);
	expect(world.of('RelicsShown')).toHaveLength(1);
	expect(world.table.phase).toBe('relics');
});

test('V1 Pool 6 and one Victim, Feed of round 1: 7', () => {
	const { table } = planning(4);
	for (const { blood, alliance } of Object.values(table.players)) {
		expect(alliance).toEqual(['victim']);
		expect(blood).toBe(7);
	}
});

test.each([
	[
		3,
		[
			[0, 1, 2],
			[3, 4],
			[5, 6]
		]
	],
	[
		4,
		[
			[0, 1],
			[2, 3],
			[4, 5]
		]
	]
])('V2 %i players: a card laid under is not offered before all above it', (players, places) => {
	const world = begun(players);
	const { deck } = world.secret('s1');
	const offered = [];
	for (let round = 1; round <= 3; round++) {
		expect(world.table).toMatchObject({ round, stage: 'hand-building' });
		offered.push(world.own('s1').offered);
		// Nobody has anything deployed, so that the next round begins at once.
		keepAll(world).resolve();
	}
	expect(offered).toEqual(places.map((of) => of.map((at) => deck[at])));
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
