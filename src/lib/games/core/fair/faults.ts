import { sameJson } from '../json.ts';
import { numberCommitment, seedCommitment, type ByPart, type Terms } from './protocol.ts';
import { notOpened, type Round } from './round.ts';
import type { FairStep, Saw, Seal } from './steps.ts';

/** Everything that can be wrong with how numbers were sealed and opened, each in a sentence: `{who}` is whose part it is. */
export const FAIR_FAULTS = {
	'attempt-out-of-order': 'This is from another attempt: one is missing or renumbered.',
	'sealed-late': '{who} added a number after the sealed numbers were published.',
	'sealed-though-left-out':
		'A number of {who} counted, although that device failed to open before.',
	'sealed-twice': '{who} sealed two numbers in one attempt.',
	'server-hash-not-covered': 'The server changed its seed after {who} sealed a number.',
	'closed-twice': 'The sealed numbers were published twice.',
	'nobody-sealed': 'Only the server had sealed a number.',
	'opened-early': '{who} opened a number before all sealed numbers were published.',
	'opened-without-seal': '{who} opened a number that was never sealed.',
	'opened-twice': '{who} opened two numbers in one attempt.',
	'seal-does-not-match':
		'{who} opened another number than the sealed one, or the seal was changed.',
	'void-without-cause': 'The attempt was dropped, but every number was open.',
	'void-names-others': 'The attempt was dropped and names the wrong devices.',
	'seed-twice': 'The server opened a seed twice.',
	'seed-does-not-match': 'The seed does not match the hash the server published.',
	'own-part-missing': 'The number that this device sealed for {who} is missing.',
	'server-hash-changed': 'The server changed its seed. This device remembers another hash.',
	'own-seal-changed': 'This device remembers another sealed number for {who}.'
} as const;
export type FairFault = keyof typeof FAIR_FAULTS;

export interface Found<Fault extends string> {
	readonly fault: Fault;
	/** Whose part it is: a seat or a device. */
	readonly who?: string;
}

/** Of some faults those that are so; `about`: what their sentences name. */
export const faultsWhere = <Fault extends string, About extends object>(
	so: { readonly [F in Fault]: boolean },
	about?: About
) =>
	(Object.keys(so) as Fault[]).flatMap((fault) =>
		so[fault] ? { fault, ...(about as About) } : []
	);

/** What is wrong with a step on the round before it. */
export function stepFaults<S extends Saw, Fault extends string>(
	terms: Terms<S, Fault>,
	round: Round<S>,
	step: FairStep<S>
): readonly Found<FairFault | Fault>[] {
	const attempt = { 'attempt-out-of-order': step.attempt !== round.attempt };
	switch (step.type) {
		case 'seal': {
			const { device } = step;
			const { saw, protocol } = terms;
			const sealed = {
				...attempt,
				'sealed-twice': sealOf(round, device) !== undefined,
				'sealed-late': round.closed,
				'sealed-though-left-out': round.without.includes(device)
			};
			const uncovered = differing(saw, step.saw).map(
				(part) => protocol.uncovered[part] ?? ('server-hash-not-covered' as const)
			);
			return [
				...faultsWhere(sealed, { who: device }),
				...uncovered.map((fault) => ({ fault, who: device }))
			];
		}
		case 'close':
			return faultsWhere({
				...attempt,
				'closed-twice': round.closed,
				'nobody-sealed': round.sealed.length === 0
			});
		case 'open': {
			const { device, contribution } = step;
			const { saw, commitment } = sealOf(round, device) ?? { commitment: null };
			const opened = {
				...attempt,
				'opened-early': !round.closed,
				'opened-without-seal': saw === undefined,
				'seal-does-not-match':
					saw !== undefined &&
					commitment !== numberCommitment({ ...terms, saw }, step.attempt, device, contribution),
				'opened-twice': round.opened.some((one) => one.device === device)
			};
			return faultsWhere(opened, { who: device });
		}
		case 'void': {
			const left = notOpened(round);
			const named = sameJson([...left].sort(), [...step.missing].sort());
			return faultsWhere({
				...attempt,
				'void-without-cause': !round.closed || left.length === 0,
				'void-names-others': left.length > 0 && !named
			});
		}
	}
}

const sealOf = <S extends Saw>({ sealed }: Pick<Round<S>, 'sealed'>, device: string) =>
	sealed.find((one) => one.device === device);

/** The parts of what was seen that differ. */
const differing = <S extends Saw>(one: S, other: S) =>
	Object.keys(one).filter((part) => one[part] !== other[part]) as (keyof ByPart<S, string>)[];

/** What is wrong with the seed that the server opens; `before`: whether one was open. */
export const seedFaults = ({ protocol, id, saw }: Terms, seed: string, before: boolean) =>
	faultsWhere({
		'seed-twice': before,
		'seed-does-not-match': seedCommitment(protocol, id, seed) !== saw.server
	});

/** What one device remembers of its own part: nobody who writes a record anew can write this anew. */
export interface Remembered<S extends Saw> extends Seal<S> {
	readonly attempt: number;
}

/**
 * Where a record differs from what a device of the round remembers. `seal`: what the record says that it sealed in that
 * attempt. `all`: what is remembered of this round; of the numbers that two windows of one device made at once, one is
 * taken, and no seal was changed.
 */
export function rememberedFaults<S extends Saw, Fault extends string>(
	{ protocol, saw }: Terms<S, Fault>,
	seal: Pick<Remembered<S>, 'commitment'> | undefined,
	{ attempt, device, saw: seen }: Remembered<S>,
	all: readonly Remembered<S>[]
): readonly Found<FairFault | Fault>[] {
	const isTaken = all.some(
		(other) =>
			other.attempt === attempt && other.device === device && other.commitment === seal?.commitment
	);
	const faults = new Set<FairFault | Fault>(
		differing(saw, seen).map((part) =>
			part === 'server' ? 'server-hash-changed' : (protocol.changed?.[part] ?? 'own-seal-changed')
		)
	);
	if (!seal) faults.add('own-part-missing');
	else if (!isTaken) faults.add('own-seal-changed');
	return [...faults].map((fault) => ({ fault, who: device }));
}

/** A fault as one sentence, with all that it names; `nameOf` says what a seat or a device is called. */
export function faultSentence<Fault extends string>(
	sentences: Readonly<Record<Fault, string>>,
	found: Found<Fault>,
	nameOf: (who: string) => string = (who) => who
): string {
	const about: Readonly<Record<string, unknown>> = { ...found, who: nameOf(found.who ?? '') };
	return sentences[found.fault].replace(/\{(\w+)\}/g, (_hole, name: string) =>
		String(about[name] ?? '')
	);
}
