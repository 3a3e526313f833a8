import type { Command } from '../commands.ts';

/** Whether a command speaks for a deck that only the server can turn; nobody may send one. */
export function speaksForDeck(command: Command): boolean {
	if (command.type === 'ChooseDeck') return command.deck.kind !== 'box';
	return 'from' in command && command.from === 'deck';
}
