import type { AloneCommandOf } from '../../../games/heritage/alone/grammar.ts';
import type { Application } from '../../application.ts';
import type { Actor } from '../../logs/answers.ts';
import { nameOfSeat } from '../../logs/sitting-down.ts';
import type { Watch } from '../../long-work/watch.ts';

/** A game from somebody's device on its way into a group. */
interface Bringing {
	readonly groupId: string;
	readonly actor: Actor;
	/** The same id in the same group brings one game, however often it is sent. */
	readonly commandId: string;
	/** Names by seat; nobody has to sit there. */
	readonly people: { readonly [seat: string]: string };
	readonly command: AloneCommandOf<'BringGame'>;
	/** The seats of whoever brings it; all others are free to take. */
	readonly mine?: readonly string[];
}

/**
 * Keeps a game that was played on a device in a group, whole or not at all. Refused by the game's own rules, step by
 * step: `of-a-chronicle`, `not-by-the-rules`.
 */
export function bringGame(
	house: Pick<Application, 'keeping'>,
	{ groupId, actor, commandId, people, command, mine = [] }: Bringing,
	watch?: Watch
) {
	const laid = command.steps[0]?.find((event) => event.type === 'TableSet');
	const seats = (laid?.setting.seats ?? []).map(({ seat }, index) => ({
		seatId: seat,
		name: people[seat] ?? nameOfSeat(index),
		userId: mine.includes(seat) ? actor.id : null
	}));
	return house
		.keeping('heritage-alone')
		.logs.found({ groupId, seats, actor, command: { id: commandId, body: command } }, watch);
}
