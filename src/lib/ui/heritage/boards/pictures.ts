import type { Component } from 'svelte';
import type { Json } from '../../../games/core/json.ts';
import { byLetter } from './by-letter.ts';
import type { BoardPictureProps, Picture, PictureSize, Told } from './picture.ts';

/** Width and height of a picture in each size, known before it is loaded, so that nothing jumps. */
export type Room = { readonly [S in PictureSize]: readonly [width: number, height: number] };

/** By letter: how much room each picture takes. */
export const ROOMS = byLetter(
	import.meta.glob<Room>('./*/room.ts', { eager: true, import: 'room' })
);

/** Each picture brings its twin in the same file, and only when a table shows it. */
const DRAWINGS = byLetter(
	import.meta.glob<{
		readonly default: Component<BoardPictureProps<Json>>;
		readonly told: Told<Json>;
	}>('./*/Picture.svelte')
);

const loading = new Map<string, Promise<Picture | undefined>>();

/** One comes after the other: all at once they keep a page that has just come from answering its first tap. */
let last: Promise<unknown> = Promise.resolve();

/** Undefined: nobody has drawn this board. */
export function loadPicture(letter: string): Promise<Picture | undefined> {
	const known = loading.get(letter);
	if (known) return known;
	const coming = last.then(aMoment).then(() => draw(letter));
	loading.set(letter, coming);
	last = coming.catch(() => loading.delete(letter));
	return coming;
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function draw(letter: string): Promise<Picture | undefined> {
	const loaded = await DRAWINGS[letter]?.();
	return loaded && { Drawing: loaded.default, told: loaded.told };
}
