import { checkDeck } from '../../src/lib/games/rivals/decks/check.ts';
import { readDeck } from '../../src/lib/games/rivals/decks/read-deck.ts';
import { median } from './median.ts';

const ROUNDS = 5;
export const DECKS = 1_000;
export const DECK_LINES = 60;

/** A list of 60 lines in which a card stands with all that is known of it, or with its name alone. */
function listOf(nth: number): string {
	const head = [`Name: Deck ${nth}`, 'Agenda: Long Memory', 'Haven: The Old Mill', 'Faction (7)'];
	const vampires = Array.from(
		{ length: 7 },
		(_, at) => `1× Vampire ${nth}-${at} [Brujah, BP ${at + 1}, Potence, Celerity]`
	);
	const heads = ['Library (46)', 'Attack (23)', 'Reaction (23)'];
	const group = (kind: string) =>
		Array.from({ length: 23 }, (_, at) => `1x ${kind} Nº ${at}${at % 2 === 0 ? ' [BP 3]' : ''}`);
	return [
		...head,
		...vampires,
		heads[0],
		heads[1],
		...group('Blow'),
		heads[2],
		...group('Dodge')
	].join('\n');
}

/** Milliseconds in which so many lists are read and checked, and how many of them came out whole. */
export function measureDecks(): { readonly milliseconds: number; readonly whole: number } {
	const lists = Array.from({ length: DECKS }, (_, nth) => listOf(nth));
	let whole = 0;
	const round = (): number => {
		const began = performance.now();
		whole = lists.filter((list) => {
			const { deck, faults } = readDeck(list);
			return faults.length === 0 && checkDeck(deck).every(({ ok }) => ok);
		}).length;
		return performance.now() - began;
	};
	round();
	return { milliseconds: median(Array.from({ length: ROUNDS }, round)), whole };
}
