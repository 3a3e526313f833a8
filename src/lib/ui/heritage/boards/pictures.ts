import type { Component } from 'svelte';
import type { Json } from '../../../games/core/json.ts';
import type { BattlegroundId } from '../../../games/heritage/boards/timeline.ts';
import type { BoardPictureProps, Picture, PictureSize, Told } from './picture.ts';

/** The picture of a board: how much room it takes in each size, and where it comes from. */
export interface PictureEntry {
	/** Width and height, known before it is loaded, so that nothing jumps. */
	readonly room: { readonly [S in PictureSize]: readonly [width: number, height: number] };
	load(): Promise<Picture>;
}

/** By letter: each picture brings its twin in the same file, and only when a table shows it. */
export const PICTURES: { readonly [letter: string]: PictureEntry } = {
	A: {
		room: { full: [358, 180], glance: [170, 96] },
		load: () => whole(import('./a/Picture.svelte'))
	},
	B: {
		room: { full: [358, 332], glance: [170, 140] },
		load: () => whole(import('./b/Picture.svelte'))
	},
	C: {
		room: { full: [358, 358], glance: [170, 116] },
		load: () => whole(import('./c/Picture.svelte'))
	},
	D: {
		room: { full: [358, 290], glance: [170, 122] },
		load: () => whole(import('./d/Picture.svelte'))
	},
	E: {
		room: { full: [358, 268], glance: [170, 116] },
		load: () => whole(import('./e/Picture.svelte'))
	},
	F: {
		room: { full: [358, 262], glance: [170, 100] },
		load: () => whole(import('./f/Picture.svelte'))
	},
	G: {
		room: { full: [358, 308], glance: [170, 100] },
		load: () => whole(import('./g/Picture.svelte'))
	},
	H: {
		room: { full: [358, 332], glance: [170, 140] },
		load: () => whole(import('./h/Picture.svelte'))
	},
	I: {
		room: { full: [358, 364], glance: [170, 120] },
		load: () => whole(import('./i/Picture.svelte'))
	}
} satisfies { readonly [Id in BattlegroundId]: PictureEntry };

async function whole<State extends Json>(
	loaded: Promise<{
		readonly default: Component<BoardPictureProps<State>>;
		readonly told: Told<State>;
	}>
): Promise<Picture> {
	const { default: Drawing, told } = await loaded;
	return { Drawing, told } as unknown as Picture;
}
