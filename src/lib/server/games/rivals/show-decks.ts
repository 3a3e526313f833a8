import type { DeckState } from '../../../games/rivals/decks/kept/state.ts';
import type { NamedDecks } from '../../../games/rivals/match/state.ts';
import type { OtherLogs } from '../../tables/door.ts';

/** Who shows a list when a match ends: nobody sent that. */
const THE_END = { id: 'the-end-of-a-match', name: 'the end of a match' };

/** A match that names them is over: shows the decks whose owners chose that. Sent twice, it counts once. */
export async function showDecks(
	decks: OtherLogs,
	{
		match,
		group,
		named
	}: { readonly match: string; readonly group: string; readonly named: NamedDecks }
): Promise<void> {
	const ofGroup = new Set((await decks.ofGroup(group)).map(({ id }) => id));
	for (const { deck } of Object.values(named)) {
		if (deck === undefined || !ofGroup.has(deck)) continue;
		const found = await decks.read(deck);
		// What this game folds to.
		const state = found?.state as DeckState | undefined;
		if (!found || !state?.showsAfterMatch) continue;
		await decks.act({
			chronicle: deck,
			actor: THE_END,
			seat: null,
			command: { id: `end-of-${match}`, seen: found.version, body: { type: 'ShowDeck' } }
		});
	}
}
