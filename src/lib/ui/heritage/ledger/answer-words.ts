import { capital } from '../../../games/core/capital.ts';
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
	'which-direction': '{vampire} is roaming and counts as {answer}.',
	'do-it-by-hand': '{text} Done.',
	'which-archetype-showed': 'First to come up: {answer}.',
	'whom-the-lot-favours': 'The draw favoured {answer}.'
};

const INVITATION: Readonly<Record<string, string>> = {
	yes: '{who} accepted {seat}’s invitation.',
	no: '{who} declined {seat}’s invitation.'
};

/** What was answered, as news; `words`: what was chosen, as people call it. */
export function answerWords(
	{ prompt, about }: Pick<Question, 'prompt' | 'about'>,
	seat: SeatId | null,
	words: readonly string[],
	names: Pick<TableNames, 'seat' | 'character'>
): string {
	const who = seat === null ? 'The table' : names.seat(seat);
	const told = prompt === 'accept-the-invitation' ? INVITATION[words.join()] : NEWS[prompt];
	if (told === undefined) return choiceTold(who, words);
	const sentence = filled(told, about, names).replace(/\{(who|answer)\}/g, (_, hole: string) =>
		hole === 'who' ? who : answerOf(words)
	);
	return capital(sentence);
}

/** Who chose what, where no more is known: “Ada said yes.”, “Ada chose: Zoe.” */
export function choiceTold(who: string, words: readonly string[]): string {
	const answer = answerOf(words);
	return answer === 'yes' || answer === 'no'
		? `${who} said ${answer}.`
		: `${who} chose: ${answer}.`;
}

const answerOf = (words: readonly string[]): string => (words.length > 0 ? listed(words) : 'none');
