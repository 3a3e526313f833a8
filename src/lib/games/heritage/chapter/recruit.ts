import type { VampireId } from '../bloodline/bloodline.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommandOf } from '../table/commands.ts';
import {
	begin,
	refused,
	type Beginning,
	type Refused,
	type TableDeciders
} from '../table/decider.ts';
import type { Table } from '../table/table.ts';
import type { Task } from '../table/tasks.ts';
import { bloodlineOf, cardOf } from '../table/where.ts';
import { isRefused, turnOf } from './may-act.ts';
import { bondedElsewhere, priceOf, reservedForAnother } from './recruiting.ts';

/**
 * Whether a seat may recruit in this turn. Refusals: those of `turnOf`, `already-recruited`,
 * `recruit-lapsed`.
 */
export function checkMayRecruit(table: Table, seat: SeatId): Refused | null {
	const turn = turnOf(table, seat);
	if (isRefused(turn)) return turn;
	switch (turn.recruit) {
		case 'open':
			return null;
		case 'done':
			return refused('already-recruited', { seat });
		case 'lapsed':
			return refused('recruit-lapsed', { seat });
	}
}

/** Refusals: `not-in-queue`, `reserved-for-another`, `bonded-elsewhere`. */
function checkCharacter(table: Table, seat: SeatId, character: ThingId): Refused | null {
	if (!table.queue.includes(character) && table.retainers[seat] !== character)
		return refused('not-in-queue', { character }, 'character');
	const by = reservedForAnother(table, seat, character);
	if (by !== null) return refused('reserved-for-another', { character, seat: by }, 'character');
	if (bondedElsewhere(table, seat, character)) {
		const { clan } = cardOf(table, character);
		return refused('bonded-elsewhere', { character, clan }, 'character');
	}
	return null;
}

/** Refusals: `sire-not-in-bloodline`, `sire-in-torpor`. */
function checkSire(table: Table, seat: SeatId, sire: VampireId): Refused | null {
	const vampire = bloodlineOf(table, seat).vampires[sire];
	if (!vampire) return refused('sire-not-in-bloodline', { sire, seat }, 'sire');
	return vampire.torpor ? refused('sire-in-torpor', { sire }, 'sire') : null;
}

/** Refusals: `payment-wrong`, `payer-not-in-bloodline`, `payer-in-torpor`, `payer-too-poor`. */
function checkPayment(table: Table, command: TableCommandOf<'Recruit'>): Refused | null {
	const { seat, character } = command;
	const payments = Object.entries(command.paid);
	const cost = priceOf(table, seat, character);
	const paid = payments.reduce((sum, [, power]) => sum + power, 0);
	if (paid !== cost) return refused('payment-wrong', { cost, paid }, 'paid');
	const { vampires } = bloodlineOf(table, seat);
	for (const [vampire, power] of payments) {
		const payer = vampires[vampire];
		const at = `paid.${vampire}`;
		if (!payer) return refused('payer-not-in-bloodline', { vampire }, at);
		if (payer.torpor) return refused('payer-in-torpor', { vampire }, at);
		if (payer.power < power) return refused('payer-too-poor', { vampire, power: payer.power }, at);
	}
	return null;
}

/** What follows once a character hangs under its sire (rulings 4, 7 and 26). */
export function afterRecruit(
	seat: SeatId,
	character: ThingId,
	from: 'queue' | 'haven' | 'deck' | 'search'
): readonly Task[] {
	const whole: readonly Task[] = [
		{ kind: 'activate', vampire: character },
		{ kind: 'trigger', vampire: character },
		{ kind: 'edicts', recruiter: seat, character }
	];
	return from === 'queue' ? [{ kind: 'fill-queue' }, ...whole] : whole;
}

/** The recruit of a turn, out of the queue or the own haven. Source: rulebook, Recruit. */
function recruit(table: Table, command: TableCommandOf<'Recruit'>): Beginning {
	const { seat, character, sire, paid } = command;
	const trouble =
		checkMayRecruit(table, seat) ??
		checkCharacter(table, seat, character) ??
		checkSire(table, seat, sire) ??
		checkPayment(table, command);
	if (trouble) return trouble;
	const from = table.retainers[seat] === character ? 'haven' : 'queue';
	return begin(
		[{ type: 'CharacterRecruited', seat, character, sire, from, paid }],
		...afterRecruit(seat, character, from)
	);
}

export const recruitDeciders = { Recruit: recruit } satisfies Partial<TableDeciders>;
