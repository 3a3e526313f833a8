import type { Plugin } from 'vite';

/** The fewest that the bundler takes for so many files. */
const LETTERS = 7;

const NAMES = ['entryFileNames', 'chunkFileNames', 'assetFileNames'] as const;

const shorter = <Given>(names: Given): Given =>
	typeof names === 'string' ? (names.replace('[hash]', `[hash:${LETTERS}]`) as Given) : names;

/**
 * Every page begins with the names of all files of the program, and a hash cannot be compressed. With each page that the house gets,
 * all others grow by its names: short ones keep that small.
 */
export const shortHashes: Plugin = {
	name: 'short-hashes',
	applyToEnvironment: ({ name }) => name === 'client',
	outputOptions(options) {
		const given = Object.entries(options);
		return Object.fromEntries(
			given.map(([option, value]) => [
				option,
				NAMES.some((name) => name === option) ? shorter(value) : value
			])
		);
	}
};
