import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import { codedPlayer } from '../../../../src/lib/games/vendetta/players/coded.ts';
import { playMatch } from '../../../../src/lib/games/vendetta/players/match.ts';
import type { SeatView } from '../../../../src/lib/games/vendetta/players/player.ts';
import { quickPlayer } from '../../../../src/lib/games/vendetta/players/quick.ts';
import { worldsFor } from '../../../../src/lib/games/vendetta/players/search/worlds.ts';
import type { SealedTable } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { ownView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import { imagined, type SeatSecret } from '../../../../src/lib/games/vendetta/table/secrets.ts';
import type { Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { playerOf, seatsOf } from '../../../../src/lib/games/vendetta/table/where.ts';
import { STRENGTHS, type Strength } from '../../../../src/lib/games/vendetta/strengths.ts';
import { wordyCards } from '../cards.ts';
import { settingFor } from '../kit.ts';

const WORLDS = 1;
const playerFor = (strength: Strength) => codedPlayer(strength, () => ({ worlds: WORLDS }));

type Moment = { readonly view: SeatView; readonly sealed: SealedTable };

/** Moments of a game of three, each with all that is sealed then. */
function moments(seed: number, every: number): readonly Moment[] {
	const found: Moment[] = [];
	const setting = settingFor(3, { cards: openSet, relics: true });
	const chance = seededChance(seed + 1);
	let sealed: SealedTable | null = null;
	let nth = 0;
	const player = quickPlayer();
	playMatch(
		setting,
		Object.fromEntries(
			setting.seats.map(({ seat }) => [
				seat,
				(view: SeatView) => {
					if (sealed && view.table.phase === 'round' && nth++ % every === 0)
						found.push({ view, sealed });
					return player(view, chance);
				}
			])
		),
		seededChance(seed),
		() => chance,
		(step) => {
			({ sealed } = step);
		}
	);
	return found;
}

const secretOf = (table: Table, sealed: SealedTable, seat: string): SeatSecret =>
	sealed.seats[seat]?.[playerOf(table, seat).secret] ?? expect.fail(`${seat} has no secrets`);

/** The same table, but all that this seat does not know is otherwise. */
function otherwise({ view, sealed }: Moment, seed: number): SealedTable {
	const { table, seat, own } = view;
	const seats = seatsOf(table).map((whose) => {
		const before = secretOf(table, sealed, whose);
		const known =
			whose === seat
				? {
						...before,
						deck: [
							...before.deck.slice(0, own.offered.length),
							...before.deck.slice(own.offered.length).toReversed()
						]
					}
				: imagined(table, whose, seededChance(seed), {
						...(own.hands[whose] && { hand: own.hands[whose] }),
						faces: Object.fromEntries(
							Object.entries(before.faces).filter(([slot]) => own.faces[slot] !== undefined)
						)
					});
		return [whose, { ...sealed.seats[whose], [playerOf(table, whose).secret]: known }] as const;
	});
	return {
		...sealed,
		seats: Object.fromEntries(seats),
		piles: { shuffled: {}, drawn: {}, lots: {} }
	};
}

describe.each(STRENGTHS)('%s', (strength) => {
	test('answers whatever is asked, with cards that say every word', () => {
		const player = playerFor(strength);
		const games = strength === 'strong' ? 1 : 4;
		for (let game = 0; game < games; game++) {
			const players = 3 + (game % 3);
			const setting = settingFor(players, {
				cards: game % 2 === 0 ? wordyCards(game * 7) : openSet,
				teams: players === 4,
				relics: true,
				locationCards: game % 2 === 0
			});
			const chance = seededChance(game);
			// Only one of them thinks for long.
			const seats = setting.seats.map(
				({ seat }, at) => [seat, at === 0 ? player : playerFor('medium')] as const
			);
			const end = playMatch(
				setting,
				Object.fromEntries(seats),
				seededChance(game + 1),
				() => chance
			);
			expect(end.phase).toBe('finished');
		}
	}, 60_000);

	test('decides the same with the same seed, whatever is sealed from it', () => {
		const player = playerFor(strength);
		for (const [nth, moment] of moments(5, strength === 'strong' ? 9 : 3).entries()) {
			const { view } = moment;
			const { table, seat } = view;
			const sealed = otherwise(moment, nth);
			const other: SeatView = { seat, table, own: ownView(table, sealed, seat) };
			expect(other.own).toEqual(view.own);
			expect(sealed.seats).not.toEqual(moment.sealed.seats);
			expect(player(other, seededChance(nth))).toEqual(player(view, seededChance(nth)));
		}
	}, 60_000);
});

test('worlds agree with all that a seat knows', () => {
	for (const [nth, { view }] of moments(8, 4).entries()) {
		const { seat, table, own } = view;
		const [world] = worldsFor(view, seededChance(nth));
		if (!world) expect.fail('no world');
		const there = ownView(world.table, world.sealed, seat);
		expect({ hand: there.hand, offered: there.offered, faces: there.faces }).toEqual({
			hand: own.hand,
			offered: own.offered,
			faces: own.faces
		});
		for (const whose of seatsOf(table)) {
			const { hand, deck, clan, seen } = playerOf(table, whose);
			const secret = secretOf(world.table, world.sealed, whose);
			expect([secret.hand.length, secret.deck.length]).toEqual([hand, deck]);
			const open = table.deployed.flatMap(({ owner, card }) =>
				owner === whose ? (card ?? []) : []
			);
			const all = [...secret.hand, ...secret.deck, ...Object.values(secret.faces), ...open];
			expect(new Set(all).size).toBe(9);
			expect(
				all.every((card) => openSet.clanCards.some((one) => one.id === card && one.clan === clan))
			).toBe(true);
			expect(seen.filter((card) => secret.deck.includes(card)).length).toBeLessThanOrEqual(
				Math.max(0, seen.length - hand)
			);
		}
	}
});
