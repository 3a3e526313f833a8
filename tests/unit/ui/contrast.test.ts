import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/lib/ui/styles/tokens.css', import.meta.url), 'utf8');

type Theme = Record<string, string>;

/** The colour roles of every block that sets --ground, in the order of the file. */
const blocks: Theme[] = [...css.matchAll(/\{([^{}]*--ground:[^{}]*)\}/g)].map((block) =>
	Object.fromEntries(
		[...(block[1] ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map((role) => [
			role[1] ?? '',
			role[2] ?? ''
		])
	)
);
const [light = {}, darkByPreference = {}, darkByChoice = {}] = blocks;

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two roles. */
function contrast(theme: Theme, front: string, back: string): number {
	const [a = Number.NaN, b = Number.NaN] = [theme[front], theme[back]]
		.map((hex) => luminance(hex ?? ''))
		.sort((x, y) => y - x);
	return (a + 0.05) / (b + 0.05);
}

const GROUNDS = ['ground', 'ground-raised', 'ground-sunk', 'wash'];
const ERAS = [1, 2, 3, 4, 5, 6, 7].map((era) => `era-${era}`);
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'brass', 'oxblood-ink', 'good', 'caution', 'danger'];
const ON_OXBLOOD = [
	['on-oxblood', 'oxblood'],
	['on-oxblood', 'oxblood-deep']
] as const;

describe('tokens', () => {
	it('stand in three blocks: light, dark by preference, dark by choice', () => {
		expect(blocks).toHaveLength(3);
		expect(Object.keys(light).length).toBeGreaterThan(20);
	});

	it('are the same dark, however it was chosen', () => {
		expect(darkByChoice).toEqual(darkByPreference);
	});

	it('are dark on a screen alone: ink on paper is dark', () => {
		const medium = css.match(/@media [^{]+(?=\{\s*[^{}]+\{[^{}]*--ground:)/g) ?? [];
		expect(medium).toHaveLength(2);
		for (const one of medium) expect(one).toMatch(/^@media screen\b/);
		expect(luminance(darkByChoice['ground'] ?? '')).toBeLessThan(luminance(light['ground'] ?? ''));
	});

	it('name the same roles in both themes', () => {
		expect(Object.keys(darkByChoice).sort()).toEqual(Object.keys(light).sort());
	});
});

describe.each([
	['dark', darkByChoice],
	['light', light]
] as const)('%s theme', (_, theme) => {
	const texts = [...TEXTS, ...ERAS].flatMap((text) =>
		GROUNDS.map((ground) => [text, ground] as const)
	);

	it.each([...texts, ...ON_OXBLOOD])('%s on %s can be read (4.5:1)', (front, back) => {
		expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
	});

	it.each(
		['line', 'focus'].flatMap((edge) =>
			['ground', 'ground-raised', 'wash'].map((back) => [edge, back] as const)
		)
	)('%s on %s can be seen (3:1)', (front, back) => {
		expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
	});
});
