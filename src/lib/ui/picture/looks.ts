/**
 * What a style sheet may say about an element of a picture and an attribute can say as well. Handed down: an element
 * needs it only where it differs from its parent. The others begin anew at each element, with what stands here.
 */
const HANDED_DOWN = [
	'fill',
	'fill-opacity',
	'fill-rule',
	'stroke',
	'stroke-width',
	'stroke-opacity',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-dasharray',
	'stroke-dashoffset',
	'color',
	'font-family',
	'font-size',
	'font-style',
	'font-variant',
	'font-weight',
	'letter-spacing',
	'paint-order',
	'text-anchor',
	'visibility'
];

const BEGINS_ANEW: readonly (readonly [property: string, initial: string])[] = [
	['opacity', '1'],
	['clip-path', 'none'],
	['mask', 'none'],
	['dominant-baseline', 'auto'],
	['text-decoration-line', 'none'],
	['stop-color', 'rgb(0, 0, 0)'],
	['stop-opacity', '1'],
	['vector-effect', 'none']
];

/** By a name that differs from the property's. */
const ATTRIBUTE: Readonly<Record<string, string>> = { 'text-decoration-line': 'text-decoration' };

/** Addresses of a page's own things are written out in full by some browsers: back to the bare name. */
const local = (value: string): string =>
	value.replace(/url\(["']?[^"')#]*#([^"')]+)["']?\)/g, 'url(#$1)');

/** Writes how an element looks onto its attributes. Its parent's looks are asked to say nothing twice; null: say all. */
export function wearLooks(
	element: Element,
	looks: CSSStyleDeclaration,
	parent: CSSStyleDeclaration | null
): void {
	for (const property of HANDED_DOWN) {
		const value = looks.getPropertyValue(property);
		if (value !== '' && value !== parent?.getPropertyValue(property))
			element.setAttribute(property, local(value));
		else element.removeAttribute(property);
	}
	for (const [property, initial] of BEGINS_ANEW) {
		const attribute = ATTRIBUTE[property] ?? property;
		const value = looks.getPropertyValue(property);
		if (value !== '' && value !== initial) element.setAttribute(attribute, local(value));
		else element.removeAttribute(attribute);
	}
}
