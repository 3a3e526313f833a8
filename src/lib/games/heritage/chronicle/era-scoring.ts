import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { repeated } from '../repeated.ts';
import type { TraitPair } from '../standings/chronicle-score.ts';
import type { ChronicleState } from '../state.ts';
import { CHAPTERS_PER_ERA, ERAS, lastChapterOf, type Era } from '../vocabulary.ts';
import { findChapter } from './chapters.ts';
import { checkTeller, playsSealed } from './deck-choice.ts';
import { dominantOf, isEraOver } from './eras.ts';

/** How many scoring cards a deck has for the end of an era; a box may lack one. */
const CARDS_OF_AN_ERA = 2;

/**
 * Lays out the scoring cards of an era that is over, 1 to 7 (rulebook, After the era). A table that
 * tells its own box may lay them out anew until one is chosen. The same again: nothing to do. Refusals:
 * `deck-turned-here`, `no-deck-here`, `era-not-over`, `scoring-already-chosen`,
 * `scoring-already-offered`, `two-to-choose-from`, `card-twice`, `unknown-trait`.
 */
export function offerScoring(state: ChronicleState, command: CommandOf<'OfferScoring'>) {
	const { era, from, cards } = command;
	const before = state.deck.scoring[era];
	if (before && sameJson(before.offered, cards)) return nothingToDo();
	const illegal =
		checkTeller(state, from) ??
		(isEraOver(state, era) ? null : refuse('era-not-over', { era }, 'era'));
	if (illegal) return illegal;
	if (before?.chosen) return refuse('scoring-already-chosen', { era }, 'era');
	if (before?.from === 'deck') return refuse('scoring-already-offered', { era }, 'era');
	if (from === 'deck' && cards.length !== CARDS_OF_AN_ERA) {
		return refuse('two-to-choose-from', { era }, 'cards');
	}
	return checkCards(state, cards) ?? accept<Event>({ type: 'ScoringOffered', era, from, cards });
}

/**
 * One of the scoring cards is chosen by who dominated the era; it counts at the end. Another one may be
 * chosen instead until the next chapter is opened or recorded. The same again: nothing to do. Refusals:
 * `scoring-not-offered`, `unknown-scoring`, `scoring-already-chosen`.
 */
export function chooseScoring(state: ChronicleState, { era, card }: CommandOf<'ChooseScoring'>) {
	const laid = state.deck.scoring[era];
	if (!laid) return refuse('scoring-not-offered', { era }, 'era');
	if (!laid.offered.some(({ id }) => id === card)) {
		return refuse('unknown-scoring', { era }, 'card');
	}
	if (laid.chosen === card) return nothingToDo();
	if (laid.chosen !== null && hasGoneOn(state, era)) {
		return refuse('scoring-already-chosen', { era }, 'era');
	}
	return accept<Event>({ type: 'ScoringChosen', era, card, seat: dominantOf(state, era) });
}

export function scoringOffered(
	state: ChronicleState,
	{ era, from, cards }: EventOf<'ScoringOffered'>
): ChronicleState {
	const laid = { from, offered: cards, chosen: null, chosenBy: null };
	return { ...state, deck: { ...state.deck, scoring: { ...state.deck.scoring, [era]: laid } } };
}

export function scoringChosen(
	state: ChronicleState,
	{ era, card, seat }: EventOf<'ScoringChosen'>
): ChronicleState {
	const laid = state.deck.scoring[era];
	if (!laid) return state;
	const scoring = { ...state.deck.scoring, [era]: { ...laid, chosen: card, chosenBy: seat } };
	return { ...state, deck: { ...state.deck, scoring } };
}

/** Eras that ended in this log, ascending, for which no scoring card is chosen yet. */
export function openScorings(state: ChronicleState): Era[] {
	return ERAS.filter(
		(era) =>
			findChapter(state, lastChapterOf(era))?.aftermath.finished === true &&
			(state.deck.scoring[era]?.chosen ?? null) === null
	);
}

/** Whether a deck that the program turns has been told all its scoring. Refusal: `scoring-open`. */
export function checkScoringChosen(state: ChronicleState) {
	const [era] = playsSealed(state) ? openScorings(state) : [];
	return era === undefined ? null : refuse('scoring-open', { era });
}

/** The scoring cards chosen so far, era by era. */
export function chosenCards({ deck }: Pick<ChronicleState, 'deck'>) {
	return ERAS.flatMap((era) => {
		const laid = deck.scoring[era];
		const card = laid?.offered.find(({ id }) => id === laid.chosen);
		return card ? [{ era, card }] : [];
	});
}

/** What the chosen scoring cards say, era by era. */
export function chosenPairs(state: ChronicleState): TraitPair[] {
	return chosenCards(state).flatMap(({ card }) => card.pairs);
}

/** Whether the chronicle went on after an era, 1 to 7, so that its scoring card stays the one chosen. */
export function hasGoneOn(state: ChronicleState, era: number): boolean {
	const next = era * CHAPTERS_PER_ERA + 1;
	const later = [
		...state.chapters.map(({ number }) => number),
		...Object.keys(state.deck.chapters)
	];
	return state.ending !== null || later.some((chapter) => Number(chapter) >= next);
}

function checkCards({ traits }: ChronicleState, cards: CommandOf<'OfferScoring'>['cards']) {
	const twice = repeated(cards.map(({ id }) => id));
	if (twice) return refuse('card-twice', { card: twice.value }, `cards.${twice.index}.id`);
	for (const [index, { pairs }] of cards.entries()) {
		const unknown = pairs
			.flatMap((pair) => pair.traits)
			.find((id) => !traits.some((trait) => trait.id === id));
		if (unknown !== undefined) {
			return refuse('unknown-trait', { trait: unknown }, `cards.${index}.pairs`);
		}
	}
	return null;
}
