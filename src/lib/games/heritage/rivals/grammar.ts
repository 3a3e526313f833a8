import { rivalCommandsOf, rivalEventsOf, rivalsSchemaOf } from '../../core/rivals/grammar.ts';
import { SEAT_IDS, seatSchema } from '../shapes.ts';

export {
	rivalRefusals,
	type Rival,
	type RivalCommand,
	type RivalEvent,
	type Rivals
} from '../../core/rivals/grammar.ts';

/** The seats that code plays from the beginning. */
export const rivalsSchema = rivalsSchemaOf(seatSchema, SEAT_IDS);

/** What people, and the server for its code, want of seats that code plays. */
export const rivalCommands = rivalCommandsOf(seatSchema);

/** What came of it. */
export const rivalEvents = rivalEventsOf(seatSchema);
