import { describe, expect, it } from 'vitest';
import { seededChance, shuffled } from '$lib/games/core/chance.ts';
import { openSet } from '$lib/games/rivals/open/open-set.ts';
import { playerOf } from '$lib/games/rivals/players/by-strength.ts';
import { greedyPlayer } from '$lib/games/rivals/players/greedy.ts';
import { playMatch, type MatchStep } from '$lib/games/rivals/players/match.ts';
import { worldsFor } from '$lib/games/rivals/players/search/worlds.ts';
import { strongPlayer } from '$lib/games/rivals/players/strong.ts';
import { DEFAULT_READINGS } from '$lib/games/rivals/readings.ts';
import type { Dealt } from '$lib/games/rivals/table/game.ts';
import { legalCommands } from '$lib/games/rivals/table/legal.ts';
import { viewOf } from '$lib/games/rivals/table/own-view.ts';
import type { SeatSecret } from '$lib/games/rivals/table/secrets.ts';
import { settingFor } from '$lib/games/rivals/table/setting.ts';
import { sideOf } from '$lib/games/rivals/table/where.ts';

const SEATS = ['s1', 's2', 's3'];

/** Every step of a match of greedy players. */
const steps: readonly MatchStep[] = (() => {
	const decks = Object.fromEntries(SEATS.map((seat, at) => [seat, openSet.decks[at]?.id ?? '']));
	const chance = seededChance(4_711);
	const found: MatchStep[] = [];
	playMatch(
		settingFor(openSet, decks, DEFAULT_READINGS),
		Object.fromEntries(SEATS.map((seat) => [seat, greedyPlayer])),
		chance,
		() => chance,
		{ look: (step) => found.push(step) }
	);
	return found;
})();

/** All that one seat does not know, dealt otherwise: others' hands and decks, its own decks, and the City. */
function dealtOtherwise({ table, sealed }: Dealt, seat: string, seed: number): Dealt {
	const chance = seededChance(seed);
	const seats = Object.fromEntries(
		table.order.map((whose) => {
			const { secret, hand } = sideOf(table, whose);
			const now = sealed.seats[whose]?.[secret];
			if (!now) throw new Error('nothing is sealed');
			const isOwn = whose === seat;
			const isVampire = (id: string) => openSet.vampires.some((card) => card.id === id);
			const library = shuffled(chance, [
				...now.library,
				...(isOwn ? [] : now.hand.filter((id) => !isVampire(id)))
			]);
			const faction = shuffled(chance, [
				...now.faction,
				...(isOwn ? [] : now.hand.filter(isVampire))
			]);
			const taken = isOwn ? { library: 0, faction: 0 } : hand;
			const other: SeatSecret = {
				...now,
				library: library.slice(taken.library),
				faction: faction.slice(taken.faction),
				hand: isOwn
					? now.hand
					: [...library.slice(0, taken.library), ...faction.slice(0, taken.faction)]
			};
			return [whose, { [secret]: other }];
		})
	);
	const city = { [table.city.secret]: shuffled(chance, sealed.city[table.city.secret] ?? []) };
	return { table, sealed: { ...sealed, seats, city } };
}

const mine = steps.filter(({ seat, before }) => seat === 's2' && before.table.turn !== null);

describe('a strong player', () => {
	it('makes the same move whatever is sealed from its seat', () => {
		let changed = 0;
		for (const { before } of mine.filter((_, at) => at % 6 === 0)) {
			const other = dealtOtherwise(before, 's2', 12);
			if (JSON.stringify(other.sealed) !== JSON.stringify(before.sealed)) changed++;
			const [one, two] = [before, other].map(({ table, sealed }) =>
				strongPlayer({ budget: () => ({ worlds: 1 }) })(
					viewOf(table, sealed, 's2'),
					seededChance(9)
				)
			);
			expect(two).toEqual(one);
		}
		expect(changed).toBeGreaterThan(2);
	});

	it('makes legal moves alone', () => {
		for (const { before } of mine.filter((_, at) => at % 6 === 3)) {
			const view = viewOf(before.table, before.sealed, 's2');
			const move = strongPlayer({ budget: () => ({ worlds: 1 }) })(view, seededChance(3));
			const legal = legalCommands(view);
			expect(legal.map(({ type }) => type)).toContain(move.type);
		}
	});
});

describe('worlds', () => {
	it('agree with the view: the own hand as it is, all else as many as the table says', () => {
		for (const { before, seat } of steps.filter((_, at) => at % 9 === 0)) {
			if (before.table.turn === null) continue;
			const view = viewOf(before.table, before.sealed, seat);
			const [world] = worldsFor(view, seededChance(1));
			if (!world) throw new Error('no world');
			expect(viewOf(world.table, world.sealed, seat).own.hand).toEqual(view.own.hand);
			for (const whose of before.table.order) {
				const { secret, hand, library, faction, down } = sideOf(before.table, whose);
				const made = world.sealed.seats[whose]?.[secret];
				expect(made?.hand).toHaveLength(hand.library + hand.faction);
				expect(made?.library).toHaveLength(library);
				expect(made?.faction).toHaveLength(faction);
				for (const { slot } of down) expect(made?.faces[slot]).toBeTruthy();
			}
			expect(world.sealed.city[before.table.city.secret]).toHaveLength(before.table.city.deck);
		}
	});

	it('differ in what the seat does not know', () => {
		const step = mine[10];
		if (!step) throw new Error('the match is too short');
		const worlds = worldsFor(viewOf(step.before.table, step.before.sealed, 's2'), seededChance(2));
		const [one, two] = [worlds.next().value, worlds.next().value];
		expect(one?.sealed.city).not.toEqual(two?.sealed.city);
		expect(one?.sealed.seats['s1']).not.toEqual(two?.sealed.seats['s1']);
	});
});

it('has a player for each strength', () => {
	const [step] = mine;
	if (!step) throw new Error('the match is too short');
	const view = viewOf(step.before.table, step.before.sealed, 's2');
	for (const strength of ['easy', 'medium', 'strong'] as const)
		expect(playerOf(strength, () => ({ worlds: 1 }))(view, seededChance(5)).type).toBeTruthy();
});
