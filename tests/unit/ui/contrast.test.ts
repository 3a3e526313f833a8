import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { COLOUR_RULES } from '../../e2e/support/colour-rules.ts';

const css = readFileSync(new URL('../../../src/lib/ui/styles/tokens.css', import.meta.url), 'utf8');

type Theme = Record<string, string>;

const COLOUR = /--([\w-]+):\s*(#[0-9a-f]{6})\b/g;
const CONTRASTED = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

/** Every block that sets --ground, in the order of the file: the themes, then high contrast. */
const texts = [...css.matchAll(/\{([^{}]*--ground:[^{}]*)\}/g)].map(([, text = '']) => text);
const themes = texts.filter((text) => !text.includes('light-dark('));
const contrasts = texts.filter((text) => text.includes('light-dark('));

/** The colour roles of a theme. */
const blocks: Theme[] = themes.map((text) =>
	Object.fromEntries([...text.matchAll(COLOUR)].map(([, role = '', colour = '']) => [role, colour]))
);
const [light = {}, darkByPreference = {}, darkByChoice = {}] = blocks;

/** The same in high contrast, which changes some of them. */
function contrasted(theme: Theme, at: 'light' | 'dark'): Theme {
	const roles = [...(contrasts[0] ?? '').matchAll(CONTRASTED)].map(
		([, role = '', onLight = '', onDark = '']) => [role, at === 'light' ? onLight : onDark]
	);
	return { ...theme, ...(Object.fromEntries(roles) as Theme) };
}

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

	it('are the same in high contrast, whoever asked for it', () => {
		expect(contrasts).toHaveLength(2);
		const [byDevice, byChoice] = contrasts.map((text) =>
			[...text.matchAll(CONTRASTED)].map(String)
		);
		expect(byChoice).toEqual(byDevice);
		expect(byChoice?.length).toBeGreaterThan(10);
	});

	it('are dark on a screen alone: ink on paper is dark', () => {
		const medium = css.match(/@media [^{]+(?=\{\s*[^{}]+\{[^{}]*--ground: #1)/g) ?? [];
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
		for (const block of texts)
			for (const line of block
				.trim()
				.split(/\s*;\s*/)
				.filter(Boolean))
				expect(line).toMatch(
					/^(--[\w-]+: (#[0-9a-f]{6}([0-9a-f]{2})?|light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\))|color-scheme: \w+)$/
				);
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

describe.each(['light', 'dark'] as const)('%s theme in high contrast', (at) => {
	const theme = contrasted(at === 'light' ? light : darkByChoice, at);

	it.each(
		[...TEXTS, ...ERAS].flatMap((text) =>
			['ground', 'ground-raised', 'ground-sunk'].map((ground) => [text, ground] as const)
		)
	)('%s on %s can be read in bad light (7:1)', (front, back) => {
		expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(7);
	});
});
