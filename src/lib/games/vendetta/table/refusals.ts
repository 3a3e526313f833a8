import type { About } from '../../core/decision.ts';
import { answerRefusals } from '../../core/run/answer.ts';

/** Why an intention at the table is refused: what is so, then what helps. Ids in braces are named by who shows the sentence. */
export const tableRefusals = {
	...answerRefusals,
	'not-asked': '{seat} has to choose this.',
	'question-outdated': 'That question is answered.',
	'question-open': 'Answer the question on the table first.',
	'dealer-needed': 'Only the server can decide this.',
	'too-much-at-once':
		'This sets off more than {most} steps: cards go round in circles. Do it by hand.',

	'table-set': 'This game is already set up. Begin another one for a rematch.',
	'table-empty': 'Nothing is set up yet. Set up the table first.',
	'game-over': 'This game is over. Only corrections are possible now.',
	'not-now': 'That is not possible now. See what the table waits for.',

	'too-few-players': 'Vendetta needs three.',
	'six-alone': 'Six play as three teams.',
	'teams-of-two': 'Teams need four or six.',
	'teams-uneven': 'Each team has two players who sit opposite. Check the teams.',
	'seat-twice': '{seat} is listed twice. List each player once.',
	'unknown-seat': 'Nobody plays at {seat}.',
	'cards-missing': 'The cards of {clan} are not complete: 2 starting cards and 7 more.',
	'too-few-cards': 'There are not enough cards: {what}.',
	'shown-wrong': 'Show {n}, each once.',
	'location-cards-wrong': 'Lay one Location card at each Location but the Prince’s Haven.',

	'joins-with-box': 'Elysium joins a game only with the box. Choose the box, or begin in round 1.',
	'no-such-round': 'This game has {n} rounds. Choose one of them.',

	'chosen-already': '{seat} has it.',
	'chooses-first': '{seat} chooses first.',
	'clan-not-shown': '{clan} is not among the clan sheets shown.',
	'relic-not-shown': '{relic} is not among the relics shown.',

	'not-your-turn': 'It is {seat}’s turn.',
	'card-played': 'You have played your card; drain, or end the turn.',
	'card-first': 'Play one card first.',
	'card-not-in-hand': '{card} is not in your hand.',
	'card-elsewhere': '{card} lies at {place}; correct that first.',
	'card-unnamed': 'Say which card you play.',
	'hand-empty': 'You have no card to play. Drain, or end the turn.',
	'no-location-three': 'Location 3 comes with five or six.',
	'only-face-up': 'Cards are played face up at {location}.',
	'only-face-down': 'Cards are played face down at {location}.',

	'too-much-blood': 'A card takes at most {most} Blood along.',
	'not-enough-blood': 'You have {n} Blood.',
	'last-blood':
		'That would take your last Blood, and nobody enters Frenzy by choice. Drain first, or play less.',
	'blood-elsewhere': 'Blood goes where you just played a card.',
	'blood-with-card': 'Here Blood is played together with the card.',
	'tokens-flipped': 'Tokens you have face up: {n}.',

	'drain-on-own-turn': 'You drain on your own turn.',
	'drain-in-planning': 'You drain in Planning.',
	'drained-already': '{card} is drained already.',
	'not-in-alliance': '{card} is not in your Alliance.',
	'third-token-unconfirmed':
		'A third Diablerie token takes you out of the game. Say so twice if you mean it.',
	'third-token-refused': 'A third Diablerie token would take you out of the game.',

	'nothing-there': 'You have nothing at {location}.',
	'choices-open': 'The choices are open already.',
	'chosen-in-secret': '{seat} has chosen in secret. Choose in secret, too.',
	'nothing-to-take-back': 'You have not chosen yet.',
	'tokens-missing': '{seat} has a choice at {location}: stay or withdraw.',
	'held-here': '{card} holds you here.',
	'keep-exactly': 'Keep exactly {n} of the {m} you were offered.',
	'keeps-by-hand': 'The box deals: keep your cards by hand.',

	'no-such-ability': 'There is nothing to use on {card}.',
	'ability-used': '{card} has been used.',
	'relic-used': 'Your relic has been used.',
	'ability-on-own-turn': 'Use {card} on your turn in Planning.',

	out: 'You are out since round {n}.',
	'same-dealer': 'The {dealer} already deals.',
	'correction-wrong': '{problem}',
	'stays-hidden': 'Elysium deals here. Face-down cards open and move only as the rules say.',
	'no-box': 'Elysium deals here and knows all cards.',
	'not-of-the-box': '{card} is not among these cards.'
} as const satisfies Record<string, string>;

export type TableReason = keyof typeof tableRefusals;

/** The names in braces of a sentence. */
type Holes<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
	? Hole | Holes<Rest>
	: never;
type HolesOf<R extends TableReason> = Holes<(typeof tableRefusals)[R]>;
type AboutOf<R extends TableReason> = About & { readonly [H in HolesOf<R>]: About[string] };

/** What has to be told with a reason, so that its sentence is whole; and where in the command the trouble lies. */
export type Told<R extends TableReason> = [HolesOf<R>] extends [never]
	? [about?: About, at?: string]
	: [about: AboutOf<R>, at?: string];
