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

/** Undefined: nobody has drawn this board. */
export async function loadPicture(letter: string): Promise<Picture | undefined> {
	const loaded = await DRAWINGS[letter]?.();
	return loaded && { Drawing: loaded.default, told: loaded.told };
}
