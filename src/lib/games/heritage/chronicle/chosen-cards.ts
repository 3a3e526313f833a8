import type {
	AssetCard,
	CharacterCard,
	MissionCard,
	ObligationCard,
	SchemeCard
} from '../deck/cards.ts';
import { isSameName } from '../naming.ts';
import { havenOf, homeOf } from '../register/whereabouts.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { Clan, Dealer } from '../vocabulary.ts';
import type { CardSource } from './card-sources.ts';
import { castOf, type CardSet, type Cast } from './cast.ts';

/** What a set brings to a chapter of a chronicle; `schemes` are those that are there from the start. */
export type ChapterSet = CardSet & {
	/** Clan schemes that this chronicle has unlocked. */
	readonly unlocked: readonly SchemeCard[];
	readonly missions: readonly MissionCard[];
	readonly assets: readonly AssetCard[];
	readonly obligations: readonly ObligationCard[];
};

/** From so many characters of its own on a group can be dealt a chapter of four without others. */
const A_DECK = 45;

/** What the next chapter can be played with, of the cards that were chosen. */
export function chosenCast(state: ChronicleState, set: ChapterSet, source: CardSource): Cast {
	const all = castOf(state, { ...set, schemes: [...set.schemes, ...set.unlocked] });
	const printed = new Set([...set.characters, ...set.leaders].map(({ id }) => id));
	const comes = (id: ThingId): boolean => {
		if (source === 'both' || isOfChronicle(state, id)) return true;
		return printed.has(id) === (source === 'set');
	};
	return {
		cast: all.cast.filter(({ id }) => comes(id)),
		schemes: schemesFrom(state, set, source, all.schemes),
		leaders: Object.fromEntries(
			Object.entries(all.leaders).map(([seat, leaders]) => [seat, leaders.filter(comes)])
		)
	};
}

/** Whom the chronicle itself made one of its own: by its deck, retained, unlocked, or marked by a sticker. */
function isOfChronicle(state: ChronicleState, id: ThingId): boolean {
	return (
		havenOf(state, id) !== null ||
		homeOf(state, id) !== null ||
		state.characters[id]?.kind === 'chronicle' ||
		state.deck.characters[id] !== undefined ||
		state.stickers.some(({ character }) => character === id)
	);
}

function schemesFrom(
	{ cards, deck }: ChronicleState,
	{ schemes, unlocked }: ChapterSet,
	source: CardSource,
	both: readonly SchemeCard[]
): readonly SchemeCard[] {
	if (source === 'both') return both;
	const brought = unlocked.filter(({ id }) => !deck.schemes[id]);
	if (source === 'set') return [...schemes, ...brought, ...Object.values(deck.schemes)];
	const own = { ...deck.schemes, ...cards.schemes };
	return [...brought.filter(({ id }) => !own[id]), ...Object.values(own)];
}

/** The schemes that can come up with these clans and boards. */
export function schemesInPlay(
	schemes: readonly SchemeCard[],
	clans: readonly Clan[],
	boards: readonly string[]
): SchemeCard[] {
	return schemes.filter((card) =>
		card.of === 'clan' ? clans.includes(card.clan) : boards.includes(card.battleground)
	);
}

/**
 * Which cards a chapter is usually played with: with the box what lies in it; when the app deals the
 * group's own where they make a deck, together with the set where they are few.
 */
export function usualSource(state: ChronicleState, set: ChapterSet, dealer: Dealer): CardSource {
	if (dealer === 'box') return 'box';
	const own = chosenCast(state, set, 'box').cast.filter(({ kind }) => kind !== 'leader');
	if (own.length >= A_DECK) return 'box';
	return Object.keys(state.cards.characters).length > 0 ? 'both' : 'set';
}

/** What waits in a haven, as cards. */
export type Waiting = {
	readonly assets: readonly AssetCard[];
	/** `worded`: in the group's own words alone, so that the table says when it bites. */
	readonly obligations: readonly { readonly card: ObligationCard; readonly worded: boolean }[];
};

/**
 * The assets and obligations of a haven: with the effects of the deck's own card, of the set's design of that name, or else the
 * group's own words for the table to carry out. The card that a victor took is played at any time
 * (ruling 33); other assets on the own turn (readings `assets`, `obligations`).
 */
export function waitingIn(state: ChronicleState, set: ChapterSet, seat: SeatId): Waiting {
	const haven = state.players[seat]?.haven;
	const takenAsVictor = new Set(
		state.chapters.flatMap(({ aftermath }) => aftermath.overview?.asset?.id ?? [])
	);
	const assets = (haven?.assets ?? []).map(({ id, name, text }): AssetCard => {
		const design = state.deck.assets[id] ?? named(set.assets, name);
		const when = takenAsVictor.has(id) ? 'any-time' : (design?.when ?? 'own-turn');
		return { id, name, when, effects: design?.effects ?? byHand(text || name) };
	});
	const obligations = (haven?.obligations ?? []).map(({ id, name, text }) => {
		const design = named(set.obligations, name);
		const effects = design?.effects ?? byHand(text || name);
		const card: ObligationCard = { id, name, when: design?.when ?? 'set-up', effects };
		return { card, worded: !design };
	});
	return { assets, obligations };
}

function named<T extends { readonly name: string }>(designs: readonly T[], name: string) {
	return designs.find((design) => isSameName(design.name, name));
}

const byHand = (text: string): AssetCard['effects'] => [{ do: 'manual', text }];

/** Everybody but leaders and retainers of havens whose players are away: who may come up at the table. */
export function withoutAbsent(
	state: ChronicleState,
	cast: readonly CharacterCard[],
	playing: readonly SeatId[]
): CharacterCard[] {
	return cast.filter(({ id, kind }) => {
		const haven = havenOf(state, id);
		return kind !== 'leader' && (haven === null || playing.includes(haven));
	});
}
