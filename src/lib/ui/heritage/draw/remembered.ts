import * as v from 'valibot';
import { drawForms } from '../../../games/heritage/draw/steps.ts';
import { OwnParts } from '../own-parts.ts';

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

/** What this device remembers of draws that it took part in. */
const parts = new OwnParts<OwnPart>({ prefix: 'elysium:draw:', schema: ownPartsSchema });

/** The parts that this device has in a draw. */
export const ownParts = (draw: string): readonly OwnPart[] =>
	parts.all().filter((part) => part.draw === draw);

/** Remembers a part, before it is sent anywhere. */
export const rememberPart = (part: OwnPart): void => parts.remember(part.draw, part);
