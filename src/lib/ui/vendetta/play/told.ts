/** How far a game was told on this device, so that a reload in the middle of it goes on there. */
const keyOf = (id: string): string => `elysium.vendetta.told.${id}`;

/** How many events were told; null: all of them. */
export function toldOf(id: string): number | null {
	try {
		const told = Number(localStorage.getItem(keyOf(id)) ?? NaN);
		return Number.isInteger(told) && told >= 0 ? told : null;
	} catch {
		return null;
	}
}

/** Null: all of them. Where the storage refuses, a reload shows the table as it lies. */
export function rememberTold(id: string, told: number | null): void {
	try {
		if (told === null) localStorage.removeItem(keyOf(id));
		else localStorage.setItem(keyOf(id), String(told));
	} catch {
		// Nothing is lost but the telling.
	}
}
