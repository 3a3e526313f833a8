import type { Command } from '../../../games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import { glanceWords } from '../../../games/vendetta/glance.ts';
import type { Reason } from '../../../games/vendetta/refusals.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import { vendetta } from '../../../games/vendetta/vendetta.ts';
import type { KeptGame } from '../../logs/kept-game.ts';
import { NO_ROWS } from '../../logs/projection.ts';
import { eveningDoor } from './door.ts';

/** An evening of Vendetta as the server keeps it: a log of its own, and nothing beside it. */
export const keptVendetta: KeptGame<EveningState, Command, VendettaEvent, Reason> = {
	game: vendetta,
	tables: 1,
	titleOf: ({ evening }) => evening.setting.title,
	namesIn: (_state, people) => (id) => people[id] ?? id,
	seatsOf: ({ seats }) => seats,
	glanceOf: ({ state, names }) => Promise.resolve(glanceWords(state, names.seats)),
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	door: eveningDoor
};
