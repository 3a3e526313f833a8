import type { Command } from '../../../games/rivals/commands.ts';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { glanceWords } from '../../../games/rivals/glance.ts';
import { namesInMatch } from '../../../games/rivals/naming.ts';
import type { Reason } from '../../../games/rivals/refusals.ts';
import { rivals } from '../../../games/rivals/rivals.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import type { KeptGame } from '../../logs/kept-game.ts';
import { NO_ROWS } from '../../logs/projection.ts';
import { doingsOf } from './doings.ts';
import { matchDoor } from './door.ts';

/** A match of Rivals as the server keeps it: a log of its own, and nothing beside it. */
export const keptRivals: KeptGame<RivalsState, Command, RivalsEvent, Reason> = {
	game: rivals,
	tables: 1,
	titleOf: ({ setting }) => setting.title,
	namesIn: namesInMatch,
	seatsOf: ({ seats }) => seats,
	glanceOf: ({ state, names }) => Promise.resolve(glanceWords(state, names.seats)),
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	door: matchDoor,
	steps: { lie: () => true, begin: ({ type }) => type === 'MatchBegun', standing: doingsOf }
};
