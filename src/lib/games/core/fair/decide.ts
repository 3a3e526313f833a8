import { accept, nothingToDo, refuse, type Decision } from '../decision.ts';
import { stepFaults, type FairFault } from './faults.ts';
import type { Terms } from './protocol.ts';
import { notOpened, type Round } from './round.ts';
import type { FairCommand, FairStep, Saw } from './steps.ts';

/** Why something is refused, each in a sentence; a game says in its own words what a device saw, and what goes on without it. */
export const fairRefusals = {
	'other-attempt': 'This attempt is over. The next has begun.',
	'numbers-closed': 'All numbers are published. It is too late.',
	'sealed-already': 'That seat already sealed a number, maybe on another device.',
	'no-number-yet': 'No number is sealed yet. At least one device must seal one.',
	'numbers-not-closed': 'Numbers are still being sealed. Wait until all are.',
	'not-sealed': 'No number from this device is waiting to be opened.',
	'other-number': 'That is not the number that this device sealed.',
	'no-number-missing': 'Every number is open. None is missing.'
} as const;
export type FairReason = keyof typeof fairRefusals | 'device-left-out' | 'saw-something-else';

type Refused = readonly [reason: FairReason, at?: string];

/** Another hash of the server, or another part that the protocol of a game covers. */
const SAW: Refused = ['saw-something-else', 'saw'];

/** What the decider says where a verifier would find this fault. */
const REFUSED: { readonly [F in FairFault]?: Refused } = {
	'server-hash-not-covered': SAW,
	'attempt-out-of-order': ['other-attempt', 'attempt'],
	'sealed-twice': ['sealed-already', 'device'],
	'sealed-late': ['numbers-closed'],
	'sealed-though-left-out': ['device-left-out', 'device'],
	'nobody-sealed': ['no-number-yet'],
	'opened-early': ['numbers-not-closed'],
	'opened-without-seal': ['not-sealed', 'device'],
	'seal-does-not-match': ['other-number', 'contribution'],
	'void-without-cause': ['no-number-missing']
};

/** What comes of a command: a step that no verifier will find anything wrong with, or why there is none. */
export function decideFair<S extends Saw>(
	terms: Terms<S>,
	round: Round<S>,
	command: FairCommand<S>
): Decision<FairStep<S>, FairReason> {
	const step = command.type === 'void' ? { ...command, missing: notOpened(round) } : command;
	const [found] = stepFaults(terms, round, step);
	if (!found) return accept(step);
	const { fault } = found;
	if (fault === 'closed-twice' || fault === 'opened-twice') return nothingToDo();
	if (fault === 'sealed-twice' && step.type === 'seal' && isSealed(round, step))
		return nothingToDo();
	if (fault === 'void-without-cause' && !round.closed) return refuse('numbers-not-closed');
	const uncovered: readonly string[] = Object.values(terms.protocol.uncovered);
	const refused = uncovered.includes(fault) ? SAW : REFUSED[fault as FairFault];
	if (!refused) throw new Error(`nothing is said of the fault ${fault}`);
	const [reason, at] = refused;
	return refuse(reason, {}, at);
}

/** Whether it is this very number that a device has sealed. */
const isSealed = (
	{ sealed }: Pick<Round, 'sealed'>,
	{ device, commitment }: { readonly device: string; readonly commitment: string }
): boolean => sealed.some((one) => one.device === device && one.commitment === commitment);
