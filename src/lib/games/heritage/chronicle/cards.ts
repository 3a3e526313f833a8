import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { CharacterCard, SchemeCard } from '../deck/cards.ts';
import type { Event } from '../events.ts';
import { OPEN_CARD_IDS } from '../open/ids.ts';
import { characterLife } from '../register/life.ts';
import { havenOf, homeOf } from '../register/whereabouts.ts';
import { repeated } from '../repeated.ts';
import type { ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { MOST_CHARACTERS } from './characters.ts';
import { isSameCharacter } from './own-cards.ts';

/** How many cards of its own a chronicle holds; a table takes 500 characters and 300 schemes in all. */
export const MOST_OWN_CHARACTERS = 300;
export const MOST_OWN_SCHEMES = 150;

type Cards = Pick<CommandOf<'AddCards'>, 'characters' | 'schemes'>;

/**
 * Takes cards of the group's own into the chronicle; their characters are in the register from then
 * on. Cards that are there already are left out; all of them: nothing to do. Refusals: those of
 * `faultsOfCards`, the first of them.
 */
export function addCards(state: ChronicleState, command: CommandOf<'AddCards'>) {
	const [fault] = faultsOfCards(state, command);
	if (fault) return fault;
	const { characters, schemes } = newCards(state, command);
	if (characters.length + schemes.length === 0) return nothingToDo();
	return accept<Event>({ type: 'CardsAdded', characters, schemes, source: command.source });
}

/**
 * Takes cards out again. Entries of the register that came with them go too, unless something in the
 * chronicle speaks of them or its deck turned them up as well. Refusal: `not-your-card`.
 */
export function removeCards(state: ChronicleState, { ids, reason }: CommandOf<'RemoveCards'>) {
	const { characters, schemes, brought } = state.cards;
	const strange = ids.findIndex((id) => !characters[id] && !schemes[id]);
	const unknown = ids[strange];
	if (unknown !== undefined) return refuse('not-your-card', { card: unknown }, `ids.${strange}`);
	const forgotten = brought.filter((id) => ids.includes(id) && !isSpokenOf(state, id));
	return accept<Event>({ type: 'CardsRemoved', ids, forgotten, reason });
}

/** Those cards that the chronicle does not hold yet. */
export function newCards({ cards }: ChronicleState, { characters, schemes }: Cards): Cards {
	return {
		characters: characters.filter((card) => !isHeld(cards.characters, card)),
		schemes: schemes.filter((card) => !isHeld(cards.schemes, card))
	};
}

/**
 * Everything that keeps these cards out: `card-twice`, `card-of-open-set`, `card-id-taken`,
 * `character-of-another-card`, `board-has-scheme`, `too-many-cards`, `register-full`.
 */
export function faultsOfCards(state: ChronicleState, { characters, schemes }: Cards) {
	const all = [
		...characters.map((card, index) => ({ card, at: `characters.${index}` })),
		...schemes.map((card, index) => ({ card, at: `schemes.${index}` }))
	];
	const twice = repeated(all.map(({ card }) => card.id));
	const again = twice && all[twice.index];
	return [
		...(again ? [refuse('card-twice', { card: again.card.name }, `${again.at}.id`)] : []),
		...all.flatMap(({ card, at }) => faultOfId(state, card, `${at}.id`) ?? []),
		...characters.flatMap((card, index) => faultOfEntry(state, card, `characters.${index}`) ?? []),
		...schemes.flatMap(
			(card, index) => faultOfBoard(state, schemes, card, `schemes.${index}`) ?? []
		),
		...faultsOfSize(state, newCards(state, { characters, schemes }))
	];
}

function faultOfId({ cards }: ChronicleState, card: CharacterCard | SchemeCard, at: string) {
	if (OPEN_CARD_IDS.has(card.id)) return refuse('card-of-open-set', { card: card.name }, at);
	const held = [cards.characters[card.id], cards.schemes[card.id]].find((one) => one !== undefined);
	return held && !sameJson(held, card) ? refuse('card-id-taken', { card: card.name }, at) : null;
}

function faultOfEntry(state: ChronicleState, card: CharacterCard, at: string) {
	if (state.cards.characters[card.id]) return null;
	const known = state.characters[card.id];
	if (!known || isSameCharacter(known, card)) return null;
	return refuse('character-of-another-card', { character: card.id, card: card.name }, `${at}.id`);
}

/** One scheme a battleground, of those that come and those that are there. */
function faultOfBoard(
	{ cards }: ChronicleState,
	coming: readonly SchemeCard[],
	card: SchemeCard,
	at: string
) {
	if (card.of !== 'battleground') return null;
	const rival = [...Object.values(cards.schemes), ...coming].find(
		(other) =>
			other.of === 'battleground' &&
			other.battleground === card.battleground &&
			other.id !== card.id
	);
	if (!rival) return null;
	const about = { battleground: card.battleground, card: card.name, other: rival.name };
	return refuse('board-has-scheme', about, `${at}.battleground`);
}

function faultsOfSize(state: ChronicleState, { characters, schemes }: Cards) {
	const held = Object.keys(state.cards.characters).length + characters.length;
	const schemed = Object.keys(state.cards.schemes).length + schemes.length;
	const registered =
		Object.keys(state.characters).length +
		characters.filter(({ id }) => !state.characters[id]).length;
	return [
		...(held > MOST_OWN_CHARACTERS || schemed > MOST_OWN_SCHEMES
			? [
					refuse('too-many-cards', {
						characters: MOST_OWN_CHARACTERS,
						schemes: MOST_OWN_SCHEMES
					})
				]
			: []),
		...(registered > MOST_CHARACTERS ? [refuse('register-full', { most: MOST_CHARACTERS })] : [])
	];
}

function isHeld<T extends { readonly id: ThingId }>(
	held: { readonly [id: ThingId]: T },
	card: T
): boolean {
	return held[card.id] !== undefined;
}

/** Whether something in the chronicle would point nowhere if the register forgot this character. */
function isSpokenOf(state: ChronicleState, id: ThingId): boolean {
	return (
		havenOf(state, id) !== null ||
		homeOf(state, id) !== null ||
		state.banished.includes(id) ||
		state.table?.cast[id] !== undefined ||
		state.deck.characters[id] !== undefined ||
		characterLife(state, id).length > 0
	);
}
