import type { Question } from '../../../games/heritage/table/request.ts';
import { wayWordsOf, optionWords } from '../boards/questions.ts';

/** What was chosen, as people call it; `nameOf` names ids. */
export function choiceWords(
	{ prompt, about }: Pick<Question, 'prompt' | 'about'>,
	key: string,
	nameOf: (id: string) => string
): string {
	const way = wayWordsOf(prompt)?.(key, String(about['attribute'] ?? ''));
	if (way) return way.from === null ? way.to : `${way.from} ${way.to}`;
	if (prompt === 'one-of-these') return `(${LETTERS[Number(key) - 1] ?? key})`;
	const named = optionWords(prompt, key);
	return named === key ? nameOf(key) : named;
}

/** As a card says its ways. */
const LETTERS = 'abcd';
