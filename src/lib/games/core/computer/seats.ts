import { accept, nothingToDo, refuse } from '../decision.ts';
import type { SeatId } from '../seats.ts';
import type { Rival, ComputerCommand, ComputerEvent, ComputerSeats } from './grammar.ts';
import type { Strength } from './strengths.ts';

/** As much of a log as says which seats code may play. */
type Seated = {
	readonly seats: readonly SeatId[];
	readonly dealer: 'app' | 'box';
	readonly rivals?: ComputerSeats | undefined;
};

type Wanted<T extends ComputerCommand['type']> = Extract<ComputerCommand, { type: T }>;

const findStranger = ({ seats }: Seated, seat: SeatId) =>
	seats.includes(seat) ? null : refuse('unknown-seat', { seat }, 'seat');

/**
 * Gives a seat to code; one that is stuck tries once more. The same again: nothing to do. Refusals: `unknown-seat`,
 * `rival-needs-app`.
 */
export function giveSeatToRival(seated: Seated, command: Wanted<'GiveSeatToRival'>) {
	const { seat, strength } = command;
	const stranger = findStranger(seated, seat);
	if (stranger) return stranger;
	if (seated.dealer !== 'app') return refuse('rival-needs-app', {}, 'seat');
	const now = seated.rivals?.[seat];
	if (now?.strength === strength && !now.stuck) return nothingToDo();
	return accept<ComputerEvent>({ type: 'SeatGivenToRival', seat, strength });
}

/** People play a seat again. Refusal: `unknown-seat`. */
export function takeSeatBack(seated: Seated, { seat }: Wanted<'TakeSeatBack'>) {
	const stranger = findStranger(seated, seat);
	if (stranger) return stranger;
	return seated.rivals?.[seat]
		? accept<ComputerEvent>({ type: 'SeatTakenBack', seat })
		: nothingToDo();
}

/** Code found no move, and waits. Refusal: `unknown-seat`. */
export function haltRival(seated: Seated, { seat }: Wanted<'HaltRival'>) {
	const stranger = findStranger(seated, seat);
	if (stranger) return stranger;
	const now = seated.rivals?.[seat];
	return now && !now.stuck ? accept<ComputerEvent>({ type: 'RivalHalted', seat }) : nothingToDo();
}

/** Any of these. */
export function decideRival(seated: Seated, command: ComputerCommand) {
	switch (command.type) {
		case 'GiveSeatToRival':
			return giveSeatToRival(seated, command);
		case 'TakeSeatBack':
			return takeSeatBack(seated, command);
		case 'HaltRival':
			return haltRival(seated, command);
	}
}

/** The seats that code plays after something was said of them. */
export function rivalsAfter(rivals: ComputerSeats = {}, event: ComputerEvent): ComputerSeats {
	const { [event.seat]: now, ...others } = rivals;
	switch (event.type) {
		case 'SeatGivenToRival':
			return { ...rivals, [event.seat]: { strength: event.strength } };
		case 'SeatTakenBack':
			return others;
		case 'RivalHalted':
			return now ? { ...rivals, [event.seat]: { ...now, stuck: true } } : rivals;
	}
}

/** The seats that code plays where a log begins with some. */
export const rivalsFrom = (strengths: { readonly [seat: SeatId]: Strength }): ComputerSeats =>
	Object.fromEntries(
		Object.entries(strengths).map(([seat, strength]): [SeatId, Rival] => [seat, { strength }])
	);

/** The intention behind an event. */
export function rivalOrigin(event: ComputerEvent): ComputerCommand {
	const { seat } = event;
	switch (event.type) {
		case 'SeatGivenToRival':
			return { type: 'GiveSeatToRival', seat, strength: event.strength };
		case 'SeatTakenBack':
			return { type: 'TakeSeatBack', seat };
		case 'RivalHalted':
			return { type: 'HaltRival', seat };
	}
}
