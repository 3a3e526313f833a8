import type { Settle } from '../submitting.svelte.ts';
import { marksOf } from '../live/outbox/marks.ts';
import { forgetUnsent, unsentCount } from './phone-drafts.ts';

/** How many forms lie unsent on this phone; 0 where its storage is closed to us. For the browser alone. */
export function unsentHere(person: string): number {
	try {
		return unsentCount(localStorage, person);
	} catch {
		return 0;
	}
}

/**
 * How a form is settled by which a person leaves this phone: once the server let them go, what they typed and never
 * sent goes too. What they did at a table and could not send stays for when they come back, if they can. Refused,
 * everything stays.
 */
export const leavingPhone =
	(person: () => string, comesBack: () => boolean = () => true): Settle =>
	async (result, update) => {
		if (result.type === 'redirect') {
			forgetHere(person());
			if (!comesBack()) await forgetWaiting(person());
		}
		await update({ reset: false });
	};

/* A good deal to carry, and seldom anything waits. */
async function forgetWaiting(person: string): Promise<void> {
	if (marksOf(person).length === 0) return;
	const { forgetAllOf } = await import('../live/outbox/send-all.ts');
	await forgetAllOf(person).catch(() => undefined);
}

/** Forgets what lies unsent on this phone; a closed storage holds nothing. */
export function forgetHere(person: string): void {
	try {
		forgetUnsent(localStorage, person);
	} catch {
		// Nothing could be kept there either.
	}
}
