import { exchangedAfter } from '../../../games/heritage/boards/timeline.ts';
import { findChapter, rulesetOf } from '../../../games/heritage/chronicle/chapters.ts';
import { playsSealed } from '../../../games/heritage/chronicle/deck-choice.ts';
import { dominantOf, isEraOver } from '../../../games/heritage/chronicle/eras.ts';
import { chosenCards, hasGoneOn } from '../../../games/heritage/chronicle/era-scoring.ts';
import type { OpenedScoring } from '../../../games/heritage/chronicle-deck/opened.ts';
import type { Dominance, SeatId } from '../../../games/heritage/shapes.ts';
import { eraTally } from '../../../games/heritage/standings/dominance.ts';
import { worthNow } from '../../../games/heritage/standings/worth.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { lastChapterOf, type Era } from '../../../games/heritage/vocabulary.ts';
import { counted, type Names } from '../ledger/names.ts';
import { introducedAs, putAway, type BoardReadings, type Introduced } from '../boards/words.ts';

/** What a player's dots bring, with the sum that says why: “Valour: 4 dots × 2”. */
interface WorthView {
	readonly seat: SeatId;
	readonly name: string;
	readonly total: number;
	readonly parts: readonly { readonly label: string; readonly value: number }[];
}

/** A scoring card as it lies open. */
export interface ScoringView {
	readonly id: string;
	readonly name: string;
	readonly text: string;
	/** “Each dot in Valour or Charm: 2 points”, a line a pair. */
	readonly says: readonly string[];
	/** What it would bring everybody as the sheets are now, round the table. */
	readonly brings: readonly WorthView[];
}

/** The end of an era as its page shows it; null while it is not over. */
export interface EraEnd {
	readonly dominant: { readonly seat: SeatId; readonly name: string } | null;
	/** How that was settled; null: nobody noted it. */
	readonly by: Dominance['by'];
	/** What counted for it; null: the era was played before this ledger begins. */
	readonly tally:
		| readonly {
				readonly seat: SeatId;
				readonly name: string;
				readonly missions: number;
				readonly wins: number;
		  }[]
		| null;
	/** Whether the program turns the deck. */
	readonly sealed: boolean;
	readonly scoring: {
		readonly cards: readonly ScoringView[];
		readonly chosen: string | null;
		/** Who chose it, whoever dominates by now; null: not chosen yet, or nobody noted who. */
		readonly chosenBy: string | null;
		/** The chronicle went on: what was chosen stays. */
		readonly settled: boolean;
	} | null;
	/** The battlegrounds that change places; none after the last era. */
	readonly exchanges: readonly Exchange[];
}

/** A battleground that goes, and the one that comes. */
export interface Exchange {
	readonly out: { readonly name: string; readonly putAway: string };
	readonly in: {
		readonly id: string;
		readonly name: string;
		readonly introduced: Introduced | null;
	};
	readonly ruleset: BoardReadings;
}

export function eraEndOf(state: ChronicleState, era: Era, names: Names): EraEnd | null {
	if (!isEraOver(state, era)) return null;
	const dominant = dominantOf(state, era);
	const laid = state.deck.scoring[era];
	const last = lastChapterOf(era);
	const [then, next] = [rulesetOf(state, last), rulesetOf(state, last + 1)];
	return {
		dominant: dominant === null ? null : { seat: dominant, name: names.seat(dominant) },
		by: state.eras.find((one) => one.era === era)?.by ?? null,
		tally: findChapter(state, last)
			? eraTally(state, era).map((row) => ({ ...row, name: names.seat(row.seat) }))
			: null,
		sealed: playsSealed(state),
		scoring: laid
			? {
					cards: laid.offered.map((card) => scoringView(state, card, names)),
					chosen: laid.chosen,
					chosenBy: laid.chosenBy === null ? null : names.seat(laid.chosenBy),
					settled: hasGoneOn(state, era)
				}
			: null,
		exchanges: exchangedAfter(era, then, next).map((exchange) => ({
			out: { name: exchange.out.name, putAway: putAway(exchange.out) },
			in: {
				id: exchange.in.id,
				name: exchange.in.name,
				introduced: introducedAs(exchange.in.id, next)
			},
			ruleset: { riseOfHumanity: next.riseOfHumanity, sabbatWars: next.sabbatWars }
		}))
	};
}

/** A scoring card in words, with what it brings everybody as the sheets are now. */
function scoringView(state: ChronicleState, card: OpenedScoring, names: Names): ScoringView {
	const { id, name, text } = card;
	return {
		id,
		name,
		text,
		says: saysOf(card, names),
		brings: state.seats.map((seat) => worthView(state, card, seat, names))
	};
}

/** What a player's dots are worth by the scoring cards chosen so far. */
export interface WorthSoFar {
	readonly total: number;
	readonly cards: readonly {
		readonly id: string;
		readonly name: string;
		readonly era: Era;
		readonly says: readonly string[];
		readonly brings: WorthView;
	}[];
}

/** Null: no scoring card is chosen yet, and no dot is worth anything. */
export function worthSoFar(state: ChronicleState, seat: SeatId, names: Names): WorthSoFar | null {
	const cards = chosenCards(state).map(({ era, card }) => ({
		id: card.id,
		name: card.name,
		era,
		says: saysOf(card, names),
		brings: worthView(state, card, seat, names)
	}));
	if (cards.length === 0) return null;
	return { cards, total: cards.reduce((sum, { brings }) => sum + brings.total, 0) };
}

const saysOf = ({ pairs }: Pick<OpenedScoring, 'pairs'>, names: Names): string[] =>
	pairs.map(
		({ traits, worth }) =>
			`Each dot in ${traits.map(names.trait).join(' or ')}: ${counted(worth, 'point')}`
	);

/** What a scoring card brings a player, with the sum; traits without a dot are left out of it. */
function worthView(
	state: ChronicleState,
	{ pairs }: Pick<OpenedScoring, 'pairs'>,
	seat: SeatId,
	names: Names
): WorthView {
	const { lines, total } = worthNow(state, pairs, seat);
	const parts = lines
		.filter(({ dots }) => dots > 0)
		.map(({ trait, dots, worth, points }) => ({
			label: `${names.trait(trait)}: ${counted(dots, 'dot')} × ${worth}`,
			value: points
		}));
	return { seat, name: names.seat(seat), total, parts };
}
