import { orderOf } from './hashes.ts';
import { NO_DRAW, type DrawState } from './state.ts';
import type { DrawCard, DrawDevice, DrawStep, DrawStepOf } from './steps.ts';

/** What a step makes of a draw; it cannot refuse. */
export function evolveDraw(before: DrawState, step: DrawStep): DrawState {
	const state: DrawState = { ...before, steps: [...before.steps, step] };
	switch (step.type) {
		case 'DrawAnnounced':
			return { ...(NO_DRAW as DrawState), steps: state.steps, announced: step };
		case 'ArchetypeDeclared': {
			const { seat, archetype } = step;
			return { ...state, declared: [...state.declared, { seat, archetype }] };
		}
		case 'ContributionCommitted': {
			const { device, commitment, saw } = step;
			return { ...state, commitments: [...state.commitments, { device, commitment, saw }] };
		}
		case 'CommitmentsClosed':
			return { ...state, closed: true };
		case 'ContributionOpened': {
			const { device, contribution } = step;
			return { ...state, opened: [...state.opened, { device, contribution }] };
		}
		case 'AttemptVoided':
			return {
				...state,
				attempt: step.attempt + 1,
				without: [...state.without, ...step.missing],
				commitments: [],
				closed: false,
				opened: []
			};
		case 'SeedOpened':
			return seedOpened(state, step);
		case 'CardTurned':
			return { ...state, turned: [...state.turned, step.card] };
		case 'DrawEnded':
			return { ...state, ended: { shown: step.shown, winner: step.winner } };
		case 'DrawAbandoned':
			return { ...state, abandoned: true };
	}
}

function seedOpened(
	state: DrawState,
	{ seed, order, attempt }: DrawStepOf<'SeedOpened'>
): DrawState {
	const { announced, declared } = state;
	if (!announced) return state;
	const { lot } = orderOf(announced, declared, attempt, seed, inCommitted(state));
	return { ...state, order, lot: announced.tie.seats[lot] ?? null };
}

/** The opened contributions in the order in which they were committed: the order in which they opened is nobody's chance. */
export function inCommitted({ commitments, opened }: Pick<DrawState, 'commitments' | 'opened'>) {
	return commitments.flatMap(({ device }) => opened.filter((one) => one.device === device));
}

/** Whose turn to declare it is; null: everybody has. */
export function whoDeclares({ announced, declared }: DrawState): string | null {
	return announced?.tie.seats[declared.length] ?? null;
}

/** Whose devices have committed and not opened. */
export function notOpened({ commitments, opened }: DrawState): DrawDevice[] {
	return commitments
		.map(({ device }) => device)
		.filter((device) => !opened.some((one) => one.device === device));
}

/** Whose devices are waited for before anything opens. */
export function notCommitted({ announced, without, commitments }: DrawState): DrawDevice[] {
	return (announced?.expected ?? []).filter(
		(device) =>
			!without.includes(device) && !commitments.some((committed) => committed.device === device)
	);
}

/** The card at a place of the order, from 0; undefined: there is none. */
export function cardAt({ announced, order }: DrawState, turn: number): DrawCard | undefined {
	const place = order?.[turn];
	if (!announced || place === undefined) return undefined;
	return [...announced.deck, ...announced.reserve][place];
}
