import type { Application } from '../../application.ts';
import { seatsInGroup } from '../../logs/annex.ts';
import { UnreadableChronicle } from '../../logs/unreadable.ts';

/** A deck in the list of its group: never what is in it. */
export interface ListedDeck {
	readonly id: string;
	readonly title: string;
	readonly owner: string;
	readonly mine: boolean;
	/** Whether everybody in the group may read it. */
	readonly shown: boolean;
}

/** The decks of a group that can be read, the newest first. */
export async function decksOf(
	{ keeping, database }: Pick<Application, 'keeping' | 'database'>,
	group: string,
	person: string
): Promise<readonly ListedDeck[]> {
	const { logs, kept } = keeping('rivals-deck');
	const entries = await logs.ofGroup(group);
	const seats = await seatsInGroup(database.read, { group, game: kept.game.name });
	const found: ListedDeck[] = [];
	for (const { id, title } of entries.toReversed()) {
		const log = await logs.read(id).catch((thrown: unknown) => {
			if (thrown instanceof UnreadableChronicle) return null;
			throw thrown;
		});
		if (!log) continue;
		const [owner] = seats.get(id) ?? [];
		found.push({
			id,
			title,
			owner: owner?.name ?? '',
			mine: owner?.userId === person,
			shown: log.state.shown
		});
	}
	return found;
}

/** The decks of a group by their titles, the newest first; none of them is read. */
export async function deckTitlesOf(
	{ keeping, database }: Pick<Application, 'keeping' | 'database'>,
	group: string
): Promise<
	readonly {
		readonly id: string;
		readonly title: string;
		readonly owner: string;
		/** Null: they left. */
		readonly ownerId: string | null;
	}[]
> {
	const { logs, kept } = keeping('rivals-deck');
	const entries = await logs.ofGroup(group);
	if (entries.length === 0) return [];
	const seats = await seatsInGroup(database.read, { group, game: kept.game.name });
	return entries.toReversed().map(({ id, title }) => {
		const [owner] = seats.get(id) ?? [];
		return { id, title, owner: owner?.name ?? '', ownerId: owner?.userId ?? null };
	});
}
