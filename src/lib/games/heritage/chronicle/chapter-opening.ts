import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { OpenedChapter } from '../chronicle-deck/opened.ts';
import { hasOtherScheme } from '../chronicle-deck/web-address.ts';
import type { CommandOf } from '../commands.ts';
import type { CharacterCard } from '../deck/cards.ts';
import type { Event, EventOf } from '../events.ts';
import { repeated } from '../repeated.ts';
import type { ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { withCharacterCards } from './brought.ts';
import { lastChapter } from './chapters.ts';
import { MOST_CHARACTERS } from './characters.ts';
import { checkTeller, playsSealed } from './deck-choice.ts';
import { checkScoringChosen } from './era-scoring.ts';
import { isSameCharacter } from './own-cards.ts';
import { checkNext, checkTurn } from './turn.ts';

/**
 * Turns the deck up to the overview of the next chapter: it and the fronts of its missions lie open, and
 * basic characters on the way join the common deck (rulebook, Aftermath; Chronicle Deck). `early` records
 * that the table had turned it before the aftermath was over. A table that tells its own box may tell a
 * chapter anew until it is recorded. The same again: nothing to do. Refusals: `deck-turned-here`,
 * `no-deck-here`, `chapter-already-open`, those of recording a chapter too early, `not-early`,
 * `scoring-open`, `source-of-another-kind`, `mission-twice`, `card-twice`, `character-of-another-card`, `register-full`.
 */
export function openChapter(state: ChronicleState, command: CommandOf<'OpenChapter'>) {
	const { chapter, from, early, overview, missions, characters } = command;
	const opened = state.deck.chapters[chapter];
	if (opened && sameJson([opened.overview, opened.missions], [overview, missions])) {
		return nothingToDo();
	}
	return (
		checkTeller(state, from) ??
		(opened?.from === 'deck' ? refuse('chapter-already-open', { chapter }, 'chapter') : null) ??
		checkTime(state, chapter, early) ??
		checkScoringChosen(state) ??
		checkSource(overview) ??
		checkMissions(missions) ??
		checkArriving(state, command) ??
		accept<Event>({ type: 'ChapterOpened', chapter, from, early, overview, missions, characters })
	);
}

export function chapterOpened(
	state: ChronicleState,
	{ chapter, from, early, overview, missions, characters }: EventOf<'ChapterOpened'>
): ChronicleState {
	const ids = characters.map(({ id }) => id);
	const opened: OpenedChapter = { from, early, overview, missions, arrived: ids, read: {} };
	const arrived = withCharacterCards(state, characters);
	return {
		...arrived,
		deck: { ...arrived.deck, chapters: { ...arrived.deck.chapters, [chapter]: opened } }
	};
}

/**
 * Whether a chapter may be played with these missions: of a sealed deck, once it lies open, with just
 * those that it opened. Refusals: `chapter-sealed`, `missions-not-opened`.
 */
export function checkOpened(
	state: ChronicleState,
	chapter: number,
	missions: readonly { readonly id: ThingId }[],
	at: { readonly chapter: string; readonly missions: string }
) {
	const opened = state.deck.chapters[chapter];
	if (!opened) {
		return playsSealed(state) ? refuse('chapter-sealed', { chapter }, at.chapter) : null;
	}
	return checkMissionsOpened(state, chapter, missions, at.missions);
}

/** Whether these are the missions that a sealed deck opened. Refusal: `missions-not-opened`. */
export function checkMissionsOpened(
	state: ChronicleState,
	chapter: number,
	missions: readonly { readonly id: ThingId }[],
	at: string
) {
	const opened = state.deck.chapters[chapter];
	if (opened?.from !== 'deck') return null;
	const ids = (those: readonly { readonly id: ThingId }[]) => those.map(({ id }) => id).sort();
	const same = sameJson(ids(opened.missions), ids(missions));
	return same ? null : refuse('missions-not-opened', { chapter }, at);
}

function checkTime(state: ChronicleState, chapter: number, early: boolean) {
	if (!early) return checkTurn(state, chapter);
	const last = lastChapter(state);
	const open = last !== null && !last.aftermath.finished;
	return checkNext(state, chapter) ?? (open ? null : refuse('not-early', { chapter }, 'early'));
}

function checkSource({ source }: CommandOf<'OpenChapter'>['overview']) {
	return source !== null && hasOtherScheme(source)
		? refuse('source-of-another-kind', {}, 'overview.source')
		: null;
}

function checkMissions(missions: CommandOf<'OpenChapter'>['missions']) {
	const twice = repeated(missions.map(({ id }) => id));
	return twice && refuse('mission-twice', { mission: twice.value }, `missions.${twice.index}.id`);
}

function checkArriving(
	state: ChronicleState,
	{ from, characters }: Pick<CommandOf<'OpenChapter'>, 'from' | 'characters'>
) {
	const twice = repeated(characters.map(({ id }) => id));
	if (twice) return refuse('card-twice', { card: twice.value }, `characters.${twice.index}.id`);
	const other = characters.findIndex((card) => isAnother(state, card));
	const card = characters[other];
	if (card) {
		const about = { character: card.id, card: card.name };
		return refuse('character-of-another-card', about, `characters.${other}.id`);
	}
	const fresh = characters.filter(({ id }) => !state.characters[id]).length;
	const full = from === 'table' && Object.keys(state.characters).length + fresh > MOST_CHARACTERS;
	return full ? refuse('register-full', { most: MOST_CHARACTERS }) : null;
}

function isAnother(state: ChronicleState, card: CharacterCard): boolean {
	const known = state.characters[card.id];
	return known !== undefined && !isSameCharacter(known, card);
}
