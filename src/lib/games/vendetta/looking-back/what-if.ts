import { seededChance } from '../../core/chance.ts';
import { canonicalJson } from '../../core/json.ts';
import { Answers } from '../../core/looking-back/answers.ts';
import type { SeatId } from '../../core/seats.ts';
import { greedyPlayer } from '../players/greedy.ts';
import type { TableCommand } from '../table/commands.ts';
import { appDealer, type SealedTable } from '../table/dealing.ts';
import { decideWith } from '../table/engine.ts';
import type { TableEvent } from '../table/events.ts';
import { evolveTable } from '../table/evolve.ts';
import { isHeld } from '../table/holding.ts';
import { ownView } from '../table/own-view.ts';
import type { Question } from '../table/questions.ts';
import type { Ranked, Table } from '../table/table.ts';
import { waitedFor } from '../table/waiting.ts';
import type { Token } from '../vocabulary.ts';
import { influenceNow, withdrawChoices, type WithdrawChoice } from './moments.ts';

/** How a round ends from some moment on. */
type Ending = {
	/** What each would count if the game ended there. */
	readonly influence: { readonly [seat: SeatId]: number };
	/** Who was placed how at the Location; null: nobody was ranked. */
	readonly ranking: readonly Ranked[] | null;
};

export type WhatIf = {
	/** What is chosen instead. */
	readonly token: Token;
	readonly was: Ending;
	readonly would: Ending;
	/** How many answers nobody gave in the game: the computer gave them. */
	readonly assumed: number;
};

/** More than any Resolution asks. */
const MOST_ANSWERS = 400;

const isEnd = (event: TableEvent): boolean =>
	event.type === 'StageBegan' && event.stage === 'end-of-round';

/** Follows events up to the end of the round; null: they do not get there. */
function endingOf(
	table: Table,
	events: readonly TableEvent[],
	{ location }: WithdrawChoice
): Ending | null {
	let now = table;
	let ranking: Ending['ranking'] = null;
	for (const event of events) {
		if (isEnd(event)) return { influence: influenceNow(now), ranking };
		if (event.type === 'ConflictRanked' && event.location === location) ({ ranking } = event);
		now = evolveTable(now, event);
	}
	return null;
}

const nameOf = ({ prompt, seat, about }: Question, who: SeatId | null = seat): string =>
	canonicalJson([prompt, who, { ...about }]);

/** What was answered in the game, by what was asked of whom, in order. */
function recorded(events: readonly TableEvent[]): Answers<readonly string[]> {
	const answers = new Answers<readonly string[]>();
	let question: Question | null = null;
	for (const event of events) {
		if (event.type === 'QuestionAsked') ({ question } = event);
		if (!question) continue;
		if (event.type === 'QuestionAnswered' && event.question === question.id)
			answers.add(nameOf(question), event.choice);
		if (event.type === 'ChoicesOpened' && event.choices !== null)
			for (const [seat, choice] of Object.entries(event.choices))
				answers.add(nameOf(question, seat), choice);
	}
	return answers;
}

/**
 * What would have come of another token, up to the end of that round: all others choose as they did, chance falls as it
 * fell, and the computer answers what nobody was asked. Null: the seat did not choose there, or was held there.
 * `token`: left out: the other one.
 */
export function whatIf(
	events: readonly TableEvent[],
	tables: readonly Table[],
	sealed: SealedTable,
	choice: WithdrawChoice,
	seat: SeatId,
	token: Token = choice.tokens[seat] === 'withdraw' ? 'stay' : 'withdraw'
): WhatIf | null {
	const asked = tables[choice.asked];
	if (!asked || choice.tokens[seat] === undefined) return null;
	if (token === 'withdraw' && isHeld(asked, choice.location, seat) !== null) return null;
	const rest = events.slice(choice.asked + 1);
	const was = endingOf(asked, rest, choice);
	if (!was) return null;

	const answers = recorded(rest);
	const tokensIn = withdrawChoices(events, tables).filter(({ round }) => round === choice.round);
	const chance = seededChance(choice.asked);
	let assumed = 0;

	function commandFor(who: SeatId, table: Table, known: SealedTable): TableCommand {
		const { question } = table;
		const guess = (): TableCommand => {
			assumed += 1;
			return greedyPlayer({ seat: who, table, own: ownView(table, known, who) }, chance);
		};
		if (!question) return guess();
		if (question.prompt === 'token') {
			const at = tokensIn.find(({ location }) => location === question.about['location']);
			const told = at?.location === choice.location && who === seat ? token : at?.tokens[who];
			const isFree = told !== 'withdraw' || !at || isHeld(table, at.location, who) === null;
			if (!at || told === undefined || !isFree) return guess();
			return { type: 'ChooseToken', seat: who, location: at.location, token: told };
		}
		const first = answers.next(nameOf(question, who));
		const fits =
			first?.every((one) => question.options.includes(one)) === true &&
			first.length >= question.least &&
			first.length <= question.most;
		if (!fits || question.hidden === true) return guess();
		answers.take(nameOf(question, who));
		return { type: 'AnswerQuestion', question: question.id, seat: who, choice: [...first] };
	}

	let table = asked;
	let known: SealedTable = { ...sealed, choices: null };
	const happened: TableEvent[] = [];
	for (let count = 0; count < MOST_ANSWERS && !happened.some(isEnd); count++) {
		const [who] = waitedFor(table);
		if (who === undefined) break;
		const dealer = appDealer(known, chance);
		const outcome = decideWith(table, commandFor(who, table, known), dealer);
		if (!outcome.accepted) return null;
		({ table } = outcome);
		known = dealer.sealed() ?? known;
		happened.push(...outcome.events);
	}
	const would = endingOf(asked, happened, choice);
	return would && { token, was, would, assumed };
}
