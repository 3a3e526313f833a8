import { expect } from 'vitest';

/** What can be said at once: two sentences of about fifteen words each, without anything of the program's own. */
export function expectShort(says: string): void {
	const sentences = says.split(/(?<=[.!?])\s+/);
	expect(sentences.length, says).toBeLessThanOrEqual(2);
	for (const sentence of sentences)
		expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(16);
	expect(says).not.toMatch(/undefined|null|NaN| {2}|^\s|\b[a-z]+-[a-z]+-[a-z]+\b/);
}
