import { sentenceOf } from '../../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import { tableRefusals } from '../../../../games/heritage/table/refusals.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ownerOf } from '../../../../games/heritage/table/where.ts';
import { rangeWords } from '../ends.ts';
import { foresee } from '../foresee.ts';
import type { ScreenNames } from '../names.ts';
import { signed } from '../../ledger/names.ts';
import { sourceName, SOURCES } from '../screen/points-view.ts';
import { gainWords, prospectWords, rivalWords as rivalGain } from '../screen/prospect-words.ts';
import { candidatesOf } from './candidates.ts';
import type { KeptPlan } from './kept-plans.ts';
import { worthOn, type Options, type Worth } from './options.ts';

/** How a plan stands on the table as it is now. */
export type Standing = {
	readonly sentence: string;
	/** What it is worth now; null: it cannot be done. */
	readonly worth: Worth | null;
};

type Now = {
	readonly battlegrounds: Battlegrounds;
	/** As if it were the turn of `seat`; null: it has none left. */
	readonly table: Table | null;
	readonly seat: SeatId;
	readonly options: Options | null;
	readonly names: ScreenNames;
};

/** Decides a plan on the table as it is now. */
export function standingOf(plan: KeptPlan, now: Now): Standing {
	const { table, options } = now;
	if (!table) return { sentence: goneWords(plan, now), worth: null };
	if (!options) return { sentence: 'Working it out …', worth: null };
	const worth = worthOn(options, plan.character, plan.sire);
	return worth
		? { sentence: changeWords(plan.worth, worth, now.names), worth }
		: { sentence: goneWords(plan, now), worth: null };
}

/** What a plan is worth now against when it was kept. */
export function changeWords(then: Worth, now: Worth, names: Pick<ScreenNames, 'board'>): string {
	if (then.least === now.least && then.most === now.most) return 'Still possible.';
	if (then.least !== then.most || now.least !== now.most)
		return `Worth ${rangeOf(now)} now, ${rangeOf(then)} before.`;
	const by = now.least - then.least;
	const changes = SOURCES.flatMap((source) => {
		const [was, is] = [then.by[source] ?? 0, now.by[source] ?? 0];
		return was === is ? [] : [`${sourceName(source, names)} ${signed(was)} → ${signed(is)}`];
	});
	const words = `Worth ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} now`;
	return changes.length > 0 ? `${words}: ${changes.join(', ')}.` : `${words}.`;
}

const rangeOf = ({ least, most }: Worth): string => rangeWords({ worst: least, best: most });

/** Why a recruit cannot be had any more. */
export function goneWords(
	{ character, sire }: Pick<KeptPlan, 'character' | 'sire'>,
	{ battlegrounds, table, seat, names }: Omit<Now, 'options'>
): string {
	if (!table) return 'Gone: you have no turn left in this chapter.';
	const name = names.character(character);
	const waits = candidatesOf(table, seat, names).find((one) => one.character === character);
	if (!waits) {
		if (ownerOf(table, character) !== null) return `Gone: ${name} was recruited.`;
		if (table.banished.includes(character)) return `Gone: ${name} was banished.`;
		return `Gone: ${name} left the queue.`;
	}
	if (waits.whyNot !== null) return `Not now: ${waits.whyNot}.`;
	const command = { type: 'Recruit', seat, character, sire, paid: {} } as const;
	const { refusal } = foresee(battlegrounds, table, [command]);
	return refusal ? sentenceOf(tableRefusals, refusal, names.any) : 'Not possible now.';
}

/** What a cell shows large: what it brings. */
export const worthWords = (worth: Worth): string => prospectWords(worth).value;

/** What a cell shows small: what changes for the best of the others. */
export const rivalWords = ({ rival }: Worth, names: Pick<ScreenNames, 'seat'>): string =>
	rival === null ? '' : rivalGain(rival, names);

export const powerWords = ({ power }: Worth): string => `${gainWords(power)} power`;

/** A cell in full, for who hears it. */
export function spokenWords(worth: Worth, names: Pick<ScreenNames, 'seat'>): string {
	const value = worthWords(worth);
	const points = value === '?' ? 'points unknown' : `points ${value}`;
	const parts = [
		worth.open && value !== '?' ? `${points} at first` : points,
		rivalWords(worth, names),
		`power ${gainWords(worth.power)}`,
		worth.leads ? 'you could lead one of your schemes' : ''
	];
	return `${parts.filter(Boolean).join(', ')}.`;
}

/** A line of two plans side by side. */
type Difference = { readonly label: string; readonly cells: readonly [string, string] };

/** What differs between two plans, source by source, and what each comes to; nothing: they come to the same. */
export function differencesOf(one: Worth, other: Worth, names: ScreenNames): readonly Difference[] {
	const line = (label: string, of: (worth: Worth) => string): Difference[] => {
		const cells = [of(one), of(other)] as const;
		return cells[0] === cells[1] ? [] : [{ label, cells }];
	};
	const differences = [
		...SOURCES.flatMap((source) =>
			line(sourceName(source, names), ({ by }) => gainWords(by[source] ?? 0))
		),
		...line('Best opponent', (worth) => rivalWords(worth, names) || '–'),
		...line('Power to spend', powerWords),
		...line('One of your schemes', ({ leads }) => (leads ? 'can be led' : 'cannot be led'))
	];
	const total = { label: 'Total', cells: [worthWords(one), worthWords(other)] as const };
	const isSame = differences.length === 0 && total.cells[0] === total.cells[1];
	return isSame ? [] : [...differences, total];
}
