import type { SeatId } from '../../../core/seats.ts';
import type { CardOf } from '../../cards/card.ts';
import { onIt, targetsOf } from '../../influence/conspiracies.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { SeatView } from '../../table/own-view.ts';
import type { Down, Table } from '../../table/table.ts';
import { cardOfKind, rivalOf, sideOf } from '../../table/where.ts';
import { effectsWorth } from './effect-worth.ts';

/* Who is shown a Conspiracy, and who pays into one so that it passes them by. */

/** With less nobody gives Prestige away. */
const SPARE = 5;
/** How likely a Conspiracy hits a foe who is not the Rival of its controller. */
const STRAY = 0.35;

const faceOf = ({ table, own }: SeatView, { slot }: Down): CardOf<'conspiracy'> | null => {
	const id = own.faces[slot];
	return id === undefined ? null : cardOfKind(table, id, 'conspiracy');
};

/**
 * Foes other than the Rival may buy themselves off, which brings it nearer, as long as the Rival stays a target. A card that hits each foe
 * would lose some of them.
 */
export function showingWorth(view: SeatView, slot: number, to: readonly SeatId[]): number {
	const { table, seat } = view;
	const down = sideOf(table, seat).down.find((one) => one.slot === slot);
	const face = down ? faceOf(view, down) : null;
	const rival = rivalOf(table, seat);
	if (!down || face?.target !== 'one' || onIt(down) >= face.needs) return -1;
	return rival !== null && targetsOf(down, table.order).includes(rival) && !to.includes(rival)
		? 0.8
		: -1;
}

/** What it would cost this seat to be hit. */
function harmOf({ table, seat }: SeatView, face: CardOf<'conspiracy'>, by: SeatId): number {
	const scales = { table, seat, blow: null, foe: null, chosen: [seat] };
	const parts = face.parts.filter(({ when }) => when === 'resolve');
	const hurts = parts.reduce((sum, { effects }) => sum - effectsWorth(scales, effects), 0);
	const likely = face.target === 'each' || rivalOf(table, by) === seat ? 1 : STRAY;
	return hurts * likely;
}

/** Who could pay into a Conspiracy of the active player for the first time, once nothing is asked. */
export function volunteersAt({ turn, question, result, seats }: Table): readonly SeatId[] {
	if (question || result || turn?.phase !== 'action') return [];
	const down = seats[turn.seat]?.down ?? [];
	return down.flatMap(({ shownTo, paid }) => shownTo.filter((seat) => !paid[seat]));
}

/** In a foe’s turn: 1 Prestige into a Conspiracy that would hurt more; null: nothing is worth it. */
export function volunteering(view: SeatView): TableCommand | null {
	const { table, seat } = view;
	const by = table.turn?.seat;
	if (by === undefined || by === seat || sideOf(table, seat).prestige < SPARE) return null;
	for (const down of sideOf(table, by).down) {
		if (!down.shownTo.includes(seat) || down.paid[seat]) continue;
		const face = faceOf(view, down);
		if (face && face.target !== 'nobody' && harmOf(view, face, by) > 1)
			return { type: 'FeedConspiracy', seat, slot: down.slot };
	}
	return null;
}
