import { pick, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { AssetCard, SchemeCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { someOf } from '../../../../src/lib/games/heritage/players/sampling.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import {
	ARCHETYPES,
	CLANS,
	type Clan,
	type Dealer
} from '../../../../src/lib/games/heritage/vocabulary.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';

const gain = { do: 'gain', what: 'power', amount: 1 } as const;

function schemesOf(chance: Chance, clan: Clan): SchemeCard[] {
	return ['a', 'b', 'c'].map((name) => ({
		of: 'clan',
		id: `${clan}-${name}`,
		name,
		clan,
		needs: Array.from({ length: 1 + chance.below(3) }, () => pick(chance, ARCHETYPES)),
		effects: [gain]
	}));
}

const boardSchemes: readonly SchemeCard[] = ['A', 'D'].map((battleground) => ({
	of: 'battleground',
	id: `open-${battleground.toLowerCase()}`,
	name: battleground,
	battleground,
	needs: ['warlike'],
	effects: [gain]
}));

const assets = (seat: string): AssetCard[] => [
	{ id: `${seat}-now`, name: 'Now', when: 'own-turn', effects: [gain] },
	{ id: `${seat}-any`, name: 'Any time', when: 'any-time', effects: [gain] }
];

function bearing(chance: Chance, id: string, sire: string | null): Correction {
	const clans = ['brujah', 'gangrel'] as const;
	return vampire(id, sire, {
		power: chance.below(3),
		boons: Array.from({ length: chance.below(3) }, () => pick(chance, clans)),
		exhausted: chance.below(3) === 0,
		torpor: sire !== null && chance.below(3) === 0
	});
}

/** A small table in the turn of `s1`, of two players with three childer each, where everything is by chance. */
export function smallTable(chance: Chance, dealer: Dealer): Table {
	const cast = [
		character('l1', { kind: 'leader', archetype: pick(chance, ARCHETYPES) }),
		character('l2', { kind: 'leader', clan: 'gangrel', archetype: pick(chance, ARCHETYPES) }),
		...Array.from({ length: 16 }, (_, index) =>
			character(`c${index + 1}`, {
				clan: pick(chance, CLANS.slice(0, 3)),
				archetype: pick(chance, ARCHETYPES),
				bonded: chance.below(3) === 0
			})
		)
	];
	const plain = setting(2);
	const laid = setting(2, {
		dealer,
		cast,
		schemes: [...schemesOf(chance, 'brujah'), ...schemesOf(chance, 'gangrel'), ...boardSchemes],
		seats: plain.seats.map((seat, index) => ({
			...seat,
			retainer: chance.below(2) === 0 ? `c${16 - index}` : null,
			assets: assets(seat.seat)
		})),
		ruleset: { ...plain.ruleset, retainerRecruit: pick(chance, ['free', 'right-most-cost']) }
	});
	const events: TableEvent[] = [
		{ type: 'BoardSet', category: 'class', battleground: 'A', state: {} },
		{ type: 'MarketOpened', seat: 's2', scheme: 'gangrel-c' },
		...(chance.below(2) === 0 ? [played] : [])
	];
	return tableWith(corrections(chance), laid, ...events);
}

const played: TableEvent = { type: 'AssetPlayed', seat: 's1', asset: 's1-now', bearer: 'l1' };

function corrections(chance: Chance): Correction[] {
	const queue = ['c7', 'c8', 'c9', 'c10', 'c11'].slice(chance.below(3));
	const reserved = someOf(chance, queue, 2).map((card, index) => [card, `s${index + 1}`]);
	return [
		...['c1', 'c2', 'c3'].map((id) => joined('s1', id, pick(chance, ['l1', 'l1', 'c1']))),
		...['c4', 'c5', 'c6'].map((id) => joined('s2', id, 'l2')),
		...['c1', 'c2', 'c3'].map((id) =>
			bearing(chance, id, id === 'c1' ? 'l1' : pick(chance, ['l1', 'c1']))
		),
		...['c4', 'c5', 'c6'].map((id) => bearing(chance, id, 'l2')),
		bearing(chance, 'l1', null),
		bearing(chance, 'l2', null),
		{ set: 'queue', queue },
		{ set: 'reserved', reserved: Object.fromEntries(reserved) },
		{
			set: 'turn',
			firstPlayer: 's1',
			seat: 's1',
			round: 1,
			recruit: pick(chance, ['open', 'open', 'done', 'lapsed']),
			schemes: chance.below(3)
		},
		{ set: 'hand', seat: 's1', hidden: 0, known: ['brujah-a', 'brujah-b'] },
		{ set: 'hand', seat: 's2', hidden: 0, known: ['gangrel-a'] }
	];
}
