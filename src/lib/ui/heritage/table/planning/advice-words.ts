import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { Advice, Term } from '../../../../games/heritage/search/advice.ts';
import type { Reply } from '../../../../games/heritage/search/replies.ts';
import { thinkingDealer } from '../../../../games/heritage/search/thinking-dealer.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import { decideWith } from '../../../../games/heritage/table/engine.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { counted, listed, signed } from '../../ledger/names.ts';
import type { ScreenNames } from '../names.ts';
import { titleOf } from '../plan/words.ts';
import { askedWords } from '../questions/asked-words.ts';
import { chosenWords } from '../questions/options.ts';
import { commandWords } from '../waiting/words.ts';

/** A move in words. */
export function moveWords(command: TableCommand, table: Table, names: ScreenNames): string {
	switch (command.type) {
		case 'Recruit':
		case 'PlayScheme':
		case 'UseMarket':
		case 'PlayAsset':
			return titleOf(command, names).title;
		case 'EndTurn':
			return 'End the turn';
		default:
			return commandWords(command, table, names);
	}
}

/** What a feature of the evaluation is called at a table; null: it changes the same whatever a seat does. */
function termName(feature: string, names: Pick<ScreenNames, 'board'>): string | null {
	const board = /^(?:board|idle)-(\w)$/.exec(feature)?.[1];
	if (board !== undefined) return names.board('', board);
	return TERMS[feature] ?? null;
}

const TERMS: { readonly [feature: string]: string } = {
	power: 'power',
	boons: 'boons',
	infamy: 'infamy',
	claimed: 'missions claimed',
	'mission-share': 'missions',
	'mission-lead': 'missions',
	'mission-matching': 'missions',
	awake: 'vampires',
	asleep: 'vampires in torpor',
	rested: 'vampires ready to lead',
	held: 'schemes in hand',
	fitting: 'playable schemes',
	fits: 'playable schemes',
	'board-fits': 'playable battleground schemes',
	solvent: 'enough power for any space',
	'own-boons': 'boons to give',
	first: 'the first player marker',
	retainer: 'the retainer'
};

/** Below this a reason is not worth a word. */
const LEAST = 0.5;
const MOST_NAMED = 3;

type Reason = { readonly name: string; readonly points: number };

/** More would claim to know better than it does. */
const halves = (points: number): number => Math.round(2 * points) / 2;

/** What a seat gains and loses by each name, and by all of them together. */
function namedOf(why: readonly Term[], seat: SeatId, names: Pick<ScreenNames, 'board'>) {
	const sums = new Map<string, number>();
	for (const term of why) {
		const name = term.seat === seat ? termName(term.feature, names) : null;
		if (name !== null) sums.set(name, (sums.get(name) ?? 0) + term.points);
	}
	const total = halves([...sums.values()].reduce((sum, points) => sum + points, 0));
	return { sums, total };
}

/** What a seat gains and loses by the evaluation, one line a name, what weighs most first. */
export function reasonsOf(
	why: readonly Term[],
	seat: SeatId,
	names: Pick<ScreenNames, 'board'>
): readonly Reason[] {
	return [...namedOf(why, seat, names).sums]
		.map(([name, points]) => ({ name, points: halves(points) }))
		.filter(({ points }) => Math.abs(points) >= LEAST)
		.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
		.slice(0, MOST_NAMED);
}

const withSign = (points: number): string => (points > 0 ? `+${points}` : signed(points));

export const reasonWords = ({ name, points }: Reason): string => `${name} ${withSign(points)}`;

/** Why a move is advised, in points of the end, for each player. */
export const whyWords = (
	why: readonly Term[],
	{ seats }: Pick<Table, 'seats'>,
	seat: SeatId,
	names: Pick<ScreenNames, 'board' | 'seat'>
): readonly string[] => {
	const all = seats.map((one) => one.seat);
	return reasonSentences(why, all, seat, names.board, (one) =>
		one === seat ? 'you' : names.seat(one)
	);
};

/** What a move of `seat` does to it, then to each of the others: what weighs most, the rest as one, and what that adds up to. */
export function reasonSentences(
	why: readonly Term[],
	seats: readonly SeatId[],
	seat: SeatId,
	board: ScreenNames['board'],
	called: (seat: SeatId) => string
): readonly string[] {
	const others = seats.filter((one) => one !== seat);
	return [seat, ...others].flatMap((one) => {
		const reasons = reasonsOf(why, one, { board });
		const { total } = namedOf(why, one, { board });
		const rest = total - reasons.reduce((sum, { points }) => sum + points, 0);
		const parts = rest === 0 ? reasons : [...reasons, { name: 'the rest', points: rest }];
		if (parts.length === 0) return [];
		const said = `For ${called(one)}: ${listed(parts.map(reasonWords))}.`;
		return [parts.length === 1 ? said : `${said} Total ${withSign(total)}.`];
	});
}

/**
 * Standard errors of a chance to win, from 0 to 1. However many worlds are tried, positions are valued with one of their
 * own: as far as what was told was off what came, by the number of seats (docs/strength.md). What was only judged at a
 * glance has a larger one.
 */
export const VALUED: { readonly [seats: number]: number } = { 2: 0.0346, 3: 0.0276, 4: 0.0203 };
const AT_A_GLANCE = 0.075;

/** Where the chance to win lies, as far as it can be told: two standard errors to each side, in percent. */
export function intervalOf(
	{ chance, error, worlds }: Advice,
	seats: number
): readonly [number, number] {
	const sampled = worlds > 1 && Number.isFinite(error) ? error : AT_A_GLANCE;
	const wide = 2 * Math.hypot(sampled, VALUED[seats] ?? Math.max(...Object.values(VALUED)));
	const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
	return [percent(chance - wide), percent(chance + wide)];
}

/** A wider interval, in percent, says nothing. */
const WIDEST = 40;

export function chanceWords(advice: Advice, { seats }: Pick<Table, 'seats'>): string {
	const [least, most] = intervalOf(advice, seats.length);
	if (most - least > WIDEST) return 'Chance to win: too early to tell';
	return advice.worlds > 1
		? `Chance to win ${least}–${most}%`
		: `A rough guess so far: ${least}–${most}% to win`;
}

/** By so much worlds have to differ. */
const GREAT_SPREAD = 0.08;
const FEW_WORLDS = 3;

/** Whether what comes of a move depends on cards and others more than on the move. */
export const dependsOnWhatComes = ({ spread, worlds }: Advice): boolean =>
	worlds >= FEW_WORLDS && spread >= GREAT_SPREAD;

/** What follows a move in the same turn, in words: schemes, and own answers. */
export function followWords(
	battlegrounds: Battlegrounds,
	from: Table,
	turn: readonly TableCommand[],
	names: ScreenNames
): readonly string[] {
	const words: string[] = [];
	let table = from;
	for (const [place, command] of turn.entries()) {
		if (place > 0) words.push(followingWords(command, table, names));
		const outcome = decideWith(battlegrounds, table, command, thinkingDealer);
		if (!outcome.accepted) break;
		table = outcome.table;
	}
	return words;
}

function followingWords(command: TableCommand, table: Table, names: ScreenNames): string {
	switch (command.type) {
		case 'Recruit':
			return `Recruit ${titleOf(command, names).title}.`;
		case 'AnswerQuestion': {
			const { question } = table;
			if (!question) break;
			const prompt = askedWords(question, table, names);
			const chosen = chosenWords(question, command.choice, table, names);
			return `${prompt.replace(/\?$/, ':')} ${chosen}`.replace(/\.?$/, '.');
		}
		case 'PlayScheme':
			return `Play ${titleOf(command, names).title}.`;
	}
	return commandWords(command, table, names);
}

/** Whether two moves are the same to somebody who reads them. */
export function isSameMove(one: TableCommand, other: TableCommand, names: ScreenNames): boolean {
	if (one.type !== other.type || one.type === 'AnswerQuestion') return false;
	return titleOf(one, names).title === titleOf(other, names).title;
}

/** What another seat most likely does: “Ada most likely recruits Zoe (6 of 10).” */
export function replyWords(
	{ seat, recruits, times, worlds }: Reply,
	names: Pick<ScreenNames, 'seat' | 'character'>
): string {
	const does = recruits === null ? 'recruits nobody' : `recruits ${names.character(recruits)}`;
	return `${names.seat(seat)} most likely ${does} (${times} of ${worlds}).`;
}

/** What advice does not consider. */
export function blindWords(
	unseen: readonly string[],
	corrected: boolean,
	names: Pick<ScreenNames, 'any'>
): readonly string[] {
	const cards = listed(unseen.map((id) => names.any(id)));
	return [
		...(unseen.length > 0
			? [
					`Advice cannot read what ${unseen.length === 1 ? 'this card does' : 'these cards do'}: ${cards}.`
				]
			: []),
		...(corrected ? ['The table was corrected by hand. Advice uses the corrected table.'] : [])
	];
}

/** Fewer simulated games are said to be few. */
const FEW = 10;

/** How much it looked at, and whether looking at more would help. */
export function triedWords(worlds: number, isSettled: boolean): string {
	const settled = isSettled ? ' Thinking longer would not change the order.' : '';
	if (worlds === 0) return `A quick estimate.${settled}`;
	const few = worlds < FEW && !isSettled ? 'only ' : '';
	return `Based on ${few}${counted(worlds, 'simulated game')}, with hidden cards guessed.${settled}`;
}
