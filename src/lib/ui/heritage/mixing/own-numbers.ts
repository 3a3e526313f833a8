import * as v from 'valibot';
import { sameJson } from '../../../games/core/json.ts';
import { secretOf } from '../../../games/heritage/draw/hashes.ts';
import { numberCommitment } from '../../../games/heritage/mixing/hashes.ts';
import { notOpened, type MixingState } from '../../../games/heritage/mixing/state.ts';
import {
	mixingForms,
	type MixingCommandOf,
	type MixingDevice
} from '../../../games/heritage/mixing/steps.ts';
import { deviceChance } from '../../chance.ts';
import { OwnParts } from '../own-parts.ts';

const { device, attempt, saw, hash, secret } = mixingForms;

const ownPartsSchema = v.array(
	v.strictObject({
		mixing: v.string(),
		attempt,
		device,
		saw,
		commitment: hash,
		contribution: secret,
		of: v.optional(v.strictObject({ chronicle: v.string(), chapter: v.nullable(v.number()) }))
	})
);
type OwnPart = v.InferOutput<typeof ownPartsSchema>[number];

/** What this device remembers of cards that it helped to mix. */
const parts = new OwnParts<OwnPart>({ prefix: 'elysium:mixing:', schema: ownPartsSchema });

/** Its parts in every mixing. */
export const allOwnParts = (): readonly OwnPart[] => parts.all();

const ownParts = (mixing: string): readonly OwnPart[] =>
	allOwnParts().filter((part) => part.mixing === mixing);

/**
 * Makes a number that nobody but this device knows, remembers it here, and answers the command that seals it over what
 * lies on the table. One that was made and not taken yet is sealed again as it was.
 */
export function sealedNumber(
	{ id: mixing, attempt, saw, chapter }: MixingState,
	device: MixingDevice,
	chronicle: string
): MixingCommandOf<'SealNumber'> {
	const before = ownParts(mixing).findLast(
		(part) => part.device === device && part.attempt === attempt && sameJson(part.saw, saw)
	);
	if (before) return { type: 'SealNumber', attempt, device, saw, commitment: before.commitment };
	const contribution = secretOf(deviceChance);
	const commitment = numberCommitment(mixing, attempt, device, saw, contribution);
	const of = { chronicle, chapter };
	parts.remember(mixing, { mixing, attempt, device, saw, commitment, contribution, of });
	return { type: 'SealNumber', attempt, device, saw, commitment };
}

/** What this device opens now: its own number, once all seals are published over what it saw itself. */
export function numberToOpen(state: MixingState): MixingCommandOf<'OpenNumber'> | null {
	const { id, attempt, closed, sealed } = state;
	if (!closed) return null;
	const waiting = notOpened(state);
	const part = ownParts(id).find(
		({ device, commitment, saw, attempt: its }) =>
			its === attempt &&
			waiting.includes(device) &&
			sameJson(saw, state.saw) &&
			sealed.some((one) => one.device === device && one.commitment === commitment)
	);
	return part
		? { type: 'OpenNumber', attempt, device: part.device, contribution: part.contribution }
		: null;
}
