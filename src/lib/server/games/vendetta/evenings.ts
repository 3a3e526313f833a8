import type { PlayedEvening } from '../../../games/vendetta/tally.ts';
import { nameKey } from '../../accounts/names.ts';
import type { Application } from '../../application.ts';
import { seatsOf } from '../../logs/annex.ts';
import { UnreadableChronicle } from '../../logs/unreadable.ts';

/** An evening in the list of its group. */
export interface ListedEvening extends PlayedEvening {
	readonly id: string;
	readonly title: string;
	/** In milliseconds since 1970. */
	readonly createdAt: number;
}

/** All evenings of a group that can be read, the oldest first. Somebody is known by their account, a mere name by the name. */
export async function eveningsOf(
	{ keeping, database }: Application,
	group: string
): Promise<readonly ListedEvening[]> {
	const { logs } = keeping('vendetta');
	const entries = await logs.ofGroup(group);
	const found = await Promise.all(
		entries.map(async ({ id, title, createdAt }): Promise<ListedEvening[]> => {
			const log = await logs.read(id).catch((thrown: unknown) => {
				if (thrown instanceof UnreadableChronicle) return null;
				throw thrown;
			});
			if (!log) return [];
			const seats = await seatsOf(database.read, id);
			const people = Object.fromEntries(
				seats.map(({ seatId, name, userId }) => [
					seatId,
					{ key: userId ?? `name ${nameKey(name)}`, name }
				])
			);
			return [{ id, title, createdAt, state: log.state, people }];
		})
	);
	return found.flat();
}
