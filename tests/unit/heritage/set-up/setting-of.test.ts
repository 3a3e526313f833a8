import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	chosenSchema,
	settingOf,
	type Chosen
} from '../../../../src/lib/games/heritage/chronicle/setting-of.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { settingSchema, type Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { CLEAR, happened, ownCard, played, settled, slip, stateAfter } from '../table.ts';
import { add } from '../cases/cards.ts';
import { chosen, haven, SET, seatOf } from './kit.ts';

const after = (...commands: Command[]) => stateAfter(happened(commands, settled()));
const settle = (changes: Partial<Chosen> = {}, state = after()) =>
	settingOf(state, chosen(changes), SET, seededChance(1));
const laid = (changes: Partial<Chosen> = {}, state = after()) => {
	const settled = settle(changes, state);
	if (!settled.accepted) throw new Error(settled.refusal.reason);
	return settled.setting;
};
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

const MADE = {
	id: 'made-on-the-spot',
	name: 'Made',
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'warlike'
} as const;

describe('the setting of a chapter', () => {
	test('is one that the chronicle lays out', () => {
		for (const state of [after(), stateAfter(played(CLEAR))]) {
			const setting = laid({}, state);
			expect(() => v.parse(settingSchema, setting)).not.toThrow();
			const command = { type: 'ActAtTable', command: { type: 'SetTable', setting } } as const;
			const decision = heritage.decide(state, command, {
				chance: { below: () => 0 },
				sealed: null
			});
			expect(decision.accepted).toBe(true);
		}
	});

	test('holds of leaders those who lead, and of schemes those that can come up', () => {
		const { cast, schemes } = laid();
		expect(idsOf(cast)).toEqual(['brujah-1', 'gangrel-1', 'p1', 'p2', 'p3', 'p4']);
		expect(idsOf(schemes)).toEqual(['brujah-first', 'gangrel-later']);
	});

	test('takes the cards of the group, of the set, or both', () => {
		const state = after(add([ownCard('own')]), haven('s1', { retainer: 'bela' }));
		const leader = { ...MADE };
		const seats = [seatOf('s1', { leader }), seatOf('s2', { leader: { ...MADE, id: 'other' } })];
		const cast = (cards: Chosen['cards']) => idsOf(laid({ cards, seats }, state).cast).slice(2);
		expect(cast('box')).toEqual(['anna', 'bela', 'carlo', 'dora', 'own']);
		expect(cast('set')).toEqual(['bela', 'p1', 'p2', 'p3', 'p4']);
		expect(cast('both')).toHaveLength(9);
	});

	test('leaves out who waits in the haven of somebody who is away', () => {
		const state = stateAfter(
			happened([haven('s3', { retainer: 'anna' }), haven('s1', { retainer: 'bela' })], settled(3))
		);
		const { cast, seats } = laid({ cards: 'both' }, state);
		expect(idsOf(cast)).toContain('bela');
		expect(idsOf(cast)).not.toContain('anna');
		expect(seats.map(({ seat, retainer }) => [seat, retainer])).toEqual([
			['s1', 'bela'],
			['s2', null]
		]);
	});

	test('brings what waits in the havens; the group says when its own obligations bite', () => {
		const state = after(
			haven('s1', {
				assets: [slip('a1')],
				obligations: [slip('o1', 'Pay.'), slip('o2', 'Weep.'), slip('o3', 'Not tonight.')]
			})
		);
		const seats = [seatOf('s1', { eachRound: ['o2'], resting: ['o3'] }), seatOf('s2')];
		const [first] = laid({ seats }, state).seats;
		expect(idsOf(first?.assets ?? [])).toEqual(['a1']);
		expect(first?.obligations.map(({ id, when }) => [id, when])).toEqual([
			['o1', 'set-up'],
			['o2', 'each-round']
		]);
	});

	test('a leader made on the spot is a card of the clan without abilities', () => {
		const seats = [seatOf('s1', { leader: MADE, clan: 'ventrue' }), seatOf('s2')];
		const { cast } = laid({ seats });
		expect(cast[0]).toEqual({
			...MADE,
			clan: 'ventrue',
			kind: 'leader',
			bonded: false,
			abilities: []
		});
	});
});

describe('its missions', () => {
	test('come by chance, as many as the readings say, fresh ones while there are enough', () => {
		expect(laid({ missions: 'by-chance' }).missions).toHaveLength(5);
		const again = laid({ missions: 'by-chance' }, stateAfter(played(CLEAR))).missions;
		expect(idsOf(again).sort()).toEqual(['m3', 'm4', 'm5', 'm6', 'm7']);
	});

	test('that came by chance are no others when the table was taken back', () => {
		const begun = after();
		const first = laid({ missions: 'by-chance' });
		const back = (setting: Setting) => {
			const event = { type: 'HappenedAtTable', event: { type: 'TableSet', setting } } as const;
			const events = [event, { type: 'UndoneAtTable', kept: 0 }] as const;
			return fold(heritage.evolve, begun, events);
		};
		const again = (state: ChronicleState) => {
			const settled = settingOf(state, chosen({ missions: 'by-chance' }), SET, seededChance(9));
			return settled.accepted ? idsOf(settled.setting.missions) : [];
		};
		expect(again(begun)).not.toEqual(idsOf(first.missions));
		expect(again(back(first))).toEqual(idsOf(first.missions));
		// What was written or picked otherwise is no draw.
		expect(again(back({ ...first, missions: first.missions.slice(1) }))).toEqual(again(begun));
	});

	test('are picked, or written by the group', () => {
		const written = { of: 'own', id: 'own-1', name: 'Ours', text: 'Words' } as const;
		const { missions } = laid({
			missions: [
				{ of: 'set', id: 'm4' },
				{ ...written, match: { class: 'elitist' } },
				{ ...written, id: 'own-2', match: null }
			]
		});
		expect(idsOf(missions)).toEqual(['m4', 'own-1', 'own-2']);
		expect(missions[1]?.match).toEqual({ class: 'elitist' });
		// Nobody outside torpor matches, so that the table names who claims it.
		expect(missions[2]?.match).toEqual({ torpor: true });
	});
});

describe('what cannot be laid out', () => {
	const refusal = (changes: Partial<Chosen>, state = after()) => {
		const settled = settle(changes, state);
		return settled.accepted ? null : [settled.refusal.reason, settled.refusal.at];
	};

	test('names the choice that is wrong', () => {
		expect(refusal({}, { ...after(), firstChapter: 22 })).toEqual([
			'chronicle-complete',
			'chapter'
		]);
		expect(refusal({ seats: [seatOf('s1'), seatOf('s9')] })).toEqual([
			'unknown-seat',
			'seats.1.seat'
		]);
		expect(refusal({ seats: [seatOf('s1', { leader: 'p1' }), seatOf('s2')] })).toEqual([
			'leader-not-open',
			'seats.0.leader'
		]);
		expect(refusal({ cards: 'box' })).toEqual(['leader-not-open', 'seats.0.leader']);
		const known = { ...MADE, id: 'brujah-2' };
		expect(refusal({ seats: [seatOf('s1'), seatOf('s2', { leader: known })] })).toEqual([
			'leader-known',
			'seats.1.leader'
		]);
		expect(refusal({ missions: [{ of: 'set', id: 'nowhere' }] })).toEqual([
			'unknown-mission',
			'missions.0'
		]);
	});

	test('a leader at home with another', () => {
		const state = after(haven('s2', { leaders: ['leader'] }));
		const seats = [seatOf('s1', { leader: 'leader', clan: 'toreador' }), seatOf('s2')];
		expect(refusal({ seats, cards: 'both' }, state)).toEqual(['leader-not-open', 'seats.0.leader']);
	});

	test('is refused at the edge with the path of what is missing', () => {
		const path = (sent: unknown) => {
			const read = v.safeParse(chosenSchema, sent);
			return read.issues?.map((issue) => v.getDotPath(issue));
		};
		expect(path(chosen())).toBeUndefined();
		expect(path({ ...chosen(), firstPlayer: null })).toEqual(['firstPlayer']);
		expect(path({ ...chosen(), seats: [seatOf('s1')] })).toEqual(['seats']);
		expect(path({ ...chosen(), seats: [seatOf('s1'), { ...seatOf('s2'), clan: null }] })).toEqual([
			'seats.1.clan'
		]);
	});
});
