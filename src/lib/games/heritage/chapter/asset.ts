import type { TableCommandOf } from '../table/commands.ts';
import { begin, refused, type Beginning, type TableDeciders } from '../table/decider.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, settingOf } from '../table/where.ts';
import { contextOf } from './context.ts';
import { checkSeated } from './may-act.ts';

/**
 * An asset of the haven, played once, on the own turn unless it says otherwise (reading `assets`).
 * Refusals: those of `checkSeated`, `asset-not-held`, `asset-on-own-turn`, `bearer-not-in-bloodline`.
 */
function playAsset(table: Table, command: TableCommandOf<'PlayAsset'>): Beginning {
	const { seat, asset, bearer } = command;
	const stopped = checkSeated(table, seat);
	if (stopped) return stopped;
	const card = settingOf(table, seat).assets.find(({ id }) => id === asset);
	if (!card || table.assetsPlayed.includes(asset))
		return refused('asset-not-held', { asset, seat }, 'asset');
	if (card.when === 'own-turn' && table.turn?.seat !== seat)
		return refused('asset-on-own-turn', { asset }, 'asset');
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
