import { asDataUrl } from './data-url.ts';

/** The first letter of a text that a `unicode-range` speaks of, no space; an empty range speaks of all. */
export function sampleOf(unicodeRange: string, text: string): string | undefined {
	const letters = [...text].filter((letter) => letter.trim() !== '');
	if (unicodeRange.trim() === '') return letters[0];
	const ranges = unicodeRange.split(',').map(rangeOf);
	return letters.find((letter) => {
		const code = letter.codePointAt(0) ?? 0;
		return ranges.some(([from, to]) => code >= from && code <= to);
	});
}

/** `U+41`, `U+0-FF` or `U+4??`. */
function rangeOf(written: string): readonly [number, number] {
	const [from = '', to = from] = written.trim().replace(/^u\+/i, '').split('-');
	return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)];
}

/** `'Cormorant Variable', serif` → the names, without quotes. */
const familiesOf = (family: string): string[] =>
	family.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));

/** A typeface that a picture carries with it, and a letter of the picture that is written in it. */
export interface Carried {
	readonly family: string;
	readonly sample: string;
	/** The rule of a style sheet that brings it. */
	readonly rule: string;
}

/** The faces that come from a file; those that the device brings itself are left out. */
function facesOf(sheet: CSSStyleSheet): (readonly [CSSFontFaceRule, string])[] {
	return [...sheet.cssRules].flatMap((rule) => {
		if (!(rule instanceof CSSFontFaceRule)) return [];
		const url = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
		if (url === undefined) return [];
		return [[rule, new URL(url, sheet.href ?? document.baseURI).href] as const];
	});
}

const DESCRIPTORS = ['font-family', 'font-style', 'font-weight', 'unicode-range'];

async function carry(
	{ style }: CSSFontFaceRule,
	address: string,
	sample: string
): Promise<Carried> {
	const said = DESCRIPTORS.map((name) => [name, style.getPropertyValue(name)] as const);
	const lines = said.flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value};`]));
	const source = `src:url(${await asDataUrl(address)}) format('woff2')`;
	return {
		family: style.getPropertyValue('font-family'),
		sample,
		rule: `@font-face{${lines.join('')}${source}}`
	};
}

/** The typefaces of the page that each `[font-family, text]` of a picture needs, to be carried by it. */
export function facesFor(
	texts: readonly (readonly [family: string, text: string])[]
): Promise<Carried[]> {
	const faces = [...document.styleSheets].flatMap(facesOf);
	return Promise.all(
		faces.flatMap(([rule, address]) => {
			const [name = ''] = familiesOf(rule.style.getPropertyValue('font-family'));
			const written = texts.filter(([family]) => familiesOf(family).includes(name));
			const all = written.map(([, text]) => text).join('');
			const sample = sampleOf(rule.style.getPropertyValue('unicode-range'), all);
			return sample === undefined ? [] : [carry(rule, address, sample)];
		})
	);
}
