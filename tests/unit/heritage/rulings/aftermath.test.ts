import { describe, expect, test } from 'vitest';
import { given } from '../../../../src/lib/games/core/testing.ts';
import { aftermathOrder, openSteps } from '../../../../src/lib/games/heritage/chronicle/steps.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { allowedKinds, stickerStock } from '../../../../src/lib/games/heritage/register/stock.ts';
import { whereIs } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { carryOut } from '../effects/effect-kit.ts';
import { BOTH, character as atTable, setting, tableWith } from '../table/kit.ts';
import {
	CLEAR,
	happened,
	LEADER,
	mission,
	record,
	recorded,
	scored,
	settled,
	slip,
	stateAfter,
	sticker
} from '../table.ts';

const open = (events = settled()) => happened([recorded(1)], events);
const withStock = (clanStickers: number, thinBloodStickers: number, seats = 2) =>
	settled(seats, { ruleset: { ...DEFAULT_RULESET, clanStickers, thinBloodStickers } });

describe('ruling 16: aftermath order: fewer missions first', () => {
	const orderOf = (...players: [power: number, missions: number][]) => {
		const played = record(
			players.map(([power], index) => scored(`s${index + 1}`, power)),
			{
				firstPlayer: 's2',
				missions: players.flatMap(([, missions], index) =>
					Array.from({ length: missions }, (_, one) => mission(`m${index}${one}`, `s${index + 1}`))
				)
			}
		);
		const [chapter] = stateAfter(happened([recorded(1, played)], settled(players.length))).chapters;
		return chapter && aftermathOrder(chapter);
	};

	test('whoever claimed fewer decides before the others', () => {
		expect(orderOf([9, 2], [5, 0], [1, 1])).toEqual(['s2', 's3', 's1']);
	});

	test('level in missions, fewer points go first', () => {
		expect(orderOf([9, 1], [5, 1], [7, 0])).toEqual(['s3', 's2', 's1']);
	});

	test('level in points as well, turn order from the first player on', () => {
		expect(orderOf([5, 0], [9, 0], [5, 0])).toEqual(['s3', 's1', 's2']);
	});

	test('the last thin blood waits for whoever claimed fewer', () => {
		const thin = (seat: string, id: string) => ({
			type: 'PlaceSticker' as const,
			chapter: 1,
			seat,
			character: seat === 's1' ? 'anna' : 'bela',
			sticker: sticker(id, 'thin-blood')
		});
		const one = given(heritage, ...open(withStock(9, 1)));
		one.when(thin('s2', 'k2')).thenRefused('sticker-waits');
		one.when(thin('s1', 'k1')).thenSatisfies((events) => expect(events).toHaveLength(1));
		given(heritage, ...open(withStock(9, 2)))
			.when(thin('s2', 'k2'))
			.thenSatisfies((events) => expect(events).toHaveLength(1));
	});

	test('the open steps come in that order', () => {
		const seats = openSteps(stateAfter(open())).filter(({ step }) => step === 'stickers');
		expect(seats.map(({ seat }) => seat)).toEqual(['s1', 's2']);
	});
});

describe('ruling 17: sticker out: thin blood, which is always allowed', () => {
	const place = (kind: 'brujah' | 'thin-blood' | 'ventrue') => ({
		type: 'PlaceSticker' as const,
		chapter: 1,
		seat: 's1',
		character: 'anna',
		sticker: sticker('k1', kind)
	});

	test('thin blood may be chosen while the clan has stickers', () => {
		given(heritage, ...open())
			.when(place('thin-blood'))
			.thenSatisfies((events) => expect(events).toHaveLength(1));
	});

	test('with the clan out, thin blood is what remains', () => {
		const table = given(heritage, ...open(withStock(0, 1)));
		expect(allowedKinds(table.state, 'brujah')).toEqual(['thin-blood']);
		table.when(place('brujah')).thenRefused('stickers-out');
		table.when(place('ventrue')).thenRefused('stickers-out');
		table.when(place('thin-blood')).thenSatisfies((events) => expect(events).toHaveLength(1));
	});

	test('while thin blood is there, no other clan may stand in', () => {
		given(heritage, ...open())
			.when(place('ventrue'))
			.thenRefused('sticker-of-another-clan');
	});

	test('every sticker leaves its stock', () => {
		const state = stateAfter(happened([place('brujah')], open()));
		expect(stickerStock(state).brujah).toEqual({ total: 9, used: 1, left: 8 });
		expect(stickerStock(state)['thin-blood']).toEqual({ total: 20, used: 0, left: 20 });
	});
});

describe('ruling 18: thin blood out: another clan', () => {
	const worn = () =>
		happened(
			[
				{
					type: 'CorrectStickers',
					character: 'bela',
					reason: 'as it is',
					stickers: [{ ...sticker('k9', 'brujah'), character: 'bela', chapter: 1, seat: null }]
				}
			],
			happened([recorded(1)], withStock(1, 0))
		);

	test('any other clan with stock may stand in', () => {
		const table = given(heritage, ...worn());
		const place = (kind: 'brujah' | 'ventrue' | 'thin-blood') => ({
			type: 'PlaceSticker' as const,
			chapter: 1,
			seat: 's1',
			character: 'anna',
			sticker: sticker('k1', kind)
		});
		expect(allowedKinds(table.state, 'brujah')).not.toContain('thin-blood');
		expect(allowedKinds(table.state, 'brujah')).toContain('ventrue');
		table.when(place('thin-blood')).thenRefused('stickers-out');
		table.when(place('brujah')).thenRefused('stickers-out');
		table.when(place('ventrue')).thenSatisfies((events) => expect(events).toHaveLength(1));
	});

	test('when everything is out, none is placed', () => {
		expect(allowedKinds(stateAfter(withStock(0, 0)), 'brujah')).toEqual([]);
	});
});

describe('ruling 19: unlocked leaders come home, unlocked schemes stay', () => {
	const unlocked = () =>
		happened(
			[
				{
					type: 'ResolveMission',
					chapter: 1,
					mission: 'm1',
					decision: 'Freed',
					reward: { kind: 'unlock', character: LEADER }
				}
			],
			open()
		);

	test('a leader lies at home with its claimant from then on', () => {
		expect(whereIs(stateAfter(settled()), 'leader')).toEqual({ place: 'with-clan' });
		expect(whereIs(stateAfter(unlocked()), 'leader')).toEqual({ place: 'home', seat: 's2' });
	});

	test('it serves no one else', () => {
		given(heritage, ...unlocked())
			.when({
				type: 'CorrectHaven',
				seat: 's1',
				haven: { name: 'H', retainer: null, leaders: ['leader'], assets: [], obligations: [] },
				reason: 'ours'
			})
			.thenRefused('leader-has-a-home');
	});

	test('a scheme that was added stays for the chronicle', () => {
		const events = happened(
			[
				{ type: 'ResolveOverview', chapter: 1, asset: null, scheme: { name: 'Uprising' } },
				{ type: 'FinishAftermath', chapter: 1, leaveOpen: true, eraDraw: null },
				recorded(2, CLEAR)
			],
			open()
		);
		expect(stateAfter(events).schemes).toEqual([{ clan: 'gangrel', name: 'Uprising' }]);
	});
});

describe('ruling 32: a clan leader is never banished', () => {
	test('by nobody in the chronicle, nor made one after it was banished', () => {
		const banish = (character: string) => ({
			type: 'BanishCharacter' as const,
			character,
			reason: 'ash'
		});
		given(heritage, ...settled())
			.when(banish('leader'))
			.thenRefused('leader-not-banished');
		given(heritage, ...happened([banish('anna')], settled()))
			.when({ type: 'ReviseCharacter', character: { ...LEADER, id: 'anna' } })
			.thenRefused('leader-not-banished');
	});

	test.each(BOTH)('nor by an effect at the table, dealt by the %s', (dealer) => {
		const plain = setting(2, { dealer });
		const other = atTable('other', { kind: 'leader' });
		const table = tableWith([{ set: 'queue', queue: ['c1', 'other', 'c2'] }], {
			...plain,
			cast: [...plain.cast, other]
		});
		const { asked } = carryOut(table, [{ do: 'banish' }], { answers: [] });
		expect(asked[0]?.options).toEqual(['c1', 'c2']);
	});
});

describe('ruling 33: the victor takes the chapter card as an asset', () => {
	const taken = () =>
		happened([{ type: 'ResolveOverview', chapter: 1, asset: slip('a1'), scheme: null }], open());

	test('it lies in the haven of the victor', () => {
		const { players } = stateAfter(taken());
		expect(players['s1']?.haven?.assets).toEqual([slip('a1')]);
		expect(players['s2']?.haven?.assets).toEqual([]);
	});

	test('it can be played at any time, also in the aftermath', () => {
		const events = happened([{ type: 'PlayAsset', seat: 's1', asset: 'a1', note: '' }], taken());
		expect(stateAfter(events).players['s1']?.haven?.assets).toEqual([]);
	});
});
