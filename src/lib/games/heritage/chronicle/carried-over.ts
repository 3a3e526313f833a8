import type { SeatSetting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import type { Haven } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { withHaven } from './players.ts';

/**
 * What the table of a chapter leaves behind in the chronicle once the chapter is recorded: who was
 * banished stays out for good, a recruited retainer goes back unless it is retained again (reading
 * `unusedRetainer`), and an asset that was played is gone (reading `assets`). A chapter without a table
 * of its own leaves nothing.
 */
export function carriedOver(state: ChronicleState, chapter: number): ChronicleState {
	const { table } = state;
	if (table?.chapter !== chapter) return state;
	const gone = table.banished.filter((character) => !state.banished.includes(character));
	const without = gone.length > 0 ? { ...state, banished: [...state.banished, ...gone] } : state;
	return table.seats.reduce(
		(now, setting) => withHaven(now, setting.seat, (haven) => leftOf(haven, setting, table)),
		without
	);
}

function leftOf(haven: Haven, { seat, retainer }: SeatSetting, table: Table): Partial<Haven> {
	const recruited = retainer !== null && table.retainers[seat] !== retainer;
	return {
		...(recruited && { retainer: null }),
		assets: haven.assets.filter(({ id }) => !table.assetsPlayed.includes(id))
	};
}
