import type { Json } from '../../../games/core/json.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { byLetter } from './by-letter.ts';
import type { PictureNames, ToldLine } from './picture.ts';

/** A place of a board that answers a tap: where it lies in the full picture, and what it means there now. */
export interface SaidPlace {
	readonly at: readonly [x: number, y: number, width: number, height: number];
	readonly says: string;
}

/** What the places of a board say; what lies over another comes later. */
export type Said<State extends Json> = (
	table: Table,
	state: State,
	names: PictureNames
) => readonly SaidPlace[];

/** Fetched where a board is shown in full. */
const SAID = byLetter(import.meta.glob<{ readonly said: Said<Json> }>('./*/said.ts'));

/** Undefined: nobody has said anything of this board. */
export const saidOf = async (letter: string): Promise<Said<Json> | undefined> =>
	(await SAID[letter]?.())?.said;

/** A line of the text twin as a sentence. */
export function sentence(lines: readonly ToldLine[], label: string): string {
	const line = lines.find((one) => one.label === label);
	return line ? `${line.label}: ${line.value}.` : `${label}.`;
}
