/**
 * Whether a log goes on after a version. What cannot be reached, stumbles, or is not open any more tells nothing new.
 *
 * @param at the address of the endpoints of the log
 */
export async function goesOn(at: string, version: number): Promise<boolean> {
	try {
		const answer = await fetch(`${at}/events?after=${version}`);
		if (!answer.ok) return false;
		const { events } = (await answer.json()) as { readonly events: readonly unknown[] };
		return events.length > 0;
	} catch {
		return false;
	}
}
