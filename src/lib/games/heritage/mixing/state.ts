import { hashOf } from '../../core/hash.ts';
import { markOf } from '../dealing/sealed.ts';
import type { Step } from '../table/course.ts';
import type { Setting } from '../table/setting.ts';
import type { MixingDevice, MixingSaw, MixingStep } from './steps.ts';

type Sealed = {
	readonly device: MixingDevice;
	readonly saw: MixingSaw;
	readonly commitment: string;
};
type Opened = { readonly device: MixingDevice; readonly contribution: string };

/** The mixing of a table's cards as far as it has come. Nothing that is taken back at the table takes anything from it. */
export type MixingState = {
	readonly id: string;
	readonly chapter: number | null;
	/** Whose table it is, by `markOf`: one that is laid out again keeps its chance. */
	readonly mark: string;
	/** What every seal has to cover. */
	readonly saw: MixingSaw;
	/** Which attempt this is, from 1. */
	readonly attempt: number;
	/** Whose devices did not open in an attempt before. */
	readonly without: readonly MixingDevice[];
	readonly sealed: readonly Sealed[];
	readonly closed: boolean;
	readonly opened: readonly Opened[];
	/** Whether the cards of its table, as that stands, were dealt by it; nothing that happens in a later chapter changes it. */
	readonly dealt: boolean;
	/** Null until the chapter is recorded. */
	readonly seed: string | null;
};

/** The mixing that a table is laid out for; null: its cards are shuffled by the server alone. */
export function mixingOf(setting: Setting): MixingState | null {
	const { mixing } = setting;
	return mixing
		? {
				id: mixing.id,
				chapter: setting.chapter,
				mark: markOf(setting),
				saw: { server: mixing.server, setting: hashOf(setting) },
				attempt: 1,
				without: [],
				sealed: [],
				closed: false,
				opened: [],
				dealt: false,
				seed: null
			}
		: null;
}

/** What a step makes of a mixing; it cannot refuse. */
export function evolveMixing(state: MixingState, step: MixingStep): MixingState {
	switch (step.type) {
		case 'NumberSealed': {
			const { device, saw, commitment } = step;
			return { ...state, sealed: [...state.sealed, { device, saw, commitment }] };
		}
		case 'NumbersClosed':
			return { ...state, closed: true };
		case 'NumberOpened': {
			const { device, contribution } = step;
			return { ...state, opened: [...state.opened, { device, contribution }] };
		}
		case 'AttemptVoided':
			return {
				...state,
				attempt: step.attempt + 1,
				without: [...state.without, ...step.missing],
				sealed: [],
				closed: false,
				opened: []
			};
		case 'SeedOpened':
			return { ...state, seed: step.seed };
	}
}

/** Whose devices have sealed and not opened. */
export function notOpened({ sealed, opened }: Pick<MixingState, 'sealed' | 'opened'>) {
	return sealed
		.map(({ device }) => device)
		.filter((device) => !opened.some((one) => one.device === device));
}

/** Whether the app dealt by a mixing, in the steps that stand of the table it was for. */
export function dealsIn(steps: readonly Step[]): boolean {
	let asked = false;
	for (const event of steps.flat()) {
		if (event.type === 'QuestionAnswered' && asked) return true;
		if (event.type === 'DealerChanged' && event.dealer === 'app') return true;
		if (event.type === 'QuestionAsked') asked = event.question.prompt === 'deal-mixed-cards';
		else if (event.type === 'DealerChanged') asked = false;
	}
	return false;
}

/** Whether every number is open, so that the order of the cards stands. */
export function isMixed(state: MixingState): boolean {
	return state.closed && notOpened(state).length === 0;
}
