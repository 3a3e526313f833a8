import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { aboutSchema, questionSchema, resolutionSchema } from '../../core/run/shapes.ts';
import { fairForms } from '../../core/fair/forms.ts';
import { seatSchema } from '../../core/seats.ts';
import { cardIdSchema } from '../cards.ts';
import { CLANS, DEALERS, DEPTHS, FACES, STAGES, STEPS, TEAMS } from '../vocabulary.ts';
import { changesSchema } from './changes.ts';
import { describedSchema } from './commands.ts';
import { correctionSchema } from './correction.ts';
import { WHYS, type TableEvent, type TableEventType } from './events.ts';
import { PROMPTS, type Prompt } from './prompts.ts';
import { locationSchema, settingSchema } from './setting.ts';
import type { Task } from './tasks.ts';

const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(integer, v.minValue(0));
const seat = seatSchema;
const seats = listOf(seat, 6);
const at = locationSchema;
const card = cardIdSchema;
/** An Ally, or a Victim by its own word. */
const held = cardIdSchema;
const step = v.picklist(STEPS);
const slots = listOf(count, PLENTY);
const why = v.picklist(WHYS);
const prompt = v.picklist(Object.keys(PROMPTS) as Prompt[]);
const choice = listOf(stringOf(), PLENTY);
const act = v.exactOptional(integer);

const source = v.variant('from', [
	v.strictObject({ from: v.literal('card'), slot: count, card }),
	v.strictObject({ from: v.picklist(['ally', 'relic']), seat, card }),
	v.strictObject({ from: v.literal('location'), location: at, card })
]);
/** A mark is read by its outline: its events are decided anew where they come from elsewhere. */
const mark = v.looseObject({ mark: stringOf(), at, of: card });
const parts = v.strictObject({
	alliance: count,
	drained: count,
	pool: count,
	relic: count,
	tokens: integer
});
const place = v.pipe(integer, v.minValue(1), v.maxValue(6));
const score = v.strictObject({
	seats: listOf(
		v.strictObject({ seat, parts, total: integer, blood: count, place, out: v.boolean() }),
		6
	),
	teams: listOf(v.strictObject({ team: v.picklist(TEAMS), total: integer, place }), TEAMS.length)
});
const nothing = {};

const ENTRIES = {
	TableSet: { setting: settingSchema },
	FirstPlayerSet: { seat },
	ClansShown: { clans: listOf(v.picklist(CLANS), CLANS.length) },
	ClanChosen: { seat, clan: v.picklist(CLANS) },
	RelicsShown: { relics: listOf(card, 50) },
	RelicChosen: { seat, relic: card },
	LocationCardLaid: { at, card },
	PlayBegan: nothing,
	RoundBegan: { round: count },
	StageBegan: { stage: v.picklist(STAGES), order: seats },
	StageEnded: { stage: v.picklist(STAGES) },
	Fed: { seat, blood: count },
	AllyPlaced: { at, ally: card },
	CardsKept: { offered: count, kept: recordOf(seat, count, 6) },
	TurnBegan: { seat },
	TurnEnded: { seat, told: v.boolean() },
	CardPlayed: {
		seat,
		owner: seat,
		from: v.picklist(['hand', 'deck']),
		slot: count,
		at,
		face: v.picklist(FACES),
		card: v.nullable(card),
		paid: count,
		turn: v.boolean(),
		open: v.boolean()
	},
	BloodDeployed: {
		seat,
		at,
		pool: count,
		bank: count,
		flipped: count,
		as: v.picklist(['with-card', 'later', 'effect'])
	},
	BloodMoved: { seat, by: integer, why, act, from: v.exactOptional(seat) },
	InfluenceMoved: { seat, by: integer, why, act, from: v.exactOptional(seat) },
	DeployedMoved: { seat, at, by: integer, act },
	CardDrained: {
		seat,
		card: held,
		blood: count,
		tokens: count,
		why: v.picklist(['will', 'frenzy', 'effect'])
	},
	CardUndrained: { seat, card: held },
	TokensGained: { seat, tokens: count },
	FrenzyEntered: { seat, cause: v.nullable(seat) },
	PlayerOut: { seat },
	Withdrew: {
		seat,
		at,
		blood: count,
		to: v.nullable(at),
		slots
	},
	CardTurned: { slot: count, card: v.nullable(card), face: v.picklist(FACES) },
	CardMoved: { slot: count, at, position: seat },
	CardsHome: { slots, toDeck: slots },
	HandShown: { seat, cards: listOf(card, PLENTY) },
	LookedAt: { seat, slots, hand: v.nullable(seat) },
	StepBegan: { location: at, step, order: seats },
	StepEnded: { location: at, step },
	WithdrawsDone: { withCards: seats },
	AbilityUsed: { seat, source, index: count },
	AbilityBegan: { seat, source, step: v.nullable(step), uses: v.nullable(stringOf()) },
	Marked: { mark },
	ConflictRanked: {
		location: at,
		ranking: listOf(v.strictObject({ seat, total: integer, cards: integer, blood: integer }), 6)
	},
	AllyWon: { seat, location: at, ally: card },
	AllyRemoved: { location: at, ally: card },
	VictimGained: { seat },
	AmbitionTaken: { seat },
	RewardsGiven: { location: at },
	LocationResolved: { location: at },
	RoundCleared: nothing,
	GameScored: { score },
	LotDrawn: { prompt, about: aboutSchema, chosen: stringOf() },
	QuestionAsked: {
		question: questionSchema(seat, prompt),
		resolution: resolutionSchema<Task>(stringOf())
	},
	QuestionAnswered: { question: count, seat: v.nullable(seat), choice },
	QuestionSetAside: nothing,
	Chose: { seat, seal: v.exactOptional(fairForms.hash) },
	TokensTold: { location: at },
	ChoiceTakenBack: { seat },
	ChoicesOpened: {
		question: count,
		choices: v.nullable(recordOf(seat, choice, 6)),
		nonces: v.exactOptional(recordOf(seat, fairForms.secret, 6))
	},
	ChoicesAskedAgain: { id: count },
	DealerChanged: { dealer: v.picklist(DEALERS) },
	TableCorrected: { corrections: listOf(correctionSchema, 60) },
	ChangesTold: { by: v.nullable(seat), card: v.nullable(card), changes: changesSchema },
	CardsDescribed: { cards: describedSchema, depth: v.exactOptional(v.picklist(DEPTHS)) }
} satisfies { readonly [T in TableEventType]: v.ObjectEntries };

/** An event of a table, as a log from elsewhere has it. Questions, tasks and marks are read by their outline. */
export const tableEventSchema = v.variant(
	'type',
	Object.entries(ENTRIES).map(([type, entries]) =>
		v.strictObject({ type: v.literal(type), ...entries })
	)
) as unknown as v.GenericSchema<unknown, TableEvent>;
