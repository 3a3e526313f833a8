import type { Envelope } from '../../../games/core/envelope.ts';
import type { Event } from '../../../games/heritage/events.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import { application } from '../../application.ts';
import { A_TURN, nextTurn } from '../../turns.ts';
import { currentEvent } from '../../logs/folded.ts';

/** The envelopes of a chronicle after a sequence, oldest first, their events in today’s form; others have turns meanwhile. */
export async function* writtenInStretches(
	chronicleId: string,
	sequence = 0,
	atMost = Infinity
): AsyncGenerator<Envelope<Event>[]> {
	for (let [after, left] = [sequence, atMost]; left > 0;) {
		const wanted = Math.min(A_TURN, left);
		const stretch = await inTodaysForm(chronicleId, after, wanted);
		yield stretch;
		if (stretch.length < wanted) return;
		[after, left] = [stretch.at(-1)?.sequence ?? after, left - wanted];
		await nextTurn();
	}
}

/** The same, all at once. */
export async function writtenAfter(
	chronicleId: string,
	sequence: number,
	atMost?: number
): Promise<Envelope<Event>[]> {
	const found: Envelope<Event>[] = [];
	for await (const stretch of writtenInStretches(chronicleId, sequence, atMost))
		found.push(...stretch);
	return found;
}

/** The newest envelopes of a chronicle at a version, back to the last that begins something on; all, if none does. */
export async function writtenSince(
	{ id, version }: { readonly id: string; readonly version: number },
	begins: (event: Event) => boolean
): Promise<Envelope<Event>[]> {
	let found: Envelope<Event>[] = [];
	for (let after = version; after > 0;) {
		const upTo = after;
		after = Math.max(0, upTo - A_TURN);
		const stretch = await inTodaysForm(id, after, upTo - after);
		const first = stretch.findLastIndex(({ event }) => begins(event));
		found = [...stretch.slice(Math.max(0, first)), ...found];
		if (first >= 0) break;
		await nextTurn();
	}
	return found;
}

async function inTodaysForm(
	chronicleId: string,
	after: number,
	atMost: number
): Promise<Envelope<Event>[]> {
	const { chronicles } = await application();
	const envelopes = (await chronicles.events(chronicleId, after, atMost)) ?? [];
	return envelopes.map((envelope) => ({
		...envelope,
		event: currentEvent<typeof heritage.initial, Event>(heritage, envelope)
	}));
}
