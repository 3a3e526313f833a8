import { pick, type Chance } from '../../src/lib/games/core/chance.ts';
import type {
	TableCommand,
	TableCommandOf,
	TableCommandType
} from '../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';
import { someOf } from '../../src/lib/games/heritage/players/sampling.ts';
import { cardFor } from './any-card.ts';
import { correctionAt } from './by-hand.ts';
import { spoiledAt } from './spoiled.ts';

type Wished = Exclude<
	TableCommandType,
	'SetTable' | 'TakeDraw' | 'ChangeDealer' | 'AllowAdvice' | 'CorrectTable'
>;

const WISHES: { readonly [T in Wished]: (table: Table, chance: Chance) => TableCommandOf<T> } = {
	Recruit: (table, chance) => ({
		type: 'Recruit',
		seat: seatFor(table, chance),
		character: cardFor(table, chance),
		sire: cardFor(table, chance),
		paid: chance.below(2) === 0 ? {} : { [cardFor(table, chance)]: 1 + chance.below(3) }
	}),
	GiveUpRecruit: (table, chance) => ({ type: 'GiveUpRecruit', seat: seatFor(table, chance) }),
	PlayScheme: (table, chance) => ({
		type: 'PlayScheme',
		seat: seatFor(table, chance),
		scheme: pick(chance, [...Object.keys(table.schemes), 'no-scheme']),
		leader: cardFor(table, chance),
		borrowed: Array.from({ length: chance.below(3) }, () => ({
			from: cardFor(table, chance),
			to: cardFor(table, chance)
		}))
	}),
	UseMarket: (table, chance) => ({
		type: 'UseMarket',
		seat: seatFor(table, chance),
		scheme: pick(chance, [...table.standing.map(({ scheme }) => scheme), 'no-market']),
		from: cardFor(table, chance),
		clan: pick(chance, CLANS)
	}),
	PlayAsset: (table, chance) => ({
		type: 'PlayAsset',
		seat: seatFor(table, chance),
		asset: pick(chance, [
			...table.seats.flatMap(({ assets }) => assets.map(({ id }) => id)),
			'no-asset'
		]),
		bearer: cardFor(table, chance)
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
 * What somebody might send who does not look at the table: well formed, mostly not legal. Some of it is
 * legal but for one thing, some sets the table by hand.
 */
export function wishAt(table: Table, chance: Chance): TableCommand {
	switch (chance.below(4)) {
		case 0:
			return correctionAt(table, chance);
		case 1:
			return WISHES[pick(chance, KINDS)](table, chance);
	}
	return spoiledAt(table, chance) ?? WISHES[pick(chance, KINDS)](table, chance);
}

/** More often than not whoever is to move, so that wishes get past the first question. */
function seatFor(table: Table, chance: Chance): string {
	const active = table.turn?.seat ?? 's1';
	return pick(chance, [active, active, active, ...table.seats.map(({ seat }) => seat), 's9']);
}
