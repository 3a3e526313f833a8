import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { whereIs } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { Sitting } from '../chapter/sitting.ts';
import {
	ANNA,
	BELA,
	finished,
	happened,
	prologue,
	recorded,
	start,
	stateAfter,
	recordedAnyway
} from '../table.ts';
import { BOTH, character, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading unusedRetainer: stays in the haven until recruited, dealt by the %s',
	(dealer) => {
		const laid = setting(2, {
			dealer,
			seats: setting().seats.map((seat) => ({
				...seat,
				retainer: seat.seat === 's1' ? 'c20' : null
			}))
		});

		test('neither in queue nor deck, whatever is recruited beside it', () => {
			const sitting = new Sitting(laid);
			for (let turn = 0; turn < 10; turn++) sitting.passes(sitting.table.turn?.seat ?? '');
			expect(sitting.table.retainers).toEqual({ s1: 'c20', s2: null });
			expect([...sitting.table.queue, ...sitting.table.deck]).not.toContain('c20');
		});

		test('and only of the own player', () => {
			const sitting = new Sitting(laid);
			sitting.passes('s1');
			expect(
				sitting.refuses({
					type: 'Recruit',
					seat: 's2',
					character: 'c20',
					sire: 'l2',
					paid: {}
				})
			).toBe('not-in-queue');
		});
	}
);

describe.each(BOTH)('reading unusedRetainer: back in the chronicle, dealt by the %s', (dealer) => {
	const retainers: { readonly [seat: string]: string } = { s1: 'anna', s2: 'bela' };
	const plain = setting(2, { chapter: 1, dealer });
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
		{
			type: 'CharacterRecruited',
			seat: 's1',
			character: 'anna',
			sire: 'l1',
			from: 'haven',
			paid: {}
		}
	];
	const during = [...begun, ...atTable.map((event): Event => ({ type: 'HappenedAtTable', event }))];
	const aftermath = happened([recordedAnyway(1)], during);

	test('while the chapter is played nothing changes there', () => {
		expect(whereIs(stateAfter(during), 'anna')).toEqual({ place: 'haven', seat: 's1' });
	});

	test('who was recruited goes back to the deck, who was not stays', () => {
		const state = stateAfter(happened([finished(1)], aftermath));
		expect(whereIs(state, 'anna')).toEqual({ place: 'deck' });
		expect(whereIs(state, 'bela')).toEqual({ place: 'haven', seat: 's2' });
	});

	test('unless it is retained again', () => {
		const again = { type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' } as const;
		const state = stateAfter(happened([again, finished(1)], aftermath));
		expect(whereIs(state, 'anna')).toEqual({ place: 'haven', seat: 's1' });
	});

	test('a chapter that was not played at this table leaves the haven alone', () => {
		const state = stateAfter(happened([recorded(1), finished(1)], begun));
		expect(whereIs(state, 'anna')).toEqual({ place: 'haven', seat: 's1' });
	});
});
