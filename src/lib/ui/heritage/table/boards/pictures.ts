import type { Component } from 'svelte';
import type { Json } from '../../../../games/core/json.ts';
import type { BattlegroundId } from '../../../../games/heritage/battlegrounds/timeline.ts';
import type { BoardPictureProps, Picture, PictureSize, Told } from './picture.ts';

/** The picture of a board: how much room it takes in each size, and where it comes from. */
export interface PictureEntry {
	/** Width and height, known before it is loaded, so that nothing jumps. */
	readonly room: { readonly [S in PictureSize]: readonly [width: number, height: number] };
	load(): Promise<Picture>;
}

/** By letter: each picture comes with its twin, and only when a table shows it. */
export const PICTURES: { readonly [letter: string]: PictureEntry } = {
	A: {
		room: { full: [358, 180], glance: [170, 96] },
		load: () => pair(import('./A.svelte'), import('./a-told.ts'))
	},
	B: {
		room: { full: [358, 332], glance: [170, 140] },
		load: () => pair(import('./B.svelte'), import('./b-told.ts'))
	},
	C: {
		room: { full: [358, 358], glance: [170, 116] },
		load: () => pair(import('./C.svelte'), import('./c-told.ts'))
	},
	D: {
		room: { full: [358, 290], glance: [170, 122] },
		load: () => pair(import('./D.svelte'), import('./d-told.ts'))
	},
	E: {
		room: { full: [358, 268], glance: [170, 116] },
		load: () => pair(import('./E.svelte'), import('./e-told.ts'))
	},
	F: {
		room: { full: [358, 262], glance: [170, 100] },
		load: () => pair(import('./F.svelte'), import('./f-told.ts'))
	},
	G: {
		room: { full: [358, 308], glance: [170, 100] },
		load: () => pair(import('./G.svelte'), import('./g-told.ts'))
	},
	H: {
		room: { full: [358, 332], glance: [170, 140] },
		load: () => pair(import('./H.svelte'), import('./h-told.ts'))
	},
	I: {
		room: { full: [358, 364], glance: [170, 120] },
		load: () => pair(import('./I.svelte'), import('./i-told.ts'))
	}
} satisfies { readonly [Id in BattlegroundId]: PictureEntry };

async function pair<State extends Json>(
	drawing: Promise<{ readonly default: Component<BoardPictureProps<State>> }>,
	twin: Promise<{ readonly told: Told<State> }>
): Promise<Picture> {
	const [{ default: Drawing }, { told }] = await Promise.all([drawing, twin]);
	return { Drawing, told } as unknown as Picture;
}
