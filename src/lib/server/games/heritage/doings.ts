import type { Envelope } from '../../../games/core/envelope.ts';
import type { Typed } from '../../../games/core/game.ts';
import {
	EMPTY_STACK,
	redone,
	stepped,
	undoneTo,
	type Stack
} from '../../../games/core/steps/stack.ts';
import type { AloneEvent } from '../../../games/heritage/alone/grammar.ts';
import type { Event } from '../../../games/heritage/events.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import { settingOf, type Step } from '../../../games/heritage/table/course.ts';
import { commandBehind } from '../../../games/heritage/table/origin.ts';
import { COMPUTER } from '../../logs/annex.ts';

type Written = Pick<Envelope<Event | AloneEvent>, 'sequence' | 'seat' | 'actor' | 'at' | 'event'>;

/** Whether an event of the table begins a step, as in `happened` of its course. */
const begins = (event: Event | AloneEvent): boolean =>
	event.type === 'HappenedAtTable' && event.goesOn !== true && commandBehind(event.event) !== null;

type Laying = Extract<Event, { type: 'HappenedAtTable' }> & {
	readonly event: Extract<TableEvent, { type: 'TableSet' }>;
};

/** Whether an event lays a table: no step of one before it stands any more. */
export const laysTable = (event: Typed): event is Laying =>
	event.type === 'HappenedAtTable' && (event as Laying).event.type === 'TableSet';

/** Whoever brought a game did all of it, as far as anybody here knows, but for what its setting says that code did. */
function broughtBy<One extends Written>(one: One, steps: readonly Step[]): readonly One[] {
	const coded = (settingOf(steps)?.seats ?? []).flatMap(({ seat, rival }) => (rival ? seat : []));
	return steps.map(([first]) => {
		const command = first && commandBehind(first);
		const seat = command && 'seat' in command ? command.seat : null;
		return seat !== null && coded.includes(seat) ? { ...one, seat, actor: COMPUTER.id } : one;
	});
}

/** Of each step that stands at the table of the chapter under way, in order, the event that it began with. */
export function doingsOf<One extends Written>(written: readonly One[]): readonly One[] {
	let stack: Stack<One> = EMPTY_STACK;
	for (const one of written) {
		const { event } = one;
		switch (event.type) {
			case 'GameBrought':
				stack = { ...stack, steps: broughtBy(one, event.steps) };
				break;
			case 'HappenedAtTable':
				if (laysTable(event)) stack = stepped(EMPTY_STACK, one);
				else stack = begins(event) ? stepped(stack, one) : { ...stack, redoable: [] };
				break;
			case 'UndoneAtTable':
				stack = undoneTo(stack, event.kept);
				break;
			case 'RedoneAtTable':
				stack = redone(stack);
				break;
			case 'ChapterRecorded':
				stack = EMPTY_STACK;
		}
	}
	return stack.steps;
}
