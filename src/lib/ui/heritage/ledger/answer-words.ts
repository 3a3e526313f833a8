import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Prompt } from '../../../games/heritage/table/prompts.ts';
import type { Question } from '../../../games/heritage/table/request.ts';
import { listed } from './names.ts';
import { filled } from './prompt-words.ts';
import type { TableNames } from './table-names.ts';

/** Answers that say more than who chose what. */
const NEWS: { readonly [P in Prompt]?: string } = {
	'which-character-came': '{answer} came into the queue.',
	'which-card-turned': '{answer} was turned.',
	'which-scheme-drawn': '{seat} drew {answer}.',
	'which-allegiance': '{seat} drew {answer}.',
	'who-goes-first': '{answer} took the first player marker.',
	'deal-mixed-cards': 'The shuffled cards were dealt.',
	'which-ankh': '{who} chose: an ankh {answer}.',
	'which-direction': '{vampire} roams: {answer}.',
	'accept-the-invitation': '{who} chose, invited by {seat}: {answer}.',
	'do-it-by-hand': '{text} {answer}.',
	'which-archetype-showed': 'First to come up: {answer}.',
	'whom-the-lot-favours': 'The draw favoured {answer}.'
};

/** What was answered, as news; `words`: what was chosen, as people call it. */
export function answerWords(
	{ prompt, about }: Pick<Question, 'prompt' | 'about'>,
	seat: SeatId | null,
	words: readonly string[],
	names: Pick<TableNames, 'seat' | 'character'>
): string {
	const news = filled(NEWS[prompt] ?? '{who} chose: {answer}.', about, names);
	const who = seat === null ? 'The table' : names.seat(seat);
	const answer = words.length > 0 ? listed(words) : 'none';
	const sentence = news.replace(/\{(who|answer)\}/g, (_, hole: string) =>
		hole === 'who' ? who : answer
	);
	return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
