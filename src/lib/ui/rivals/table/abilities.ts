import { cardText } from '../../../games/rivals/cards/card-text.ts';
import type { Part } from '../../../games/rivals/cards/part.ts';
import { textsOf, type Text } from '../../../games/rivals/table/effects/texts.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { cardOf } from '../../../games/rivals/table/where.ts';

/** The text that an ability stands in, by the key that commands and questions name; null: it is gone. */
export const textOfAbility = (table: Table, key: string): Text | null =>
	textsOf(table).uses.find((text) => key === text.key || key.startsWith(`${text.key}@`)) ?? null;

/** One part of a card as its card says it. */
const partText = (table: Table, card: string, part: Part): string =>
	cardText({ kind: cardOf(table, card).kind, parts: [part] }).join(' ');

/** An ability in words: the card, and what it does. */
export function abilityWords(table: Table, key: string): string {
	const text = textOfAbility(table, key);
	if (!text) return 'Use the ability';
	// Whose ability it is stands before it: its role in the attack is plain where it is offered.
	const { as: _, ...part } = text.part;
	return `${cardOf(table, text.card).name}: ${partText(table, text.card, part)}`;
}
