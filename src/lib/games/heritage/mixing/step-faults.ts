import { sameJson } from '../../core/json.ts';
import type { MixingFault } from './faults.ts';
import { numberCommitment, seedCommitment } from './hashes.ts';
import { notOpened, type MixingState } from './state.ts';
import type { MixingDevice, MixingSaw, MixingStep, MixingStepOf } from './steps.ts';

type Found = Omit<MixingFault, 'at'>;

/** What one device remembers of its own part: nobody who writes a file anew can write this anew. */
export interface MixingWitness {
	readonly mixing: string;
	readonly attempt: number;
	readonly device: MixingDevice;
	readonly saw: MixingSaw;
	readonly commitment: string;
	/** Of which chronicle, and which chapter of it; left out by devices that did not keep it yet. */
	readonly of?: { readonly chronicle: string; readonly chapter: number | null } | undefined;
}

/** What is wrong with a step of a mixing as it stands; `dealt`: whether cards were dealt already. */
export function stepFaults(state: MixingState, step: MixingStep, dealt: boolean): readonly Found[] {
	if (step.type === 'SeedOpened') return seedFaults(state, step);
	const faults: Found[] = [];
	if (dealt) faults.push({ fault: 'after-the-deal' });
	if (step.attempt !== state.attempt) faults.push({ fault: 'attempt-out-of-order' });
	switch (step.type) {
		case 'NumberSealed':
			return [...faults, ...sealFaults(state, step)];
		case 'NumbersClosed':
			return [
				...faults,
				...when(state.closed, { fault: 'closed-twice' }),
				...when(state.sealed.length === 0, { fault: 'nobody-sealed' })
			];
		case 'NumberOpened':
			return [...faults, ...openFaults(state, step)];
		case 'AttemptVoided': {
			const left = notOpened(state);
			return [
				...faults,
				...when(!state.closed || left.length === 0, { fault: 'void-without-cause' }),
				...when(left.length > 0 && !sameJson([...left].sort(), [...step.missing].sort()), {
					fault: 'void-names-others'
				})
			];
		}
	}
}

function sealFaults(state: MixingState, { device, saw }: MixingStepOf<'NumberSealed'>): Found[] {
	const twice = state.sealed.some((one) => one.device === device);
	return [
		...when(state.closed, { fault: 'sealed-late', device }),
		...when(state.without.includes(device), { fault: 'sealed-though-left-out', device }),
		...when(twice, { fault: 'sealed-twice', device }),
		...when(saw.server !== state.saw.server, { fault: 'server-hash-not-covered', device }),
		...when(saw.setting !== state.saw.setting, { fault: 'setting-not-covered', device })
	];
}

function openFaults(state: MixingState, step: MixingStepOf<'NumberOpened'>): Found[] {
	const { attempt, device, contribution } = step;
	const sealed = state.sealed.find((one) => one.device === device);
	const meant = sealed && numberCommitment(state.id, attempt, device, sealed.saw, contribution);
	const twice = state.opened.some((one) => one.device === device);
	return [
		...when(!state.closed, { fault: 'opened-early', device }),
		...when(!sealed, { fault: 'opened-without-seal', device }),
		...when(twice, { fault: 'opened-twice', device }),
		...when(sealed !== undefined && sealed.commitment !== meant, {
			fault: 'seal-does-not-match',
			device
		})
	];
}

const seedFaults = (state: MixingState, { seed }: MixingStepOf<'SeedOpened'>): Found[] => [
	...when(state.seed !== null, { fault: 'seed-twice' }),
	...when(seedCommitment(state.id, seed) !== state.saw.server, { fault: 'seed-does-not-match' })
];

/**
 * Where a mixing differs from what a device of the table remembers. The server publishes one hash for all attempts; what
 * an earlier attempt was sealed with the file tells no more once it was given up, and a later one than it tells of it may
 * just not know yet, until cards were dealt.
 */
export function rememberedFaults(
	{ id, saw, sealed, attempt, dealt }: MixingState,
	witness: MixingWitness
): readonly Found[] {
	if (witness.mixing !== id) return [];
	const { device } = witness;
	const server = when(saw.server !== witness.saw.server, { fault: 'server-hash-changed', device });
	if (witness.attempt < attempt || (witness.attempt > attempt && !dealt)) return server;
	const own = witness.attempt === attempt ? sealed.find((one) => one.device === device) : undefined;
	return [
		...server,
		...when(saw.setting !== witness.saw.setting, { fault: 'setting-changed', device }),
		...when(!own, { fault: 'own-part-missing', device }),
		...when(own !== undefined && own.commitment !== witness.commitment, {
			fault: 'own-seal-changed',
			device
		})
	];
}

const when = (so: boolean, found: Found): Found[] => (so ? [found] : []);
