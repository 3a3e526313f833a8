import { dealtMatch } from '../../../../games/rivals/dealt/dealt.ts';
import { glanceWords } from '../../../../games/rivals/dealt/glance.ts';
import type { Command, DealtEvent } from '../../../../games/rivals/dealt/grammar.ts';
import { namesInDealt } from '../../../../games/rivals/dealt/naming.ts';
import type { Reason } from '../../../../games/rivals/dealt/refusals.ts';
import { begins, type DealtState } from '../../../../games/rivals/dealt/state.ts';
import type { KeptGame } from '../../../logs/kept-game.ts';
import { NO_ROWS } from '../../../logs/projection.ts';
import { passHandAlong } from '../../../tables/passing-along.ts';
import { takeOver } from '../../../tables/taking-over.ts';
import { codedDealt } from './coded.ts';
import { dealtHands } from './dealt-hands.ts';
import { doingsOf } from './doings.ts';
import { dealtDoor, tableNumber } from './door.ts';

/** A match that Elysium deals, as the server keeps it: a log of its own, and nothing beside it. */
export const keptDealt: KeptGame<DealtState, Command, DealtEvent, Reason> = {
	game: dealtMatch,
	tables: 1,
	titleOf: ({ title }) => title,
	namesIn: namesInDealt,
	seatsOf: ({ seats }) => seats,
	glanceOf: ({ state, names }) => Promise.resolve(glanceWords(state, names.seats)),
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	door: dealtDoor,
	dealt: dealtHands,
	async satDown(here, place, by) {
		await takeOver(here, place, by);
		const hidesHands = ({ table }: DealtState): boolean => table !== null;
		await passHandAlong({ chapterOf: tableNumber, hidesHands }, here, place, by);
	},
	coded: codedDealt,
	steps: {
		lie: ({ table }) => table !== null,
		begin: (event) => event.type === 'HappenedAtTable' && begins(event),
		standing: doingsOf
	}
};
