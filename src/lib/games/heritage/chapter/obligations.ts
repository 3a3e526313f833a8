import type { ObligationCard } from '../deck/cards.ts';
import type { SeatSetting } from '../table/setting.ts';
import type { Task } from '../table/tasks.ts';
import { contextOf } from './context.ts';

/** What the obligations of some seats demand at a moment, seat by seat (reading `obligations`). */
export function obligationsDue(
	seats: readonly SeatSetting[],
	when: ObligationCard['when']
): readonly Task[] {
	return seats.flatMap(({ seat, obligations }) =>
		obligations
			.filter((obligation) => obligation.when === when)
			.map(({ id, effects }): Task => {
				const context = contextOf(seat, id, { bearer: null, scheme: false });
				return { kind: 'effects', effects, context };
			})
	);
}
