import { facesFor, type Carried } from './faces.ts';
import { wearLooks } from './looks.ts';
import { bringSymbols } from './symbols.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** What is never painted where it stands, and yet needed. */
const KEPT = new Set(['defs', 'pattern', 'clipPath', 'mask', 'marker', 'symbol', 'title', 'desc']);
/** Only for pages: who listens, who taps, who styles. */
const PAGE_ATTRIBUTE = /^(class|style|role|tabindex|focusable|inert|aria-.*|data-.*)$/;

/** A picture that needs nothing around it. */
export interface Standalone {
	readonly picture: SVGSVGElement;
	/** What of the drawing it shows, in CSS pixels. */
	readonly box: Box;
	/** The typefaces inside. */
	readonly faces: readonly Carried[];
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/**
 * A copy of a picture that looks the same in any other program: colours and typefaces written out and carried
 * along, symbols inside, the page's ground behind it.
 *
 * The picture may say how it is to be saved: while it is copied it has the attribute `data-saving`, for its own
 * style sheet; `data-picture-box="x y width height"` is what of it is shown; an element with `data-picture-still`
 * loses its transform, so that a view somebody moved is saved whole.
 */
export async function standalone(svg: SVGSVGElement): Promise<Standalone> {
	const { picture, box, texts } = copyOf(svg);
	await bringSymbols(picture);
	const faces = await facesFor(texts);
	const style = document.createElementNS(SVG, 'style');
	style.textContent = faces.map(({ rule }) => rule).join('\n');
	picture.prepend(style);
	return { picture, box, faces };
}

/** Everything that must be asked of the page, within one turn: the copy is never seen. */
function copyOf(svg: SVGSVGElement) {
	const ground = groundBehind(svg);
	const copy = svg.cloneNode(true) as SVGSVGElement;
	copy.setAttribute('data-saving', '');
	copy.setAttribute('aria-hidden', 'true');
	hold(copy);
	copy.style.setProperty('position', 'absolute');
	copy.style.setProperty('opacity', '0');
	svg.after(copy);
	const box = boxOf(svg);
	const texts: [string, string][] = [];
	dress(copy, null, texts);
	copy.remove();
	copy.removeAttribute('opacity');
	frame(copy, box, svg.getAttribute('aria-label'), ground);
	return { picture: copy, box, texts };
}

/** Nothing moves while it is looked at. */
function hold(copy: SVGSVGElement): void {
	for (const element of [copy, ...copy.querySelectorAll<SVGElement>('*')]) {
		element.style.setProperty('animation', 'none', 'important');
		element.style.setProperty('transition', 'none', 'important');
	}
}

function boxOf(svg: SVGSVGElement): Box {
	const [x, y, width, height] = (svg.getAttribute('data-picture-box') ?? '').split(' ').map(Number);
	if (x !== undefined && y !== undefined && width && height) return { x, y, width, height };
	const view = svg.viewBox.baseVal;
	if (view.width > 0) return { x: view.x, y: view.y, width: view.width, height: view.height };
	const seen = svg.getBoundingClientRect();
	return { x: 0, y: 0, width: seen.width, height: seen.height };
}

/** From the leaves of the picture up, so that every element is asked before one above it changes. */
function dress(
	element: SVGElement,
	parent: CSSStyleDeclaration | null,
	texts: [string, string][]
): void {
	const looks = getComputedStyle(element);
	if (looks.display === 'none' && !KEPT.has(element.localName)) return element.remove();
	if (/^(text|tspan)$/.test(element.localName)) texts.push([looks.fontFamily, element.textContent]);
	for (const child of [...element.childNodes]) {
		if (child instanceof SVGElement) dress(child, looks, texts);
		else if (child instanceof Comment) child.remove();
	}
	stand(element, looks);
	wearLooks(element, looks, parent);
	for (const { name } of [...element.attributes])
		if (PAGE_ATTRIBUTE.test(name)) element.removeAttribute(name);
}

/** Where a style sheet put it, an attribute puts it. */
function stand(element: SVGElement, looks: CSSStyleDeclaration): void {
	if (element.hasAttribute('data-picture-still')) return element.removeAttribute('transform');
	if (!(element instanceof SVGGraphicsElement) || element.ownerSVGElement === null) return;
	if (looks.transform === 'none' || element.hasAttribute('transform')) return;
	const above = element.parentElement;
	if (!(above instanceof SVGGraphicsElement)) return;
	const from = above.getScreenCTM();
	const to = element.getScreenCTM();
	if (!from || !to) return;
	const { a, b, c, d, e, f } = from.inverse().multiply(to);
	element.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
}

function frame(picture: SVGSVGElement, box: Box, title: string | null, ground: string): void {
	const { x, y, width, height } = box;
	picture.setAttribute('viewBox', [x, y, width, height].join(' '));
	picture.setAttribute('width', String(width));
	picture.setAttribute('height', String(height));
	picture.removeAttribute('preserveAspectRatio');
	const paper = document.createElementNS(SVG, 'rect');
	for (const [name, value] of Object.entries({ x, y, width, height, fill: ground, stroke: 'none' }))
		paper.setAttribute(name, String(value));
	picture.prepend(paper);
	if (title === null || picture.querySelector(':scope > title')) return;
	const words = document.createElementNS(SVG, 'title');
	words.textContent = title;
	picture.prepend(words);
}

/** The colour that the picture is seen on. */
function groundBehind(svg: SVGSVGElement): string {
	for (let above: Element | null = svg; above; above = above.parentElement) {
		const colour = getComputedStyle(above).backgroundColor;
		if (!/^(transparent|rgba\(.*, 0\))$/.test(colour)) return colour;
	}
	return 'rgb(255, 255, 255)';
}
