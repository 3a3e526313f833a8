import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	bestBluff,
	bluffsIn,
	factsOf
} from '../../../../src/lib/games/vendetta/looking-back/facts.ts';
import {
	tablesAfter,
	withdrawChoices
} from '../../../../src/lib/games/vendetta/looking-back/moments.ts';
import { facesIn, handsIn } from '../../../../src/lib/games/vendetta/looking-back/opened.ts';
import { overGames } from '../../../../src/lib/games/vendetta/looking-back/over-games.ts';
import { whatIf } from '../../../../src/lib/games/vendetta/looking-back/what-if.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import { greedyPlayer } from '../../../../src/lib/games/vendetta/players/greedy.ts';
import { playMatch } from '../../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { settingFor } from '../kit.ts';

function played(seed: number, seats = 3) {
	const setting = settingFor(seats, { cards: openSet, relics: true, locationCards: true });
	const players = Object.fromEntries(
		setting.seats.map(({ seat }, at) => [seat, at === 0 ? randomPlayer : greedyPlayer])
	);
	const events: TableEvent[] = [];
	let sealed = NOTHING_SEALED;
	const chance = seededChance(seed);
	playMatch(
		setting,
		players,
		chance,
		() => chance,
		(step) => {
			events.push(...step.events);
			({ sealed } = step);
		}
	);
	return { events, sealed, tables: tablesAfter(events) };
}

const games = [1, 2].map((seed) => played(seed));

describe('looking back at a finished game', () => {
	it('knows every face-down card and every hand at each moment', () => {
		for (const { tables, sealed } of games)
			for (const table of tables.filter(({ phase }) => phase === 'round')) {
				const faces = facesIn(table, sealed);
				for (const { slot } of table.deployed) expect(faces[slot]).toBeDefined();
				const hands = handsIn(table, sealed);
				for (const [seat, { hand }] of Object.entries(table.players))
					expect(hands[seat]).toHaveLength(hand);
			}
	});

	it('names faces that turn out to be true', () => {
		for (const { tables, events, sealed } of games)
			for (const [at, event] of events.entries()) {
				if (event.type !== 'CardTurned' || event.card === null) continue;
				const before = tables[at - 1];
				if (before) expect(facesIn(before, sealed)[event.slot]).toBe(event.card);
			}
	});

	it('comes to the very same end where the choice is the same', () => {
		let tried = 0;
		for (const { events, tables, sealed } of games)
			for (const choice of withdrawChoices(events, tables))
				for (const [seat, token] of Object.entries(choice.tokens)) {
					const same = whatIf(events, tables, sealed, choice, seat, token);
					// What was laid face down out of a hand in Resolution is in no event: the computer lays some card.
					if (!same || same.assumed > 0) continue;
					tried += 1;
					expect(same.would).toEqual(same.was);
				}
		expect(tried).toBeGreaterThan(25);
	});

	it('says what another token would have come to', () => {
		const differences = games.flatMap(({ events, tables, sealed }) =>
			withdrawChoices(events, tables).flatMap((choice) =>
				Object.keys(choice.tokens).flatMap((seat) => {
					const other = whatIf(events, tables, sealed, choice, seat);
					if (!other) return [];
					expect(other.token).not.toBe(choice.tokens[seat]);
					if (other.token === 'withdraw')
						expect(other.would.ranking?.some((one) => one.seat === seat) ?? false).toBe(
							choice.location === 'haven'
								? false
								: (other.would.ranking?.some((one) => one.seat === seat) ?? false)
						);
					return [(other.would.influence[seat] ?? 0) - (other.was.influence[seat] ?? 0)];
				})
			)
		);
		expect(differences.some((by) => by > 0)).toBe(true);
		expect(differences.some((by) => by < 0)).toBe(true);
	});

	/** The same game with other tokens: `stays` says who stays. */
	const withTokens = (
		events: readonly TableEvent[],
		stays: (seat: string) => boolean
	): readonly TableEvent[] =>
		events.map((event) => {
			if (event.type !== 'ChoicesOpened' || event.choices === null) return event;
			const choices = Object.entries(event.choices).map(([seat, choice]) => [
				seat,
				choice[0] === 'stay' || choice[0] === 'withdraw'
					? [stays(seat) ? 'stay' : 'withdraw']
					: choice
			]);
			return { ...event, choices: Object.fromEntries(choices) as typeof event.choices };
		});

	it('tells bluffs that were kept from those that were called', () => {
		let tried = 0;
		for (const { events, tables, sealed } of games) {
			const called = bluffsIn(
				withTokens(events, () => true),
				tables,
				sealed
			);
			expect(bestBluff(called)).toBeNull();
			for (const { seat: bluffer, opened, own, most } of called) {
				expect(most).toBeGreaterThan(own);
				const alone = withTokens(events, (seat) => seat === bluffer);
				const kept = bluffsIn(alone, tables, sealed);
				expect(kept.find((one) => one.opened === opened)).toMatchObject({ kept: true, own, most });
				const best = bestBluff(kept);
				expect((best?.most ?? 0) - (best?.own ?? 0)).toBeGreaterThanOrEqual(most - own);
				tried += 1;
			}
		}
		expect(tried).toBeGreaterThan(0);
	});

	it('sums up a game, and nothing of one that is not over', () => {
		const [game] = games;
		if (!game) throw new Error('no game');
		const facts = factsOf(game.events, game.sealed);
		expect(facts?.seats.filter(({ won }) => won)).toHaveLength(1);
		expect(facts?.ambition).toHaveLength(3);
		expect(facts?.withdraws.length).toBeGreaterThan(9);
		expect(factsOf(game.events.slice(0, -1), game.sealed)).toBeNull();
	});
});

it('adds up how everybody plays over several games, how clans do, and what the Ambition token is worth', () => {
	const person = (name: string) => ({ key: `key of ${name}`, name });
	const open = games.slice(0, 2).flatMap(({ events, sealed }) => {
		const facts = factsOf(events, sealed);
		const people = { s1: person('Ada'), s2: person('Ben'), s3: person('Cleo') };
		return facts ? [{ facts, people }] : [];
	});
	const over = overGames(open);
	expect(over.games).toBe(2);
	expect(over.people.map(({ name, played }) => [name, played]).toSorted()).toEqual([
		['Ada', 2],
		['Ben', 2],
		['Cleo', 2]
	]);
	expect(over.people.reduce((sum, { won }) => sum + won, 0)).toBe(2);
	for (const { withdrew, stayed } of over.people) {
		expect(withdrew.right).toBeLessThanOrEqual(withdrew.times);
		expect(stayed.right).toBeLessThanOrEqual(stayed.times);
	}
	expect(over.clans.reduce((sum, { played }) => sum + played, 0)).toBe(6);
	expect(over.clans.reduce((sum, { won }) => sum + won, 0)).toBe(2);
	const more = open.map(({ facts: { seats, ambition } }) => {
		const totals = seats.map(({ seat, total }) => ({ seat, total: total ?? 0 }));
		const own = totals.find(({ seat }) => seat === ambition.at(-1))?.total ?? 0;
		const others = totals.filter(({ seat }) => seat !== ambition.at(-1));
		return own - others.reduce((sum, { total }) => sum + total, 0) / others.length;
	});
	expect(over.ambition.more).toBeCloseTo(more.reduce((sum, one) => sum + one, 0) / 2);
	expect(overGames([])).toMatchObject({
		games: 0,
		people: [],
		clans: [],
		ambition: { more: null }
	});
	const bluffs = open.flatMap(({ facts }) => facts.bluffs);
	expect(over.people.reduce((sum, { bluffs: { kept, called } }) => sum + kept + called, 0)).toBe(
		bluffs.length
	);
});
