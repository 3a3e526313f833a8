import * as v from 'valibot';
import { stepsSchema, undoCommands } from '../core/steps/asking.ts';
import { attackCommands } from './attack/commands.ts';
import { cityCommands } from './city/commands.ts';
import { factCommands } from './facts/commands.ts';
import { counterCommands } from './counters/commands.ts';
import { endingCommands } from './ending/commands.ts';
import { influenceCommands } from './influence/commands.ts';
import { seatsSchema, setUpCommands } from './set-up/commands.ts';

/** Every intention of a match. Each folder says its own. */
export const commandSchema = v.variant('type', [
	...setUpCommands,
	...counterCommands,
	...attackCommands,
	...cityCommands,
	...factCommands,
	...endingCommands,
	...influenceCommands,
	...undoCommands({ kept: stepsSchema, seats: seatsSchema })
]);
export type Command = v.InferOutput<typeof commandSchema>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
