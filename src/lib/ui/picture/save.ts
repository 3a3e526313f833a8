import { download } from '../download.ts';
import { painted } from './painted.ts';
import { scaleFor } from './scale.ts';
import { standalone } from './standalone.ts';

const SVG_TYPE = 'image/svg+xml';
const PNG_TYPE = 'image/png';

/** Saves a picture as drawn lines, sharp at any size. `fileName` is without its ending. */
export async function saveSvg(svg: SVGSVGElement, fileName: string): Promise<void> {
	const { picture } = await standalone(svg);
	const text = new XMLSerializer().serializeToString(picture);
	download(new Blob([text], { type: SVG_TYPE }), `${fileName}.svg`);
}

/** Saves a picture as an image of `scale` pixels a CSS pixel, fewer where a phone could not paint so many. */
export async function savePng(svg: SVGSVGElement, fileName: string, scale = 2): Promise<void> {
	const file = await pngOf(svg, fileName, scale);
	download(file, file.name);
}

/** Whether this device can hand an image to another app. */
export function canShare(): boolean {
	if (typeof navigator.canShare !== 'function') return false;
	return navigator.canShare({ files: [new File([], 'picture.png', { type: PNG_TYPE })] });
}

/** Hands an image to another app of this device, with a text for those who cannot see it. Who changes their mind has done nothing wrong. */
export async function sharePng(
	svg: SVGSVGElement,
	fileName: string,
	text?: string,
	scale = 2
): Promise<void> {
	const file = await pngOf(svg, fileName, scale);
	try {
		await navigator.share({
			files: [file],
			title: fileName,
			...(text === undefined ? {} : { text })
		});
	} catch (problem) {
		if (problem instanceof DOMException && problem.name === 'AbortError') return;
		// The image took longer than the device waits after a tap, or it shares no files after all.
		download(file, file.name);
	}
}

async function pngOf(svg: SVGSVGElement, fileName: string, scale: number): Promise<File> {
	const alone = await standalone(svg);
	const { width, height } = alone.box;
	const blob = await painted(alone, scaleFor(width, height, scale));
	return new File([blob], `${fileName}.png`, { type: PNG_TYPE });
}
