import {
	computerCommandsOf,
	computerEventsOf,
	computerSeatsSchemaOf
} from '../../core/computer/grammar.ts';
import { SEAT_IDS, seatSchema } from '../shapes.ts';

export {
	computerRefusals,
	type Rival,
	type ComputerCommand,
	type ComputerEvent,
	type ComputerSeats
} from '../../core/computer/grammar.ts';

/** The seats that code plays from the beginning. */
export const rivalsSchema = computerSeatsSchemaOf(seatSchema, SEAT_IDS);

/** What people, and the server for its code, want of seats that code plays. */
export const rivalCommands = computerCommandsOf(seatSchema);

/** What came of it. */
export const rivalEvents = computerEventsOf(seatSchema);
