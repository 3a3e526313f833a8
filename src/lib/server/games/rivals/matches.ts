import type { PlayedMatch } from '../../../games/rivals/played-match.ts';
import { nameKey } from '../../accounts/names.ts';
import type { Application } from '../../application.ts';
import { seatsInGroup } from '../../logs/annex.ts';
import { UnreadableChronicle } from '../../logs/unreadable.ts';

/** A match in the list of its group. */
export interface ListedMatch extends PlayedMatch {
	readonly title: string;
	/** In milliseconds since 1970. */
	readonly createdAt: number;
}

/**
 * All matches of a group that can be read, the oldest first. Somebody is known by their account, a mere name by the name. Logs are
 * read one after the other, so that a long list leaves room for whoever plays.
 */
export async function matchesOf(
	{ keeping, database }: Pick<Application, 'keeping' | 'database'>,
	group: string
): Promise<readonly ListedMatch[]> {
	const { logs, kept } = keeping('rivals');
	const entries = await logs.ofGroup(group);
	const seats = await seatsInGroup(database.read, { group, game: kept.game.name });
	const found: ListedMatch[] = [];
	for (const { id, title, createdAt } of entries) {
		const log = await logs.read(id).catch((thrown: unknown) => {
			if (thrown instanceof UnreadableChronicle) return null;
			throw thrown;
		});
		if (!log) continue;
		const people = Object.fromEntries(
			(seats.get(id) ?? []).map(({ seatId, name, userId }) => [
				seatId,
				{ key: userId ?? `name ${nameKey(name)}`, name }
			])
		);
		found.push({ id, title, createdAt, state: log.state, people });
	}
	return found;
}
