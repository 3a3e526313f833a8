import { fault, type FileFault } from '../../core/file-fault.ts';
import { CHAPTERS, ERAS, lastChapterOf } from '../vocabulary.ts';
import type { DeckCard, DeckCardOf } from './cards.ts';
import { idFaults } from './id-faults.ts';
import { facesOf } from './mission-faces.ts';
import { inPlaces, ofKind, overviewNumber, type PlacedCard } from './placed-cards.ts';
import { storyFaults } from './story-faults.ts';
import { roman } from '../../core/numerals.ts';

const FEWEST_MISSIONS = 3;
const MOST_MISSIONS = 12;
const SCORING_CARDS = 2;

/**
 * Everything that is wrong with a whole deck, the first things first: a number or an id twice, a chapter
 * without its overview or with too few missions, scoring cards that are missing, cards that lie before
 * what they belong to or after what follows, an unlock that points nowhere, at somebody unlocked twice or
 * at a card that is not turned up by then, a basic character behind the last overview, where nobody is
 * turned up any more, a story that speaks of what is still to come. Paths are those
 * of the cards as they are given; of what was found no fault tells a word.
 */
export function deckFaults(cards: readonly DeckCard[]): FileFault[] {
	const placed = inPlaces(cards);
	return [
		...idFaults(placed),
		...overviewFaults(placed),
		...missionFaults(placed),
		...scoringFaults(placed),
		...unlockFaults(placed),
		...arrivalFaults(placed),
		...storyFaults(placed),
		...finalFaults(placed)
	];
}

/**
 * What an expansion's cards would break in a deck that is sound; paths are those of the expansion. The deck lies sealed,
 * so no number of it is named.
 */
export function expansionFaults(
	base: readonly DeckCard[],
	added: readonly DeckCard[]
): FileFault[] {
	const own = (text: string) => withinExpansion(text, base.length);
	return deckFaults([...base, ...added]).map(({ where, expected, got }) => ({
		where: own(where),
		expected: expected.replace(/ \((?:below )?\d+\)$/, ''),
		got: own(got)
	}));
}

/** What is wrong with an expansion by itself, whatever deck it is added to. */
export function loneFaults(added: readonly DeckCard[]): FileFault[] {
	return idFaults(inPlaces(added));
}

const DECK = 'the deck it is added to';

/** A path of the expansion as it stands there; one of the deck tells no place: that would say how much lies before it. */
const withinExpansion = (text: string, before: number): string =>
	text.replace(/(?:at )?cards\[(\d+)\]\S*/, (path, index: string, offset: number) => {
		const own = Number(index) - before;
		if (own >= 0) return path.replace(index, String(own));
		return offset === 0 ? DECK : `in ${DECK}`;
	});

function overviewFaults(placed: readonly PlacedCard[]): FileFault[] {
	const overviews = ofKind(placed, 'overview');
	return [
		...range(1, CHAPTERS).flatMap((chapter) => {
			const [one, ...more] = overviews.filter(({ card }) => card.chapter === chapter);
			if (!one) return [fault('cards', `an overview of chapter ${chapter}`, 'none')];
			return more.map(({ at }) =>
				fault(`${at}.chapter`, 'one overview per chapter', `a second one for chapter ${chapter}`)
			);
		}),
		...overviews.flatMap(({ at, card }) => {
			const before = overviewNumber(placed, card.chapter - 1);
			return before === null || card.number > before
				? []
				: [late(at, `the overview of chapter ${card.chapter - 1}`, before)];
		})
	];
}

function missionFaults(placed: readonly PlacedCard[]): FileFault[] {
	const missions = ofKind(placed, 'mission');
	return [
		...range(1, CHAPTERS).flatMap((chapter) => {
			const count = missions.filter(({ card }) => card.chapter === chapter).length;
			const wanted = `${FEWEST_MISSIONS} to ${MOST_MISSIONS} missions of chapter ${chapter}`;
			const fits = count >= FEWEST_MISSIONS && count <= MOST_MISSIONS;
			return fits ? [] : [fault('cards', wanted, count < FEWEST_MISSIONS ? 'too few' : 'too many')];
		}),
		...missions.flatMap((one) => withinFaults(placed, one, one.card.chapter))
	];
}

function scoringFaults(placed: readonly PlacedCard[]): FileFault[] {
	const scoring = ofKind(placed, 'scoring');
	return [
		...ERAS.flatMap((era) => {
			const count = scoring.filter(({ card }) => card.era === era).length;
			if (count === SCORING_CARDS) return [];
			const got = count < SCORING_CARDS ? 'too few' : 'too many';
			return [fault('cards', `${SCORING_CARDS} scoring cards of era ${roman(era)}`, got)];
		}),
		...scoring.flatMap((one) => withinFaults(placed, one, lastChapterOf(one.card.era)))
	];
}

/** A card lies after the overview it belongs to, and before the next one. */
function withinFaults(
	placed: readonly PlacedCard[],
	{ at, card }: PlacedCard,
	chapter: number
): FileFault[] {
	const own = overviewNumber(placed, chapter);
	const next = overviewNumber(placed, chapter + 1);
	return [
		...(own !== null && card.number < own
			? [late(at, `the overview of chapter ${chapter}`, own)]
			: []),
		...(next !== null && card.number > next
			? [early(at, `the overview of chapter ${chapter + 1}`, next)]
			: [])
	];
}

/** Who is unlocked lies in the deck, is unlocked by one mission alone, and is turned up by then. */
function unlockFaults(placed: readonly PlacedCard[]): FileFault[] {
	const unlockedBy = new Map<number, string>();
	return ofKind(placed, 'mission').flatMap((mission) =>
		rewardsOf(mission).flatMap(({ at, reward }): FileFault[] => {
			if (reward.kind !== 'unlock') return [];
			const where = `${at}.card`;
			const target = placed.find(({ card }) => card.number === reward.card)?.card;
			if (target?.kind !== 'chronicle-character' && target?.kind !== 'clan-leader') {
				const expected = 'the number of a chronicle character or clan leader';
				return [
					fault(where, expected, target ? 'that of another card' : 'a number that no card has')
				];
			}
			const before = unlockedBy.get(reward.card);
			if (before !== undefined && before !== mission.at) {
				return [fault(where, 'a character that no other mission unlocks', `the same as ${before}`)];
			}
			unlockedBy.set(reward.card, mission.at);
			const next = overviewNumber(placed, mission.card.chapter + 1);
			if (next === null || reward.card < next) return [];
			const expected = `a card that is turned up by then (below ${next})`;
			return [fault(where, expected, 'a later card')];
		})
	);
}

/** What the choices of a mission may bring, whichever of its faces lies there. */
const rewardsOf = ({ at, card }: PlacedCard<DeckCardOf<'mission'>>) =>
	facesOf(card).flatMap((face) =>
		(face.choices ?? []).map(({ reward }, choice) => ({
			at: `${at}${face.at}.choices[${choice}].reward`,
			reward
		}))
	);

/** A basic character is turned up on the way to an overview; behind the last one it would never come. */
function arrivalFaults(placed: readonly PlacedCard[]): FileFault[] {
	const last = overviewNumber(placed, CHAPTERS);
	if (last === null) return [];
	return ofKind(placed, 'basic-character')
		.filter(({ card }) => card.number > last)
		.map(({ at }) => early(at, `the overview of chapter ${CHAPTERS}`, last));
}

function finalFaults(placed: readonly PlacedCard[]): FileFault[] {
	const [final, ...more] = ofKind(placed, 'final');
	if (!final) return [fault('cards', 'a final card', 'none')];
	const last = Math.max(...placed.map(({ card }) => card.number));
	return [
		...more.map(({ at }) => fault(`${at}.kind`, 'one final card', 'another one')),
		...(more.length === 0 && final.card.number < last
			? [fault(`${final.at}.number`, 'the highest number of all', 'a lower one')]
			: [])
	];
}

const late = (at: string, what: string, number: number): FileFault =>
	fault(`${at}.number`, `a number above that of ${what} (${number})`, 'a lower one');

const early = (at: string, what: string, number: number): FileFault =>
	fault(`${at}.number`, `a number below that of ${what} (${number})`, 'a higher one');

const range = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);
