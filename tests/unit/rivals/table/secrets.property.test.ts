import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance, shuffled, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { SeatId } from '../../../../src/lib/games/core/seats.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import type { SealedTable } from '../../../../src/lib/games/rivals/table/dealing.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { begin, play, type Dealt } from '../../../../src/lib/games/rivals/table/game.ts';
import { imagined } from '../../../../src/lib/games/rivals/table/imagined.ts';
import { sealedFaults } from '../../../../src/lib/games/rivals/table/invariants.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import type { Table } from '../../../../src/lib/games/rivals/table/table.ts';
import { runs } from '../../../support/long.ts';
import { hiddenIn, playAtRandom, settingOf } from './random-match.ts';

/** The same table, where everything that a seat does not know lies otherwise. */
function otherwise({ table, sealed }: Dealt, seat: SeatId, chance: Chance): SealedTable {
	const seats = Object.fromEntries(
		table.order.map((other) => {
			const { secret, down } = table.seats[other] ?? { secret: 0, down: [] };
			const own = sealed.seats[other]?.[secret];
			if (!own) return [other, {}];
			const library = shuffled(chance, own.library);
			const faction = shuffled(chance, own.faction);
			if (other === seat) return [other, { [secret]: { ...own, library, faction } }];
			// What it was shown stays as it is.
			const known = down
				.filter(({ shownTo }) => shownTo.includes(seat))
				.map(({ slot }) => String(slot));
			const hidden = Object.entries(own.faces).filter(([slot]) => !known.includes(slot));
			const isFaction = (card: string): boolean =>
				table.setting?.cards.find(({ id }) => id === card)?.kind === 'vampire';
			const cards = shuffled(chance, [
				...library,
				...own.hand.filter((card) => !isFaction(card)),
				...hidden.map(([, card]) => card)
			]);
			const vampires = shuffled(chance, [...faction, ...own.hand.filter(isFaction)]);
			const held = own.hand.filter((card) => !isFaction(card)).length;
			const faces = hidden.map(([slot], at): [string, string] => [slot, cards[held + at] ?? '']);
			const backs = own.hand.length - held;
			return [
				other,
				{
					[secret]: {
						...own,
						hand: [...cards.slice(0, held), ...vampires.slice(0, backs)],
						library: cards.slice(held + hidden.length),
						faction: vampires.slice(backs),
						faces: { ...own.faces, ...Object.fromEntries(faces) }
					}
				}
			];
		})
	);
	const { secret } = table.city;
	return { ...sealed, seats, city: { [secret]: shuffled(chance, sealed.city[secret] ?? []) } };
}

/** What brings to light what somebody else hid. */
const OPENS: ReadonlySet<TableEvent['type']> = new Set<TableEvent['type']>([
	'CardOpened',
	'CityTurned',
	'StakesOpened'
]);

const shown = (table: Table): string => JSON.stringify({ ...table, setting: null });

const matches = fc.record({ seed: fc.nat(), players: fc.integer({ min: 2, max: 4 }) });

describe('Secrets', () => {
	test('two matches that differ in what a seat does not know answer it alike', () => {
		fc.assert(
			fc.property(matches, ({ seed, players }) => {
				const chance = seededChance(seed);
				playAtRandom(settingOf(openSet, players), seededChance(seed), ({ before, command }) => {
					if (chance.below(8) > 0) return;
					const seat = 'seat' in command ? command.seat : '';
					const sealed = otherwise(before, seat, chance);
					const [view, other] = [before.sealed, sealed].map((one) =>
						viewOf(before.table, one, seat)
					);
					if (!view || !other) return;
					expect(other.own).toEqual(view.own);
					expect(legalCommands(other)).toEqual(legalCommands(view));
					const mine = play(before, command, seededChance(seed));
					const theirs = play({ table: before.table, sealed }, command, seededChance(seed));
					expect(theirs.accepted).toBe(mine.accepted);
					if (!mine.accepted || !theirs.accepted) return;
					if (mine.events.some(({ type }) => OPENS.has(type))) return;
					expect(JSON.stringify(theirs.events)).toBe(JSON.stringify(mine.events));
				});
			}),
			{ numRuns: runs(24) }
		);
	});

	test('a card that is laid face down stands nowhere in the events or on the table until it opens', () => {
		let laid = 0;
		fc.assert(
			fc.property(matches, ({ seed, players }) => {
				playAtRandom(settingOf(openSet, players), seededChance(seed), (step) => {
					const { before, after, command, events } = step;
					const card = hiddenIn(command, before.table);
					if (card === undefined || shown(before.table).includes(`"${card}"`)) return;
					if (events.some((event) => event.type === 'CardOpened' && event.card === card)) return;
					laid++;
					expect(JSON.stringify(events)).not.toContain(`"${card}"`);
					expect(shown(after.table)).not.toContain(`"${card}"`);
				});
			}),
			{ numRuns: runs(24) }
		);
		expect(laid).toBeGreaterThan(10);
	});

	test('what a seat imagines agrees with the table and with all it sees', () => {
		fc.assert(
			fc.property(matches, ({ seed, players }) => {
				const chance = seededChance(seed);
				playAtRandom(
					settingOf(openSet, players),
					seededChance(seed),
					({ after: { table, sealed } }) => {
						if (table.result !== null || chance.below(6) > 0) return;
						for (const seat of table.order) {
							const view = viewOf(table, sealed, seat);
							const may = imagined(view, chance);
							expect(sealedFaults(table, may)).toEqual([]);
							expect(viewOf(table, may, seat).own).toEqual(view.own);
						}
					}
				);
			}),
			{ numRuns: runs(12) }
		);
	});

	test('a deck of one’s own, brought in secret, may be anything to others', () => {
		const setting = settingOf(openSet, 2);
		const deck = setting.decks['s2'];
		if (!deck) throw new Error('no deck');
		const own = { ...setting, decks: { ...setting.decks, s2: null } };
		const begun = begin(own, ['s1', 's2'], seededChance(2));
		const brought = play(
			begun,
			{
				type: 'BringDeck',
				seat: 's2',
				deck: { ...deck, faction: [...deck.faction], library: [...deck.library] }
			},
			seededChance(2)
		);
		if (!brought.accepted) throw new Error('refused');
		const view = viewOf(brought.table, brought.sealed, 's1');
		expect(sealedFaults(brought.table, imagined(view, seededChance(8)))).toEqual([]);
	});
});
