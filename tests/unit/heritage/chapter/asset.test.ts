import { describe, expect, test } from 'vitest';
import { assetDeciders } from '../../../../src/lib/games/heritage/chapter/asset.ts';
import type { AssetCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { begun, refusalOf, tasksOf } from './chapter-kit.ts';

const effects: AssetCard['effects'] = [{ do: 'gain', what: 'power', amount: 2 }];
const asset = (id: string, when: AssetCard['when']): AssetCard => ({ id, name: id, when, effects });

describe.each(BOTH)('an asset, dealt by the %s', (dealer) => {
	const plain = setting(2, { dealer });
	const laid = setting(2, {
		dealer,
		seats: plain.seats.map((seat) => ({
			...seat,
			assets: [asset(`${seat.seat}-own`, 'own-turn'), asset(`${seat.seat}-any`, 'any-time')]
		}))
	});
	const lay = (...corrections: readonly Correction[]) => tableWith(corrections, laid);
	const play = (seat: string, name: string, bearer: string, table = lay()) =>
		assetDeciders.PlayAsset(table, { type: 'PlayAsset', seat, asset: name, bearer });

	test('does what it says for its bearer', () => {
		const beginning = play('s1', 's1-own', 'l1');
		expect(begun(beginning).events).toEqual([
			{ type: 'AssetPlayed', seat: 's1', asset: 's1-own', bearer: 'l1' }
		]);
		expect(tasksOf(beginning)).toEqual([
			{
				kind: 'effects',
				effects,
				context: {
					seat: 's1',
					card: 's1-own',
					bearer: 'l1',
					opponent: null,
					chosen: null,
					pack: null,
					scheme: false
				}
			}
		]);
	});

	test('of another’s turn is one that says so', () => {
		expect(refusalOf(play('s2', 's2-own', 'l2'))).toEqual([
			'asset-on-own-turn',
			{ asset: 's2-own' },
			'asset'
		]);
		expect(refusalOf(play('s2', 's2-any', 'l2'))).toBeNull();
	});

	test('lies in the own haven and is played once', () => {
		const held = (name: string) => ['asset-not-held', { asset: name, seat: 's1' }, 'asset'];
		expect(refusalOf(play('s1', 's2-any', 'l1'))).toEqual(held('s2-any'));
		const [played] = begun(play('s1', 's1-any', 'l1')).events;
		const after = played ? evolveTable(lay(), played) : lay();
		expect(refusalOf(play('s1', 's1-any', 'l1', after))).toEqual(held('s1-any'));
		expect(refusalOf(play('s1', 's1-own', 'l1', after))).toBeNull();
	});

	test('is borne by an own vampire outside torpor', () => {
		const wrong = (bearer: string) => [
			'bearer-not-in-bloodline',
			{ vampire: bearer, seat: 's1' },
			'bearer'
		];
		const table = lay(joined('s1', 'c1', 'l1'), vampire('c1', 'l1', { torpor: true }));
		expect(refusalOf(play('s1', 's1-own', 'c1', table))).toEqual(wrong('c1'));
		expect(refusalOf(play('s1', 's1-own', 'l2', table))).toEqual(wrong('l2'));
	});

	test('is for who plays, in a chapter', () => {
		expect(refusalOf(play('s3', 's1-own', 'l1'))).toEqual(['unknown-seat', { seat: 's3' }, 'seat']);
		expect(refusalOf(play('s1', 's1-own', 'l1', EMPTY_TABLE))).toEqual(['table-empty', {}, null]);
	});
});
