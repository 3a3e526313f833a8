import { fold } from '../../core/game.ts';
import { revisionOf } from '../../core/envelope.ts';
import { sameJson } from '../../core/json.ts';
import { RULES } from '../revision.ts';
import { evolveDraw, cardAt, inCommitted, notOpened } from './evolve.ts';
import { NO_DRAW, type DrawState } from './state.ts';
import { contributionCommitment, orderOf, sawOf, seedCommitment } from './hashes.ts';
import type { DrawFault } from './faults.ts';
import type { DrawDevice, DrawProof, DrawStep, DrawStepOf, Saw } from './steps.ts';
import { isTieSound } from './tie.ts';

type Announced = DrawStepOf<'DrawAnnounced'>;
type Found = Omit<DrawFault, 'step'>;
type Checks = {
	readonly [T in DrawStep['type']]: (
		state: DrawState,
		step: DrawStepOf<T>,
		announced: Announced
	) => readonly Found[];
};

/** What one device remembers of its own part: nobody who writes the proof anew can write this anew. */
export interface Witness {
	readonly draw: string;
	readonly attempt: number;
	readonly device: DrawDevice;
	readonly saw: Saw;
	readonly commitment: string;
}

/**
 * Everything that is wrong with a draw, by the step where it shows; none: it holds. It needs nothing but the proof;
 * with what devices remember, a record that was made anew as a whole is found out too.
 */
export function verifyDraw(
	{ steps }: Pick<DrawProof, 'steps'>,
	witnesses: readonly Witness[] = []
): readonly DrawFault[] {
	const end = fold(evolveDraw, NO_DRAW, steps);
	const unfinished: DrawFault[] =
		end.ended || end.abandoned ? [] : [{ fault: 'not-ended', step: steps.length + 1 }];
	return [
		...findStepFaults(steps).map((found) =>
			isOlder(steps) && OF_THE_RULES.has(found.fault)
				? { ...found, otherwise: true as const }
				: found
		),
		...unfinished,
		...witnesses.flatMap((witness) => remembered(steps, witness, witnesses))
	];
}

/** What the rules of the game say of a draw; all else is how it is proved, and as true under any rules. */
const OF_THE_RULES: ReadonlySet<DrawFault['fault']> = new Set<DrawFault['fault']>([
	'tie-does-not-follow',
	'declared-out-of-turn',
	'archetype-twice',
	'turned-after-the-hit',
	'ended-early',
	'other-archetype-shown',
	'other-winner'
]);

/** Whether a draw says that older rules held it. */
const isOlder = (steps: readonly DrawStep[]): boolean =>
	steps.some((step) => step.type === 'DrawAnnounced' && revisionOf(step) < RULES);

/** What is wrong with the steps so far, whether or not the draw is over. */
export function findStepFaults(steps: readonly DrawStep[]): readonly DrawFault[] {
	const faults: DrawFault[] = [];
	let state: DrawState = NO_DRAW;
	for (const [index, step] of steps.entries()) {
		for (const found of faultsOf(state, step)) faults.push({ ...found, step: index + 1 });
		state = evolveDraw(state, step);
	}
	return faults;
}

function faultsOf(state: DrawState, step: DrawStep): readonly Found[] {
	if (step.type === 'DrawAnnounced') return announcedFaults(state, step);
	const { announced } = state;
	// Whatever comes before the server's hash is known to whoever chooses the seed behind it.
	if (!announced) return [{ fault: 'before-server-hash' }];
	if (state.ended || state.abandoned) return [{ fault: 'after-the-end' }];
	return checked(CHECKS, state, step, announced);
}

function checked<T extends DrawStep['type']>(
	checks: Checks,
	state: DrawState,
	step: DrawStepOf<T> & { readonly type: T },
	announced: Announced
): readonly Found[] {
	return checks[step.type](state, step, announced);
}

function announcedFaults(state: DrawState, step: Announced): readonly Found[] {
	const ids = [...step.deck, ...step.reserve].map(({ id }) => id);
	const sorted = (cards: Announced['deck']) =>
		cards.every(({ id }, at) => at === 0 || (cards[at - 1]?.id ?? '') <= id);
	return [
		...when(revisionOf(step) > RULES, { fault: 'newer-rules' }),
		...when(state.steps.length > 0, { fault: 'server-hash-late' }),
		...when(!isTieSound(step.tie), { fault: 'tie-does-not-follow' }),
		...when(ids.length === 0, { fault: 'no-cards' }),
		...when(new Set(ids).size !== ids.length, { fault: 'card-twice' }),
		...when(!sorted(step.deck) || !sorted(step.reserve), { fault: 'deck-not-sorted' })
	];
}

const CHECKS: Checks = {
	DrawAnnounced: announcedFaults,
	ArchetypeDeclared: ({ declared, commitments, order }, { seat, archetype }, { tie }) => [
		...when(commitments.length > 0 || order !== null, { fault: 'declared-late', seat }),
		...when(!tie.seats.includes(seat), { fault: 'declared-by-stranger', seat }),
		...when(tie.seats.includes(seat) && tie.seats[declared.length] !== seat, {
			fault: 'declared-out-of-turn',
			seat
		}),
		...when(
			declared.some((one) => one.archetype === archetype),
			{ fault: 'archetype-twice', seat, archetype }
		)
	],
	ContributionCommitted(state, { attempt, device, saw }, announced) {
		const seen = sawOf(announced, state.declared);
		return [
			...attemptFaults(state, attempt),
			...when(state.closed || state.order !== null, { fault: 'committed-late', device }),
			...when(state.declared.length < announced.tie.seats.length, {
				fault: 'committed-before-declared',
				device
			}),
			...when(state.without.includes(device), { fault: 'committed-though-left-out', device }),
			...when(
				state.commitments.some((one) => one.device === device),
				{ fault: 'committed-twice', device }
			),
			...when(saw.server !== seen.server, { fault: 'server-hash-not-covered', device }),
			...when(saw.tie !== seen.tie, { fault: 'tie-not-covered', device }),
			...when(saw.deck !== seen.deck, { fault: 'deck-not-covered', device }),
			...when(saw.declared !== seen.declared, { fault: 'declarations-not-covered', device })
		];
	},
	CommitmentsClosed: (state, { attempt }) => [
		...attemptFaults(state, attempt),
		...when(state.closed, { fault: 'closed-twice' }),
		...when(state.commitments.length === 0, { fault: 'nobody-committed' })
	],
	ContributionOpened(state, { attempt, device, contribution }, { draw }) {
		const committed = state.commitments.find((one) => one.device === device);
		const meant =
			committed && contributionCommitment(draw, attempt, device, committed.saw, contribution);
		return [
			...attemptFaults(state, attempt),
			...when(!state.closed, { fault: 'opened-early', device }),
			...when(!committed, { fault: 'opened-without-commitment', device }),
			...when(
				state.opened.some((one) => one.device === device),
				{ fault: 'opened-twice', device }
			),
			...when(committed !== undefined && committed.commitment !== meant, {
				fault: 'commitment-does-not-match',
				device
			})
		];
	},
	AttemptVoided(state, { attempt, missing }) {
		const left = notOpened(state);
		return [
			...attemptFaults(state, attempt),
			...when(!state.closed || left.length === 0, { fault: 'void-without-cause' }),
			...when(left.length > 0 && !sameJson([...left].sort(), [...missing].sort()), {
				fault: 'void-names-others'
			})
		];
	},
	SeedOpened(state, { attempt, seed, order }, announced) {
		const { order: due } = orderOf(announced, state.declared, attempt, seed, inCommitted(state));
		const place = due.findIndex((card, at) => order[at] !== card);
		const differs = place >= 0 || order.length !== due.length;
		return [
			...attemptFaults(state, attempt),
			...when(state.order !== null, { fault: 'seed-twice' }),
			...when(!state.closed || notOpened(state).length > 0, { fault: 'seed-early' }),
			...when(seedCommitment(announced.draw, seed) !== announced.server, {
				fault: 'seed-does-not-match'
			}),
			...when(differs, {
				fault: 'order-differs',
				place: (place >= 0 ? place : due.length) + 1
			})
		];
	},
	CardTurned(state, { turn, card }) {
		const due = cardAt(state, state.turned.length);
		return [
			...when(state.order === null, { fault: 'turned-early' }),
			...when(turn !== state.turned.length + 1, { fault: 'turned-out-of-turn', place: turn }),
			...when(state.order !== null && due?.id !== card, {
				fault: 'other-card-turned',
				place: turn
			}),
			...when(hit(state) !== undefined, { fault: 'turned-after-the-hit', place: turn })
		];
	},
	DrawEnded(state, { shown, winner }) {
		const found = hit(state);
		if (!found && state.turned.length < (state.order?.length ?? 1))
			return [{ fault: 'ended-early' }];
		return [
			...when(shown !== (found?.archetype ?? null), { fault: 'other-archetype-shown' }),
			...when(winner !== (found?.seat ?? state.lot), { fault: 'other-winner', seat: winner })
		];
	},
	DrawAbandoned: () => []
};

/** Whose archetype the card turned last shows. */
function hit({ announced, turned, declared }: DrawState) {
	const last = turned.at(-1);
	const card = [...(announced?.deck ?? []), ...(announced?.reserve ?? [])].find(
		({ id }) => id === last
	);
	return declared.find(({ archetype }) => archetype === card?.archetype);
}

const attemptFaults = (state: DrawState, attempt: number): Found[] =>
	when(attempt !== state.attempt, { fault: 'attempt-out-of-order' });

const when = (so: boolean, found: Found): Found[] => (so ? [found] : []);

/** Where the record differs from what a device of the table remembers. */
function remembered(
	steps: readonly DrawStep[],
	{ draw, attempt, device, saw }: Witness,
	witnesses: readonly Witness[]
): DrawFault[] {
	const announcedAt = steps.findIndex(({ type }) => type === 'DrawAnnounced');
	const announced = steps[announcedAt];
	if (announced?.type !== 'DrawAnnounced' || announced.draw !== draw)
		return [{ fault: 'another-draw', step: Math.max(announcedAt, 0) + 1, device }];
	const step = announcedAt + 1;
	const at = steps.findIndex(
		(one) =>
			one.type === 'ContributionCommitted' && one.device === device && one.attempt === attempt
	);
	const committed = steps[at];
	if (committed?.type !== 'ContributionCommitted')
		return [{ fault: 'own-part-missing', step: steps.length, device }];
	// Of the numbers that two windows of one device made at once, one is taken: no seal was changed.
	const isTaken = witnesses.some(
		(other) =>
			other.draw === draw &&
			other.attempt === attempt &&
			other.device === device &&
			other.commitment === committed.commitment
	);
	return [
		...when(announced.server !== saw.server, { fault: 'server-hash-changed', device }).map(
			(found) => ({ ...found, step })
		),
		...when(!isTaken || !sameJson(committed.saw, saw), {
			fault: 'own-commitment-changed',
			device
		}).map((found) => ({ ...found, step: at + 1 }))
	];
}
