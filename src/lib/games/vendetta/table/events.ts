import type { SeatId } from '../../core/seats.ts';
import type { About } from '../../core/decision.ts';
import type { Choice } from '../../core/run/request.ts';
import type { CardId } from '../cards.ts';
import type { Clan, Dealing, Depth, Face, LocationId, Stage, Step } from '../vocabulary.ts';
import type { Change } from './changes.ts';
import type { Described } from './commands.ts';
import type { Source } from './context.ts';
import type { Correction } from './correction.ts';
import type { Mark } from './marks.ts';
import type { CardPlay, Deployment } from './played.ts';
import type { Prompt } from './prompts.ts';
import type { Question, Resolution } from './questions.ts';
import type { Score } from './score.ts';
import type { Setting } from './setting.ts';
import type { Ranked } from './table.ts';

/** Why Blood or Influence of a Pool came or went. */
export const WHYS = [
	'gain',
	'lose',
	'steal',
	'spend',
	'give',
	'bid',
	'recall',
	'withdraw',
	'frenzy',
	'reward',
	'swap'
] as const;
type Why = (typeof WHYS)[number];

/** What happened, by its type. Nothing here is a secret: what opens is named, what stays face down has a slot. */
type Events = {
	readonly TableSet: { readonly setting: Setting };
	readonly FirstPlayerSet: { readonly seat: SeatId };
	readonly ClansShown: { readonly clans: readonly Clan[] };
	readonly ClanChosen: { readonly seat: SeatId; readonly clan: Clan };
	readonly RelicsShown: { readonly relics: readonly CardId[] };
	readonly RelicChosen: { readonly seat: SeatId; readonly relic: CardId };
	readonly LocationCardLaid: { readonly at: LocationId; readonly card: CardId };
	/** Pools, hands, clan decks and the first Victims are laid out [SETUP 8-11]. */
	readonly PlayBegan: Record<never, never>;
	readonly RoundBegan: { readonly round: number };
	readonly StageBegan: { readonly stage: Stage; readonly order: readonly SeatId[] };
	readonly StageEnded: { readonly stage: Stage };
	readonly Fed: { readonly seat: SeatId; readonly blood: number };
	readonly AllyPlaced: { readonly at: LocationId; readonly ally: CardId };
	readonly CardsKept: {
		readonly offered: number;
		readonly kept: { readonly [seat: SeatId]: number };
	};
	readonly TurnBegan: { readonly seat: SeatId };
	/** `told`: its player ended it; else nothing else could be done. */
	readonly TurnEnded: { readonly seat: SeatId; readonly told: boolean };
	readonly CardPlayed: CardPlay;
	readonly BloodDeployed: Deployment;
	readonly BloodMoved: {
		readonly seat: SeatId;
		readonly by: number;
		readonly why: Why;
		readonly act?: number;
		/** Who made it so, where somebody else did. */
		readonly from?: SeatId;
	};
	readonly InfluenceMoved: {
		readonly seat: SeatId;
		readonly by: number;
		readonly why: Why;
		readonly act?: number;
		/** Who took it, where somebody else did. */
		readonly from?: SeatId;
	};
	/** Deployed Blood came or went, but for what is played. */
	readonly DeployedMoved: {
		readonly seat: SeatId;
		readonly at: LocationId;
		readonly by: number;
		readonly act?: number;
	};
	readonly CardDrained: {
		readonly seat: SeatId;
		readonly card: CardId;
		readonly blood: number;
		readonly tokens: number;
		readonly why: 'will' | 'frenzy' | 'effect';
	};
	readonly CardUndrained: { readonly seat: SeatId; readonly card: CardId };
	readonly TokensGained: { readonly seat: SeatId; readonly tokens: number };
	readonly FrenzyEntered: { readonly seat: SeatId; readonly cause: SeatId | null };
	readonly PlayerOut: { readonly seat: SeatId };
	readonly Withdrew: {
		readonly seat: SeatId;
		readonly at: LocationId;
		readonly blood: number;
		/** Where its cards go; null: home. */
		readonly to: LocationId | null;
		readonly slots: readonly number[];
	};
	readonly CardTurned: {
		readonly slot: number;
		readonly card: CardId | null;
		readonly face: Face;
	};
	readonly CardMoved: { readonly slot: number; readonly at: LocationId; readonly position: SeatId };
	/** To the hands of their owners, or their decks. */
	readonly CardsHome: {
		readonly slots: readonly number[];
		/** Those of them that are shuffled into the deck. */
		readonly toDeck: readonly number[];
	};
	readonly HandShown: { readonly seat: SeatId; readonly cards: readonly CardId[] };
	/** Only this seat saw what. */
	readonly LookedAt: {
		readonly seat: SeatId;
		readonly slots: readonly number[];
		readonly hand: SeatId | null;
	};
	readonly StepBegan: {
		readonly location: LocationId;
		readonly step: Step;
		readonly order: readonly SeatId[];
	};
	readonly StepEnded: { readonly location: LocationId; readonly step: Step };
	readonly WithdrawsDone: { readonly withCards: readonly SeatId[] };
	/** Its player uses an ability that says no moment. */
	readonly AbilityUsed: { readonly seat: SeatId; readonly source: Source; readonly index: number };
	readonly AbilityBegan: {
		readonly seat: SeatId;
		readonly source: Source;
		/** Of an Active card: its step. */
		readonly step: Step | null;
		/** What it uses up; null: nothing. */
		readonly uses: string | null;
	};
	readonly Marked: { readonly mark: Mark };
	readonly ConflictRanked: { readonly location: LocationId; readonly ranking: readonly Ranked[] };
	readonly AllyWon: { readonly seat: SeatId; readonly location: LocationId; readonly ally: CardId };
	readonly AllyRemoved: { readonly location: LocationId; readonly ally: CardId };
	readonly VictimGained: { readonly seat: SeatId };
	readonly AmbitionTaken: { readonly seat: SeatId };
	readonly RewardsGiven: { readonly location: LocationId };
	readonly LocationResolved: { readonly location: LocationId };
	readonly RoundCleared: Record<never, never>;
	readonly GameScored: { readonly score: Score };
	readonly LotDrawn: { readonly prompt: Prompt; readonly about: About; readonly chosen: string };
	readonly QuestionAsked: { readonly question: Question; readonly resolution: Resolution };
	readonly QuestionAnswered: {
		readonly question: number;
		readonly seat: SeatId | null;
		readonly choice: Choice;
	};
	/** It is asked again once something else was done. */
	readonly QuestionSetAside: Record<never, never>;
	/** A secret choice came in, or was changed. */
	/** `seal`: the hash of what was chosen and of a number that its device made up; absent: nothing was sealed. */
	readonly Chose: { readonly seat: SeatId; readonly seal?: string };
	/** All tokens lie open on the table. */
	readonly TokensTold: { readonly location: LocationId };
	readonly ChoiceTakenBack: { readonly seat: SeatId };
	/** All are in. Null: what was chosen stays secret. `nonces`: the numbers that open the seals. */
	readonly ChoicesOpened: {
		readonly question: number;
		readonly choices: { readonly [seat: SeatId]: Choice } | null;
		readonly nonces?: { readonly [seat: SeatId]: string };
	};
	/** What was chosen is lost; all choose again. */
	readonly ChoicesAskedAgain: { readonly id: number };
	readonly DealerChanged: { readonly dealer: Dealing };
	readonly TableCorrected: { readonly corrections: readonly Correction[] };
	/** Blood, Influence and what holds at a Location are changed by this; what else changed follows. */
	readonly ChangesTold: {
		readonly by: SeatId | null;
		readonly card: CardId | null;
		readonly changes: readonly Change[];
	};
	readonly CardsDescribed: { readonly cards: Described; readonly depth?: Depth };
};

export type TableEventType = keyof Events;
export type TableEventOf<T extends TableEventType> = { readonly type: T } & Events[T];
export type TableEvent = { readonly [T in TableEventType]: TableEventOf<T> }[TableEventType];
