import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { isStill } from '../../comfort/chosen.ts';
import { symbolAt } from '../../icons/symbol.ts';
import { flightsOf, type Flight, type Spot } from './flights.ts';

const MS = 200;
/** One after the other, so that they can be counted. */
const APART_MS = 60;
const MOST = 8;
const SIZE = 22;
const SVG = 'http://www.w3.org/2000/svg';

const selectorOf = (spot: Spot): string | null =>
	spot.in === 'pool'
		? `[data-pool="${spot.seat}"]`
		: spot.in === 'position'
			? `[data-position="${spot.at} ${spot.seat}"]`
			: spot.in === 'centre'
				? `[data-ally="${spot.at}"]`
				: null;

type Point = { readonly x: number; readonly y: number };

/** Where a spot is on the screen; the Bank lies in the middle of its lower edge. Null: it is not shown. */
function pointOf(spot: Spot): Point | null {
	const selector = selectorOf(spot);
	if (selector === null) return { x: innerWidth / 2, y: innerHeight * 0.75 };
	// A Location may be drawn twice: the larger one is looked at.
	const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
	const [box] = boxes.toSorted((a, b) => b.width - a.width);
	return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

function drawn(what: Flight['what']): SVGSVGElement {
	const picture = document.createElementNS(SVG, 'svg');
	picture.setAttribute('viewBox', '0 0 24 24');
	picture.setAttribute('class', `flight ${what}`);
	picture.setAttribute('aria-hidden', 'true');
	if (what === 'card') {
		const card = document.createElementNS(SVG, 'rect');
		for (const [name, value] of Object.entries({ x: 4, y: 1, width: 16, height: 22, rx: 2 }))
			card.setAttribute(name, String(value));
		picture.append(card);
	} else {
		const use = document.createElementNS(SVG, 'use');
		use.setAttribute('href', symbolAt(`vendetta/${what}`));
		picture.append(use);
	}
	return picture;
}

/** Draws what goes from one place to another as something happens, 200 ms each; nothing where nothing should move. */
export function fly(event: TableEvent, before: Table): void {
	if (isStill()) return;
	for (const { what, many, from, to } of flightsOf(event, before)) {
		const [start, end] = [pointOf(from), pointOf(to)];
		if (!start || !end) continue;
		for (let nth = 0; nth < Math.min(many, MOST); nth++) {
			const picture = drawn(what);
			document.body.append(picture);
			const at = ({ x, y }: Point, scale: number) =>
				`translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
			picture
				.animate(
					[
						{ transform: at(start, 0.7), opacity: 0.2 },
						{ transform: at(start, 1.15), opacity: 1, offset: 0.15 },
						{ transform: at(end, 0.8), opacity: 1 }
					],
					{
						duration: MS,
						delay: nth * APART_MS,
						fill: 'both',
						easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)'
					}
				)
				.finished.finally(() => picture.remove())
				.catch(() => undefined);
		}
	}
}
