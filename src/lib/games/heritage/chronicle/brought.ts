import { refuse } from '../../core/decision.ts';
import { withEntry } from '../../core/entry.ts';
import type { Brought } from '../chronicle-deck/opened.ts';
import type { CharacterCard } from '../deck/cards.ts';
import type { Reward, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { entryOf } from './cast-registered.ts';

/** Whether the card is the one behind a reward. Refusal: `brings-another-card`. */
export function checkBehindReward(brings: Brought | undefined, reward: Reward | null) {
	if (!brings) return null;
	const fits =
		(brings.card === 'asset' && reward?.kind === 'asset' && isOf(brings.asset, reward.asset)) ||
		(brings.card === 'character' &&
			reward?.kind === 'unlock' &&
			isOf(brings.character, reward.character));
	return fits ? null : refuse('brings-another-card', {}, 'brings');
}

/** Whether cards are those of an overview's asset and scheme. Refusal: `brings-another-card`. */
export function checkBehindOverview(
	brings: readonly Brought[],
	asset: { readonly id: ThingId } | null,
	scheme: { readonly name: string } | null
) {
	const strange = brings.findIndex(
		(one) =>
			!(one.card === 'asset' && asset && isOf(one.asset, asset)) &&
			!(one.card === 'scheme' && scheme && one.scheme.name === scheme.name)
	);
	return strange < 0 ? null : refuse('brings-another-card', {}, `brings.${strange}`);
}

/** The chronicle with the cards that came into it, with what they do. */
export function withBrought(state: ChronicleState, brings: readonly Brought[]): ChronicleState {
	return brings.reduce((now, one) => {
		switch (one.card) {
			case 'asset': {
				const assets = withEntry(now.deck.assets, one.asset.id, one.asset);
				return { ...now, deck: { ...now.deck, assets } };
			}
			case 'scheme': {
				const schemes = withEntry(now.deck.schemes, one.scheme.id, one.scheme);
				return { ...now, deck: { ...now.deck, schemes } };
			}
			case 'character':
				return withCharacterCards(now, [one.character]);
		}
	}, state);
}

/** The chronicle with characters of the deck, who are in the register from then on. */
export function withCharacterCards(
	state: ChronicleState,
	cards: readonly CharacterCard[]
): ChronicleState {
	return cards.reduce((now, card) => {
		const characters = now.characters[card.id]
			? now.characters
			: withEntry(now.characters, card.id, entryOf(card));
		const deck = { ...now.deck, characters: withEntry(now.deck.characters, card.id, card) };
		return { ...now, characters, deck };
	}, state);
}

const isOf = (card: { readonly id: ThingId }, thing: { readonly id: ThingId }): boolean =>
	card.id === thing.id;
