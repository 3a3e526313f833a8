import type { SeatId, ThingId } from '../../shapes.ts';
import { fold } from '../../../core/game.ts';
import { unseenSchemes } from '../../dealing/dealer.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { Step } from '../../table/course.ts';
import { evolveTable } from '../../table/evolve.ts';
import { commandBehind } from '../../table/origin.ts';
import { EMPTY_TABLE, type Table } from '../../table/table.ts';
import type { SeatView } from '../view.ts';

/** Faces of clan schemes by their position in the pile of a seat. */
export type KnownFaces = { readonly [seat: SeatId]: { readonly [position: number]: ThingId } };

/** A step of a chapter that is over: the table before and after it, and what was wanted. */
export type PlayedStep = {
	/** Its place in the course. */
	readonly index: number;
	readonly before: Table;
	readonly after: Table;
	readonly command: TableCommand | null;
	/** Who decided; null: the table, or nobody. */
	readonly mover: SeatId | null;
};

/** The steps of a chapter from the one with which play began. */
export function* playedSteps(steps: readonly Step[]): Generator<PlayedStep> {
	let table: Table = EMPTY_TABLE;
	for (const [index, step] of steps.entries()) {
		const before = table;
		table = fold(evolveTable, table, step);
		const [first] = step;
		const command = first ? commandBehind(first) : null;
		if (before.phase !== 'empty' && before.phase !== 'set-up')
			yield { index, before, after: table, command, mover: moverOf(command) };
	}
}

function moverOf(command: TableCommand | null): SeatId | null {
	switch (command?.type) {
		case 'Recruit':
		case 'GiveUpRecruit':
		case 'PlayScheme':
		case 'UseMarket':
		case 'PlayAsset':
		case 'EndTurn':
		case 'AnswerQuestion':
			return command.seat;
		default:
			return null;
	}
}

/**
 * All known faces: those of the hands shown on this device, and of every scheme played, since playing it reveals which
 * card of the hand it was.
 */
export function facesBy(steps: readonly Step[], shown: KnownFaces): KnownFaces {
	const faces: { [seat: SeatId]: { [position: number]: ThingId } } = {};
	for (const [seat, known] of Object.entries(shown)) faces[seat] = { ...known };
	for (const event of steps.flat())
		if (event.type === 'SchemePlayed' && event.position !== null)
			(faces[event.seat] ??= {})[event.position] = event.scheme;
	return faces;
}

/**
 * What a seat knew when it decided: its hand as it was then, as far as the faces are known by now. Of cardboard nobody
 * can say since when a card was held, only that the one that was played was.
 */
export function viewBefore(
	{ before, command }: PlayedStep,
	seat: SeatId,
	faces: KnownFaces
): SeatView {
	const unseen = unseenSchemes(before, seat);
	const held = before.hands[seat]?.held ?? [];
	const playedNow = command?.type === 'PlayScheme' && command.seat === seat ? command.scheme : null;
	const hidden =
		before.dealer === 'app'
			? held.flatMap(({ position, scheme }) =>
					scheme === null ? (faces[seat]?.[position] ?? []) : []
				)
			: (playedNow ?? []);
	const own = [hidden].flat().filter((scheme) => unseen.includes(scheme));
	return {
		table: before,
		seat,
		hand: [...held.flatMap(({ scheme }) => scheme ?? []), ...own].sort()
	};
}

/** What everybody knows: the view of nobody. */
export const publicView = (table: Table): SeatView => ({ table, seat: '', hand: [] });
