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

/*
 * What this device remembers of cards it helped to mix: its secret number between sealing and opening, so that a reload
 * loses nothing, and its seal for good, so that a file that was made anew is found out.
 */

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

const PREFIX = 'elysium:mixing:';
// Where a browser keeps nothing, a part is remembered for as long as the page is there.
const ofPage = new Map<string, OwnPart>();

function read(stored: string | null): readonly OwnPart[] {
	try {
		const parts = v.safeParse(ownPartsSchema, JSON.parse(stored ?? '[]'));
		return parts.success ? parts.output : [];
	} catch {
		return [];
	}
}

function* kept(): Generator<OwnPart> {
	for (let index = 0; index < localStorage.length; index++) {
		const key = localStorage.key(index);
		if (key?.startsWith(PREFIX)) yield* read(localStorage.getItem(key));
	}
}

/** What this device remembers of every mixing that it took part in: what it keeps, and what the page itself knows. */
export function allOwnParts(): readonly OwnPart[] {
	const parts = new Map<string, OwnPart>();
	try {
		for (const part of kept()) parts.set(part.commitment, part);
	} catch {
		// Storage can be closed to us.
	}
	for (const part of ofPage.values()) parts.set(part.commitment, part);
	return [...parts.values()];
}

const ownParts = (mixing: string): readonly OwnPart[] =>
	allOwnParts().filter((part) => part.mixing === mixing);

/** Each part has a place of its own, so that two windows that seal at once take nothing from each other. */
function remember(part: OwnPart): void {
	const { mixing, commitment } = part;
	ofPage.set(commitment, part);
	try {
		localStorage.setItem(`${PREFIX}${mixing}:${commitment}`, JSON.stringify([part]));
	} catch {
		// Full or closed: a reload before the opening leaves this device out.
	}
}

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
	remember({ mixing, attempt, device, saw, commitment, contribution, of });
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
