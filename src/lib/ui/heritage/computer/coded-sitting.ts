import type { ComputerSeats } from '../../../games/heritage/computer/grammar.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Sitting } from '../../table/sittings.ts';
import { rivalLabel } from './rival-names.ts';

/**
 * What a table is told of a seat that code may play; `plays`: whether this person plays it where code
 * does not, `since`: the first step that code can have made for it.
 */
export function codedSitting(
	rivals: ComputerSeats = {},
	seat: SeatId,
	plays: boolean,
	since = 0
): Pick<Sitting, 'mine' | 'rival' | 'rivalSince' | 'speaks' | 'stuck'> {
	const rival = rivals[seat];
	if (!rival) return { mine: plays };
	if (rival.stuck) return { mine: plays, stuck: true };
	return {
		mine: false,
		rival: rivalLabel(rival.strength),
		...(since > 0 && { rivalSince: since }),
		...(plays && { speaks: true as const })
	};
}
