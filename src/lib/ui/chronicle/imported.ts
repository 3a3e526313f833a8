import { dayInWords } from '../days.ts';

/** Tells a chronicle that came out of a file from others of its title; undefined: it began here. */
export function importedWords({
	importedAt,
	copy
}: {
	readonly importedAt: number | null;
	readonly copy: boolean;
}): string | undefined {
	if (importedAt === null) return undefined;
	const day = dayInWords(new Date(importedAt).toISOString().slice(0, 10), 'short');
	return `${copy ? 'copy, ' : ''}imported ${day}`;
}
