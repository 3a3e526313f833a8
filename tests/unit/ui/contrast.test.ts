import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { COLOUR_RULES } from '../../e2e/support/colour-rules.ts';

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

/** What looks at pages asks each thing once where it can only have one answer; this is what that rests on. */
describe('a theme and a width', () => {
	const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(css|svelte)$/.test(file))
		.map((file) => [path.basename(file), readFileSync(path.join('src', file), 'utf8')] as const);

	it('differ from others of their kind in colours alone', () => {
		for (const [, block = ''] of css.matchAll(/\{([^{}]*--ground:[^{}]*)\}/g))
			for (const line of block
				.trim()
				.split(/\s*;\s*/)
				.filter(Boolean))
				expect(line).toMatch(/^(--[\w-]+: #[0-9a-f]{6}([0-9a-f]{2})?|color-scheme: \w+)$/);
		const asking = sources.filter(([, text]) => /prefers-color-scheme|\[data-theme/.test(text));
		expect(asking.map(([name]) => name)).toEqual(['tokens.css']);
	});

	it('have no colours of their own on a wide screen, but for the veil and the handle of a sheet', () => {
		const coloured = sources.flatMap(([name, text]) =>
			blocksOfWidth(text)
				.flatMap(
					(block) => block.match(/[\w-]*(?:color|background|opacity|fill|stroke)[\w-]*:/g) ?? []
				)
				.map((property) => `${name} ${property}`)
		);
		expect(coloured.sort()).toEqual(['Dialog.svelte background:', 'Dialog.svelte opacity:']);
	});

	it('are asked by axe for no more than that', () => {
		const asked = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);
		// Stricter than AA, and off.
		expect(asked.filter((rule) => rule !== 'color-contrast-enhanced').sort()).toEqual([
			...COLOUR_RULES
		]);
	});
});

/** What stands in a style for some widths alone. */
function blocksOfWidth(text: string): string[] {
	return [...text.matchAll(/@(?:media|container)[^{]*width[^{]*\{/g)].map(({ 0: head, index }) => {
		const begin = index + head.length;
		let at = begin;
		for (let depth = 1; depth > 0 && at < text.length; at++)
			depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
		return text.slice(begin, at);
	});
}

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
