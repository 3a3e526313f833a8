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
type OwnPart = v.InferOutput<typeof ownPartsSchema>[number];

const placeOf = (draw: string): string => `elysium:draw:${draw}`;

/** The parts that this device has in a draw. */
export function ownParts(draw: string): readonly OwnPart[] {
	try {
		const read = v.safeParse(
			ownPartsSchema,
			JSON.parse(localStorage.getItem(placeOf(draw)) ?? '[]')
		);
		if (read.success && read.output.length > 0) return read.output;
	} catch {
		// Storage can be closed to us; then nothing is remembered.
	}
	return [];
}
