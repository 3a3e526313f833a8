import type { VampireId } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommandOf } from '../table/commands.ts';
import type { Table } from '../table/table.ts';
import { checkAsset } from './asset.ts';
import { bloodlineOf, settingOf } from '../table/where.ts';
import type { Clan } from '../vocabulary.ts';

/** One of the open black markets, and one of the boons that lie in the own bloodline. */
export type MarketMoves = {
	readonly seat: SeatId;
	readonly markets: readonly ThingId[];
	readonly boons: readonly { readonly from: VampireId; readonly clan: Clan }[];
};

/** The black markets that still work this round (readings `blackMarket`, `blackMarketBoon`). */
export function marketMoves(table: Table, seat: SeatId): MarketMoves {
	return {
		seat,
		markets: table.standing.flatMap((one) =>
			one.kind === 'black-market' && one.boon === null ? [one.scheme] : []
		),
		boons: awake(bloodlineOf(table, seat)).flatMap(({ id, boons }) =>
			[...new Set(boons)].map((clan) => ({ from: id, clan }))
		)
	};
}

export function* marketCommands(moves: MarketMoves): Generator<TableCommandOf<'UseMarket'>> {
	const { seat, markets, boons } = moves;
	for (const scheme of markets)
		for (const { from, clan } of boons) yield { type: 'UseMarket', seat, scheme, from, clan };
}

/** One of the assets, with one of the vampires to bear its effects. */
export type AssetMoves = {
	readonly seat: SeatId;
	readonly assets: readonly ThingId[];
	readonly bearers: readonly VampireId[];
};

/** The assets that a seat may play now; on the turn of another only those that say so (reading `assets`). */
export function assetMoves(table: Table, seat: SeatId): AssetMoves {
	return {
		seat,
		assets: settingOf(table, seat).assets.flatMap((asset) =>
			checkAsset(table, seat, asset) === null ? [asset.id] : []
		),
		bearers: awake(bloodlineOf(table, seat)).map(({ id }) => id)
	};
}

export function* assetCommands(moves: AssetMoves): Generator<TableCommandOf<'PlayAsset'>> {
	const { seat, assets, bearers } = moves;
	for (const asset of assets)
		for (const bearer of bearers) yield { type: 'PlayAsset', seat, asset, bearer };
}
