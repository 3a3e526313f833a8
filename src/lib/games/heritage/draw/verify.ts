import { revisionOf } from '../../core/envelope.ts';
import {
	faultsWhere,
	rememberedFaults,
	seedFaults,
	stepFaults,
	type Remembered
} from '../../core/fair/faults.ts';
import { isOpen } from '../../core/fair/round.ts';
import { plain } from '../../core/fair/naming.ts';
import { fold } from '../../core/game.ts';
import { RULES } from '../revision.ts';
import { evolveDraw, cardAt } from './evolve.ts';
import { NO_DRAW, type DrawState } from './state.ts';
import { orderOf, termsOf } from './hashes.ts';
import type { DrawFault } from './faults.ts';
import {
	DRAW_STEPS,
	type DrawProof,
	type DrawSaw,
	type DrawStep,
	type DrawStepOf
} from './steps.ts';
import { isTieSound } from './tie.ts';

type Announced = DrawStepOf<'DrawAnnounced'>;
type DrawFound = Omit<DrawFault, 'step'>;
/** What one device remembers of its own part. */
export interface Witness extends Remembered<DrawSaw> {
	readonly draw: string;
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

function faultsOf(state: DrawState, step: DrawStep): readonly DrawFound[] {
	if (step.type === 'DrawAnnounced') return announcedFaults(state, step);
	const { announced, declared, order } = state;
	// Whatever comes before the server's hash is known to whoever chooses the seed behind it.
	if (!announced) return [{ fault: 'before-server-hash' }];
	if (state.ended || state.abandoned) return [{ fault: 'after-the-end' }];
	switch (step.type) {
		case 'ArchetypeDeclared':
			return declaredFaults(state, step, announced.tie);
		case 'SeedOpened':
			return seedOpenedFaults(state, step, announced);
		case 'CardTurned': {
			const { turn: place, card } = step;
			const so = {
				'turned-early': order === null,
				'turned-out-of-turn': place !== state.turned.length + 1,
				'other-card-turned': order !== null && cardAt(state, state.turned.length)?.id !== card,
				'turned-after-the-hit': hit(state) !== undefined
			};
			return faultsWhere(so, { place });
		}
		case 'DrawEnded':
			return endedFaults(state, step);
		case 'DrawAbandoned':
			return [];
		default: {
			const fair = plain(DRAW_STEPS, step);
			const early = fair.type === 'seal' && declared.length < announced.tie.seats.length;
			return [
				...(early ? [{ fault: 'sealed-before-declared' as const, who: fair.device }] : []),
				...stepFaults(termsOf(announced, declared), state, fair)
			];
		}
	}
}

function announcedFaults(state: DrawState, step: Announced): readonly DrawFound[] {
	const ids = [...step.deck, ...step.reserve].map(({ id }) => id);
	const sorted = (cards: Announced['deck']) =>
		cards.every(({ id }, at) => at === 0 || (cards[at - 1]?.id ?? '') <= id);
	return faultsWhere({
		'newer-rules': revisionOf(step) > RULES,
		'server-hash-late': state.steps.length > 0,
		'tie-does-not-follow': !isTieSound(step.tie),
		'no-cards': ids.length === 0,
		'card-twice': new Set(ids).size !== ids.length,
		'deck-not-sorted': !sorted(step.deck) || !sorted(step.reserve)
	});
}

function declaredFaults(
	{ declared, sealed, order }: DrawState,
	{ seat: who, archetype }: DrawStepOf<'ArchetypeDeclared'>,
	{ seats }: Announced['tie']
): readonly DrawFound[] {
	const so = {
		'declared-late': sealed.length > 0 || order !== null,
		'declared-by-stranger': !seats.includes(who),
		'declared-out-of-turn': seats.includes(who) && seats[declared.length] !== who,
		'archetype-twice': declared.some((one) => one.archetype === archetype)
	};
	return faultsWhere(so, { who, archetype });
}

function seedOpenedFaults(
	state: DrawState,
	{ attempt, seed, order }: DrawStepOf<'SeedOpened'>,
	announced: Announced
): readonly DrawFound[] {
	const { declared } = state;
	const { order: due } = orderOf(announced, declared, { ...state, attempt }, seed);
	const place = due.findIndex((card, at) => order[at] !== card);
	const differs = place >= 0 || order.length !== due.length;
	return [
		...faultsWhere({
			'attempt-out-of-order': attempt !== state.attempt,
			'seed-early': !isOpen(state)
		}),
		...seedFaults(termsOf(announced, declared), seed, state.order !== null),
		...faultsWhere(
			{ 'order-differs': differs },
			{ place: (differs && place >= 0 ? place : due.length) + 1 }
		)
	];
}

function endedFaults(
	state: DrawState,
	{ shown, winner }: DrawStepOf<'DrawEnded'>
): readonly DrawFound[] {
	const found = hit(state);
	if (!found && state.turned.length < (state.order?.length ?? 1)) return [{ fault: 'ended-early' }];
	const so = {
		'other-archetype-shown': shown !== (found?.archetype ?? null),
		'other-winner': winner !== (found?.seat ?? state.lot)
	};
	return faultsWhere(so, { who: winner });
}

/** Whose archetype the card turned last shows. */
function hit({ announced, turned, declared }: DrawState) {
	const last = turned.at(-1);
	const card = [...(announced?.deck ?? []), ...(announced?.reserve ?? [])].find(
		({ id }) => id === last
	);
	return declared.find(({ archetype }) => archetype === card?.archetype);
}

/** Where the record differs from what a device of the table remembers. */
function remembered(
	steps: readonly DrawStep[],
	witness: Witness,
	witnesses: readonly Witness[]
): DrawFault[] {
	const { announced, declared } = fold(evolveDraw, NO_DRAW, steps);
	const { draw, attempt, device: who } = witness;
	const begins = steps.findIndex(({ type }) => type === 'DrawAnnounced') + 1;
	if (announced?.draw !== draw) return [{ fault: 'another-draw', step: Math.max(begins, 1), who }];
	const at = steps.findIndex(
		(one) => one.type === 'ContributionCommitted' && one.device === who && one.attempt === attempt
	);
	const seal = steps[at];
	const own = seal?.type === 'ContributionCommitted' ? seal : undefined;
	const all = witnesses.filter((other) => other.draw === draw);
	const last = own ? at + 1 : steps.length;
	return rememberedFaults(termsOf(announced, declared), own, witness, all).map((found) => ({
		...found,
		step: found.fault === 'server-hash-changed' ? begins : last
	}));
}
