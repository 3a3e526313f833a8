import * as v from 'valibot';
import { drawForms } from '../../../games/heritage/draw/steps.ts';

/*
 * What this device remembers of draws it took part in: its secret number between sealing and opening, so that a
 * reload loses nothing, and its seal for good, so that a record that was made anew is found out.
 */

const { device, attempt, saw, hash, secret } = drawForms;

const ownPartsSchema = v.array(
	v.strictObject({
		draw: v.string(),
		attempt,
		device,
		saw,
		commitment: hash,
		contribution: secret
	})
);
export type OwnPart = v.InferOutput<typeof ownPartsSchema>[number];

const placeOf = (draw: string): string => `elysium:draw:${draw}`;
// Where a browser keeps nothing, a part is remembered for as long as the page is there.
const unkept = new Map<string, readonly OwnPart[]>();

/** The parts that this device has in a draw. */
export function ownParts(draw: string): readonly OwnPart[] {
	try {
		const read = v.safeParse(
			ownPartsSchema,
			JSON.parse(localStorage.getItem(placeOf(draw)) ?? '[]')
		);
		if (read.success && read.output.length > 0) return read.output;
	} catch {
		// Storage can be closed to us; what the page itself knows counts then.
	}
	return unkept.get(draw) ?? [];
}

/** Remembers a part, before it is sent anywhere. */
export function rememberPart(part: OwnPart): void {
	const parts = [...ownParts(part.draw), part];
	unkept.set(part.draw, parts);
	try {
		localStorage.setItem(placeOf(part.draw), JSON.stringify(parts));
	} catch {
		// Full or closed: a reload before the opening leaves this device out.
	}
}
