import type { FairStep, Opening, Saw, Seal } from './steps.ts';

/** How far the numbers of the devices have come. */
export type Round<S extends Saw = Saw> = {
	/** Which attempt this is, from 1. */
	readonly attempt: number;
	/** Whose devices did not open in an attempt before. */
	readonly without: readonly string[];
	readonly sealed: readonly Seal<S>[];
	/** Whether every seal is public. */
	readonly closed: boolean;
	readonly opened: readonly Opening[];
};

export const FIRST_ROUND = {
	attempt: 1,
	without: [],
	sealed: [],
	closed: false,
	opened: []
} as const;

/** What a step makes of a round, and of what a game keeps with it; it cannot refuse. */
export function evolveRound<S extends Saw, State extends Round<S>>(
	state: State,
	step: FairStep<S>
): State {
	switch (step.type) {
		case 'seal': {
			const { device, saw, commitment } = step;
			return { ...state, sealed: [...state.sealed, { device, saw, commitment }] };
		}
		case 'close':
			return { ...state, closed: true };
		case 'open': {
			const { device, contribution } = step;
			return { ...state, opened: [...state.opened, { device, contribution }] };
		}
		case 'void': {
			const without = [...state.without, ...step.missing];
			return { ...state, ...FIRST_ROUND, attempt: step.attempt + 1, without };
		}
	}
}

type Numbers = Pick<Round, 'sealed' | 'opened'>;

/** Whose devices have sealed and not opened. */
export const notOpened = ({ sealed, opened }: Numbers): string[] =>
	sealed
		.map(({ device }) => device)
		.filter((device) => !opened.some((one) => one.device === device));

/** Whether every number is open, so that all that follows from them stands. */
export const isOpen = (round: Pick<Round, 'sealed' | 'closed' | 'opened'>): boolean =>
	round.closed && notOpened(round).length === 0;

/** The opened numbers in the order in which they were sealed: in which they opened is nobody's chance. */
export const inSealed = ({ sealed, opened }: Numbers): readonly Opening[] =>
	sealed.flatMap(({ device }) => opened.filter((one) => one.device === device));
