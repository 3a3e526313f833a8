import type { VampireId } from '../bloodline/bloodline.ts';
import { awake, coterieOf } from '../bloodline/kinship.ts';
import type { SeatId } from '../shapes.ts';
import type { TableCommandOf } from '../table/commands.ts';
import { refused, type Refused } from '../table/decider.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, cardOf, opponentsOf, ownerOf, settingOf, vampireOf } from '../table/where.ts';
import type { Archetype } from '../vocabulary.ts';

/** What is left of a list once each of some values was taken out of it, one for one. */
function without<T>(list: readonly T[], values: readonly T[]): readonly T[] {
	const left = [...list];
	for (const value of values) {
		const at = left.indexOf(value);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}

const archetypeOf = (table: Table, vampire: VampireId) => cardOf(table, vampire).archetype;

/** Which of the archetypes a coterie does not show, one vampire each. Source: rulebook, Schemes. */
export function lackingIn(
	table: Table,
	seat: SeatId,
	leader: VampireId,
	needs: readonly Archetype[]
): readonly Archetype[] {
	const coterie = coterieOf(bloodlineOf(table, seat), leader);
	return without(
		needs,
		coterie.map(({ id }) => archetypeOf(table, id))
	);
}

/**
 * Whether a vampire can lead a coterie. Refusals: `leader-not-in-bloodline`, `leader-in-torpor`,
 * `leader-exhausted` (ruling 14). Source: rulebook, Schemes.
 */
export function checkLeader(table: Table, seat: SeatId, vampire: VampireId): Refused | null {
	const leader = bloodlineOf(table, seat).vampires[vampire];
	if (!leader) return refused('leader-not-in-bloodline', { vampire, seat }, 'leader');
	if (leader.torpor) return refused('leader-in-torpor', { vampire }, 'leader');
	return leader.exhausted ? refused('leader-exhausted', { vampire }, 'leader') : null;
}

type Borrowed = TableCommandOf<'PlayScheme'>['borrowed'];

/** How many boons a vampire of a seat can lend: of the own clan, outside torpor (reading `boons`). */
export function boonsToLend(table: Table, seat: SeatId, vampire: VampireId): number {
	const { clan } = settingOf(table, seat);
	const lender = bloodlineOf(table, seat).vampires[vampire];
	return lender && !lender.torpor ? lender.boons.filter((boon) => boon === clan).length : 0;
}

/** Whom a seat may borrow: everyone outside torpor in the other bloodlines. */
export function lentTo(table: Table, seat: SeatId): readonly VampireId[] {
	return opponentsOf(table, seat).flatMap((other) =>
		awake(bloodlineOf(table, other)).map(({ id }) => id)
	);
}

/** Whether own boons of the own clan lie where they are taken from. Refusal: `boon-not-held`. */
function checkLenders(table: Table, seat: SeatId, borrowed: Borrowed): Refused | null {
	for (const [index, { from }] of borrowed.entries()) {
		const used = borrowed.slice(0, index + 1).filter((boon) => boon.from === from);
		if (used.length > boonsToLend(table, seat, from))
			return refused('boon-not-held', { vampire: from }, `borrowed.${index}.from`);
	}
	return null;
}

/**
 * Whether each vampire can be borrowed, once. Refusals: `unknown-vampire`, `borrowed-from-own`,
 * `borrowed-in-torpor`, `borrowed-twice`.
 */
function checkLent(table: Table, seat: SeatId, borrowed: Borrowed): Refused | null {
	for (const [index, { to: vampire }] of borrowed.entries()) {
		const at = `borrowed.${index}.to`;
		const lent = vampireOf(table, vampire);
		if (!lent) return refused('unknown-vampire', { vampire }, at);
		if (ownerOf(table, vampire) === seat) return refused('borrowed-from-own', { vampire }, at);
		if (lent.torpor) return refused('borrowed-in-torpor', { vampire }, at);
		if (borrowed.findIndex(({ to }) => to === vampire) < index)
			return refused('borrowed-twice', { vampire }, at);
	}
	return null;
}

/**
 * Whether the coterie shows what is needed: by itself, or with own boons laid on vampires of other
 * bloodlines, exactly as many as are missing (ruling 10, reading `boons`).
 * Refusals: those of `checkLenders` and `checkLent`, `boon-not-needed`, `coterie-lacks`.
 */
export function checkCoterie(
	table: Table,
	{ seat, leader, borrowed }: TableCommandOf<'PlayScheme'>,
	needs: readonly Archetype[]
): Refused | null {
	const trouble = checkLenders(table, seat, borrowed) ?? checkLent(table, seat, borrowed);
	if (trouble) return trouble;
	const lacking = lackingIn(table, seat, leader, needs);
	const shown = borrowed.map(({ to }) => archetypeOf(table, to));
	if (without(shown, lacking).length > 0) return refused('boon-not-needed', {}, 'borrowed');
	const missing = without(lacking, shown);
	return missing.length > 0 ? refused('coterie-lacks', { missing }, 'borrowed') : null;
}
