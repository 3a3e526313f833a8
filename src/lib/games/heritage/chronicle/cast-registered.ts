import type { Ability, CharacterCard } from '../deck/cards.ts';
import type { Character } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { TableEvent } from '../table/events.ts';

/** What an entry of the register holds of an ability in words. */
const WORDS_AT_MOST = 600;

/**
 * The chronicle with everybody in the register who came onto its table: with the setting, or by a
 * correction that brings a card. So a chapter that was played can always be recorded. Who is known
 * already stays as the register says.
 */
export function castRegistered(state: ChronicleState, event: TableEvent): ChronicleState {
	const strangers = cardsOf(event).filter(({ id }) => !state.characters[id]);
	if (strangers.length === 0) return state;
	const entries = strangers.map((card) => [card.id, entryOf(card)] as const);
	return { ...state, characters: { ...state.characters, ...Object.fromEntries(entries) } };
}

function cardsOf(event: TableEvent): readonly CharacterCard[] {
	if (event.type === 'TableSet') return event.setting.cast;
	if (event.type !== 'TableCorrected') return [];
	return event.corrections.flatMap((to) => (to.set === 'card' ? [to.card] : []));
}

/** A character as the register knows it by its card: its abilities in words. */
export function entryOf({ abilities, ...signs }: CharacterCard): Character {
	const printed = abilities.filter(({ sticker }) => sticker === null);
	return { ...signs, ability: printed.map(told).join('; ').slice(0, WORDS_AT_MOST), card: null };
}

/** An ability as the group could have written it down: its name, and what the table does by hand. */
function told({ name, effects }: Ability): string {
	const byHand = effects.flatMap((effect) => (effect.do === 'manual' ? [effect.text] : []));
	return byHand.length > 0 ? `${name}: ${byHand.join(' ')}` : name;
}
