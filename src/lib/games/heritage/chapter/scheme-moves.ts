import type { VampireId } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import type { SchemeCard } from '../deck/cards.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommandOf } from '../table/commands.ts';
import type { Table, Turn } from '../table/table.ts';
import { bloodlineOf, cardOf } from '../table/where.ts';
import type { Archetype } from '../vocabulary.ts';
import { boonsToLend, checkLeader, lackingIn, lentTo } from './coterie.ts';
import { checkCard } from './scheme.ts';

/** One way to lead a scheme: under whom, and what its coterie lacks so that boons have to stand in. */
type LeaderMove = {
	readonly leader: VampireId;
	readonly missing: readonly Archetype[];
	/** Whether there are boons and vampires of others enough for what is missing. */
	readonly possible: boolean;
};

/** A scheme and everyone who is awake and not exhausted, those in vain too: a screen says what they lack. */
type SchemeMove = { readonly scheme: ThingId; readonly leaders: readonly LeaderMove[] };

/** The schemes a seat may play now, and from whom it may borrow. */
export type SchemeMoves = {
	readonly seat: SeatId;
	readonly schemes: readonly SchemeMove[];
	/** Own vampires with boons of the own clan, and how many; most first. */
	readonly lenders: readonly { readonly vampire: VampireId; readonly boons: number }[];
	/** Vampires of other bloodlines that may be borrowed, by what they show. */
	readonly borrowable: { readonly [A in Archetype]: readonly VampireId[] };
};

/** What a seat may do with schemes in its turn: with those of its hand, and with those open to all. */
export function schemeMoves(table: Table, turn: Turn, hand: readonly ThingId[]): SchemeMoves {
	const { seat } = turn;
	const own = awake(bloodlineOf(table, seat)).map(({ id }) => id);
	const lenders = own
		.map((vampire) => ({ vampire, boons: boonsToLend(table, seat, vampire) }))
		.filter(({ boons }) => boons > 0)
		.sort((a, b) => b.boons - a.boons);
	const borrowable = borrowableBy(table, seat);
	const boons = lenders.reduce((sum, lender) => sum + lender.boons, 0);
	const leaders = own.filter((vampire) => checkLeader(table, seat, vampire) === null);
	const ledBy = (leader: VampireId, { needs }: SchemeCard): LeaderMove => {
		const missing = lackingIn(table, seat, leader, needs);
		return { leader, missing, possible: missing.length <= boons && allFound(missing, borrowable) };
	};
	const schemes = Object.values(table.schemes)
		.filter((card) => card.of === 'battleground' || hand.includes(card.id))
		.filter((card) => checkCard(table, turn, card) === null)
		.map((card) => ({ scheme: card.id, leaders: leaders.map((leader) => ledBy(leader, card)) }));
	return { seat, schemes, lenders, borrowable };
}

function borrowableBy(table: Table, seat: SeatId): SchemeMoves['borrowable'] {
	const by: { [A in Archetype]: VampireId[] } = {
		warlike: [],
		scholarly: [],
		clandestine: [],
		wealthy: []
	};
	for (const vampire of lentTo(table, seat)) by[cardOf(table, vampire).archetype].push(vampire);
	return by;
}

/** Everyone shows one archetype, so each can be looked for by itself. */
function allFound(missing: readonly Archetype[], lent: SchemeMoves['borrowable']): boolean {
	return missing.every(
		(need) => missing.filter((other) => other === need).length <= lent[need].length
	);
}

type Borrowed = TableCommandOf<'PlayScheme'>['borrowed'];

/** Each choice of whom to borrow, one by one; the boons come from who has most. */
export function* borrowings(
	{ lenders, borrowable }: Pick<SchemeMoves, 'lenders' | 'borrowable'>,
	missing: readonly Archetype[]
): Generator<Borrowed> {
	const from = lenders.flatMap(({ vampire, boons }) =>
		Array.from({ length: boons }, () => vampire)
	);
	for (const lent of choicesOf(borrowable, missing))
		yield lent.flatMap((to, index) => {
			const giver = from[index];
			return giver === undefined ? [] : [{ from: giver, to }];
		});
}

function* choicesOf(
	borrowable: SchemeMoves['borrowable'],
	[first, ...rest]: readonly Archetype[],
	taken: readonly VampireId[] = []
): Generator<readonly VampireId[]> {
	if (first === undefined) {
		yield taken;
		return;
	}
	for (const vampire of borrowable[first])
		if (!taken.includes(vampire)) yield* choicesOf(borrowable, rest, [...taken, vampire]);
}

/** Each scheme that can be played, one by one: by scheme, then leader, then whom to borrow. */
export function* schemeCommands(moves: SchemeMoves): Generator<TableCommandOf<'PlayScheme'>> {
	for (const { scheme, leaders } of moves.schemes)
		for (const { leader, missing, possible } of leaders)
			if (possible)
				for (const borrowed of borrowings(moves, missing))
					yield { type: 'PlayScheme', seat: moves.seat, scheme, leader, borrowed };
}
