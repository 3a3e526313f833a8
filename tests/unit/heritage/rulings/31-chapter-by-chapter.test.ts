import { describe, expect, test } from 'vitest';
import { castOf } from '../../../../src/lib/games/heritage/chronicle/cast.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { whereIs } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import {
	character as known,
	finished,
	happened,
	ownCard,
	ownScheme,
	recorded,
	recordedAnyway,
	settled,
	stateAfter
} from '../table.ts';
import { add } from '../cases/cards.ts';
import { BOTH, character, setting } from '../table/kit.ts';

const NO_SET = { characters: [], leaders: [], schemes: [], stickers: [] };
const register = {
	type: 'RegisterCharacter',
	character: known('newcomer', { card: 115 })
} as const;

describe.each(BOTH)(
	'ruling 31: expansion cards may come chapter by chapter, dealt by the %s',
	(dealer) => {
		const laid = (chapter: number, ...more: readonly string[]) => {
			const plain = setting(2, { chapter, dealer });
			return { ...plain, cast: [...plain.cast, ...more.map((id) => character(id))] };
		};
		const tableSet = (chapter: number, ...more: readonly string[]): Event => ({
			type: 'HappenedAtTable',
			event: { type: 'TableSet', setting: laid(chapter, ...more) }
		});
		const times: readonly (readonly [string, readonly Event[]])[] = [
			['between chapters', happened([recorded(1), finished(1)], settled())],
			['in the aftermath', happened([recorded(1)], settled())],
			['while a table is laid out', [...settled(), tableSet(1)]]
		];

		test.each(times)('%s they are written in, and nothing else changes', (_, history) => {
			const before = stateAfter([...history]);
			const after = stateAfter(happened([register], history));
			expect(after).toEqual({
				...before,
				characters: { ...before.characters, newcomer: register.character }
			});
			expect(whereIs(after, 'newcomer')).toEqual({ place: 'deck' });
			const ids = (state: typeof after) => castOf(state, NO_SET).cast.map(({ id }) => id);
			expect(ids(after)).toEqual([...ids(before), 'newcomer'].sort());
		});

		test('so do the cards of a pack', () => {
			const between = happened([recorded(1), finished(1)], settled());
			const brought = (history: readonly Event[]) => {
				const { cast, schemes } = castOf(stateAfter([...history]), NO_SET);
				return [...cast, ...schemes].map(({ id }) => id);
			};
			const after = happened([add([ownCard('newcomer')], [ownScheme('revolt')])], between);
			expect(brought(after).filter((id) => !brought(between).includes(id))).toEqual([
				'newcomer',
				'revolt'
			]);
		});

		test('they join from the next chapter on', () => {
			const during = happened(
				[register, recordedAnyway(1), finished(1)],
				[...settled(), tableSet(1)]
			);
			expect(stateAfter(during).table?.cast).not.toHaveProperty('newcomer');
			const set = {
				type: 'ActAtTable',
				command: { type: 'SetTable', setting: laid(2, 'newcomer') }
			} as const;
			const decision = heritage.decide(stateAfter(during), set, {
				chance: { below: () => 0 },
				sealed: null
			});
			if (!decision.accepted) throw new Error(decision.refusal.reason);
			const next = stateAfter([...during, ...decision.events]).table;
			expect([...(next?.deck ?? []), ...(next?.queue ?? [])]).toContain('newcomer');
		});
	}
);
