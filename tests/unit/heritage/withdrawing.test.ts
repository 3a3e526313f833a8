import { describe, expect, test } from 'vitest';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
import { stepsPutAway } from '../../../src/lib/games/heritage/chronicle/withdrawing.ts';
import { NO_PAST, remembered } from '../../../src/lib/games/heritage/looking-back/past.ts';
import {
	ANNA,
	BELA,
	finished,
	happened,
	prologue,
	recordedAnyway,
	slip,
	start,
	stateAfter
} from './table.ts';
import { character, setting } from './table/kit.ts';

const withdraw = { type: 'WithdrawRecord', chapter: 1 } as const;
const retainers: { readonly [seat: string]: string } = { s1: 'anna', s2: 'bela' };
const plain = setting(2, { chapter: 1, dealer: 'box' });
const laid = {
	...plain,
	seats: plain.seats.map((seat) => ({ ...seat, retainer: retainers[seat.seat] ?? null })),
	cast: [...plain.cast, character('anna'), character('bela')]
};
const begun = happened([
	start(2),
	{ type: 'RegisterCharacter', character: ANNA },
	{ type: 'RegisterCharacter', character: BELA },
	prologue('s1', { retainer: 'anna' }),
	prologue('s2', { retainer: 'bela' })
]);
const atTable: readonly TableEvent[] = [
	{ type: 'TableSet', setting: laid },
	{ type: 'CharacterRecruited', seat: 's1', character: 'anna', sire: 'l1', from: 'haven', paid: {} }
];
const during: readonly Event[] = [
	...begun,
	...atTable.map((event): Event => ({ type: 'HappenedAtTable', event }))
];
const record = recordedAnyway(1);

describe('a record that is withdrawn', () => {
	test('leaves the chronicle as it was, with the table that lay there and what left the havens', () => {
		const after = stateAfter(happened([record], during));
		expect(after.players['s1']?.haven?.retainer).toBeNull();
		expect(stateAfter(happened([record, withdraw], during))).toEqual(stateAfter(during));
	});

	test('says which table comes back, as long as it can be withdrawn', () => {
		const { course } = stateAfter(during);
		const recorded = stateAfter(happened([record], during));
		expect(stepsPutAway(recorded, 1)).toBe(course.steps.length);
		expect(stepsPutAway(recorded, 2)).toBeNull();
		expect(stepsPutAway(stateAfter(happened([record], begun)), 1)).toBeNull();
	});

	test('takes nothing along that was written meanwhile', () => {
		const note = { type: 'WriteNote', chapter: null, text: 'Rain.' } as const;
		const state = stateAfter(happened([record, note, withdraw], during));
		expect(state).toEqual(stateAfter(happened([note], during)));
	});

	test('gives back no retainer where the haven was set by hand since', () => {
		const haven = {
			name: 'Cellar',
			retainer: null,
			leaders: [],
			assets: [slip('a1')],
			obligations: []
		};
		const byHand = { type: 'CorrectHaven', seat: 's2', haven, reason: 'the box' } as const;
		const state = stateAfter(happened([record, byHand, withdraw], during));
		expect(state.players['s2']?.haven).toEqual(haven);
		expect(state.players['s1']?.haven?.retainer).toBe('anna');
	});

	test('can be recorded again, and then stands', () => {
		const again = happened([record, withdraw, record, finished(1)], during);
		const state = stateAfter(again);
		expect(state.chapters).toHaveLength(1);
		expect(state).not.toHaveProperty('withdrawable');
		const decision = heritage.decide(state, withdraw, { chance: { below: () => 0 } });
		expect(decision).toMatchObject({ accepted: false, refusal: { reason: 'aftermath-begun' } });
	});

	test('holds in a file, and is found out where nothing was recorded', () => {
		const event: Event = { type: 'RecordWithdrawn', chapter: 1 };
		expect(heritage.findFault(stateAfter(happened([record], during)), [event])).toBeNull();
		expect(heritage.findFault(stateAfter(during), [event])).toBe('chapter-not-recorded');
	});

	test('is remembered no more with its trees', () => {
		const state = stateAfter(during);
		const past = { ...NO_PAST, bloodlines: { 1: { s1: [] }, 2: { s1: [] } } };
		const written = {
			sequence: 9,
			at: '',
			event: { type: 'RecordWithdrawn', chapter: 1 } as const
		};
		expect(remembered(past, state, written).bloodlines).toEqual({ 2: { s1: [] } });
	});
});
