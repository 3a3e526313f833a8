import type { SeatId } from '../../core/seats.ts';
import type { MatchResult } from '../ending/result.ts';
import type { Conspiracy } from '../influence/conspiracies.ts';
import type { DecidedScheme, Scheme } from '../influence/scheme.ts';
import type { HeldTitle } from '../influence/titles.ts';
import {
	FACTION_HAND,
	LIBRARY_HAND,
	START_PRESTIGE,
	type Attribute,
	type Phase,
	type Place
} from '../vocabulary.ts';

/** A vampire, known by the seat that recruited it and how many came before, such as `s1v2`. */
export type VampireId = string;

/** What its card says, as far as somebody typed it. Numbers alone need none of it. */
export type Facts = {
	readonly clan?: string;
	readonly disciplines?: readonly string[];
	readonly guard?: boolean;
} & { readonly [A in Attribute]?: number };

export type Vampire = {
	readonly id: VampireId;
	readonly name?: string;
	readonly leader?: true;
	readonly place: Place;
	/** Those with the same number in The Streets are one party; a Haven is always one. */
	readonly party?: number;
	readonly exhausted?: true;
	/** Blood Potency: what it cost, and the most Blood it can have. */
	readonly bp: number;
	readonly blood: number;
	/** How much of that a card text gives, and until when; absent: none. */
	readonly raised?: { readonly by: number; readonly until: 'attack' | 'turn' | 'next-turn' };
	readonly facts?: Facts;
	/** Bears the Title of the Prince of the City. */
	readonly prince?: true;
	/** A Title other than the Prince of the City. It stays in torpor, silent [Titles]. */
	readonly title?: HeldTitle;
	/** How many Retainers are attached to it. */
	readonly retainers?: number;
	/** How many cards foes attached to it: their player never burns those [Attachments]. */
	readonly foeCards?: number;
	/** It exerted its Influence and has none until the next turn of its player. */
	readonly noInfluence?: true;
};

export type SeatState = {
	readonly prestige: number;
	readonly agenda: number;
	/** It had a first turn: only then may it be attacked [Attack]. */
	readonly begun: boolean;
	/** In the order in which they came, those in torpor and burned ones too. */
	readonly vampires: readonly Vampire[];
};

export type Turn = {
	/** The how-manieth of the match. */
	readonly number: number;
	readonly seat: SeatId;
	readonly phase: Phase;
	readonly actionsLeft: number;
};

/** What was used up in a turn, by its number: who discarded for Intel, and who was mended by a discard. */
export type Night = {
	readonly turn: number;
	readonly intel: readonly SeatId[];
	readonly mended: readonly VampireId[];
	/** City cards turned up in the City step; absent: none. */
	readonly city?: number;
	/** The antagonists' damage was placed. */
	readonly harmed?: true;
};

/** A City card by the number in which it was turned up, such as `c3`. */
export type CityId = string;

/** What a City card says, as far as somebody typed it. */
export type CityFacts = {
	readonly kind: 'event' | 'ongoing' | 'vagrant' | 'citizen' | 'antagonist' | 'prince';
	readonly name?: string;
	/** Of mortals and antagonists: what one blow must reach. */
	readonly blood?: number;
	readonly agenda?: number;
	/** What a burned mortal mends. */
	readonly burn?: number;
	/** What an attached one gives, in a few words of the group. */
	readonly attach?: string;
	/** What an antagonist adds to the Intel of all of them, and the damage it deals; left out: 1. */
	readonly intel?: number;
	readonly harm?: number;
};

export type CityCard = CityFacts & {
	readonly id: CityId;
	readonly place: 'streets' | 'discard' | 'burned' | 'attached';
	/** Whose token lies on an Ongoing Event. */
	readonly seat?: SeatId;
	/** Who attached it as a Retainer. */
	readonly bearer?: VampireId;
};

/** The City Deck: every card that was turned up and did not go back into it, in that order. */
export type City = {
	/** How many were turned up so far; those that came back count again. */
	readonly turned: number;
	readonly cards: readonly CityCard[];
};

/** What the card says, wherever it is. */
export function withoutPlace({
	id: _id,
	place: _place,
	seat: _seat,
	bearer: _bearer,
	...facts
}: CityCard): CityFacts {
	return facts;
}

/** A claim of the Prince of the City [Claim]. */
type ClaimUnderWay = {
	readonly claimant: VampireId;
	readonly seat: SeatId;
	/** Foes who have not answered yet, the next one first. */
	readonly waits: readonly SeatId[];
	readonly answers: readonly { readonly seat: SeatId; readonly attacked: boolean }[];
	/** The Retainer that its player would burn to make room. */
	readonly room?: CityId;
};

/** Whose Rival is who, by the seat that holds the token. */
export type RivalOf = { readonly [seat: SeatId]: SeatId };

/** A deck as a match names it. `deck`: the id of its log, where the group keeps it. */
export type NamedDeck = { readonly title: string; readonly deck?: string };
export type NamedDecks = { readonly [seat: SeatId]: NamedDeck };

/** What lies on the table, for both depths. */
export type Match = {
	/** From the first player, clockwise: the first is player 1. */
	readonly order: readonly SeatId[];
	/** Null: not drawn yet. */
	readonly rivals: RivalOf | null;
	/** What each seat plays, as far as somebody said so. */
	readonly decks?: NamedDecks;
	/** Null: the match is being set up. */
	readonly turn: Turn | null;
	readonly seats: { readonly [seat: SeatId]: SeatState };
	/** Left out: nothing yet. */
	readonly night?: Night;
	/** Left out: nobody told of a City card. */
	readonly city?: City;
	/** A claim of the Prince that foes still answer; absent: none. */
	readonly claim?: ClaimUnderWay;
	/** The Scheme that is being answered; absent: none. */
	readonly scheme?: Scheme;
	/** The last Scheme that was decided; absent: none since the last one began. */
	readonly decided?: DecidedScheme;
	/** How many questions were asked; absent: none. */
	readonly questions?: number;
	/** The Conspiracies that lie face down, in the order in which they came; absent: none. */
	readonly conspiracies?: readonly Conspiracy[];
	/** How many Conspiracies were laid; absent: none. */
	readonly laid?: number;
	/** Null: it goes on. */
	readonly result: MatchResult | null;
};

const NEW_SEAT: SeatState = { prestige: START_PRESTIGE, agenda: 0, begun: false, vampires: [] };

/** Before anything is done there [Set-Up]. */
export const newMatch = (order: readonly SeatId[], rivals: RivalOf | null): Match => ({
	order,
	rivals,
	turn: null,
	seats: Object.fromEntries(order.map((seat) => [seat, NEW_SEAT])),
	result: null
});

export const seatOf = (match: Pick<Match, 'seats'>, seat: SeatId): SeatState =>
	match.seats[seat] ?? NEW_SEAT;

export const withSeat = (match: Match, seat: SeatId, change: Partial<SeatState>): Match => ({
	...match,
	seats: { ...match.seats, [seat]: { ...seatOf(match, seat), ...change } }
});

/** Who holds the Rival token of a seat; null: the tokens are not drawn. */
export const hunterOf = (
	{ rivals, order }: Pick<Match, 'rivals' | 'order'>,
	seat: SeatId
): SeatId | null => order.find((other) => rivals?.[other] === seat) ?? null;

/** The number of a player in turn order, from 1 [Set-Up 9]. */
export const numberOf = ({ order }: Pick<Match, 'order'>, seat: SeatId): number =>
	order.indexOf(seat) + 1;

/** The player to the left of a seat. */
export const leftOf = ({ order }: Pick<Match, 'order'>, seat: SeatId): SeatId =>
	order[(order.indexOf(seat) + 1) % order.length] ?? seat;

/** R4: the cards of a first hand; all but player 1 have one more from the Faction Deck [Set-Up 11]. */
export const firstHand = (match: Pick<Match, 'order'>, seat: SeatId) => ({
	library: LIBRARY_HAND,
	faction: FACTION_HAND + (numberOf(match, seat) > 1 ? 1 : 0)
});

/** R5: City cards to turn up now: one, but as many as there are players in the first turn of player 1 [Beginning Phase]. */
export const cityCards = ({ turn, order }: Pick<Match, 'turn' | 'order'>): number =>
	turn?.phase !== 'beginning' ? 0 : turn.number === 1 ? order.length : 1;

/** The round of a turn, from 1. */
export const roundOf = ({ turn, order }: Pick<Match, 'turn' | 'order'>): number =>
	turn === null ? 0 : Math.ceil(turn.number / order.length);
