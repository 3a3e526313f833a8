import type { Component } from 'svelte';
import type { Json } from '../../../games/core/json.ts';
import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { Table } from '../../../games/heritage/table/table.ts';

/** `glance`: one of three side by side, only what matters · `full`: with every word. */
export type PictureSize = 'glance' | 'full';

/** How people and characters are called in a picture. */
export interface PictureNames {
	seat(seat: SeatId): string;
	character(character: ThingId): string;
}

/** A place on a board, in the units of its picture: one is one pixel on a phone. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** What the drawing of a board is given. It draws the inside of an `<svg>` whose size its entry in `PICTURES` says. */
export interface BoardPictureProps<State extends Json> {
	readonly table: Table;
	readonly state: State;
	/** How it lay before: whatever moved since leaves a ghost. Null: nothing to compare with. */
	readonly before: State | null;
	readonly names: PictureNames;
	readonly size: PictureSize;
}

/** A line of the text twin: “North: space 3, worth 1”. */
export interface ToldLine {
	readonly label: string;
	readonly value: string;
}

/** The text twin of a picture: all that it shows, in lines, the most important first. */
export type Told<State extends Json> = (
	table: Table,
	state: State,
	names: PictureNames
) => readonly ToldLine[];

/** A picture and its twin, loaded together. A board is only ever handed to the picture of its letter, so its state may be forgotten here. */
export interface Picture {
	readonly Drawing: Component<BoardPictureProps<Json>>;
	readonly told: Told<Json>;
}

/** A line, and what it said before where that was something else. */
export interface ComparedLine extends ToldLine {
	readonly was: string | null;
}

/** Which lines say something else than before; lines are known by their label. */
export function compared(
	now: readonly ToldLine[],
	before: readonly ToldLine[] | null
): readonly ComparedLine[] {
	const said = new Map(before?.map(({ label, value }) => [label, value]));
	return now.map(({ label, value }) => {
		const was = said.get(label);
		return { label, value, was: was === undefined || was === value ? null : was };
	});
}

/** The twin as one text: what a picture says to those who listen. */
export function spoken(lines: readonly ComparedLine[]): string {
	return lines
		.map(({ label, value, was }) => `${label}: ${value}${was === null ? '' : ` (before: ${was})`}.`)
		.join(' ');
}

const AT_A_GLANCE = 4;

/** What of a list is read at a glance: its first lines, and whatever changed. */
export function glanced(lines: readonly ComparedLine[]): readonly ComparedLine[] {
	return lines.filter(({ was }, at) => at < AT_A_GLANCE || was !== null);
}
