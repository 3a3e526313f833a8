import { accept, refuse, type Decision } from '../decision.ts';
import type { Course, Proposal } from './course.ts';

/** Why nothing is undone, redone or asked, each in a sentence. */
export const stepRefusals = {
	'nothing-to-take-back': 'Nothing has happened here yet: there is nothing to undo.',
	'table-moved-on': 'Something else happened at the table. Check again what you would undo.',
	'too-few-steps': 'There are {steps} steps so far. Choose one to go back to.',
	'undo-needs-nobody': 'You do not need to ask anyone. Just undo it.',
	'undo-asked-already': 'Another question is waiting at the table. Answer that first.',
	'no-undo-asked': 'Nobody is asking for an undo now. Look at the table again.',
	'undo-not-asked-of': '{seat} has nothing to answer. See who is asked.',
	'seat-twice': '{seat} is listed twice. List each player once.',
	'undo-of-another': '{seat} did not ask for this. Only those who asked can stop it.',
	'nothing-to-bring-back': 'Nothing was undone since the last move: there is nothing to redo.'
} as const;

type AnyCourse = Course<unknown, object>;
type Asked = { readonly of?: number | undefined };

/** Why not all but the first `kept` steps are undone. `of`: how many steps somebody saw. Null: they can be. */
export function findUndoFault(
	{ steps: { length: steps } }: Pick<AnyCourse, 'steps'>,
	{ kept, of }: Asked & { readonly kept: number }
) {
	if (steps === 0) return refuse('nothing-to-take-back');
	if (of !== undefined && of !== steps) return refuse('table-moved-on', {}, 'of');
	return kept >= steps ? refuse('too-few-steps', { steps }, 'kept') : null;
}

/**
 * Redoes what was undone last, exactly as it was, as long as nothing else happened since. It takes nothing from anybody: all of it lay
 * there before. Refusals: `table-moved-on`, `nothing-to-bring-back`.
 */
export function decideRedo(
	{ steps, redoable }: Pick<AnyCourse, 'steps' | 'redoable'>,
	{ of }: Asked
) {
	if (of !== undefined && of !== steps.length) return refuse('table-moved-on', {}, 'of');
	if (redoable.length === 0) return refuse('nothing-to-bring-back');
	return accept({ type: 'RedoneAtTable' as const });
}

/** Why the table is not asked; `at`: where in the command it lies that nobody has to be. */
export function findAskingFault(isAskedBack: boolean, asks: readonly string[], at: string) {
	if (isAskedBack) return refuse('undo-asked-already');
	return asks.length === 0 ? refuse('undo-needs-nobody', {}, at) : null;
}

/** Who asked, and everybody who was asked and agreed. */
export type Consent = { readonly by: string[]; readonly agreed: string[] };

/**
 * An answer for some seats to the question with this id. Who agreed may still decline. With the last one who agrees a game
 * does what was asked: `finish`. Refusals: `no-undo-asked`, `table-moved-on` where another question was answered,
 * `seat-twice`, `undo-not-asked-of`.
 */
export function decideAnswer<Matter extends object, Event, Reason extends string>(
	{ proposal }: Pick<Course<unknown, Matter>, 'proposal'>,
	answer: { readonly proposal: number; readonly seats: string[]; readonly agrees: boolean },
	finish: (proposal: Proposal<Matter>, consent: Consent) => Decision<Event, Reason>
) {
	const { proposal: id, seats, agrees } = answer;
	if (!proposal) return refuse('no-undo-asked');
	if (id !== proposal.id) return refuse('table-moved-on', {}, 'proposal');
	const twice = seats.findIndex((seat, at) => seats.indexOf(seat) !== at);
	if (seats[twice] !== undefined)
		return refuse('seat-twice', { seat: seats[twice] }, `seats.${twice}`);
	const may = agrees ? proposal.waits : [...proposal.waits, ...proposal.agreed];
	const at = seats.findIndex((seat) => !may.includes(seat));
	if (seats[at] !== undefined)
		return refuse('undo-not-asked-of', { seat: seats[at] }, `seats.${at}`);
	if (!agrees) return accept({ type: 'UndoDeclined' as const, seats });
	if (seats.length < proposal.waits.length) return accept({ type: 'UndoAgreed' as const, seats });
	const agreed = [...proposal.agreed, ...proposal.waits];
	return finish(proposal, { by: [...proposal.by], agreed });
}

/**
 * Asks no longer: by seats of who asked, or by none for whoever keeps the table in order. Refusals: `no-undo-asked`,
 * `table-moved-on` where another question was meant, `undo-of-another`.
 */
export function decideWithdrawal(
	{ proposal }: Pick<AnyCourse, 'proposal'>,
	{ proposal: id, by }: { readonly proposal: number; readonly by: string[] }
) {
	if (!proposal) return refuse('no-undo-asked');
	if (id !== proposal.id) return refuse('table-moved-on', {}, 'proposal');
	const at = by.findIndex((seat) => !proposal.by.includes(seat));
	if (by[at] !== undefined) return refuse('undo-of-another', { seat: by[at] }, `by.${at}`);
	return accept({ type: 'UndoWithdrawn' as const, by });
}
