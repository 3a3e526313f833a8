import type { Question } from '../../../games/heritage/table/request.ts';
import { wayWordsOf, placeWords } from '../boards/questions.ts';

/** What was chosen, as people call it; `nameOf` names ids. */
export function choiceWords(
	{ prompt, about }: Pick<Question, 'prompt' | 'about'>,
	key: string,
	nameOf: (id: string) => string
): string {
	const way = wayWordsOf(prompt)?.(key, String(about['attribute'] ?? ''));
	if (way) return way.from === null ? way.to : `${way.from} ${way.to}`;
	if (prompt === 'one-of-these') return `(${LETTERS[Number(key) - 1] ?? key})`;
	const place = placeWords(key);
	return place === key ? nameOf(key) : place;
}

/** As a card says its ways. */
const LETTERS = 'abcd';
