import { describe, expect, test } from 'vitest';
import { recordOf } from '../../../../src/lib/games/heritage/chapter/as-record.ts';
import { castOf } from '../../../../src/lib/games/heritage/chronicle/cast.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { isAncilla, whereIs } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import {
	character as known,
	CLEAR,
	finished,
	happened,
	prologue,
	settled,
	start,
	stateAfter,
	sticker,
	recordedAnyway
} from '../table.ts';
import { BOTH, character, setting } from '../table/kit.ts';

const NO_SET = { characters: [], leaders: [], schemes: [], stickers: [] };
const atTable = (...events: readonly TableEvent[]): Event[] =>
	events.map((event) => ({ type: 'HappenedAtTable', event }));

describe.each(BOTH)(
	'ruling 29: ancillae in monstrosities go back and are not retained, dealt by the %s',
	(dealer) => {
		const laid = (chapter: number, retainer: string | null = null): Setting => {
			const plain = setting(2, { chapter, dealer });
			const seats = plain.seats.map((seat) => (seat.seat === 's1' ? { ...seat, retainer } : seat));
			return { ...plain, seats, cast: [...plain.cast, character('anna'), character('bela')] };
		};
		/** Anna became part of Bela. */
		const crafted = [
			...settled(),
			...atTable(
				{ type: 'TableSet', setting: laid(1) },
				{
					type: 'CharacterRecruited',
					seat: 's1',
					character: 'bela',
					sire: 'l1',
					from: 'queue',
					paid: {}
				},
				{ type: 'MonstrosityCrafted', vampire: 'bela', ancilla: 'anna' }
			)
		];
		const aftermath = happened([recordedAnyway(1)], crafted);
		const retain = (who: string) =>
			({ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: who }) as const;
		const decide = (history: readonly Event[], who: string) =>
			heritage.decide(stateAfter([...history]), retain(who), { chance: { below: () => 0 } });

		test('they are not retained, the vampire who took them may be', () => {
			expect(decide(aftermath, 'anna')).toMatchObject({
				accepted: false,
				refusal: { reason: 'part-of-a-monstrosity' }
			});
			expect(decide(aftermath, 'bela').accepted).toBe(true);
		});

		test('the record of the chapter has nobody of them in a bloodline', () => {
			const { table } = stateAfter(crafted);
			if (!table) throw new Error('a table is set');
			const [first] = recordOf(table, {}, '2026-01-31').players;
			expect(first?.bloodline.map((noted) => noted.character)).toEqual(['l1', 'bela']);
		});

		test('in the next chapter they are free again', () => {
			const between = happened([finished(1)], aftermath);
			expect(whereIs(stateAfter(between), 'anna')).toEqual({ place: 'deck' });
			const { cast } = castOf(stateAfter(between), NO_SET);
			expect(cast.map(({ id }) => id)).toContain('anna');
			const next = stateAfter([...between, ...atTable({ type: 'TableSet', setting: laid(2) })]);
			expect(next.table?.deck).toContain('anna');
			const vampires = Object.values(next.table?.bloodlines['s1']?.vampires ?? {});
			expect(vampires.map(({ id, absorbed }) => [id, absorbed])).toEqual([['l1', []]]);
		});

		test('also a retainer, who leaves the haven and keeps what was stuck on it', () => {
			const begun = happened([
				start(2),
				...['anna', 'bela'].map(
					(id) => ({ type: 'RegisterCharacter', character: known(id) }) as const
				),
				prologue('s1', { retainer: 'anna', sticker: sticker('k1') }),
				prologue('s2')
			]);
			const history = happened(
				[recordedAnyway(1, CLEAR)],
				[
					...begun,
					...atTable(
						{ type: 'TableSet', setting: laid(1, 'anna') },
						{ type: 'MonstrosityCrafted', vampire: 'l1', ancilla: 'anna' }
					)
				]
			);
			const state = stateAfter(history);
			expect(whereIs(stateAfter(begun), 'anna')).toEqual({ place: 'haven', seat: 's1' });
			expect(whereIs(state, 'anna')).toEqual({ place: 'deck' });
			expect(isAncilla(state, 'anna')).toBe(true);
			expect(decide(history, 'anna').accepted).toBe(false);
		});
	}
);
