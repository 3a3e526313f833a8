import type { Candidate } from '../../../core/search/searched.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { Question } from '../../table/questions.ts';
import { offeredIn } from '../../table/setting.ts';
import { usableBy } from '../../table/turns.ts';
import { seatsOf } from '../../table/where.ts';
import { keptWorth } from '../judging/kept-worth.ts';
import type { SeatView } from '../player.ts';
import { commandOf, USUAL_MANNER, weighedPlays } from '../quick.ts';
import { safeToDrain } from '../random.ts';

/** How likely one wins more often, for a point of Influence: what is believed before anything is tried. */
const BELIEVED = 0.04;
/** Plays that are worth a thought, and amounts of Blood with one card at one Location. */
const PLAYS = 6;
const AMOUNTS = 2;
/** Answers to a question. */
const ANSWERS = 6;

const plain = (moves: readonly TableCommand[]): readonly Candidate<TableCommand>[] =>
	moves.map((move) => ({ move, prior: 0 }));

/** The plays that look best: up and down among them. */
function playsToTry(view: SeatView, isOpen: boolean): readonly Candidate<TableCommand>[] {
	const weighed = weighedPlays(view, USUAL_MANNER)
		.filter(({ play }) => !isOpen || play.face === 'up')
		.toSorted((a, b) => b.worth - a.worth);
	const best = weighed[0]?.worth ?? 0;
	const amounts = new Map<string, number>();
	return weighed
		.filter(({ play: { card, at, face } }) => {
			const key = `${card} ${at} ${face}`;
			const n = amounts.get(key) ?? 0;
			amounts.set(key, n + 1);
			return n < AMOUNTS;
		})
		.slice(0, PLAYS)
		.map((one) => ({
			move: commandOf(view.seat, one),
			prior: (one.worth - best) * BELIEVED
		}));
}

function subsets(cards: readonly string[], n: number): readonly (readonly string[])[] {
	if (n === 0) return [[]];
	return cards.flatMap((card, at) =>
		subsets(cards.slice(at + 1), n - 1).map((rest) => [card, ...rest])
	);
}

function answers(view: SeatView, question: Question): readonly Candidate<TableCommand>[] {
	const { table, seat, own } = view;
	const { id, prompt, options, least, hidden } = question;
	if (prompt === 'keep') {
		const { kept } = offeredIn(table.round, seatsOf(table).length);
		const n = Math.min(kept, own.offered.length);
		return subsets(own.offered, n).map((cards) => ({
			move: { type: 'KeepCards', seat, cards: [...cards] },
			prior: BELIEVED * cards.reduce((sum, card) => sum + keptWorth(view, card), 0)
		}));
	}
	// A bid is drawn, and in which order cards act hardly matters.
	if (prompt === 'bid' || prompt === 'which-ability' || prompt === 'teammate') return [];
	const from = hidden ? [...new Set(own.hand)] : options;
	if (least !== 1 || from.length > ANSWERS) return [];
	return plain(from.map((one) => ({ type: 'AnswerQuestion', question: id, seat, choice: [one] })));
}

/** All that is worth a thought, but for tokens; fewer than two: there is nothing to think about. `isOpen`: nothing face down. */
export function candidatesFor(view: SeatView, isOpen: boolean): readonly Candidate<TableCommand>[] {
	const { table, seat } = view;
	if (table.question) return answers(view, table.question);
	if (table.phase !== 'round' || table.turn?.seat !== seat || table.turn.played) return [];
	const drains = safeToDrain(view).map((card) => ({ type: 'DrainCard', seat, card }) as const);
	const uses = usableBy(table, seat).map(
		({ source, index }) =>
			({
				type: 'UseAbility',
				seat,
				source: source.from === 'card' ? { slot: source.slot } : { card: source.card },
				ability: index
			}) as const
	);
	return [...playsToTry(view, isOpen), ...plain([...drains, ...uses])];
}
