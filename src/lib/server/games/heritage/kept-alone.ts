import { alone } from '../../../games/heritage/alone/alone.ts';
import type {
	AloneCommand,
	AloneEvent,
	AloneReason,
	AloneState
} from '../../../games/heritage/alone/grammar.ts';
import { namesAtTable } from '../../../games/heritage/alone/naming.ts';
import { shortened } from '../../../games/heritage/ruleset.ts';
import { doingsOf } from './doings.ts';
import { codedAlone } from './coded.ts';
import { aloneDoor } from './door.ts';
import { aloneDealt } from './heritage-dealt.ts';
import { glanceOfAlone } from './glance.ts';
import { takeOver } from '../../tables/taking-over.ts';
import type { KeptGame } from '../../logs/kept-game.ts';
import { NO_ROWS } from '../../logs/projection.ts';

/** A game outside a chronicle as the server keeps it: its table is all there is, nothing lies beside the log. */
export const keptAlone: KeptGame<AloneState, AloneCommand, AloneEvent, AloneReason> = {
	game: alone,
	tables: 1,
	beginsLong: true,
	titleOf: ({ title }) => title,
	namesIn: ({ table }, people) => namesAtTable(table, people),
	seatsOf: ({ table }) => table.seats.map(({ seat }) => seat),
	glanceOf: glanceOfAlone,
	rulesetOf: ({ table }) => shortened(table.ruleset),
	rowsOf: () => NO_ROWS,
	door: aloneDoor,
	dealt: aloneDealt,
	satDown: takeOver,
	coded: codedAlone,
	steps: {
		lie: ({ course }) => course.steps.length > 0,
		begin: ({ type }) => type === 'GameBrought',
		standing: doingsOf
	}
};
