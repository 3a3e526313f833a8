import * as v from 'valibot';

const small = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Blood, Influence or Power that a card speaks of. */
export const someSchema = small(1, 12);
export const countedSchema = small(0, 20);

/**
 * Whom an effect means. `self`: whose card it is, by its Position · rivals: opponents with something deployed at the card's
 * Location · `cause`: who set it off · `chooser`: who was asked, or won a bid · `chosen`: whom this card chose last.
 * What speaks of a teammate is in or out as the player says [TAG TEAM MODE].
 */
const WHO = [
	'self',
	'each-rival',
	'chosen-rival',
	'each-opponent',
	'chosen-opponent',
	'all-here',
	'winner',
	'second',
	'cause',
	'chooser',
	'chosen'
] as const;
export const whoSchema = v.picklist(WHO);
export type Who = (typeof WHO)[number];

/** Locations: of the card itself, or of what it is about · the Prince's Haven · one that is chosen, any or another than here · each. */
const WHERE = ['here', 'haven', 'chosen', 'other', 'each'] as const;
export const whereSchema = v.picklist(WHERE);
export type Where = (typeof WHERE)[number];

/**
 * Which deployed cards. `this` · `cause`: what set it off · `chosen`: those this card chose last · or by whose Position they
 * lie on, and where. `others`: all but this one · `one`: chosen, up to `most` of them · `highest`: of the highest printed
 * Power, of several the earlier in turn order.
 */
export const cardsSchema = v.union([
	v.picklist(['this', 'cause', 'chosen']),
	v.strictObject({
		of: v.picklist(['own', 'rivals', 'all', 'chosen', 'chooser']),
		which: v.picklist(['all', 'others', 'one', 'highest']),
		/** Left out: here. */
		where: v.exactOptional(v.picklist(['here', 'elsewhere', 'anywhere', 'haven'])),
		face: v.exactOptional(v.picklist(['up', 'down'])),
		kind: v.exactOptional(v.picklist(['passive', 'preparation', 'conflict', 'aftermath'])),
		most: v.exactOptional(someSchema)
	})
]);
export type Cards = v.InferOutput<typeof cardsSchema>;

/** What can be counted; all but the last two of whom an amount is about: the one who is hit, or you. */
const COUNTS = [
	'own-cards-here',
	'rival-cards-here',
	'cards-here',
	'face-down-here',
	'own-face-down-here',
	'rivals-here',
	'own-blood-here',
	'rival-blood-here',
	'blood-here',
	'own-power-here',
	'pool',
	'influence',
	'alliance',
	'allies',
	'victims',
	'humans',
	'vampires',
	'drained',
	'diablerie',
	'hand',
	'printed-power',
	'round',
	'frenzies-caused'
] as const;
/** `of`: whose; left out: yours. `printed-power` is that of this card. */
const countSchema = v.strictObject({
	count: v.picklist(COUNTS),
	of: v.exactOptional(v.picklist(['hit', 'cause', 'chooser', 'chosen']))
});
export type Count = v.InferOutput<typeof countSchema>;

/**
 * How many. A number · by round · up to a number, as whoever acts says · half of a count · `each` for every `for` of a count,
 * at most `most` · so many that a level is reached · what the part before took.
 */
export const amountSchema = v.union([
	countedSchema,
	v.strictObject({ byRound: v.tuple([countedSchema, countedSchema, countedSchema]) }),
	v.strictObject({ upTo: someSchema }),
	v.strictObject({ half: countSchema, round: v.picklist(['up', 'down']) }),
	v.strictObject({
		per: countSchema,
		each: v.exactOptional(someSchema),
		for: v.exactOptional(someSchema),
		most: v.exactOptional(someSchema)
	}),
	v.strictObject({ level: countedSchema }),
	v.literal('taken'),
	v.literal('all')
]);
export type Amount = v.InferOutput<typeof amountSchema>;

/** `most` and `fewest`: you alone have the most or fewest of it among all with anything here. `done`: the part before did something. */
export const conditionSchema = v.union([
	v.strictObject({ is: v.picklist(['at-least', 'at-most']), what: countSchema, n: countedSchema }),
	v.strictObject({ is: v.picklist(['most', 'fewest']), what: countSchema }),
	v.strictObject({ is: v.literal('winner'), who: v.picklist(['self', 'cause', 'chosen']) }),
	v.strictObject({
		is: v.picklist([
			'at-haven',
			'not-at-haven',
			'done',
			'not-done',
			'face-down',
			'alone-here',
			'first-in-order',
			'last-in-order'
		])
	})
]);
export type Condition = v.InferOutput<typeof conditionSchema>;

export const tokenSchema = v.picklist(['blood', 'influence']);

const by = v.picklist(['self', 'rival', 'opponent', 'anyone']);
const at = v.exactOptional(v.picklist(['here', 'elsewhere', 'anywhere']));

/**
 * When something sets an ability off: right after it happened, while the card lies face up. `by`: who did it or met with it.
 * `at`: where, seen from the card; left out: anywhere.
 */
export const whenSchema = v.variant('on', [
	v.strictObject({
		on: v.literal('played'),
		by,
		at,
		face: v.exactOptional(v.picklist(['up', 'down']))
	}),
	v.strictObject({ on: v.literal('deployed'), by, at, least: v.exactOptional(someSchema) }),
	v.strictObject({ on: v.literal('withdrew'), by, at }),
	v.strictObject({ on: v.literal('drained'), by }),
	v.strictObject({ on: v.literal('frenzied'), by }),
	/** `by`: who sent somebody into Frenzy. */
	v.strictObject({ on: v.literal('sent-into-frenzy'), by }),
	v.strictObject({ on: v.literal('lost-blood'), by }),
	/** This card was turned up, or any other. */
	v.strictObject({ on: v.literal('revealed'), which: v.picklist(['this', 'any']), at }),
	/** This Ally came into an Alliance. */
	v.strictObject({ on: v.literal('acquired') }),
	v.strictObject({
		on: v.picklist(['start', 'end']),
		of: v.picklist([
			'round',
			'planning',
			'resolution',
			'turn',
			'withdraw',
			'revelation',
			'preparation',
			'conflict',
			'aftermath'
		])
	}),
	/** The Location was resolved to its end. */
	v.strictObject({ on: v.literal('resolved'), at }),
	v.strictObject({ on: v.picklist(['won', 'lost']), by, at })
]);
export type When = v.InferOutput<typeof whenSchema>;
