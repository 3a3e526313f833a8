import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { aboutSchema, questionSchema, resolutionSchema } from '../../core/run/shapes.ts';
import { primogenSchema } from '../record-shapes.ts';
import { outcomeSchema, reasonSchema, seatSchema, thingIdSchema, wordsSchema } from '../shapes.ts';
import { ADVICE_CHOICES, CATEGORIES, CLANS, DEALERS } from '../vocabulary.ts';
import { boardStateSchema } from './board-state.ts';
import { correctionsSchema } from './correction.ts';
import { prompts, type Prompt } from './prompts.ts';
import { battlegroundIdSchema, settingSchema } from './setting.ts';
import type { Task } from './tasks.ts';

const promptSchema = v.picklist(Object.keys(prompts) as Prompt[]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));
/** Where a boon lies: with a vampire, or on a black market. */
const placeSchema = v.variant('on', [
	v.strictObject({ on: v.literal('vampire'), vampire: thingIdSchema }),
	v.strictObject({ on: v.literal('market'), market: thingIdSchema })
]);
export type BoonPlace = v.InferOutput<typeof placeSchema>;

/** Where boons that stand in for missing archetypes go: out of whose keeping, to whom. */
export const borrowedSchema = listOf(
	v.strictObject({ from: thingIdSchema, to: thingIdSchema }),
	PLENTY
);

/** Who dealt, where it was a device off the network: nobody can verify that. Left out: whoever deals at this table. */
const chance = v.optional(v.literal('device'));

/** What happened at the table, fact by fact. The first of a command says what was wanted. */
export const tableEventSchema = v.variant('type', [
	// Setting up
	v.strictObject({ type: v.literal('TableSet'), setting: settingSchema }),
	v.strictObject({
		type: v.literal('BoardSet'),
		category: v.picklist(CATEGORIES),
		battleground: battlegroundIdSchema,
		state: boardStateSchema
	}),
	v.strictObject({ type: v.literal('FirstPlayerSet'), seat: seatSchema }),
	v.strictObject({ type: v.literal('PlayBegan') }),

	// Queue and deck
	v.strictObject({ type: v.literal('QueueRefilled'), character: thingIdSchema, chance }),
	/** Shown and laid on the discards; who is recruited from there is taken up again. */
	v.strictObject({ type: v.literal('CardTurned'), character: thingIdSchema, chance }),
	/** `discards`: they joined the deck. */
	v.strictObject({ type: v.literal('DeckShuffled'), discards: v.boolean() }),
	v.strictObject({ type: v.literal('QueueDiscarded'), characters: listOf(thingIdSchema, PLENTY) }),
	v.strictObject({
		type: v.literal('CharacterReserved'),
		seat: seatSchema,
		character: thingIdSchema
	}),
	v.strictObject({ type: v.literal('CharacterBanished'), character: thingIdSchema }),

	// Turns
	v.strictObject({ type: v.literal('TurnBegan'), seat: seatSchema, round: count }),
	/** Nothing could be recruited; what follows moves the queue on, or lets the recruit lapse. */
	v.strictObject({ type: v.literal('RecruitGivenUp'), seat: seatSchema }),
	v.strictObject({ type: v.literal('RecruitLapsed'), seat: seatSchema }),
	v.strictObject({ type: v.literal('TurnEnded'), seat: seatSchema }),
	v.strictObject({ type: v.literal('RoundEnded'), round: count }),

	// Vampires
	v.strictObject({
		type: v.literal('CharacterRecruited'),
		seat: seatSchema,
		character: thingIdSchema,
		sire: thingIdSchema,
		from: v.picklist(['queue', 'haven', 'deck', 'search']),
		/** Power paid for a leftmost space, by the vampire that paid; out of play. */
		paid: recordOf(thingIdSchema, count, PLENTY)
	}),
	/** By how much; out of the supply or into it. */
	v.strictObject({
		type: v.literal('TokensChanged'),
		vampire: thingIdSchema,
		power: change,
		infamy: change
	}),
	v.strictObject({
		type: v.literal('BoonMoved'),
		clan: v.picklist(CLANS),
		from: placeSchema,
		to: placeSchema
	}),
	v.strictObject({ type: v.literal('VampireExhausted'), vampire: thingIdSchema }),
	v.strictObject({ type: v.literal('VampireUnexhausted'), vampire: thingIdSchema }),
	v.strictObject({
		type: v.literal('VampireFell'),
		vampire: thingIdSchema,
		/** For whom it was sacrificed. */
		insteadOf: v.nullable(thingIdSchema)
	}),
	v.strictObject({ type: v.literal('VampireRejuvenated'), vampire: thingIdSchema }),
	v.strictObject({
		type: v.literal('VampireUsurped'),
		vampire: thingIdSchema,
		by: thingIdSchema
	}),
	v.strictObject({
		type: v.literal('MonstrosityCrafted'),
		vampire: thingIdSchema,
		ancilla: thingIdSchema
	}),
	v.strictObject({
		type: v.literal('EnemyDeclared'),
		vampire: thingIdSchema,
		scheme: thingIdSchema
	}),

	// Schemes
	v.strictObject({
		type: v.literal('SchemeDrawn'),
		seat: seatSchema,
		position: count,
		scheme: v.nullable(thingIdSchema)
	}),
	v.strictObject({
		type: v.literal('SchemePlayed'),
		seat: seatSchema,
		scheme: thingIdSchema,
		leader: thingIdSchema,
		/** Which card of the hand it was; null: a battleground scheme. */
		position: v.nullable(count),
		borrowed: borrowedSchema
	}),
	v.strictObject({
		type: v.literal('SchemeEnded'),
		seat: seatSchema,
		scheme: thingIdSchema,
		fate: v.picklist(['spent', 'stays'])
	}),
	v.strictObject({ type: v.literal('AdditionalSchemeGranted'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('MarketOpened'),
		seat: seatSchema,
		scheme: thingIdSchema
	}),
	v.strictObject({
		type: v.literal('MarketUsed'),
		seat: seatSchema,
		scheme: thingIdSchema,
		from: thingIdSchema,
		clan: v.picklist(CLANS)
	}),
	v.strictObject({
		type: v.literal('EdictProclaimed'),
		seat: seatSchema,
		scheme: thingIdSchema,
		leader: thingIdSchema,
		named: stringOf()
	}),
	v.strictObject({
		type: v.literal('AssetPlayed'),
		seat: seatSchema,
		asset: thingIdSchema,
		/** Who bears its effects. */
		bearer: thingIdSchema
	}),

	// Boards
	v.strictObject({
		type: v.literal('BoardChanged'),
		category: v.picklist(CATEGORIES),
		state: boardStateSchema
	}),

	// Chance and questions
	/** The app dealt one of several. */
	v.strictObject({
		type: v.literal('LotDrawn'),
		prompt: promptSchema,
		about: aboutSchema,
		chosen: stringOf(),
		chance
	}),
	v.strictObject({
		type: v.literal('QuestionAsked'),
		question: questionSchema(seatSchema, promptSchema),
		resolution: resolutionSchema<Task>(thingIdSchema)
	}),
	v.strictObject({
		type: v.literal('QuestionAnswered'),
		/** The question's id. */
		question: count,
		/** Who chose; null: the table. */
		seat: v.nullable(seatSchema),
		choice: listOf(stringOf(), PLENTY),
		/** What the table did, for what the vocabulary cannot say. */
		note: wordsSchema
	}),

	// The end
	v.strictObject({
		type: v.literal('MissionClaimed'),
		mission: thingIdSchema,
		seat: v.nullable(seatSchema),
		/** A race was won as a round ended, be it the last; level ones of the last round are told apart without it. */
		early: v.exactOptional(v.literal(true))
	}),
	v.strictObject({
		type: v.literal('PrimogenConsulted'),
		/** What they were tied for; null: the chapter. */
		mission: v.nullable(thingIdSchema),
		draw: primogenSchema,
		/** The draw was held elsewhere, and the table took its result. */
		taken: v.optional(v.literal(true))
	}),
	v.strictObject({
		type: v.literal('ChapterScored'),
		totals: outcomeSchema.entries.totals,
		order: outcomeSchema.entries.order,
		ties: outcomeSchema.entries.ties
	}),

	// By hand
	v.strictObject({
		type: v.literal('DealerChanged'),
		dealer: v.picklist(DEALERS),
		reason: reasonSchema
	}),
	v.strictObject({ type: v.literal('AdviceAllowed'), advice: v.picklist(ADVICE_CHOICES) }),
	v.strictObject({
		type: v.literal('TableCorrected'),
		corrections: correctionsSchema,
		reason: reasonSchema
	})
]);

export type TableEvent = v.InferOutput<typeof tableEventSchema>;
export type TableEventType = TableEvent['type'];
export type TableEventOf<T extends TableEventType> = Extract<TableEvent, { type: T }>;
