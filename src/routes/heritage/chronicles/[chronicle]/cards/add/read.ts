import { sentenceOf } from '$lib/games/core/decision';
import type { FileFault } from '$lib/games/core/file-fault';
import { faultsOfCards, newCards } from '$lib/games/heritage/chronicle/cards';
import { recognised } from '$lib/games/heritage/chronicle/recognising';
import type { CharacterCard, SchemeCard } from '$lib/games/heritage/deck/cards';
import { readAnyCards } from '$lib/games/heritage/deck/any-cards';
import { namesIn } from '$lib/games/heritage/naming';
import { refusals } from '$lib/games/heritage/refusals';
import type { ChronicleState } from '$lib/games/heritage/state';
import { byClan, shownCharacter, shownScheme } from '$lib/ui/heritage/cards/shown';

type Trouble = {
	readonly ok: false;
	/** What is wrong with the text, and where. */
	readonly faults: readonly FileFault[];
	/** Why this chronicle cannot take the cards, in sentences. */
	readonly refused: readonly string[];
	/** How many things are wrong besides. */
	readonly more: number;
};

const SENTENCES_AT_MOST = 10;

/** What a text of cards would bring to a chronicle, shown before anything is added; or all that is wrong. */
export function readForChronicle(state: ChronicleState, text: string) {
	const read = readAnyCards(text);
	if (!read.ok) return trouble({ faults: read.faults, more: read.more });
	const all = {
		characters: recognised(state, read.value.characters),
		schemes: [...read.value.schemes]
	};
	const nameOf = namesIn(state);
	const sentences = faultsOfCards(state, all).flatMap((fault) =>
		fault.accepted ? [] : sentenceOf(refusals, fault.refusal, nameOf)
	);
	if (sentences.length > 0) {
		return trouble({
			refused: sentences.slice(0, SENTENCES_AT_MOST),
			more: Math.max(0, sentences.length - SENTENCES_AT_MOST)
		});
	}
	const cards = newCards(state, all);
	const count = ({ characters, schemes }: typeof all) => characters.length + schemes.length;
	return {
		ok: true as const,
		cards,
		here: count(all) - count(cards),
		missions: read.value.missions,
		...shown(state, cards)
	};
}

function shown(
	state: ChronicleState,
	{ characters, schemes }: { characters: CharacterCard[]; schemes: SchemeCard[] }
) {
	return {
		characters: byClan(characters.map(shownCharacter)),
		schemes: byClan(schemes.map(shownScheme)),
		/** Who of them the register knows already. */
		known: characters.filter(({ id }) => state.characters[id]).map(({ name }) => name)
	};
}

const trouble = (found: Partial<Trouble>): Trouble => ({
	ok: false,
	faults: [],
	refused: [],
	more: 0,
	...found
});
