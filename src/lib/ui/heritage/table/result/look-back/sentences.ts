import { effectsWords } from '../../../../../games/heritage/effects/words.ts';
import type { Term } from '../../../../../games/heritage/search/advice.ts';
import type { CostlyDecision } from '../../../../../games/heritage/search/look-back/costly.ts';
import type { Chances } from '../../../../../games/heritage/search/look-back/moments.ts';
import type { Shares } from '../../../../../games/heritage/search/look-back/shares.ts';
import type { TurningPoint } from '../../../../../games/heritage/search/look-back/turning-points.ts';
import type { SeatId } from '../../../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../../../games/heritage/table/commands.ts';
import type { Step } from '../../../../../games/heritage/table/course.ts';
import type { Table } from '../../../../../games/heritage/table/table.ts';
import { choiceWords, type Asked } from '../../../ledger/choice-words.ts';
import { counted, listed, signed } from '../../../ledger/names.ts';
import { promptWords } from '../../../ledger/prompt-words.ts';
import { tellAtTable } from '../../../ledger/table-words.ts';
import { partsOf } from '../../history/parts.ts';
import { lineOf } from '../../history/steps.ts';
import type { ScreenNames } from '../../names.ts';
import { reasonsOf, reasonWords } from '../../planning/advice-words.ts';

/** A chance as wins in 100. */
export const inHundred = (chance: number): number => Math.round(100 * chance);

/** A smaller change of a seat is left out. */
const LEAST_CHANGE = 3;

export const turnTitle = (
	{ round, turn }: Pick<TurningPoint, 'round' | 'turn'>,
	names: ScreenNames
): string =>
	turn === null ? 'The count at the end' : `Round ${round}, ${names.seat(turn)}’s turn`;

/** Whose chance changed, from what to what, the largest change first. */
export function changeWords(
	{ before, after }: { readonly before: Chances; readonly after: Chances },
	seats: readonly SeatId[],
	names: ScreenNames
): string {
	return seats
		.map((seat, at) => ({
			name: names.seat(seat),
			from: inHundred(before[at] ?? 0),
			to: inHundred(after[at] ?? 0)
		}))
		.filter(({ from, to }) => Math.abs(to - from) >= LEAST_CHANGE)
		.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
		.map(({ name, from, to }) => `${name}: ${from} → ${to}`)
		.join(', ');
}

/** What was asked when a step was done. */
function askedBefore(steps: readonly Step[], index: number): Asked | null {
	const asked = steps
		.slice(0, index)
		.flat()
		.findLast((event) => event.type === 'QuestionAsked');
	return asked?.type === 'QuestionAsked' ? asked : null;
}

/** A step in a sentence. */
export function stepWords(steps: readonly Step[], index: number, names: ScreenNames): string {
	const step = steps[index] ?? [];
	return lineOf(index, step, askedBefore(steps, index), names, partsOf(steps, names)).told.sentence;
}

/** What a step answers, in words; null: it answers nothing. */
export function questionWords(
	steps: readonly Step[],
	index: number,
	names: ScreenNames
): string | null {
	if (steps[index]?.[0]?.type !== 'QuestionAnswered') return null;
	const asked = askedBefore(steps, index);
	return asked && promptWords(asked.question.prompt, asked.question.about, names);
}

/** What happened in a turn: what was chosen in it; of the count at the end, what it came to. */
export function turnWords(
	steps: readonly Step[],
	{ from, to, turn }: Pick<TurningPoint, 'from' | 'to' | 'turn'>,
	names: ScreenNames
): readonly string[] {
	const told: string[] = [];
	for (let index = from; index <= to; index++) {
		const step = steps[index] ?? [];
		const isChoice = turn !== null && step.length > 0 && step[0]?.type !== 'TurnEnded';
		if (isChoice) told.push(stepWords(steps, index, names));
		for (const event of step)
			if (event.type === 'MissionClaimed' || event.type === 'ChapterScored')
				told.push(tellAtTable(event, names).sentence);
	}
	return told.length > 0 ? told : ['Nothing was recruited or played.'];
}

/** What would have been better, as something one does. */
export function betterWords(command: TableCommand, table: Table, names: ScreenNames): string {
	switch (command.type) {
		case 'Recruit':
			return `recruit ${names.character(command.character)} under ${names.character(command.sire)}`;
		case 'PlayScheme':
			return `play “${names.scheme(command.scheme)}”, led by ${names.character(command.leader)}`;
		case 'UseMarket':
			return `place a boon on “${names.scheme(command.scheme)}”`;
		case 'PlayAsset':
			return `play “${names.any(command.asset)}”, used by ${names.character(command.bearer)}`;
		case 'GiveUpRecruit':
			return 'refresh the queue';
		case 'EndTurn':
			return 'end the turn';
		case 'AnswerQuestion': {
			const { question, resolution } = table;
			const words = command.choice.map((key) =>
				question ? choiceWords({ question, resolution }, key, names.any, effectsWords) : key
			);
			return words.length > 0 ? `choose ${listed(words)}` : 'choose none';
		}
		default:
			return 'do something else';
	}
}

/** What a decision cost, with how sure that is. */
export function costWords({ cost, within }: CostlyDecision): string {
	const least = inHundred(cost - within);
	const most = Math.min(100, inHundred(cost + within));
	const wins = counted(inHundred(cost), 'win');
	return least === most ? `${wins} in 100` : `${wins} in 100 (${least} to ${most})`;
}

/** Why it would have been better, in points of the end, for each seat for which much would have been different. */
export function whyWords(
	why: readonly Term[],
	seats: readonly SeatId[],
	names: Pick<ScreenNames, 'board' | 'seat'>
): string {
	return seats
		.map((seat) => ({ seat, reasons: reasonsOf(why, seat, names) }))
		.filter(({ reasons }) => reasons.length > 0)
		.map(({ seat, reasons }) => `${names.seat(seat)} (${listed(reasons.map(reasonWords))})`)
		.join(', ');
}

const plus = (number: number): string => (number > 0 ? `+${number}` : signed(number));

/** A part of a seat's way, in wins in 100. */
export type ShareLine = { readonly label: string; readonly why: string; readonly value: string };

/** Where a seat's way came from: whole numbers that add up to it. */
export function shareLines(shares: Shares): readonly ShareLine[] {
	const { from, to, own, others, luck, count, corrections } = shares;
	const parts = [
		{ label: 'Own moves', why: 'compared with the best choice each time', part: own },
		{ label: 'Other players’ moves', why: 'what they gave away', part: others },
		{ label: 'Luck', why: 'the cards and the choices they gave', part: luck },
		{ label: 'The count at the end', why: 'missions and ties', part: count },
		{ label: 'Corrections', why: 'what was changed by hand', part: corrections }
	];
	const whole = roundedTo(
		inHundred(to) - inHundred(from),
		parts.map(({ part }) => 100 * part)
	);
	return parts.flatMap(({ label, why }, at) => {
		const value = whole[at] ?? 0;
		const isAlways = at < 3;
		return isAlways || value !== 0 ? { label, why, value: plus(value) } : [];
	});
}

/** Each to a whole number, so that they add up to a sum: those that are cut off most get what is left. */
export function roundedTo(sum: number, parts: readonly number[]): readonly number[] {
	const floors = parts.map(Math.floor);
	const left = sum - floors.reduce((all, one) => all + one, 0);
	const order = parts
		.map((part, at) => ({ at, cut: part - Math.floor(part) }))
		.sort((a, b) => b.cut - a.cut || a.at - b.at);
	const more = new Set(order.slice(0, Math.max(0, left)).map(({ at }) => at));
	return floors.map((floor, at) => floor + (more.has(at) ? 1 : 0));
}
