import type { SeatId } from '../../../games/core/seats.ts';
import { NOTHING_TOLD, type ToldCards } from '../../../games/vendetta/box/box-set.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { Prompt } from '../../../games/vendetta/table/prompts.ts';
import type { Following } from '../play/session.ts';

/** That some cards say this. */
export const describing = (told: Partial<ToldCards>): TableCommand => {
	const { clanCards, allies, relics, locationCards } = { ...NOTHING_TOLD, ...told };
	return {
		type: 'DescribeCards',
		cards: {
			clanCards: [...clanCards],
			allies: [...allies],
			relics: [...relics],
			locationCards: [...locationCards]
		}
	};
};

/** Ends the turn, unless something is asked first or it is over already. */
export const ending =
	(seat: SeatId): Following =>
	({ turn, question }) =>
		turn?.seat === seat && turn.played && !question ? { type: 'EndTurn', seat } : null;

/** Answers what is asked then, as long as it asks the same. */
export const answering =
	(prompt: Prompt, ...choice: string[]): Following =>
	({ question }) =>
		question?.prompt === prompt
			? { type: 'AnswerQuestion', question: question.id, seat: question.seat, choice }
			: null;
