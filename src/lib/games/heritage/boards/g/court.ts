import type { Vampire, VampireId } from '../../bloodline/bloodline.ts';
import type { Table } from '../../table/table.ts';
import { cardOf, everyoneAwake } from '../../table/where.ts';
import type { Class } from '../../vocabulary.ts';
import { TITLES } from './facts.ts';

export type Title = (typeof TITLES)[number];

export type Court = {
	/** Clan politics tokens a side, since the last vote. */
	readonly tokens: { readonly [C in Class]: number };
	/** Who was given each title that was voted on, in the order of the titles; null: nobody. */
	readonly titles: readonly (VampireId | null)[];
};

/** The title the next vote is about; null: the prince's was the last. */
export function titleUp({ titles }: Court): Title | null {
	return TITLES[titles.length] ?? null;
}

/** Those who may be given a title and whose power weighs: outside torpor, without a title. */
function eligible(table: Table, { titles }: Court, side: Class): readonly Vampire[] {
	return everyoneAwake(table).filter(
		({ id }) => !titles.includes(id) && cardOf(table, id).class === side
	);
}

/** What a side weighs in a vote: its tokens and the power of its vampires who are eligible. */
export function weightOf(table: Table, court: Court, side: Class): number {
	return eligible(table, court, side).reduce((sum, { power }) => sum + power, court.tokens[side]);
}

/** Hold vote: tokens and power, side against side; level: neither. Source: rulebook, battleground G. */
function heavierSide(table: Table, court: Court): Class | null {
	const [elitist, egalitarian] = [
		weightOf(table, court, 'elitist'),
		weightOf(table, court, 'egalitarian')
	];
	if (elitist === egalitarian) return null;
	return elitist > egalitarian ? 'elitist' : 'egalitarian';
}

/** Lay claim: who alone of the heavier side has most power; null: a tie leaves the title to nobody. */
export function claimant(table: Table, court: Court): VampireId | null {
	const side = heavierSide(table, court);
	if (side === null) return null;
	const candidates = eligible(table, court, side);
	const most = Math.max(...candidates.map(({ power }) => power));
	const [first, tied] = candidates.filter(({ power }) => power === most);
	return first && !tied ? first.id : null;
}
