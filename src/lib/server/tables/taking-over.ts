import { and, eq } from 'drizzle-orm';
import type { ComputerCommand, ComputerSeats } from '../../games/core/computer/grammar.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { seats } from '../db/schema/chronicles.ts';
import type { Act, Actor } from '../logs/answers.ts';
import { REAL_SURROUNDINGS } from '../logs/surroundings.ts';

/** The logs of a game, as far as all are the same here. */
interface Here {
	readonly database: Database;
	readonly logs: {
		read(id: string): Promise<{
			readonly version: number;
			readonly state: { readonly rivals?: ComputerSeats };
		} | null>;
		act(request: Act<Extract<ComputerCommand, { type: 'TakeSeatBack' }>>): Promise<unknown>;
	};
}

/** A person who sits down where code plays takes the seat over. */
export async function takeOver(
	{ database, logs }: Here,
	{ chronicleId, seatId }: { readonly chronicleId: string; readonly seatId: string },
	by?: Actor
): Promise<void> {
	const log = await logs.read(chronicleId);
	if (!log?.state.rivals?.[seatId]) return;
	const sits = await database.read
		.select({ id: users.id, name: users.name })
		.from(seats)
		.innerJoin(users, eq(users.id, seats.userId))
		.where(and(eq(seats.chronicleId, chronicleId), eq(seats.seatId, seatId)))
		.get();
	const actor = by ?? sits;
	if (!actor) return;
	await logs.act({
		chronicle: chronicleId,
		actor,
		seat: seatId,
		command: {
			id: REAL_SURROUNDINGS.id(),
			seen: log.version,
			body: { type: 'TakeSeatBack', seat: seatId }
		}
	});
}
