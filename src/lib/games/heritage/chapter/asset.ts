import type { AssetCard } from '../deck/cards.ts';
import type { SeatId } from '../shapes.ts';
import type { TableCommandOf } from '../table/commands.ts';
import {
	begin,
	refused,
	type Beginning,
	type Refused,
	type TableDeciders
} from '../table/decider.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, settingOf } from '../table/where.ts';
import { contextOf } from './context.ts';
import { checkSeated } from './may-act.ts';

/** Whether a seat may play one of its assets now. Refusals: `asset-not-held`, `asset-on-own-turn`. */
export function checkAsset(table: Table, seat: SeatId, { id, when }: AssetCard): Refused | null {
	if (table.assetsPlayed.includes(id))
		return refused('asset-not-held', { asset: id, seat }, 'asset');
	return when === 'own-turn' && table.turn?.seat !== seat
		? refused('asset-on-own-turn', { asset: id }, 'asset')
		: null;
}

/**
 * An asset of the haven, played once, on the own turn unless it says otherwise (reading `assets`).
 * Refusals: those of `checkSeated`, `asset-not-held`, `asset-on-own-turn`, `bearer-not-in-bloodline`.
 */
function playAsset(table: Table, command: TableCommandOf<'PlayAsset'>): Beginning {
	const { seat, asset, bearer } = command;
	const stopped = checkSeated(table, seat);
	if (stopped) return stopped;
	const card = settingOf(table, seat).assets.find(({ id }) => id === asset);
	if (!card) return refused('asset-not-held', { asset, seat }, 'asset');
	const trouble = checkAsset(table, seat, card);
	if (trouble) return trouble;
	if (bloodlineOf(table, seat).vampires[bearer]?.torpor !== false)
		return refused('bearer-not-in-bloodline', { vampire: bearer, seat }, 'bearer');
	const context = contextOf(seat, asset, { bearer, scheme: false });
	return begin([{ type: 'AssetPlayed', seat, asset, bearer }], {
		kind: 'effects',
		effects: card.effects,
		context
	});
}

export const assetDeciders = { PlayAsset: playAsset } satisfies Partial<TableDeciders>;
