import type { Depth } from '$lib/games/vendetta/vocabulary';
import type { CardSet } from '$lib/games/vendetta/cards';
import type { Wanted } from '$lib/ui/vendetta/play/begin';
import type { Strength } from '$lib/games/vendetta/strengths';
import type { GameHead } from '$lib/ui/vendetta/play/kept';

export const COUNTS = [3, 4, 5, 6] as const;
type Count = (typeof COUNTS)[number];

/** Who plays a seat, as the form says it. */
type Who = 'person' | Strength;

/** Who deals: Elysium, or the box, of which so much is told. */
export type Dealer = 'elysium' | Depth;

export type Wishes = {
	count: Count;
	dealer: Dealer;
	/** One for each of six seats, clockwise; those past `count` are kept for later. */
	seats: { name: string; who: Who }[];
	teams: boolean;
	relics: boolean;
	locationCards: boolean;
};

/** Names for seats that nobody named. */
const SPARE = ['Ada', 'Corvin', 'Odile', 'Tancred', 'Maud', 'Piers'];

export const FIRST_WISHES: Wishes = {
	count: 3,
	dealer: 'elysium',
	seats: SPARE.map((_, at) => ({ name: '', who: at === 0 ? 'person' : 'medium' })),
	teams: false,
	relics: false,
	locationCards: false
};

const seated = ({ seats, count }: Wishes) => seats.slice(0, count);

/** What a seat is called where nobody typed a name. */
export function nameAt(wishes: Wishes, at: number): string {
	const seat = wishes.seats[at];
	const typed = seat?.name.trim() ?? '';
	if (typed !== '') return typed;
	if (wishes.dealer !== 'elysium') return `Player ${at + 1}`;
	if (seat?.who === 'person')
		return wishes.seats.filter(({ who }) => who === 'person').length === 1
			? 'You'
			: `Player ${at + 1}`;
	return SPARE[at] ?? `Player ${at + 1}`;
}

/** Six play in teams alone, four may. */
const inTeams = ({ count, teams }: Wishes): boolean => count === 6 || (count === 4 && teams);

/** Why nobody can play so; null: they can. */
export function whyNot(wishes: Wishes): string | null {
	const plays = wishes.dealer !== 'elysium' || seated(wishes).some(({ who }) => who === 'person');
	if (!plays) return 'At least one seat is a person.';
	const names = seated(wishes).map((_, at) => nameAt(wishes, at));
	return new Set(names).size < names.length ? 'Two players have the same name.' : null;
}

/** `cards`: those of the box, where it deals. */
export const wantedOf = (wishes: Wishes, cards: CardSet | null): Wanted => ({
	...(cards !== null && wishes.dealer !== 'elysium' && { box: { cards, depth: wishes.dealer } }),
	players: seated(wishes).map(({ who }, at) => ({
		name: nameAt(wishes, at),
		computer: who === 'person' || cards !== null ? null : who
	})),
	teams: inTeams(wishes),
	relics: wishes.relics,
	locationCards: wishes.locationCards
});

/** Nobody is asked twice: people who played here last sit there again. The players of the first round are nobody’s names. */
export function namesOfLast(wishes: Wishes, games: readonly GameHead[]): void {
	const last = games.find(({ lesson }) => !lesson);
	if (!last || wishes.seats.some(({ name }) => name !== '')) return;
	const seats = Object.entries(last.people);
	for (const [at, [seat, name]] of seats.entries()) {
		const wish = wishes.seats[at];
		if (wish && last.computers[seat] === undefined && name !== 'You') wish.name = name;
	}
}
