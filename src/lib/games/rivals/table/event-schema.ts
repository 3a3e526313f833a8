import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { aboutSchema, questionSchema, resolutionSchema } from '../../core/run/shapes.ts';
import { seatSchema } from '../../core/seats.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import { cardIdSchema } from '../cards/card.ts';
import { resultSchema } from '../ending/result.ts';
import { SIDES } from '../influence/conflict.ts';
import { ATTRIBUTES, MOST_SEATS } from '../vocabulary.ts';
import type { TableEvent, TableEventType } from './events.ts';
import { PROMPTS, type Prompt } from './prompts.ts';
import { settingSchema } from './setting-schema.ts';
import { SHARES } from './table.ts';
import type { Task } from './tasks.ts';

/** More cards, vampires or parts of a sum than one event ever names. */
const MANY = 200;

const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(integer, v.minValue(0));
const slot = v.pipe(integer, v.minValue(1));
const seat = seatSchema;
const somebody = v.nullable(seat);
const seats = listOf(seat, MOST_SEATS);
const card = cardIdSchema;
const cards = listOf(card, MANY);
const vampire = v.pipe(
	v.string(),
	v.regex(/^s\d{1,2}v\d{1,3}$/, 'expected a vampire such as s1v2')
);
const vampires = listOf(vampire, MANY);
const slots = listOf(slot, MANY);
const target = v.union([vampire, slot]);
const yes = v.exactOptional(v.literal(true));
const prompt = v.picklist(Object.keys(PROMPTS) as Prompt[]);
const back = v.picklist(['library', 'faction']);
const pile = v.picklist(['discard', 'burned']);
const word = stringOf();
const type = v.picklist(ATTACK_TYPES);
const why = v.picklist([
	'recruit',
	'cost',
	'effect',
	'steal',
	'torpor',
	'influence',
	'scheme',
	'conspiracy',
	'bid',
	'rival',
	'mortal',
	'mend',
	'damage',
	'night'
]);
const bySeat = <Value extends v.GenericSchema>(value: Value) => recordOf(seat, value, MOST_SEATS);
const byVampire = recordOf(vampire, integer, MANY);

const bonus = v.strictObject({
	value: integer,
	aggravated: yes,
	vampire: v.exactOptional(vampire),
	by: v.exactOptional(word)
});
const sum = v.strictObject({
	parts: listOf(
		v.strictObject({
			of: v.picklist(['attribute', 'card', 'text', 'defence', 'shields', 'prevention']),
			value: integer,
			whole: v.exactOptional(integer),
			attribute: v.exactOptional(v.picklist(ATTRIBUTES)),
			vampire: v.exactOptional(vampire),
			by: v.exactOptional(word),
			aggravated: yes,
			rule: word
		}),
		MANY
	),
	dealt: integer,
	taken: integer,
	aggravated: integer
});
const harm = v.strictObject({
	vampire,
	amount: count,
	aggravated: yes,
	by: somebody,
	card: v.exactOptional(card)
});
const laidCard = v.strictObject({ slot, seat, card: v.nullable(card) });
const attached = v.strictObject({ slot, card, owner: somebody, exhausted: yes, byFoe: yes });
/** A change for a while is read by its outline: events from elsewhere are decided again. */
const modifier = v.looseObject({ of: card, until: v.picklist(['attack', 'turn']), do: word });
const answer = v.strictObject({
	seat,
	side: v.picklist(SIDES),
	exerted: listOf(v.strictObject({ vampire: v.exactOptional(vampire), influence: integer }), MANY),
	modifier: v.boolean(),
	fist: v.boolean()
});
const tallyParts = listOf(
	v.strictObject({
		seat,
		from: v.picklist(['exerted', 'text', 'modifier', 'prestige']),
		vampire: v.exactOptional(vampire),
		influence: integer
	}),
	MANY
);
const tally = v.strictObject({
	yes: tallyParts,
	no: tallyParts,
	totals: v.strictObject({ yes: integer, no: integer }),
	passes: v.boolean(),
	tied: v.boolean(),
	paid: bySeat(count),
	returned: bySeat(count)
});
const promise = v.strictObject({
	id: count,
	seat,
	to: seat,
	of: v.union([
		v.strictObject({ side: v.picklist(SIDES) }),
		v.strictObject({ words: stringOf(140) })
	])
});
const nothing = {};

const ENTRIES = {
	TableSet: { setting: settingSchema, seats },
	DeckBrought: { seat },
	OrderSet: { order: seats },
	RivalsDrawn: {
		rivals: bySeat(seat),
		drawn: listOf(v.strictObject({ seat, token: seat, back: yes }), 4 * MOST_SEATS)
	},
	LotDrawn: { prompt, about: aboutSchema, chosen: word },
	DecksLaid: {
		seats: bySeat(
			v.strictObject({
				leader: card,
				haven: card,
				agenda: v.nullable(card),
				library: count,
				faction: count
			})
		),
		city: count
	},
	LeaderReplaced: { seat, leader: card },
	TurnBegan: { seat, number: count },
	StepBegan: {
		step: v.picklist(['city', 'start', 'ready', 'action', 'mending', 'end', 'antagonists', 'draw'])
	},
	ActionTaken: { seat },
	ActionsGained: { seat, n: integer },
	TokensOff: { seat },
	Returned: { seat },
	MatchEnded: { result: resultSchema },
	QuestionAsked: {
		question: questionSchema(seat, prompt),
		resolution: resolutionSchema<Task>(word)
	},
	QuestionAnswered: { question: count, seat, choice: listOf(word, PLENTY) },
	QuestionSetAside: { question: count },
	CityShuffled: { cards: count },
	CityReshuffled: { from: pile, cards },
	CityTurned: { slot, card, token: v.exactOptional(seat) },
	CityLeft: { slot, to: v.picklist(['discard', 'burned', 'deck']), byText: yes },
	CardsDrawn: { seat, from: back, n: count },
	CardsDiscarded: { seat, cards, why: v.picklist(['intel', 'mend', 'cost', 'effect']) },
	CardPlayed: {
		seat,
		card,
		slot,
		vampire: v.nullable(vampire),
		as: v.picklist(['action', 'ongoing', 'title', 'scheme', 'modifier'])
	},
	CardLaid: {
		seat,
		slot,
		as: v.picklist(['attack', 'reaction', 'modifier', 'conspiracy']),
		card: v.nullable(card),
		vampire: v.exactOptional(vampire)
	},
	CardOpened: { slot, seat, card },
	CardPut: { slot, seat, card, to: v.picklist(['discard', 'burned', 'hand', 'ongoing']) },
	CardRecovered: { seat, card },
	AgendaFlipped: { seat, card },
	PrestigeMoved: { seat, by: integer, why, of: somebody, card: v.exactOptional(card) },
	PrestigeStored: { slot, by: integer },
	AgendaMoved: { seat, by: integer, why, card: v.exactOptional(card) },
	Recruited: { seat, vampire, card, exhausted: yes, impostor: v.exactOptional(vampire) },
	Moved: { vampires, place: v.picklist(['haven', 'streets']), party: v.exactOptional(count) },
	Exhausted: { vampires, slots },
	Readied: { vampires, slots },
	BloodMoved: { vampire, by: integer, why, of: somebody },
	Fell: {
		vampire,
		to: v.picklist(['torpor', 'burned']),
		by: somebody,
		byVampire: v.nullable(vampire),
		defeated: v.boolean(),
		placed: count
	},
	CameBack: { vampire },
	Attached: { vampire, attached, from: v.picklist(['streets', 'hand', 'vampire']) },
	AttachmentDone: { vampire, seat, slot, card },
	Detached: { slot, to: v.picklist(['discard', 'burned', 'streets']) },
	InfluenceSpent: { vampires },
	Modified: { vampire, modifier },
	ModifiersEnded: { until: v.picklist(['attack', 'turn']), seat: somebody },
	AbilityUsed: { seat, card, key: word, vampire: v.nullable(vampire) },
	Mended: { vampire },
	AttackBegan: {
		seat,
		attacker: vampire,
		attack: type,
		defender: somebody,
		target,
		ours: vampires,
		theirs: vampires,
		claim: yes
	},
	StepReached: { step: count },
	IntelGained: { n: integer, seat: somebody, card: v.exactOptional(card) },
	TargetChanged: {
		target,
		first: v.exactOptional(v.strictObject({ defender: somebody, theirs: vampires }))
	},
	CardTakenBack: { seat, slot },
	Blocked: { by: vampire, seat, byText: yes },
	Aggravated: { card },
	Cancelled: { card: v.picklist(['card', 'reaction']), by: card },
	Forbidden: { what: word },
	BonusAdded: { to: v.picklist(['attack', 'back']), bonus },
	Guarded: { vampire, as: v.picklist(['shields', 'prevented']), n: integer, card },
	HarmAdded: { harm },
	AttackSummed: {
		sum,
		back: v.nullable(sum),
		others: listOf(v.strictObject({ vampire, sum }), MANY),
		taken: byVampire,
		aggravated: byVampire
	},
	PreventionDeclined: { vampire },
	ShareChosen: { vampire, first: v.picklist(SHARES) },
	DamageTaken: { vampire, amount: count },
	MortalFell: { slot, card, seat, vampire },
	AttackEnded: { discarded: listOf(laidCard, MANY) },
	ClaimBegan: { seat, claimant: vampire },
	ClaimPassed: { seat },
	ClaimEnded: { holds: v.boolean() },
	Redirected: { seat, to: seat, n: count },
	Harmed: { vampire, amount: count, taken: count, aggravated: count, by: somebody },
	RaisingBegan: { seat, asks: count },
	InfluenceRaised: { n: integer, from: v.picklist(['exerted', 'modifier', 'prestige', 'text']) },
	RaisingEnded: nothing,
	SchemeBegan: { seat, vampire: v.nullable(vampire), slot, card, order: seats },
	PromiseMade: { promise },
	PromiseReleased: { promise: count },
	SchemeAnswered: { answer, modifier: v.exactOptional(slot) },
	InfluenceMade: { n: integer },
	StakesOpened: {
		stakes: bySeat(v.strictObject({ fist: count, modifier: integer })),
		modifiers: bySeat(card)
	},
	SchemeDecided: { tally },
	SchemeEnded: nothing,
	ConspiracyShown: { slot, to: seats },
	ConspiracyFed: { slot, seat, free: yes, given: yes },
	ConspiracyResolved: { slot, card }
} satisfies { readonly [T in TableEventType]: v.ObjectEntries };

/** An event of a table, as a log from elsewhere has it. Questions, tasks and changes for a while are read by their outline. */
export const tableEventSchema = v.variant(
	'type',
	Object.entries(ENTRIES).map(([type, entries]) =>
		v.strictObject({ type: v.literal(type), ...entries })
	)
) as unknown as v.GenericSchema<unknown, TableEvent>;
