import { sameJson } from '../../../games/core/json.ts';
import { notOpened } from '../../../games/heritage/draw/evolve.ts';
import type { DrawCommandOf } from '../../../games/heritage/draw/grammar.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import { contributionCommitment, sawOf, secretOf } from '../../../games/heritage/draw/hashes.ts';
import type { DrawDevice } from '../../../games/heritage/draw/steps.ts';
import { deviceChance } from '../../chance.ts';
import { ownParts, rememberPart } from './remembered.ts';

/**
 * Makes a number that nobody but this device knows, remembers it here, and answers the command that seals it over
 * all that this page shows. One that was made and not taken yet is sealed again as it was.
 */
export function sealedNumber(
	{ announced, declared, attempt }: DrawState,
	device: DrawDevice
): DrawCommandOf<'CommitContribution'> | null {
	if (!announced) return null;
	const { draw } = announced;
	const saw = sawOf(announced, declared);
	const before = ownParts(draw).findLast(
		(part) => part.device === device && part.attempt === attempt && sameJson(part.saw, saw)
	);
	if (before) {
		const { commitment } = before;
		return { type: 'CommitContribution', device, attempt, saw, commitment };
	}
	const contribution = secretOf(deviceChance);
	const commitment = contributionCommitment(draw, attempt, device, saw, contribution);
	rememberPart({ draw, attempt, device, saw, commitment, contribution });
	return { type: 'CommitContribution', device, attempt, saw, commitment };
}

/**
 * What this device opens now: numbers of its own that are still sealed, once all seals are published; and only
 * where the record is the one that it sealed them over.
 */
export function numbersToOpen(state: DrawState): readonly DrawCommandOf<'OpenContribution'>[] {
	const { announced, attempt, closed } = state;
	if (!announced || !closed || state.ended || state.abandoned) return [];
	const waiting = notOpened(state);
	return ownParts(announced.draw).flatMap((part): DrawCommandOf<'OpenContribution'>[] => {
		const { device, commitment, contribution } = part;
		const sealed = state.commitments.find((one) => one.device === device);
		const isOurs = part.attempt === attempt && sealed?.commitment === commitment;
		const unchanged = part.saw.server === announced.server;
		return isOurs && unchanged && waiting.includes(device)
			? [{ type: 'OpenContribution', device, attempt, contribution }]
			: [];
	});
}
