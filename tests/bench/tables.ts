import { newId } from '../../src/lib/server/accounts/tokens.ts';
import { openApplication, type ApplicationSettings } from '../../src/lib/server/application.ts';
import { prologue, start } from '../unit/heritage/table.ts';
import { laid } from '../server/games/heritage/dealt-table.ts';
import { SEATS } from '../server/logs/house.ts';
import { GROUP, peopleFor } from './people.ts';

/** Chronicles with a table laid for four, and the sessions of four people who sit at each of them. */
export interface Tables {
	readonly chronicles: readonly string[];
	readonly sessions: readonly string[];
}

/** Puts people and tables into a database that no program has open as a file. */
export async function layTables(settings: ApplicationSettings, count: number): Promise<Tables> {
	// More chronicles than a group may hold.
	const house = await openApplication({ ...settings, quotaFactor: 1000 });
	const { close, sessions, keeping } = house;
	const { logs } = keeping('heritage');
	try {
		const people = await peopleFor(house, SEATS);
		const [keeper] = people;
		if (!keeper) throw new Error('somebody keeps the group');
		const laidOut = {
			type: 'ActAtTable',
			command: { type: 'SetTable', setting: laid([...SEATS]) }
		} as const;
		const ids: string[] = [];
		for (let table = 0; table < count; table++) {
			const founded = await logs.found({
				groupId: GROUP,
				actor: keeper,
				seats: SEATS.map((seatId) => ({ seatId, name: seatId, userId: `person-${seatId}` })),
				command: { id: newId(), body: start(SEATS.length) }
			});
			if (founded.kind !== 'founded') throw new Error(founded.sentence);
			const { chronicle } = founded;
			for (const body of [...SEATS.map((seat) => prologue(seat)), laidOut]) {
				const command = { id: newId(), seen: 0, body };
				const answer = await logs.act({ chronicle, actor: keeper, seat: null, command });
				if (answer.kind !== 'accepted') throw new Error(answer.sentence);
			}
			ids.push(chronicle);
		}
		const open = await Promise.all(people.map(({ id }) => sessions.open(id)));
		return { chronicles: ids, sessions: open.map(({ id }) => id) };
	} finally {
		await close();
	}
}
