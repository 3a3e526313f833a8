import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from './house/chromium.mjs';

/**
 * Draws the icons of `static/` from our own mark with the browser of the tests. Run it after the mark has changed:
 * node --import tsx scripts/generate-icons.ts
 */

const MARK = readFileSync(new URL('../static/favicon.svg', import.meta.url), 'utf8');

interface Icon {
	readonly file: string;
	readonly size: number;
	/** How much of the square the mark fills; a mask takes up to a fifth on each side. */
	readonly scale: number;
	/** In one colour on nothing: the device paints it as it likes. */
	readonly monochrome?: true;
	/** Corners cut round, in parts of the size. */
	readonly round?: number;
}

const ICONS: readonly Icon[] = [
	{ file: 'icon-192.png', size: 192, scale: 1, round: 0.18 },
	{ file: 'icon-512.png', size: 512, scale: 1, round: 0.18 },
	{ file: 'icon-maskable.png', size: 512, scale: 0.84 },
	{ file: 'icon-touch.png', size: 180, scale: 0.96 },
	{ file: 'icon-monochrome.png', size: 512, scale: 0.9, monochrome: true }
];

const inner = MARK.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const [, ground = '#000'] = /<rect[^>]*fill="(#\w+)"/.exec(inner) ?? [];

function svgOf({ size, scale, monochrome, round = 0 }: Icon): string {
	const mark = inner.replace(/<rect[^>]*\/>/, '');
	const drawn = monochrome ? mark.replaceAll(/#\w{6}/g, '#fff') : mark;
	const edge = (64 * (1 - scale)) / 2;
	const back = monochrome
		? ''
		: `<rect width="64" height="64" rx="${64 * round}" fill="${ground}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${back}<g transform="translate(${edge} ${edge}) scale(${scale})">${drawn}</g></svg>`;
}

const executablePath = findChromium();
const browser = await chromium.launch({
	...(executablePath ? { executablePath } : {}),
	args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu']
});
const page = await browser.newPage();
for (const icon of ICONS) {
	await page.setViewportSize({ width: icon.size, height: icon.size });
	await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svgOf(icon)}`);
	const png = await page.screenshot({ omitBackground: true });
	writeFileSync(new URL(`../static/${icon.file}`, import.meta.url), png);
}
await browser.close();
