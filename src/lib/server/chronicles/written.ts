import type { Envelope } from '../../games/core/envelope.ts';
import type { Event } from '../../games/heritage/events.ts';
import { heritage } from '../../games/heritage/heritage.ts';
import { application } from '../application.ts';
import { currentEvent } from './folded.ts';

/** The envelopes of a chronicle after a sequence, oldest first, their events in today’s form. */
export async function writtenAfter(
	chronicleId: string,
	sequence: number,
	atMost?: number
): Promise<Envelope<Event>[]> {
	const { chronicles } = await application();
	const envelopes = (await chronicles.events(chronicleId, sequence, atMost)) ?? [];
	return envelopes.map((envelope) => ({
		...envelope,
		event: currentEvent<typeof heritage.initial, Event>(heritage, envelope)
	}));
}
