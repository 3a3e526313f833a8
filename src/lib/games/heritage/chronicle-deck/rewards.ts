import { entryOf } from '../chronicle/cast-registered.ts';
import { MOST_DOTS } from '../chronicle/dots.ts';
import { MOST_TITLES } from '../chronicle/missions.ts';
import type { Dots, Reward, SeatId, Sheet, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { DeckCard, DeckReward } from './cards.ts';
import { assetInPlay, characterInPlay } from './in-play.ts';
import type { Brought, OpenedReward } from './opened.ts';
import { cardNumbered } from './order.ts';

/** The group's trait at a place on the sheet, from 1; beyond the last the count begins again. */
export function traitAt({ traits }: ChronicleState, place: number): ThingId {
	const trait = traits[(place - 1) % traits.length];
	if (!trait) throw new Error('a chronicle without traits');
	return trait.id;
}

/** A reward with what it unlocks, as it comes into the game; null when that lies nowhere in the deck. */
export function openedReward(
	state: ChronicleState,
	deck: readonly DeckCard[],
	reward: DeckReward
): OpenedReward | null {
	switch (reward.kind) {
		case 'asset':
			return { ...reward, asset: assetInPlay(state, reward.asset) };
		case 'unlock': {
			const card = cardNumbered(deck, reward.card);
			const unlocks = card?.kind === 'chronicle-character' || card?.kind === 'clan-leader';
			if (!unlocks) return null;
			return { kind: 'unlock', character: characterInPlay(state, card.character) };
		}
		case 'dots': {
			const dots: Dots = {};
			for (const { trait, dots: count } of reward.dots) {
				const id = traitAt(state, trait);
				dots[id] = (dots[id] ?? 0) + count;
			}
			return { kind: 'dots', dots, title: reward.title };
		}
	}
}

/** The reward as whoever claimed the mission receives it: as much of it as their sheet has room for. */
export function rewardOf(
	state: ChronicleState,
	claimant: SeatId | null,
	opened: OpenedReward
): Reward {
	switch (opened.kind) {
		case 'asset': {
			const { id, name } = opened.asset;
			return { kind: 'asset', asset: { id, name, text: opened.text } };
		}
		case 'unlock': {
			const { character } = opened;
			return { kind: 'unlock', character: state.characters[character.id] ?? entryOf(character) };
		}
		case 'dots': {
			const sheet = claimant === null ? null : state.players[claimant]?.sheet;
			return sheet ? fitting(sheet, opened) : opened;
		}
	}
}

/** The card behind a reward, where the deck has one. */
export function broughtBy(opened: OpenedReward): Brought | null {
	switch (opened.kind) {
		case 'asset':
			return { card: 'asset', asset: opened.asset };
		case 'unlock':
			return { card: 'character', character: opened.character };
		case 'dots':
			return null;
	}
}

function fitting(sheet: Sheet, { dots, title }: { dots: Dots; title: string }): Reward {
	const room = (trait: ThingId) => MOST_DOTS - (sheet.dots[trait] ?? 0);
	const fits = Object.entries(dots).map(([id, count]) => [id, Math.min(count, room(id))] as const);
	return {
		kind: 'dots',
		dots: Object.fromEntries(fits),
		title: sheet.titles.length < MOST_TITLES ? title : ''
	};
}
