import type { Envelope } from '../../../games/core/envelope.ts';
import type { Event } from '../../../games/heritage/events.ts';
import { application } from '../../application.ts';
import { writtenInStretches } from '../../logs/written.ts';
import { keptHeritage } from './kept-heritage.ts';

/** The envelopes of a chronicle after a sequence, oldest first, their events in today’s form; others have turns meanwhile. */
export async function* chronicleInStretches(
	id: string,
	sequence?: number,
	atMost?: number
): AsyncGenerator<Envelope<Event>[]> {
	const { logs } = (await application()).keeping('heritage');
	yield* writtenInStretches({ kept: keptHeritage, logs }, id, sequence, atMost);
}

/** The same, all at once. */
export async function writtenAfter(
	id: string,
	sequence: number,
	atMost?: number
): Promise<Envelope<Event>[]> {
	const found: Envelope<Event>[] = [];
	for await (const stretch of chronicleInStretches(id, sequence, atMost)) found.push(...stretch);
	return found;
}
