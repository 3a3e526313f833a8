import { accept, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { checkSeat } from './checks.ts';
import { settledPlayer, withHaven } from './players.ts';

/**
 * Plays an asset out of a haven; it is discarded (reading assets).
 * Refusals: `unknown-seat`, `asset-not-in-haven`.
 */
export function playAsset(state: ChronicleState, { seat, asset, note }: CommandOf<'PlayAsset'>) {
	const stranger = checkSeat(state, seat);
	if (stranger) return stranger;
	const held = settledPlayer(state, seat)?.haven.assets.find(({ id }) => id === asset);
	if (!held) return refuse('asset-not-in-haven', { slip: asset, seat }, 'asset');
	return accept<Event>({ type: 'AssetPlayed', seat, asset: held, note });
}

export function assetPlayed(
	state: ChronicleState,
	{ seat, asset }: EventOf<'AssetPlayed'>
): ChronicleState {
	return withHaven(state, seat, ({ assets }) => ({
		assets: assets.filter(({ id }) => id !== asset.id)
	}));
}
