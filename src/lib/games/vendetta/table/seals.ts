import {
	checkChoices,
	choiceSeal,
	type CheckedChoice,
	type RememberedSeal
} from '../../core/fair/choices.ts';
import type { SeatId } from '../../core/seats.ts';
import type { TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import type { Choice } from './request.ts';
import type { Table } from './table.ts';

/** Stands first in every seal on a token, a bid, or another way chosen in secret. */
const DOMAIN = 'elysium-vendetta-choice/1';

/** The seal on what a seat chooses. */
export const sealOn = (question: number, seat: SeatId, choice: Choice, nonce: string): string =>
	choiceSeal({ domain: DOMAIN, question, seat, choice: [...choice], nonce });

/**
 * A command with a number that seals it, where it chooses in secret what will open for everybody; any other as it is. `made`: makes
 * a number that nobody can guess.
 */
export function sealing(
	{ question, together }: Pick<Table, 'question' | 'together'>,
	command: TableCommand,
	made: () => string
): TableCommand {
	const chooses = command.type === 'ChooseToken' || command.type === 'AnswerQuestion';
	const opens = together !== null && question !== null && question.hidden !== true;
	return chooses && opens ? { ...command, nonce: made() } : command;
}

/** The seal that a command puts on what it chooses, and on which choice; null: on nothing. */
export function sealIn(
	{ question }: Pick<Table, 'question'>,
	command: TableCommand
): RememberedSeal | null {
	const chooses = command.type === 'ChooseToken' || command.type === 'AnswerQuestion';
	if (!chooses || !question || command.seat === null || command.nonce === undefined) return null;
	const { seat, nonce } = command;
	const choice = command.type === 'ChooseToken' ? [command.token] : command.choice;
	return { question: question.id, seat, seal: sealOn(question.id, seat, choice, nonce) };
}

/** Holds what an event opens against the seals on the table before it; none: it opens nothing that was chosen in secret. */
export function checkOpened(
	{ together }: Pick<Table, 'together'>,
	event: TableEvent,
	remembered: readonly RememberedSeal[] = []
): readonly CheckedChoice[] {
	if (event.type !== 'ChoicesOpened' || event.choices === null) return [];
	const choices = Object.fromEntries(
		Object.entries(event.choices).map(([seat, choice]) => [seat, [...choice]])
	);
	const { question, nonces } = event;
	return checkChoices(
		{ domain: DOMAIN, question, seals: together?.seals, choices, nonces },
		remembered
	);
}

/** The same for all that opened in some events, from the table before them. */
export function checkAllOpened(
	before: Table,
	events: readonly TableEvent[],
	remembered: readonly RememberedSeal[] = []
): readonly CheckedChoice[] {
	let table = before;
	return events.flatMap((event) => {
		const checked = checkOpened(table, event, remembered);
		table = evolveTable(table, event);
		return checked;
	});
}
