import type { Place } from '../../../live/outbox/outbox.ts';
import { inOrder } from './held.ts';
import { dropLease, keepLease, keptLease, thisDevice } from './kept.ts';

/** Whose phone may deal at a table off the network, as its server says. */
export type Lent = {
	/** Their name. */
	readonly by: string;
	/** An instant in milliseconds since 1970. */
	readonly since: number;
	readonly chapter: number;
	/** This very device holds it. */
	readonly own: boolean;
};

/** What the server said; `away`: nothing, for it cannot be reached. */
export type Said<Answer> =
	| { readonly kind: 'said'; readonly answer: Answer }
	| { readonly kind: 'refused'; readonly sentence: string; readonly status: number }
	| { readonly kind: 'away' };

/** Whose phone deals, and where this one does not any more, why. */
type Looked = Said<Lent | null> & { readonly ended?: string | null };

async function ask<Answer>(path: string, request: RequestInit = {}): Promise<Said<Answer>> {
	try {
		const response = await fetch(path, {
			...request,
			headers: { 'content-type': 'application/json' }
		});
		const text = await response.text();
		// Our own server's words.
		const said = (text === '' ? {} : JSON.parse(text)) as Answer & {
			readonly sentence?: string;
			readonly message?: string;
		};
		if (response.ok) return { kind: 'said', answer: said };
		if (response.status >= 500) return { kind: 'away' };
		const sentence =
			said.sentence ?? said.message ?? 'The server refused this. Load the page again.';
		return { kind: 'refused', sentence, status: response.status };
	} catch {
		return { kind: 'away' };
	}
}

/**
 * Whose phone may deal; null: nobody's. A lease that this device has and that does not hold any more is dropped. One that was
 * lent to it and never reached it is asked for again, for without it this device could neither deal nor give it back; where
 * that is refused, it is not `own`, so that it can be called back.
 */
export async function lookWhose(place: Place): Promise<Looked> {
	const said = await ask<{ lease: Lent | null; ended?: string | null }>(
		`${place.at}/lease?device=${thisDevice()}`
	);
	if (said.kind !== 'said') return said;
	const { lease, ended = null } = said.answer;
	if (!lease?.own) dropLease(place);
	else if (keptLease(place)?.chapter !== lease.chapter) {
		const again = await borrow(place);
		if (again.kind === 'away') return again;
		if (again.kind === 'refused') return { kind: 'said', answer: { ...lease, own: false } };
	}
	return { kind: 'said', answer: lease, ended };
}

/** Asks for the table; what is lent is kept on the device. */
export async function borrow(place: Place): Promise<Said<null>> {
	const body = JSON.stringify({ device: thisDevice() });
	const said = await ask<{ lease: string; chapter: number }>(`${place.at}/lease`, {
		method: 'POST',
		body
	});
	if (said.kind !== 'said') return said;
	keepLease(place, said.answer);
	return { kind: 'said', answer: null };
}

/** Gives back what this device was lent; it is kept until the server says that it does not hold any more. */
export const giveBack = (place: Place, lease: string): Promise<Said<null>> =>
	inOrder(place, async () => {
		const said = await ask<null>(`${place.at}/lease`, {
			method: 'DELETE',
			body: JSON.stringify({ lease })
		});
		const over = said.kind === 'said' || (said.kind === 'refused' && said.status === 409);
		if (over) dropLease(place);
		return said;
	});

/** Calls back what somebody was lent at the instant `since`, with a reason that is recorded. */
export const callBack = (place: Place, since: number, reason: string): Promise<Said<null>> =>
	ask<null>(`${place.at}/lease`, { method: 'DELETE', body: JSON.stringify({ since, reason }) });
