import { evolveRound } from '../../core/fair/round.ts';
import { plain } from '../../core/fair/naming.ts';
import { orderOf } from './hashes.ts';
import { NO_DRAW, type DrawState } from './state.ts';
import { DRAW_STEPS, type DrawCard, type DrawStep, type DrawStepOf } from './steps.ts';

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
		case 'SeedOpened':
			return seedOpened(state, step);
		case 'CardTurned':
			return { ...state, turned: [...state.turned, step.card] };
		case 'DrawEnded':
			return { ...state, ended: { shown: step.shown, winner: step.winner } };
		case 'DrawAbandoned':
			return { ...state, abandoned: true };
		default:
			return evolveRound(state, plain(DRAW_STEPS, step));
	}
}

function seedOpened(
	state: DrawState,
	{ seed, order, attempt }: DrawStepOf<'SeedOpened'>
): DrawState {
	const { announced, declared } = state;
	if (!announced) return state;
	const { lot } = orderOf(announced, declared, { ...state, attempt }, seed);
	return { ...state, order, lot: announced.tie.seats[lot] ?? null };
}

/** Whose turn to declare it is; null: everybody has. */
export function whoDeclares({ announced, declared }: DrawState): string | null {
	return announced?.tie.seats[declared.length] ?? null;
}

/** Whose devices are waited for before anything opens. */
export function notSealed({ announced, without, sealed }: DrawState): string[] {
	return (announced?.expected ?? []).filter(
		(device) => !without.includes(device) && !sealed.some((one) => one.device === device)
	);
}

/** The card at a place of the order, from 0; undefined: there is none. */
export function cardAt({ announced, order }: DrawState, turn: number): DrawCard | undefined {
	const place = order?.[turn];
	if (!announced || place === undefined) return undefined;
	return [...announced.deck, ...announced.reserve][place];
}
