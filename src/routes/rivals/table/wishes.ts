import type { Strength } from '$lib/games/core/computer/strengths';
import type { Wanted } from '$lib/ui/rivals/table/begin';
import { DECKS, SPARE_NAMES } from '$lib/ui/rivals/table/decks';
import type { OwnOffer } from '$lib/ui/rivals/table/own-decks';

export const COUNTS = [2, 3, 4] as const;

const ownOf = (offers: readonly OwnOffer[], deck: string): Pick<Wanted[number], 'own'> => {
	const choice = offers.find(({ id }) => id === deck)?.choice;
	return choice ? { own: choice } : {};
};

export const WHO = [
	{ value: 'person', label: 'Person' },
	{ value: 'easy', label: 'Computer, easy' },
	{ value: 'medium', label: 'Computer, medium' },
	{ value: 'strong', label: 'Computer, strong' }
] as const;

export type Wishes = {
	count: (typeof COUNTS)[number];
	/** One for each of four seats, clockwise. */
	seats: { name: string; who: 'person' | Strength; deck: string }[];
};

export const FIRST_WISHES: Wishes = {
	count: 2,
	seats: DECKS.map(({ id }, at) => ({ name: '', who: at === 0 ? 'person' : 'medium', deck: id }))
};

const seated = ({ seats, count }: Wishes) => seats.slice(0, count);

/** What a seat is called where nobody typed a name. */
export function nameAt(wishes: Wishes, at: number): string {
	const seat = wishes.seats[at];
	const typed = seat?.name.trim() ?? '';
	if (typed !== '') return typed;
	if (seat?.who !== 'person') return SPARE_NAMES[at] ?? `Player ${at + 1}`;
	const people = seated(wishes).filter(({ who }) => who === 'person').length;
	return people === 1 ? 'You' : `Player ${at + 1}`;
}

/** Why nobody can play so; null: they can. */
export function whyNot(wishes: Wishes, own: readonly OwnOffer[]): string | null {
	const seats = seated(wishes);
	if (!seats.some(({ who }) => who === 'person')) return 'At least one seat is a person.';
	const names = seats.map((_, at) => nameAt(wishes, at));
	if (new Set(names).size < names.length) return 'Two players have the same name.';
	if (seats.some(({ deck }) => own.some(({ id, choice }) => id === deck && !choice)))
		return 'A deck has cards that Elysium does not know. Choose another deck.';
	const decks = seats.map(({ deck }) => deck);
	// A name is active once at a table, so two of the same deck would keep each other out.
	return new Set(decks).size < decks.length ? 'Two players have the same deck.' : null;
}

export const wantedOf = (wishes: Wishes, offers: readonly OwnOffer[]): Wanted =>
	seated(wishes).map(({ who, deck }, at) => ({
		name: nameAt(wishes, at),
		deck,
		...ownOf(offers, deck),
		computer: who === 'person' ? null : who
	}));
