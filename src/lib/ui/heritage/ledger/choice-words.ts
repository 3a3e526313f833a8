import { clanNames } from '../../../games/heritage/clan-names.ts';
import type { Effect } from '../../../games/heritage/effects/effect.ts';
import type { Speaker } from '../../../games/heritage/effects/selector-words.ts';
import type { Question, Resolution } from '../../../games/heritage/table/request.ts';
import { CLANS } from '../../../games/heritage/vocabulary.ts';
import { wayWordsOf, optionWords } from '../boards/questions.ts';

/** A question and what waits for its answer: the event that asked it, or the table on which it lies. */
export type Asked = {
	readonly question: Pick<Question, 'id' | 'prompt' | 'about'>;
	readonly resolution: Resolution;
};

/** What effects say, `effectsWords`: handed in, for it reads every card there is, and a table stands before that is here. */
export type CardWords = (effects: readonly Effect[], speaker: Speaker) => readonly string[];

/** What was chosen, as people call it; `nameOf` names ids. Without `cardWords` a way of a card goes by its place. */
export function choiceWords(
	{ question: { prompt, about }, resolution }: Asked,
	key: string,
	nameOf: (id: string) => string,
	cardWords?: CardWords
): string {
	const way = wayWordsOf(prompt)?.(key, String(about['attribute'] ?? ''));
	// Within a sentence: the other ways begin with a name.
	if (way)
		return (way.from === null ? way.to : `${way.from} ${way.to}`).replace(
			/^(From|Out|Two)\b/,
			(word) => word.toLowerCase()
		);
	switch (prompt) {
		case 'one-of-these':
		case 'order-of-the-invitation':
			return waysWords(key, resolution, cardWords);
		case 'give-a-boon':
			return giftWords(key, nameOf);
	}
	const named = optionWords(prompt, key);
	return named === key ? nameOf(key) : named;
}

/** The ways of a card that were chosen, in the card's own words: “Draw 1 clan scheme”. */
function waysWords(key: string, { tasks }: Resolution, cardWords?: CardWords): string {
	const task = tasks[0]?.task;
	const [effect] = task?.kind === 'effects' ? task.effects : [];
	// Of a card that is no scheme, “the bearer” fits an ability as well as an asset or obligation.
	const speaker = task?.kind === 'effects' && task.context.scheme ? 'scheme' : 'slip';
	const numbers = key.split('-').map(Number);
	const words = numbers.map((number) => wayWords(effect, number, speaker, cardWords));
	return words.length === 1 ? words.join('') : `first ${words.join(', then ')}`;
}

function wayWords(
	effect: Effect | undefined,
	number: number,
	speaker: Speaker,
	cardWords: CardWords = () => []
): string {
	const ways =
		effect?.do === 'either' ? effect.of : effect?.do === 'invitation' ? effect.parts : [];
	const words = cardWords(ways[number - 1] ?? [], speaker).join(' ');
	if (words !== '') return `“${words.replace(/\.$/, '')}”`;
	return `the ${NUMBERS[number - 1] ?? 'last'} one on the card`;
}

const NUMBERS = ['first', 'second', 'third', 'fourth'];

function giftWords(key: string, nameOf: (id: string) => string): string {
	const [vampire = '', word] = key.split(':');
	const clan = CLANS.find((one) => one === word);
	return clan ? `a ${clanNames[clan]} boon of ${nameOf(vampire)}` : key;
}
