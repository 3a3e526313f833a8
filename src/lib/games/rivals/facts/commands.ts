import * as v from 'valibot';
import { nameSchema } from '../../core/seats.ts';
import { potencySchema, vampireSchema } from '../counters/commands.ts';
import { factsSchema } from './vampire-facts.ts';

const described = {
	vampire: vampireSchema,
	name: v.exactOptional(nameSchema),
	bp: potencySchema,
	facts: factsSchema
};

export const factCommands = [
	/** What its card says, in place of what was typed of it before. */
	v.strictObject({ type: v.literal('DescribeVampire'), ...described })
] as const;

export const factEvents = [
	v.strictObject({ type: v.literal('VampireDescribed'), ...described })
] as const;
