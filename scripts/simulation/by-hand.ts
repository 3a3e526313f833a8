import { pick, type Chance } from '../../src/lib/games/core/chance.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import type { AssetCard, SchemeCard } from '../../src/lib/games/heritage/deck/cards.ts';
import type { Correction } from '../../src/lib/games/heritage/table/correction.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { ARCHETYPES, CATEGORIES, GEOGRAPHIES } from '../../src/lib/games/heritage/vocabulary.ts';
import { someOf } from '../../src/lib/games/heritage/players/sampling.ts';
import { cardFor } from './any-card.ts';

/** Something on the table set by hand, as the box might have it or as nothing could be. */
export function correctionAt(table: Table, chance: Chance): TableCommand {
	const corrections = Array.from({ length: 1 + chance.below(2) }, () => anyOf(table, chance));
	return { type: 'CorrectTable', corrections, reason: 'our board says otherwise' };
}

function anyOf(table: Table, chance: Chance): Correction {
	const card = () => cardFor(table, chance);
	const seat = () => pick(chance, [...table.seats.map((one) => one.seat), 's9']);
	const vampire = card();
	const borne = Object.values(table.bloodlines).flatMap(
		({ vampires }) => vampires[vampire] ?? []
	)[0];
	const category = pick(chance, CATEGORIES);
	const sets: readonly Correction[] = [
		{
			set: 'vampire',
			vampire,
			sire: chance.below(3) === 0 ? card() : (borne?.sire ?? null),
			power: chance.below(4),
			infamy: chance.below(3),
			boons: [...(borne?.boons ?? [])],
			exhausted: chance.below(2) === 0,
			torpor: chance.below(3) === 0,
			enemy: null,
			absorbed: [...(borne?.absorbed ?? [])]
		},
		{ set: 'joined', seat: seat(), character: card(), sire: card() },
		{ set: 'left', vampire },
		{ set: 'queue', queue: [...someOf(chance, [...table.queue, card()], 9)] },
		{ set: 'reserved', reserved: { [card()]: seat() } },
		{ set: 'piles', discards: [...table.discards], banished: [...table.banished, card()] },
		{ set: 'retainer', seat: seat(), character: card() },
		{ set: 'board', category, state: table.boards[category]?.state ?? {} },
		{
			set: 'turn',
			firstPlayer: seat(),
			seat: seat(),
			round: 1 + chance.below(12),
			recruit: pick(chance, ['open', 'done', 'lapsed']),
			schemes: chance.below(3)
		},
		{ set: 'hand', seat: seat(), hidden: chance.below(4), known: [] },
		{ set: 'spent', schemes: [...someOf(chance, Object.keys(table.schemes), 3)] },
		{ set: 'standing', standing: standingAt(table, chance) },
		{
			set: 'claim',
			mission: pick(chance, [...table.missions.map(({ id }) => id), 'none']),
			seat: seat()
		},
		{ set: 'scheme-card', card: schemeAt(table, chance) },
		{
			set: 'mission-card',
			card: { id: `hand-m${chance.below(3)}`, name: 'By hand', text: '', match: {} }
		},
		assetsAt(table, seat(), chance),
		obligationsAt(table, seat(), chance),
		{ set: 'nothing-under-way' }
	];
	return pick(chance, sets);
}

const byHand = (id: string): Pick<AssetCard, 'id' | 'name' | 'effects'> => ({
	id,
	name: 'By hand',
	effects: [{ do: 'manual', text: 'Do as it says.' }]
});

/** Some of the assets of a seat, one that nobody knew, and which of them were played. */
function assetsAt(table: Table, seat: string, chance: Chance): Correction {
	const own = table.seats.find((one) => one.seat === seat)?.assets ?? [];
	const found = { ...byHand(`hand-a${chance.below(3)}`), when: 'any-time' } as const;
	const assets = [...someOf(chance, own, own.length), found];
	return { set: 'assets', seat, assets, played: [...someOf(chance, ids([...own, found]), 2)] };
}

/** Some of the obligations of a seat, and one that nobody knew. */
function obligationsAt(table: Table, seat: string, chance: Chance): Correction {
	const own = table.seats.find((one) => one.seat === seat)?.obligations ?? [];
	const found = { ...byHand(`hand-o${chance.below(3)}`), when: 'each-round' } as const;
	return { set: 'obligations', seat, obligations: [...someOf(chance, own, own.length), found] };
}

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/** A clan scheme that nobody knew. */
function schemeAt(table: Table, chance: Chance): SchemeCard {
	return {
		of: 'clan',
		id: `hand-s${chance.below(4)}`,
		name: 'By hand',
		clan: pick(chance, [...table.seats.map(({ clan }) => clan), 'ventrue' as const]),
		needs: [pick(chance, ARCHETYPES)],
		effects: [{ do: 'manual', text: 'Do as the card says.' }]
	};
}

/** What stays in play, without the first now and then, and with an edict that names something else. */
function standingAt(
	{ standing }: Table,
	chance: Chance
): Extract<Correction, { set: 'standing' }>['standing'] {
	return standing
		.slice(chance.below(2))
		.map((one) => (one.kind === 'edict' ? { ...one, named: pick(chance, GEOGRAPHIES) } : one));
}
