import type { Json } from '../../core/json.ts';
import { NOTHING_SEALED } from '../dealing/sealed.ts';
import type { MixingCommand, MixingStep } from './steps.ts';

function commandBehindStep(step: MixingStep): MixingCommand {
	switch (step.type) {
		case 'NumberSealed':
			return { ...step, type: 'SealNumber' };
		case 'NumbersClosed':
			return { ...step, type: 'CloseNumbers' };
		case 'NumberOpened':
			return { ...step, type: 'OpenNumber' };
		case 'AttemptVoided':
			return { type: 'VoidNumbers', attempt: step.attempt };
		case 'SeedOpened':
			return { type: 'OpenSeed' };
	}
}

/** The intention behind a step of a mixing, and what the server would have had to know for it. */
export function mixedOrigin(mixing: string, step: MixingStep) {
	const command = { type: 'MixCards' as const, command: commandBehindStep(step) };
	if (step.type !== 'SeedOpened') return { command };
	const sealed: Json = { ...NOTHING_SEALED, seeds: { [mixing]: step.seed } };
	return { command, sealed };
}
