import type { Command } from '../../../games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import { glanceWords } from '../../../games/vendetta/glance.ts';
import { namesInEvening } from '../../../games/vendetta/naming.ts';
import type { Reason } from '../../../games/vendetta/refusals.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import { vendetta } from '../../../games/vendetta/vendetta.ts';
import type { KeptGame } from '../../logs/kept-game.ts';
import { NO_ROWS } from '../../logs/projection.ts';
import { takeOver } from '../../tables/taking-over.ts';
import { passHandAlong } from '../../tables/passing-along.ts';
import { codedEvening } from './coded.ts';
import { doingsOf } from './doings.ts';
import { eveningDoor, tableNumber } from './door.ts';
import { vendettaDealt } from './vendetta-dealt.ts';

/** Whether the keeper could look at a hand that others do not see: the app dealt at some time. */
const hidesHands = ({ course }: EveningState): boolean =>
	course.steps
		.flat()
		.some(
			(one) =>
				one.type === 'HappenedAtTable' &&
				((one.event.type === 'TableSet' && one.event.setting.dealer === 'app') ||
					(one.event.type === 'DealerChanged' && one.event.dealer === 'app'))
		);

/** An evening of Vendetta as the server keeps it: a log of its own, and nothing beside it. */
export const keptVendetta: KeptGame<EveningState, Command, VendettaEvent, Reason> = {
	game: vendetta,
	tables: 1,
	titleOf: ({ evening }) => evening.setting.title,
	namesIn: namesInEvening,
	seatsOf: ({ seats }) => seats,
	glanceOf: ({ state, names }) => Promise.resolve(glanceWords(state, names.seats)),
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	door: eveningDoor,
	dealt: vendettaDealt,
	async satDown(here, place, by) {
		await takeOver(here, place, by);
		await passHandAlong({ chapterOf: tableNumber, hidesHands }, here, place, by);
	},
	coded: codedEvening,
	steps: { lie: () => true, begin: ({ type }) => type === 'EveningBegun', standing: doingsOf }
};
