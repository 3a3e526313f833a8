import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { countedAs } from '../../../src/lib/games/vendetta/count/counting.ts';
import type { FinalCount } from '../../../src/lib/games/vendetta/count/shapes.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { toldOf } from '../../../src/lib/ui/vendetta/history/history-words.ts';
import {
	princeTitle,
	tieLines,
	wonBy
} from '../../../src/lib/ui/vendetta/standings/standings-words.ts';
import { countOf, held, seatIds, setting } from './evening.ts';

const PEOPLE: { readonly [seat: string]: string } = {
	s1: 'Ada',
	s2: 'Ben',
	s3: 'Cleo',
	s4: 'Dora'
};
const nameOf = (seat: string): string => PEOPLE[seat] ?? seat;
const ended = (count: FinalCount, seats: number, teams = false) =>
	countedAs({ seats: seatIds(seats), teams }, count);

describe('who is Prince, in words', () => {
	it.each([
		[
			'by Influence',
			countOf([held(9), held(12), held(10)]),
			'Ben is Prince of Chicago',
			'12 Influence, 2 more than Cleo.',
			[]
		],
		[
			'by Blood',
			countOf([held(9), held(9), held(1)], { blood: { s1: 3, s2: 5 } }),
			'Ben is Prince of Chicago',
			'9 Influence, level with Ada.',
			['Level with Ada, Ben has more Blood: 5 to 3.']
		],
		[
			'by turn order',
			countOf([held(9), held(9), held(1)], { blood: { s1: 3, s2: 3 }, ambition: 's3' }),
			'Ada is Prince of Chicago',
			'9 Influence, level with Ben.',
			['Level with Ben, Ada comes first in turn order: Cleo holds the Ambition token.']
		],
		[
			'by a card',
			countOf([held(9), held(9), held(1)], { winsTies: ['s2'] }),
			'Ben is Prince of Chicago',
			'9 Influence, level with Ada.',
			['Level with Ada, Ben has a card that wins ties.']
		],
		[
			'as the last one in',
			countOf([{ out: 1 }, held(2), { out: 2 }]),
			'Ben is Prince of Chicago',
			'2 Influence; everybody else is out of the game.',
			['Cleo went out later than Ada.']
		]
	])('%s', (_, count, title, won, ties) => {
		const { result } = ended(count, 3);
		expect(princeTitle(result, nameOf)).toBe(title);
		expect(wonBy(result, nameOf)).toBe(won);
		expect(tieLines(result, count, nameOf)).toEqual(ties);
	});

	it('two rule together', () => {
		const count = countOf([held(9), held(9), held(1), held(1)], {
			blood: { s1: 1, s2: 4, s3: 1, s4: 2 }
		});
		const { result } = ended(count, 4, true);
		expect(princeTitle(result, nameOf)).toBe('Ben and Dora rule Chicago');
		expect(tieLines(result, count, nameOf)).toEqual([
			'Level with Ada and Cleo, Ben and Dora have more Blood: 6 to 2.'
		]);
	});
});

describe('the history', () => {
	const FIRST = countOf([held(9), held(12), held(10)]);
	const begun: VendettaEvent = {
		type: 'EveningBegun',
		seats: seatIds(3),
		setting: setting(3)
	};
	const recorded: VendettaEvent = { type: 'CountRecorded', ...ended(FIRST, 3) };
	const told = (event: VendettaEvent, ...before: VendettaEvent[]) =>
		toldOf(fold(vendetta.evolve, vendetta.initial, before), event, nameOf);

	it('says what a correction changed, and nothing else', () => {
		const second = countOf([held(9, { tokens: 1 }), held(12), { out: 2 }]);
		const corrected: VendettaEvent = { type: 'CountCorrected', ...ended(second, 3) };
		expect(told(corrected, begun, recorded)).toEqual({
			title: 'Count corrected',
			changes: ['Ada, Diablerie tokens: 0 → −1', 'Cleo: in the game → out in round 2']
		});
	});

	it('says what of the setting changed', () => {
		const changed: VendettaEvent = {
			type: 'SettingChanged',
			setting: setting(3, { title: 'Friday', relics: true }),
			counted: null
		};
		expect(told(changed, begun)?.changes).toEqual([
			'Name: A Thursday → Friday',
			'Relics: off → on'
		]);
	});

	it('has a line for each event', () => {
		expect(told(begun)).toEqual({ title: 'Evening begun', changes: ['Ada, Ben and Cleo'] });
		expect(told(recorded, begun)?.changes).toEqual(['Ben is Prince of Chicago.']);
		for (const [dealer, title] of [
			['app', 'Elysium deals now'],
			['box', 'The box deals now']
		] as const) {
			const event = { type: 'DealerChanged', dealer } as const;
			expect(told({ type: 'HappenedAtTable', event }, begun)?.title).toBe(title);
		}
		const undone: VendettaEvent = { type: 'UndoneAtTable', kept: 0 };
		expect(told(undone, begun, recorded)?.title).toBe('Last step undone');
		expect(told({ type: 'RedoneAtTable' }, begun, recorded, undone)?.title).toBe('Redone');
	});
});
