import type { Settle } from '../submitting.svelte.ts';
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
 * sent goes too. Refused, everything stays.
 */
export const leavingPhone =
	(person: () => string): Settle =>
	async (result, update) => {
		if (result.type === 'redirect') forgetHere(person());
		await update({ reset: false });
	};

/** Forgets what lies unsent on this phone; a closed storage holds nothing. */
function forgetHere(person: string): void {
	try {
		forgetUnsent(localStorage, person);
	} catch {
		// Nothing could be kept there either.
	}
}
