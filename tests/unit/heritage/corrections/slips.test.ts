import { describe, expect, test } from 'vitest';
import { tableAfter as folded } from '../../../../src/lib/games/heritage/table/course.ts';
import { faultsOf } from '../../../../src/lib/games/heritage/chapter/invariants.ts';
import type { AssetCard, ObligationCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { Sitting } from '../chapter/sitting.ts';
import { TOYS } from '../scoring/toys.ts';
import { BOTH, setting, tableWith } from '../table/kit.ts';
import { refusalOf, tableAfter } from './kit.ts';

const asset = (id: string, when: AssetCard['when'] = 'own-turn'): AssetCard => ({
	id,
	name: id,
	when,
	effects: [{ do: 'gain', what: 'power', amount: 2 }]
});
const INFAMY: Effect = { do: 'assign', what: 'infamy', amount: 1, to: { who: 'clan-leader' } };
const owed = (
	id: string,
	when: ObligationCard['when'] = 'each-round',
	effects: Effect[] = [INFAMY]
): ObligationCard => ({ id, name: id, when, effects });

const laid = setting(2, {
	chapter: 1,
	seats: setting().seats.map((one) =>
		one.seat === 's1'
			? { ...one, assets: [asset('ring'), asset('torc')], obligations: [owed('debt')] }
			: { ...one, assets: [asset('coin')], obligations: [owed('oath')] }
	)
});
const table = tableWith([], laid);
const assetsOf = (seat: string, ids: readonly string[], played: string[] = []): Correction => ({
	set: 'assets',
	seat,
	assets: ids.map((id) => asset(id)),
	played
});
const owes = (seat: string, ...obligations: ObligationCard[]): Correction => ({
	set: 'obligations',
	seat,
	obligations
});

describe('assets and obligations are set by hand', () => {
	const after = (...corrections: readonly Correction[]) => {
		const now = tableAfter(table, ...corrections);
		expect(faultsOf(now, TOYS)).toEqual([]);
		return now;
	};

	test('one that was played, and one that was not after all; those of others stay', () => {
		const played = after(
			assetsOf('s2', ['coin'], ['coin']),
			assetsOf('s1', ['ring', 'torc'], ['torc'])
		);
		expect(played.assetsPlayed).toEqual(['coin', 'torc']);
		const back = tableAfter(played, assetsOf('s1', ['ring', 'torc']));
		expect([back.assetsPlayed, back.seats]).toEqual([['coin'], table.seats]);
	});

	test('one that is there, and one that is not, with what was played of it', () => {
		const found = after(assetsOf('s1', ['torc', 'crown'], ['crown']));
		expect(found.seats[0]?.assets.map(({ id }) => id)).toEqual(['torc', 'crown']);
		expect(found.assetsPlayed).toEqual(['crown']);
		expect(tableAfter(found, assetsOf('s1', ['torc'])).assetsPlayed).toEqual([]);
	});

	test('one goes from one player to another in one command', () => {
		const given = after(assetsOf('s1', ['ring']), assetsOf('s2', ['coin', 'torc']));
		expect(given.seats.map(({ assets }) => assets.length)).toEqual([1, 2]);
	});

	test('which obligations hold, and when they bite', () => {
		const now = after(owes('s1', owed('debt', 'set-up'), owed('vow')), owes('s2'));
		expect(now.seats.map(({ obligations }) => obligations.map(({ id }) => id))).toEqual([
			['debt', 'vow'],
			[]
		]);
		expect(now.seats[0]?.obligations[0]?.when).toBe('set-up');
	});

	test.each<[string, readonly Correction[], string, object, string?]>([
		['assets of nobody', [assetsOf('s3', [])], 'unknown-seat', { seat: 's3' }, 'corrections.0'],
		['obligations of nobody', [owes('s3')], 'unknown-seat', { seat: 's3' }, 'corrections.0'],
		[
			'one played that is not there',
			[owes('s1'), assetsOf('s1', ['ring'], ['coin'])],
			'unknown-asset',
			{ asset: 'coin', seat: 's1' },
			'corrections.1'
		],
		[
			'one played twice',
			[assetsOf('s1', ['ring'], ['ring', 'ring'])],
			'card-twice',
			{ card: 'ring' }
		],
		['one of another player', [assetsOf('s1', ['coin'])], 'card-twice', { card: 'coin' }],
		['an obligation of another', [owes('s1', owed('oath'))], 'card-twice', { card: 'oath' }]
	])('but not %s', (_, corrections, reason, about, at) => {
		expect(refusalOf(table, ...corrections)).toEqual({ reason, about, ...(at && { at }) });
	});

	test('a played asset that nobody has is a fault', () => {
		expect(faultsOf({ ...table, assetsPlayed: ['crown'] }, TOYS)).toEqual([
			{ reason: 'unknown-card', about: { card: 'crown' } }
		]);
	});
});

describe.each(BOTH)('what follows from it, dealt by the %s', (dealer) => {
	const sit = (obligations: ObligationCard[] = [owed('debt')]) =>
		new Sitting({
			...laid,
			dealer,
			seats: laid.seats.map((one) => (one.seat === 's1' ? { ...one, obligations } : one))
		});
	const correct = (sitting: Sitting, ...corrections: Correction[]) =>
		sitting.does({ type: 'CorrectTable', corrections, reason: 'our box says so' });
	const play = (name: string) =>
		({ type: 'PlayAsset', seat: 's1', asset: name, bearer: 'l1' }) as const;
	const infamy = ({ table }: Sitting, seat: 's1' | 's2') =>
		table.bloodlines[seat]?.vampires[seat === 's1' ? 'l1' : 'l2']?.infamy;

	test('what was played is not played again, and what was not can be', () => {
		const sitting = sit();
		correct(sitting, assetsOf('s1', ['ring', 'torc'], ['ring']));
		expect(sitting.refuses(play('ring'))).toBe('asset-not-held');
		correct(sitting, assetsOf('s1', ['ring', 'torc']));
		expect(sitting.refuses(play('ring'))).toBeNull();
	});

	test('an obligation bites from then on, or bites no more', () => {
		const sitting = sit();
		correct(sitting, owes('s1'), owes('s2', owed('oath'), owed('vow')));
		sitting.passes('s1');
		sitting.passes('s2');
		expect([infamy(sitting, 's1'), infamy(sitting, 's2')]).toEqual([0, 2]);
	});

	const ASKS: Effect = { do: 'manual', text: 'Do as it says.' };

	test('an obligation that asks and does not hold asks no more, and the round ends', () => {
		const sitting = sit([owed('debt', 'each-round', [ASKS])]);
		sitting.passes('s1');
		sitting.passes('s2');
		expect(sitting.table).toMatchObject({ round: 1, question: { seat: 's1' } });
		correct(sitting, owes('s2'));
		expect(sitting.table.question, 'it is asked anew').toMatchObject({ seat: 's1' });
		correct(sitting, owes('s1'));
		expect(sitting.table).toMatchObject({ round: 2, question: null });
	});

	test('an obligation that asks and bites at another time asks no more, and bites then', () => {
		const sitting = sit([owed('debt', 'each-round', [ASKS])]);
		sitting.passes('s1');
		sitting.passes('s2');
		correct(sitting, owes('s1', owed('debt', 'each-round', [ASKS, INFAMY])));
		expect(sitting.table.question, 'it is asked anew').toMatchObject({ seat: 's1' });
		correct(sitting, owes('s1', owed('debt', 'set-up', [ASKS])));
		expect(sitting.table).toMatchObject({ round: 2, question: null });
		correct(sitting, owes('s1', owed('debt', 'each-round', [ASKS])));
		expect(sitting.table).toMatchObject({ round: 2, question: null });
		sitting.passes(sitting.table.turn?.seat ?? '');
		sitting.passes(sitting.table.turn?.seat ?? '');
		expect(sitting.table).toMatchObject({ round: 2, question: { seat: 's1' } });
		expect(folded(sitting.log)).toEqual(sitting.table);
	});

	test('an asset that asks and was not played asks no more', () => {
		const sitting = sit();
		const asks = [{ ...asset('ring'), effects: [ASKS] }];
		correct(sitting, { set: 'assets', seat: 's1', assets: asks, played: [] });
		sitting.does(play('ring'));
		expect(sitting.table.question).toMatchObject({ seat: 's1' });
		correct(sitting, { set: 'assets', seat: 's1', assets: asks, played: [] });
		expect([sitting.table.question, sitting.table.assetsPlayed]).toEqual([null, []]);
	});

	test('taken back, all of it lies as before', () => {
		const sitting = sit();
		const before = sitting.table;
		correct(sitting, assetsOf('s1', ['ring'], ['ring']), owes('s1'), owes('s2', owed('vow')));
		expect(sitting.table.assetsPlayed).toEqual(['ring']);
		expect(folded(sitting.log.slice(0, -1))).toEqual(before);
		expect(folded(sitting.log)).toEqual(sitting.table);
	});
});
