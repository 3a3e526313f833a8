import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../src/lib/games/heritage/chapter/invariants.ts';
import { BATTLEGROUND_MODULES as BOARDS } from '../../../src/lib/games/heritage/boards/registry.ts';
import { tableCorrected } from '../../../src/lib/games/heritage/table/evolve-correction.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import { vampireOf } from '../../../src/lib/games/heritage/table/where.ts';
import { CATEGORIES } from '../../../src/lib/games/heritage/vocabulary.ts';
import type { CorrectionTarget } from '../../../src/lib/ui/heritage/table/correct/drafts.ts';
import {
	correctionsOf,
	draftOf,
	hasMoved,
	siresFor,
	type CorrectionDraft
} from '../../../src/lib/ui/heritage/table/correct/drafts.ts';
import { assetPlaces, type AssetsDraft } from '../../../src/lib/ui/heritage/table/correct/slips.ts';
import { mission } from '../heritage/scoring/kit.ts';
import { scheme } from '../heritage/corrections/kit.ts';
import { joined, setting, tableWith } from '../heritage/table/kit.ts';
import { lateTable } from './kit.ts';

function slip<When extends string>(id: string, when: When) {
	return { id, name: id, when, effects: [{ do: 'reserve' as const }] };
}

const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'c1'),
		{ set: 'queue', queue: ['c5', 'c6', 'c7', 'c8', 'c9'] },
		{ set: 'reserved', reserved: { c6: 's2' } },
		{
			set: 'standing',
			standing: [{ kind: 'black-market', scheme: 'b1', seat: 's1', boon: null }]
		}
	],
	setting(2, {
		seats: setting().seats.map((seat) => ({
			...seat,
			assets: seat.seat === 's1' ? [slip('ring', 'own-turn'), slip('torc', 'any-time')] : [],
			obligations: seat.seat === 's1' ? [slip('debt', 'each-round')] : []
		})),
		missions: [mission('m1'), mission('m2')],
		schemes: [scheme('b1'), scheme('b2'), scheme('g1', 'gangrel')]
	})
);

/** What would be set after a thing was changed on its sheet. */
function set<D extends CorrectionDraft['thing']>(
	target: CorrectionTarget & { thing: D },
	change: (draft: Extract<CorrectionDraft, { thing: D }>) => void = () => undefined,
	at: Table = table
) {
	const draft = draftOf(at, target);
	if (!draft) throw new Error('no such thing');
	change(draft as Extract<CorrectionDraft, { thing: D }>);
	return correctionsOf(at, draft);
}

const EVERY: readonly CorrectionTarget[] = [
	{ thing: 'vampire', vampire: 'c1' },
	{ thing: 'joining', seat: 's1' },
	{ thing: 'queue' },
	{ thing: 'piles' },
	{ thing: 'turn' },
	{ thing: 'hand', seat: 's1' },
	{ thing: 'standing' },
	{ thing: 'spent' },
	{ thing: 'claims' },
	{ thing: 'retainer', seat: 's1' },
	{ thing: 'assets', seat: 's1' },
	{ thing: 'obligations', seat: 's1' },
	{ thing: 'card', character: 'c1' },
	{ thing: 'card', character: null },
	{ thing: 'scheme', seat: 's1' },
	{ thing: 'mission' }
];

describe('a thing as the twin thinks it is', () => {
	test.each(EVERY)('sets nothing while nothing is changed: %j', (target) => {
		const draft = draftOf(table, target);
		expect(draft).not.toBeNull();
		expect(draft && correctionsOf(table, draft)).toEqual([]);
	});

	test('nor of any thing on a table late in a game', () => {
		const late = lateTable();
		const targets: CorrectionTarget[] = [
			...CATEGORIES.map((category) => ({ thing: 'board', category }) as const),
			...late.seats.flatMap(({ seat }) =>
				Object.keys(late.bloodlines[seat]?.vampires ?? {}).map(
					(vampire) => ({ thing: 'vampire', vampire }) as const
				)
			),
			{ thing: 'queue' },
			{ thing: 'standing' }
		];
		for (const target of targets) {
			const draft = draftOf(late, target);
			expect(draft && correctionsOf(late, draft), JSON.stringify(target)).toEqual([]);
		}
	});

	test.each<CorrectionTarget>([
		{ thing: 'all' },
		{ thing: 'vampire', vampire: 'c9' },
		{ thing: 'card', character: 'nobody' },
		{ thing: 'board', category: 'class' },
		{ thing: 'joining', seat: 's4' },
		{ thing: 'assets', seat: 's4' },
		{ thing: 'obligations', seat: 's4' },
		{ thing: 'scheme', seat: 's4' },
		{ thing: 'under-way' }
	])('is nothing where it does not lie: %j', (target) => {
		expect(draftOf(table, target)).toBeNull();
	});
});

describe('what the box says otherwise', () => {
	test('of what a vampire bears', () => {
		const [only, ...others] = set({ thing: 'vampire', vampire: 'c1' }, (draft) => {
			draft.power = 4;
			draft.torpor = true;
		});
		expect(others).toEqual([]);
		expect(only).toMatchObject({
			set: 'vampire',
			vampire: 'c1',
			sire: 'l1',
			power: 4,
			torpor: true
		});
	});

	test('of a boon: it has two ends, and none is lost', () => {
		const corrections = set({ thing: 'vampire', vampire: 'c1' }, (draft) => {
			draft.moves = [
				{
					clan: 'brujah',
					from: { on: 'vampire', id: 'l1' },
					to: { on: 'vampire', id: 'c1' }
				},
				{
					clan: 'gangrel',
					from: { on: 'vampire', id: 'l2' },
					to: { on: 'market', id: 'b1' }
				}
			];
		});
		const event = { type: 'TableCorrected' as const, corrections: [...corrections], reason: 'x' };
		const after = tableCorrected(table, event);
		expect(vampireOf(after, 'c1')?.boons).toEqual(['brujah']);
		expect(vampireOf(after, 'l1')?.boons).toHaveLength(2);
		expect(vampireOf(after, 'l2')?.boons).toHaveLength(2);
		expect(after.standing[0]).toMatchObject({ boon: 'gangrel' });
		expect(faultsOf(after, BOARDS)).toEqual([]);
	});

	test('of a vampire that is not there: its boons have gone elsewhere before', () => {
		expect(set({ thing: 'vampire', vampire: 'c2' }, (draft) => (draft.gone = true))).toEqual([
			{ set: 'left', vampire: 'c2' }
		]);
	});

	test('of the queue; reservations only of who is in it', () => {
		expect(set({ thing: 'queue' }, (draft) => (draft.queue = ['c5', 'c7']))).toEqual([
			{ set: 'queue', queue: ['c5', 'c7'] },
			{ set: 'reserved', reserved: {} }
		]);
		expect(set({ thing: 'queue' }, (draft) => (draft.reserved = { c5: 's1' }))).toEqual([
			{ set: 'reserved', reserved: { c5: 's1' } }
		]);
	});

	test('of claims, only those that changed', () => {
		expect(set({ thing: 'claims' }, (draft) => (draft.claims['m2'] = 'nobody'))).toEqual([
			{ set: 'claim', mission: 'm2', seat: null }
		]);
		expect(set({ thing: 'claims' }, (draft) => (draft.claims['m1'] = 's2'))).toEqual([
			{ set: 'claim', mission: 'm1', seat: 's2' }
		]);
	});

	test('of markets and the edict', () => {
		expect(set({ thing: 'standing' }, (draft) => (draft.standing = []))).toEqual([
			{ set: 'standing', standing: [] }
		]);
		const [others, laid] = set({ thing: 'standing' }, (draft) => {
			const from = { on: 'vampire', id: 'l1' } as const;
			draft.moves = [{ clan: 'brujah', from, to: { on: 'market', id: 'b1' } }];
		}).toSorted((one, other) => other.set.localeCompare(one.set));
		expect(others).toMatchObject({ set: 'vampire', vampire: 'l1', boons: ['brujah', 'brujah'] });
		expect(laid).toMatchObject({ set: 'standing', standing: [{ boon: 'brujah' }] });
	});

	test('of turn, hand, piles, haven, board, and who joined', () => {
		expect(set({ thing: 'turn' }, (draft) => (draft.round = 3))).toMatchObject([
			{ set: 'turn', round: 3, seat: 's1', recruit: 'open' }
		]);
		expect(set({ thing: 'hand', seat: 's2' }, (draft) => (draft.hidden = 1))).toEqual([
			{ set: 'hand', seat: 's2', hidden: 1, known: [] }
		]);
		expect(set({ thing: 'piles' }, (draft) => draft.discards.push('c9'))).toEqual([
			{ set: 'piles', discards: ['c9'], banished: [] }
		]);
		expect(set({ thing: 'spent' }, (draft) => draft.schemes.push('b2'))).toEqual([
			{ set: 'spent', schemes: ['b2'] }
		]);
		expect(set({ thing: 'retainer', seat: 's1' }, (draft) => (draft.character = 'c4'))).toEqual([
			{ set: 'retainer', seat: 's1', character: 'c4' }
		]);
		expect(set({ thing: 'joining', seat: 's1' }, (draft) => (draft.character = 'c4'))).toEqual([
			{ set: 'joined', seat: 's1', character: 'c4', sire: 'l1' }
		]);
		const late = lateTable();
		expect(
			set({ thing: 'board', category: 'class' }, (draft) => (draft.state = { space: 2 }), {
				...late,
				boards: { ...late.boards, class: { battleground: 'A', state: { space: 0 } } }
			})
		).toEqual([{ set: 'board', category: 'class', state: { space: 2 } }]);
	});

	const assets = { thing: 'assets', seat: 's1' } as const;
	const obligations = { thing: 'obligations', seat: 's1' } as const;

	test('of assets: played, not there at all, and one that nobody knew', () => {
		const [ring, torc] = [slip('ring', 'own-turn'), slip('torc', 'any-time')];
		expect(set(assets, ({ slips: [first] }) => first && (first.is = 'played'))).toEqual([
			{ set: 'assets', seat: 's1', assets: [ring, torc], played: ['ring'] }
		]);
		const [others] = set(assets, (draft) => {
			const [first] = draft.slips;
			if (first) first.is = 'gone';
			draft.more = { name: 'Debt', text: 'Call it in.', when: 'any-time' };
		});
		expect(others).toMatchObject({ assets: [torc, { id: 'own-debt', when: 'any-time' }] });
	});

	test('of assets: one that was played is not left out, so that no haven gets it back', () => {
		const [ring, torc] = [slip('ring', 'own-turn'), slip('torc', 'any-time')];
		const played = { ...table, assetsPlayed: ['ring'] };
		expect(assetPlaces(played, ring)).toEqual(['held', 'played']);
		expect(assetPlaces(played, torc)).toEqual(['held', 'played', 'gone']);
		const leftOut = (draft: AssetsDraft) => {
			for (const one of draft.slips) one.is = 'gone';
		};
		expect(set(assets, leftOut, played)).toEqual([
			{ set: 'assets', seat: 's1', assets: [ring], played: ['ring'] }
		]);
		expect(set(assets, leftOut)).toEqual([{ set: 'assets', seat: 's1', assets: [], played: [] }]);
	});

	test('of obligations: when they bite, whether they hold, and one that nobody knew', () => {
		expect(set(obligations, ({ slips: [first] }) => first && (first.is = 'set-up'))).toEqual([
			{ set: 'obligations', seat: 's1', obligations: [slip('debt', 'set-up')] }
		]);
		const [others] = set(obligations, (draft) => {
			const [first] = draft.slips;
			if (first) first.is = 'gone';
			draft.more = { name: 'Vow', text: 'Keep it.', when: 'each-round' };
		});
		expect(others).toMatchObject({ obligations: [{ id: 'own-vow', name: 'Vow' }] });
	});

	test('of none, while another one is typed in part', () => {
		expect(set(assets, ({ more }) => (more.name = 'Crown'))).toEqual([]);
		expect(
			set(obligations, (draft) => {
				draft.slips = [];
				draft.more.text = 'Keep it.';
			})
		).toEqual([]);
	});

	test('of a card: its abilities stay where they are more than words', () => {
		const [plain] = set({ thing: 'card', character: 'c1' }, ({ draft }) => {
			draft.archetype = 'wealthy';
			draft.ability = 'Counts coins.';
		});
		expect(plain).toMatchObject({
			set: 'card',
			card: { id: 'c1', archetype: 'wealthy', abilities: [{ name: 'Special ability' }] }
		});
		const abilities = [{ name: 'Old', effects: [{ do: 'reserve' } as const], sticker: null }];
		const c1 = table.cast['c1'];
		if (!c1) throw new Error('c1 is there');
		const able = { ...table, cast: { ...table.cast, c1: { ...c1, abilities } } };
		const [kept] = set(
			{ thing: 'card', character: 'c1' },
			({ draft }) => (draft.archetype = 'wealthy'),
			able
		);
		expect(kept).toMatchObject({ set: 'card', card: { archetype: 'wealthy', abilities } });
	});

	test('of what is under way', () => {
		expect(correctionsOf(table, { thing: 'under-way' })).toEqual([{ set: 'nothing-under-way' }]);
	});
});

test('a vampire hangs under nobody who descends from it', () => {
	expect(siresFor(table, 'c1')).toEqual(['l1']);
	expect(siresFor(table, 'c2')).toEqual(['l1', 'c1']);
});

test('a thing that lies otherwise since its sheet was opened is told from one that does not', () => {
	const vampire = { thing: 'vampire', vampire: 'c1' } as const;
	const [to] = set(vampire, (draft) => (draft.power += 1));
	if (!to) throw new Error('something is set');
	const later = tableCorrected(table, { type: 'TableCorrected', corrections: [to], reason: 'x' });
	expect(hasMoved(table, later, vampire)).toBe(true);
	expect(hasMoved(table, later, { thing: 'vampire', vampire: 'c2' })).toBe(false);
	expect(hasMoved(table, later, { thing: 'joining', seat: 's1' })).toBe(false);
	expect(hasMoved(later, later, vampire)).toBe(false);
});
