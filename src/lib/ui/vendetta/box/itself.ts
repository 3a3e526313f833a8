import { isUntold } from '../../../games/vendetta/table/where.ts';
import { LOCATIONS } from '../../../games/vendetta/vocabulary.ts';
import type { Following } from '../play/session.ts';

/** With the box: Allies of which nobody told anything yet are all alike, so that nobody is asked which one came. */
const allyCame: Following = (table) => {
	const { question } = table;
	if (question?.prompt !== 'ally' || question.seat !== null) return null;
	const [first] = question.options;
	if (first === undefined || question.options.some((id) => !isUntold(table, id))) return null;
	return { type: 'AnswerQuestion', question: question.id, seat: null, choice: [first] };
};

/** What a table with the box goes on with by itself: an Ally at each Location. */
export const itself: readonly Following[] = LOCATIONS.map(() => allyCame);
