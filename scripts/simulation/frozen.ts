/** Makes a value and all in it unchangeable; what is frozen already costs nothing more. */
export function freeze(value: unknown): void {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
	Object.freeze(value);
	for (const part of Object.values(value)) freeze(part);
}
