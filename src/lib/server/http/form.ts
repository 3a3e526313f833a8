import type { RequestEvent } from '@sveltejs/kit';
import { networkOf, type Allowance, type Door, type LimitName, type Limits } from './limits.ts';

/** What stands in a text field of a form; a missing field and a file are empty. */
export function textOf(form: FormData, field: string): string {
	const value = form.get(field);
	return typeof value === 'string' ? value : '';
}

/** Why a form was not taken: which field (null: the form as a whole), and one sentence. */
export interface FormProblem {
	readonly field: string | null;
	readonly sentence: string;
}

/** The household a request comes from. */
export const networkOfRequest = (event: RequestEvent): string =>
	networkOf(event.getClientAddress());

/** Counts one try under each of the limits; the first that is used up says for how long. */
export async function countTries(
	event: RequestEvent,
	limits: Limits,
	tries: readonly (readonly [LimitName, string])[]
): Promise<Allowance> {
	for (const [name, key] of tries) {
		const allowance = await limits.count(name, key);
		if (!allowance.ok) return saidWhen(event, allowance);
	}
	return { ok: true };
}

/** Counts one try to come in by a name and a secret: under the address, and under the name as tried from there. */
export async function countEntering(
	event: RequestEvent,
	limits: Limits,
	door: Door,
	key: string
): Promise<Allowance> {
	const network = networkOfRequest(event);
	const byAddress = await countTries(event, limits, [[door, network]]);
	return byAddress.ok ? saidWhen(event, await limits.countByName(door, key, network)) : byAddress;
}

/** Says to programs too when to come back. */
function saidWhen(event: RequestEvent, allowance: Allowance): Allowance {
	if (!allowance.ok) event.setHeaders({ 'retry-after': String(allowance.seconds) });
	return allowance;
}
