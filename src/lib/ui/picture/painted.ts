import type { Carried } from './faces.ts';
import type { Standalone } from './standalone.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A letter of each typeface is written into a cell of a strip below the picture. */
const CELL = 32;
const POLL_MS = 40;
const LONGEST_WAIT_MS = 4_000;

/** A picture as a PNG of `scale` pixels a CSS pixel. */
export async function painted({ picture, box, faces }: Standalone, scale: number): Promise<Blob> {
	const { width, height } = box;
	const text = new XMLSerializer().serializeToString(withStrip(picture, box, faces));
	const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		await written(image, height, faces.length);
		const [canvas, context] = canvasOf(Math.round(width * scale), Math.round(height * scale));
		context.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
		return await blobOf(canvas);
	} finally {
		URL.revokeObjectURL(address);
	}
}

/** The picture with the strip below it, which is cut off again. */
function withStrip(
	picture: SVGSVGElement,
	{ width, height }: Standalone['box'],
	faces: readonly Carried[]
): SVGElement {
	const letters = faces.map(({ family, sample }, index) => {
		const letter = drawn('text', {
			x: index * CELL + 6,
			y: height + 24,
			'font-family': family,
			'font-size': '20px',
			fill: '#000'
		});
		letter.textContent = sample;
		return letter;
	});
	const longer = drawn('svg', {
		width: Math.max(width, faces.length * CELL),
		height: height + CELL
	});
	longer.append(picture.cloneNode(true), ...letters);
	return longer;
}

function drawn(name: 'svg' | 'text', looks: Readonly<Record<string, string | number>>): SVGElement {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(looks)) element.setAttribute(key, String(value));
	return element;
}

/**
 * Waits until every letter of the strip shows. An image counts as loaded before its own typefaces are read, and
 * until then what is written in them is not painted. After some seconds a browser takes other letters.
 */
async function written(image: HTMLImageElement, top: number, count: number): Promise<void> {
	if (count === 0) return;
	const [, context] = canvasOf(count * CELL, CELL, { willReadFrequently: true });
	const isBlank = (index: number): boolean =>
		context.getImageData(index * CELL, 0, CELL, CELL).data.every((value) => value === 0);
	for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
		context.clearRect(0, 0, count * CELL, CELL);
		context.drawImage(image, 0, top, count * CELL, CELL, 0, 0, count * CELL, CELL);
		if (!Array.from({ length: count }, (_, index) => index).some(isBlank)) return;
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
	}
}

function canvasOf(
	width: number,
	height: number,
	settings?: CanvasRenderingContext2DSettings
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d', settings);
	if (!context) throw new Error('this browser gives no canvas');
	return [canvas, context];
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob) resolve(blob);
			else reject(new Error('this browser painted nothing'));
		}, 'image/png');
	});
}
