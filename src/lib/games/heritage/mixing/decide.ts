import { accept, nothingToDo, refuse, type Decision } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import { numberCommitment, seedCommitment } from './hashes.ts';
import type { MixingReason } from './refusals.ts';
import { notOpened, type MixingState } from './state.ts';
import type { MixingCommand, MixingCommandOf, MixingStep } from './steps.ts';

/** All but those that only the chronicle around a mixing knows. */
type Decided = Decision<
	MixingStep,
	Exclude<MixingReason, 'no-mixing' | 'cards-not-mixed' | 'cards-still-hidden'>
>;

/** Refusals: `other-attempt`, `numbers-closed`, `device-left-out`, `sealed-already`, `saw-another-table`. */
function seal(state: MixingState, command: MixingCommandOf<'SealNumber'>): Decided {
	const { attempt, device, saw, commitment } = command;
	if (attempt !== state.attempt) return refuse('other-attempt', {}, 'attempt');
	const before = state.sealed.find((one) => one.device === device);
	if (before?.commitment === commitment) return nothingToDo();
	if (before) return refuse('sealed-already', {}, 'device');
	if (state.closed) return refuse('numbers-closed');
	if (state.without.includes(device)) return refuse('device-left-out', {}, 'device');
	if (!sameJson(saw, state.saw)) return refuse('saw-another-table', {}, 'saw');
	return accept<MixingStep>({ type: 'NumberSealed', attempt, device, saw, commitment });
}

/** Refusals: `other-attempt`, `no-number-yet`. */
function close(state: MixingState, { attempt }: MixingCommandOf<'CloseNumbers'>): Decided {
	if (attempt !== state.attempt) return refuse('other-attempt', {}, 'attempt');
	if (state.closed) return nothingToDo();
	if (state.sealed.length === 0) return refuse('no-number-yet');
	return accept<MixingStep>({ type: 'NumbersClosed', attempt });
}

/** Refusals: `other-attempt`, `numbers-not-closed`, `not-sealed`, `other-number`. */
function open(state: MixingState, command: MixingCommandOf<'OpenNumber'>): Decided {
	const { attempt, device, contribution } = command;
	if (attempt !== state.attempt) return refuse('other-attempt', {}, 'attempt');
	if (!state.closed) return refuse('numbers-not-closed');
	const sealed = state.sealed.find((one) => one.device === device);
	if (!sealed) return refuse('not-sealed', {}, 'device');
	const meant = numberCommitment(state.id, attempt, device, sealed.saw, contribution);
	if (meant !== sealed.commitment) return refuse('other-number', {}, 'contribution');
	if (state.opened.some((one) => one.device === device)) return nothingToDo();
	return accept<MixingStep>({ type: 'NumberOpened', attempt, device, contribution });
}

/** Refusals: `other-attempt`, `numbers-not-closed`, `no-number-missing`. */
function giveUp(state: MixingState, { attempt }: MixingCommandOf<'VoidNumbers'>): Decided {
	if (attempt !== state.attempt) return refuse('other-attempt', {}, 'attempt');
	if (!state.closed) return refuse('numbers-not-closed');
	const missing = notOpened(state);
	if (missing.length === 0) return refuse('no-number-missing');
	return accept<MixingStep>({ type: 'AttemptVoided', attempt, missing });
}

/** Refusals: `mixing-seed-lost`. When it may open at all is for the chronicle to say. */
function openSeed(state: MixingState, seed: string | null): Decided {
	if (state.seed !== null) return nothingToDo();
	if (seed === null || seedCommitment(state.id, seed) !== state.saw.server)
		return refuse('mixing-seed-lost');
	return accept<MixingStep>({ type: 'SeedOpened', seed });
}

/** What comes of an intention in a mixing; `seed` is the server's, where it is known here. */
export function decideMixing(
	state: MixingState,
	command: MixingCommand,
	seed: string | null
): Decided {
	switch (command.type) {
		case 'SealNumber':
			return seal(state, command);
		case 'CloseNumbers':
			return close(state, command);
		case 'OpenNumber':
			return open(state, command);
		case 'VoidNumbers':
			return giveUp(state, command);
		case 'OpenSeed':
			return openSeed(state, seed);
	}
}
