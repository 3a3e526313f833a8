import { battlegroundsOf } from '../../../games/heritage/boards/timeline.ts';
import type { OpenedOverview } from '../../../games/heritage/chronicle-deck/opened.ts';
import { missionWords } from '../../../games/heritage/missions/mission-words.ts';
import type { ThingId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { CATEGORIES, eraOf, type Category } from '../../../games/heritage/vocabulary.ts';
import type { TermId } from '../codex/terms.ts';
import { shownCharacter, type ShownCharacter } from '../cards/shown.ts';
import { boardTermId } from '../boards/term-id.ts';

/** The front of a mission as a page shows it. */
export interface MissionFront {
	readonly id: ThingId;
	readonly name: string;
	readonly text: string;
	/** Who claims it, in a sentence; null: the table says who claims it. */
	readonly counts: string | null;
}

/** A chapter of the chronicle deck that lies open, as its pages show it. */
export interface OpenedView {
	readonly overview: OpenedOverview;
	readonly missions: readonly MissionFront[];
	readonly boards: readonly {
		readonly category: Category;
		readonly name: string;
		readonly term: TermId;
	}[];
	/** Who joined the common deck with it. */
	readonly arrived: readonly ShownCharacter[];
	/** Opened before the aftermath of the chapter before was over. */
	readonly early: boolean;
	/** The table told it of its own box, and may tell it anew until it is recorded. */
	readonly byTable: boolean;
}

/** A chapter as it lies open, in words; null: it is sealed still. For the server: words of cards are many. */
export function openedView(state: ChronicleState, chapter: number): OpenedView | null {
	const opened = state.deck.chapters[chapter];
	if (!opened) return null;
	const boards = battlegroundsOf(eraOf(chapter), state.ruleset);
	return {
		overview: opened.overview,
		missions: opened.missions.map(({ id, name, text, match, ...how }) => ({
			id,
			name,
			text,
			counts: match && missionWords({ match, ...how })
		})),
		boards: CATEGORIES.map((category) => ({
			category,
			name: boards[category].name,
			term: boardTermId(boards[category])
		})),
		arrived: opened.arrived.flatMap((id) => {
			const card = state.deck.characters[id];
			return card ? [shownCharacter(card)] : [];
		}),
		early: opened.early,
		byTable: opened.from === 'table'
	};
}
