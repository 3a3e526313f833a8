import type { Question } from '../../../games/heritage/table/request.ts';
import { ankhWords, placeWords, warWords, type MoveWords } from '../table/questions/place-words.ts';

/** What was chosen, as people call it; `nameOf` names ids. */
export function choiceWords(
	{ prompt, about }: Pick<Question, 'prompt' | 'about'>,
	key: string,
	nameOf: (id: string) => string
): string {
	if (prompt === 'which-ankh') return moveWords(ankhWords(key));
	if (prompt === 'which-allegiance-move')
		return moveWords(warWords(key, String(about['attribute'] ?? '')));
	if (prompt === 'one-of-these') return `(${LETTERS[Number(key) - 1] ?? key})`;
	const place = placeWords(key);
	return place === key ? nameOf(key) : place;
}

/** As a card says its ways. */
const LETTERS = 'abcd';

const moveWords = ({ from, to }: MoveWords): string => (from === null ? to : `${from} ${to}`);
