import type { Vampire, VampireId } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import { moralityTokens } from '../boards/morality-on-table.ts';
import { SPACES } from '../boards/morality-tokens.ts';
import type { MissionCard } from '../deck/cards.ts';
import { matches } from '../effects/matching.ts';
import type { Filter } from '../effects/selector.ts';
import type { SeatId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';
import type { ClaimOf, MissionKind } from './claim.ts';

/** A vampire and how much it adds. */
export type Counted = { readonly vampire: VampireId; readonly adds: number };

type Asked<K extends MissionKind> = {
	readonly table: Table;
	readonly seat: SeatId;
	readonly match: Filter;
	readonly claim: ClaimOf<K>;
};

type Matched = Pick<Asked<MissionKind>, 'table' | 'seat' | 'match'>;

type KindRule<K extends MissionKind> = {
	/** Where who has least of it claims it. */
	readonly isFewest?: true;
	/** From what number on one can claim it; absent: 1. */
	readonly least?: (claim: ClaimOf<K>) => number;
	/** Claimed as soon as a round ends in which somebody has enough. */
	readonly isRace?: true;
	/** Whether it is counted from the bloodline alone: then a search keeps the count beside it. */
	readonly ofBloodline: boolean;
	/** Who counts, one by one: the sum is the player's number. */
	readonly vampires?: (asked: Asked<K>) => readonly Counted[];
	/** The number itself, where no vampire makes it. */
	readonly number?: (asked: Asked<K>) => number;
};

const matching = ({ table, seat, match }: Matched): readonly Counted[] =>
	awakeOf(table, seat)
		.filter(({ id }) => matches(table, id, match))
		.map(({ id }) => ({ vampire: id, adds: 1 }));

const awakeOf = (table: Table, seat: SeatId): readonly Vampire[] => awake(bloodlineOf(table, seat));

/** A row for each kind: how a player's number is counted. Vampires in torpor count for none (ruling 8). */
export const MISSION_COUNTS: { readonly [K in MissionKind]: KindRule<K> } = {
	most: { ofBloodline: true, vampires: matching },
	fewest: { isFewest: true, least: () => 0, ofBloodline: true, vampires: matching },
	race: { isRace: true, least: ({ count }) => count, ofBloodline: true, vampires: matching },
	line: { ofBloodline: true, vampires: longestLine },
	pairs: {
		ofBloodline: true,
		vampires: (asked) => {
			const { vampires } = bloodlineOf(asked.table, asked.seat);
			return matching(asked).filter(({ vampire }) => {
				const sire = vampires[vampire]?.sire ?? null;
				return sire !== null && matches(asked.table, sire, asked.claim.sire);
			});
		}
	},
	tokens: {
		ofBloodline: true,
		vampires: (asked) => {
			const { vampires } = bloodlineOf(asked.table, asked.seat);
			return matching(asked).flatMap(({ vampire }) => {
				const adds = borne(vampires[vampire], asked.claim.token);
				return adds > 0 ? [{ vampire, adds }] : [];
			});
		}
	},
	without: {
		ofBloodline: true,
		vampires: (asked) =>
			matching(asked).length > 0
				? []
				: awakeOf(asked.table, asked.seat).map(({ id }) => ({ vampire: id, adds: 1 }))
	},
	morality: {
		ofBloodline: false,
		number: ({ table, seat, claim: { end } }) => {
			const space = moralityTokens(table)?.[seat]?.space;
			if (space === undefined) return 0;
			return end === 'highest' ? space : SPACES + 1 - space;
		}
	},
	marker: {
		ofBloodline: false,
		number: ({ table, seat }) => (table.firstPlayer === seat ? 1 : 0)
	}
};

function borne(vampire: Vampire | undefined, token: ClaimOf<'tokens'>['token']): number {
	if (!vampire) return 0;
	return token === 'boons' ? vampire.boons.length : vampire[token];
}

/** The first of the longest lines, from its eldest. */
function longestLine(asked: Asked<'line'>): readonly Counted[] {
	const { vampires } = bloodlineOf(asked.table, asked.seat);
	const found = new Set(matching(asked).map(({ vampire }) => vampire));
	let longest: readonly VampireId[] = [];
	for (const youngest of found) {
		const line: VampireId[] = [];
		let at: VampireId | null = youngest;
		while (at !== null && found.has(at)) {
			line.unshift(at);
			at = vampires[at]?.sire ?? null;
		}
		if (line.length > longest.length) longest = line;
	}
	return longest.map((vampire) => ({ vampire, adds: 1 }));
}

type Row = {
	readonly isFewest?: true;
	readonly least?: (claim: MissionCard['claim']) => number;
	readonly isRace?: true;
	readonly ofBloodline: boolean;
	readonly vampires?: (asked: AskedAny) => readonly Counted[];
	readonly number?: (asked: AskedAny) => number;
};
type AskedAny = Omit<Asked<'most'>, 'claim'> & { readonly claim: MissionCard['claim'] };

/** The kind and its claim belong together: the card says both. */
const rowOf = ({ claim }: MissionCard): Row => MISSION_COUNTS[claim?.by ?? 'most'] as Row;

/** Who counts for a mission in a bloodline, one by one; nobody, where it is about something else. */
export function countedFor(table: Table, seat: SeatId, card: MissionCard): readonly Counted[] {
	const { match, claim } = card;
	return rowOf(card).vampires?.({ table, seat, match, claim }) ?? [];
}

/** Whether vampires make a player's number for a mission. */
export const countsVampires = (card: MissionCard): boolean => rowOf(card).vampires !== undefined;

/** A player's number for a mission. */
export function countOf(table: Table, seat: SeatId, card: MissionCard): number {
	const { match, claim } = card;
	const number = rowOf(card).number?.({ table, seat, match, claim });
	return number ?? countedFor(table, seat, card).reduce((sum, { adds }) => sum + adds, 0);
}

/** How a number ranks: the higher the better. */
export const rankOf = (card: MissionCard, count: number): number =>
	rowOf(card).isFewest ? -count : count;

/** Whether one with this number could claim it. */
export const isEnough = (card: MissionCard, count: number): boolean =>
	count >= (rowOf(card).least?.(card.claim) ?? 1);

export const isRace = (card: MissionCard): boolean => rowOf(card).isRace ?? false;

/** Whether a count changes with the bloodline alone. */
export const isOfBloodline = (card: MissionCard): boolean => rowOf(card).ofBloodline;
