import { pick, type Chance } from '../../src/lib/games/core/chance.ts';
import type { ThingId } from '../../src/lib/games/heritage/shapes.ts';
import type {
	TableCommand,
	TableCommandOf,
	TableCommandType
} from '../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';
import { someOf } from '../../src/lib/games/heritage/players/sampling.ts';

type Wished = Exclude<TableCommandType, 'SetTable' | 'ChangeDealer' | 'CorrectTable'>;

const WISHES: { readonly [T in Wished]: (table: Table, chance: Chance) => TableCommandOf<T> } = {
	Recruit: (table, chance) => ({
		type: 'Recruit',
		seat: seatFor(table, chance),
		character: thing(table, chance),
		sire: thing(table, chance),
		paid: chance.below(2) === 0 ? {} : { [thing(table, chance)]: 1 + chance.below(3) }
	}),
	GiveUpRecruit: (table, chance) => ({ type: 'GiveUpRecruit', seat: seatFor(table, chance) }),
	PlayScheme: (table, chance) => ({
		type: 'PlayScheme',
		seat: seatFor(table, chance),
		scheme: pick(chance, [...Object.keys(table.schemes), 'no-scheme']),
		leader: thing(table, chance),
		borrowed: Array.from({ length: chance.below(3) }, () => ({
			from: thing(table, chance),
			to: thing(table, chance)
		}))
	}),
	UseMarket: (table, chance) => ({
		type: 'UseMarket',
		seat: seatFor(table, chance),
		scheme: pick(chance, [...table.standing.map(({ scheme }) => scheme), 'no-market']),
		from: thing(table, chance),
		clan: pick(chance, CLANS)
	}),
	PlayAsset: (table, chance) => ({
		type: 'PlayAsset',
		seat: seatFor(table, chance),
		asset: pick(chance, [
			...table.seats.flatMap(({ assets }) => assets.map(({ id }) => id)),
			'no-asset'
		]),
		bearer: thing(table, chance)
	}),
	EndTurn: (table, chance) => ({ type: 'EndTurn', seat: seatFor(table, chance) }),
	AnswerQuestion: (table, chance) => ({
		type: 'AnswerQuestion',
		question: Math.max(0, table.asked - chance.below(3)),
		seat: pick(chance, [...table.seats.map(({ seat }) => seat), 's9', null]),
		choice: [...someOf(chance, [...(table.question?.options ?? []), 'nothing'], chance.below(4))],
		note: ''
	})
};

const KINDS = Object.keys(WISHES) as Wished[];

/**
 * What somebody might send who does not look at the table: well formed, mostly not legal. For tests
 * of refusals.
 */
export function wishAt(table: Table, chance: Chance): TableCommand {
	return WISHES[pick(chance, KINDS)](table, chance);
}

/** More often than not whoever is to move, so that wishes get past the first question. */
function seatFor(table: Table, chance: Chance): string {
	const active = table.turn?.seat ?? 's1';
	return pick(chance, [active, active, active, ...table.seats.map(({ seat }) => seat), 's9']);
}

/** Any card, mostly of the table: a vampire, one of the queue, one that lies elsewhere, one that is not. */
function thing(table: Table, chance: Chance): ThingId {
	const vampires = Object.values(table.bloodlines).flatMap(({ vampires: all }) => Object.keys(all));
	const pools = [vampires, vampires, table.queue, table.queue, Object.keys(table.cast), ['nobody']];
	const pool = pick(chance, pools);
	return pool.length === 0 ? 'nobody' : pick(chance, pool);
}
