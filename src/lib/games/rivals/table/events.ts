import type { About } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import type { AttackType } from '../attack/field.ts';
import type { Bonus, Sum } from '../attack/sum.ts';
import type { CardId } from '../cards/card.ts';
import type { MatchResult } from '../ending/result.ts';
import type { Answer, Stake, Tally } from '../influence/conflict.ts';
import type { RivalOf, VampireId } from '../match/state.ts';
import type { Drawn } from '../rival-tokens.ts';
import type { Modifier, Until } from './modifiers.ts';
import type { Prompt } from './prompts.ts';
import type { Question, Resolution } from './questions.ts';
import type { TableSetting } from './setting.ts';
import type { Attached, Harm, LaidCard, Share, Slot, TablePromise } from './table.ts';

/** A step of a turn, in order. */
type TurnStep = 'city' | 'start' | 'ready' | 'action' | 'mending' | 'end' | 'antagonists' | 'draw';

export type Back = 'library' | 'faction';

/** Why something was paid or gained, for whoever reads the history. */
export type Why =
	| 'recruit'
	| 'cost'
	| 'effect'
	| 'steal'
	| 'torpor'
	| 'influence'
	| 'scheme'
	| 'conspiracy'
	| 'bid'
	| 'rival'
	| 'mortal'
	| 'mend'
	| 'damage'
	| 'night';

/** Where a card goes that leaves the table. */
export type Goes = 'discard' | 'burned';

type Events = {
	// The course of the match
	readonly TableSet: { readonly setting: TableSetting; readonly seats: readonly SeatId[] };
	readonly DeckBrought: { readonly seat: SeatId };
	readonly OrderSet: { readonly order: readonly SeatId[] };
	readonly RivalsDrawn: { readonly rivals: RivalOf; readonly drawn: readonly Drawn[] };
	readonly LotDrawn: {
		readonly prompt: Prompt;
		readonly about: About;
		readonly chosen: string;
	};
	/** Decks lie ready: which cards are shown, and how many wait. */
	readonly DecksLaid: {
		readonly seats: {
			readonly [seat: SeatId]: {
				readonly leader: CardId;
				readonly haven: CardId;
				/** Null: face down. */
				readonly agenda: CardId | null;
				readonly library: number;
				readonly faction: number;
			};
		};
		readonly city: number;
	};
	/** A Leader that two players brought: who lost the bid leads with another [Unique]. */
	readonly LeaderReplaced: { readonly seat: SeatId; readonly leader: CardId };
	readonly TurnBegan: { readonly seat: SeatId; readonly number: number };
	readonly StepBegan: { readonly step: TurnStep };
	readonly ActionTaken: { readonly seat: SeatId };
	readonly ActionsGained: { readonly seat: SeatId; readonly n: number };
	readonly TokensOff: { readonly seat: SeatId };
	readonly Returned: { readonly seat: SeatId };
	readonly MatchEnded: { readonly result: MatchResult };

	// Questions
	readonly QuestionAsked: { readonly question: Question; readonly resolution: Resolution };
	readonly QuestionAnswered: {
		readonly question: number;
		readonly seat: SeatId;
		readonly choice: readonly string[];
	};

	/** Something comes before it is answered; it is asked again. */
	readonly QuestionSetAside: { readonly question: number };

	// The City
	readonly CityShuffled: { readonly cards: number };
	/** Cards of a pile go into the City Deck, which is shuffled. */
	readonly CityReshuffled: { readonly from: Goes; readonly cards: readonly CardId[] };
	readonly CityTurned: { readonly slot: Slot; readonly card: CardId; readonly token?: SeatId };
	/** A card leaves the Streets. */
	readonly CityLeft: {
		readonly slot: Slot;
		readonly to: Goes | 'deck';
		/** Burned by a text, which is no defeat (R57). */
		readonly byText?: true;
	};

	// Cards of players
	readonly CardsDrawn: { readonly seat: SeatId; readonly from: Back; readonly n: number };
	readonly CardsDiscarded: {
		readonly seat: SeatId;
		readonly cards: readonly CardId[];
		readonly why: 'intel' | 'mend' | 'cost' | 'effect';
	};
	/** Out of the hand, face up. It lies in play, or goes on to its pile. */
	readonly CardPlayed: {
		readonly seat: SeatId;
		readonly card: CardId;
		readonly slot: Slot;
		readonly vampire: VampireId | null;
		readonly as: 'action' | 'ongoing' | 'title' | 'scheme' | 'modifier';
	};
	/** Out of the hand, face down. */
	readonly CardLaid: {
		readonly seat: SeatId;
		readonly slot: Slot;
		readonly as: 'attack' | 'reaction' | 'modifier' | 'conspiracy';
		/** Null: face down. */
		readonly card: CardId | null;
		/** Who exhausts for a Conspiracy. */
		readonly vampire?: VampireId;
	};
	readonly CardOpened: { readonly slot: Slot; readonly seat: SeatId; readonly card: CardId };
	/** A card that was played or lay in play goes to the pile of its owner. */
	readonly CardPut: {
		readonly slot: Slot;
		readonly seat: SeatId;
		readonly card: CardId;
		readonly to: Goes | 'hand' | 'ongoing';
	};
	/** Out of the discard pile into the hand. */
	readonly CardRecovered: { readonly seat: SeatId; readonly card: CardId };
	readonly AgendaFlipped: { readonly seat: SeatId; readonly card: CardId };
	readonly PrestigeMoved: {
		readonly seat: SeatId;
		readonly by: number;
		readonly why: Why;
		/** Through whom; null: nobody. */
		readonly of: SeatId | null;
		/** The card whose text does it. */
		readonly card?: CardId;
	};
	/** Prestige on an Ongoing card; what is taken off goes on in an event of its own. */
	readonly PrestigeStored: { readonly slot: Slot; readonly by: number };
	readonly AgendaMoved: {
		readonly seat: SeatId;
		readonly by: number;
		readonly why: Why;
		readonly card?: CardId;
	};

	// Vampires
	readonly Recruited: {
		readonly seat: SeatId;
		readonly vampire: VampireId;
		readonly card: CardId;
		readonly exhausted?: true;
		/** The impostor in torpor that is burned. */
		readonly impostor?: VampireId;
	};
	readonly Moved: {
		readonly vampires: readonly VampireId[];
		readonly place: 'haven' | 'streets';
		readonly party?: number;
	};
	readonly Exhausted: { readonly vampires: readonly VampireId[]; readonly slots: readonly Slot[] };
	readonly Readied: { readonly vampires: readonly VampireId[]; readonly slots: readonly Slot[] };
	readonly BloodMoved: {
		readonly vampire: VampireId;
		readonly by: number;
		readonly why: Why;
		readonly of: SeatId | null;
	};
	readonly Fell: {
		readonly vampire: VampireId;
		readonly to: 'torpor' | 'burned';
		/** Who gets the credit; null: nobody. */
		readonly by: SeatId | null;
		/** The vampire that did it; null: none did. */
		readonly byVampire: VampireId | null;
		/** Whether texts about defeated vampires count it. */
		readonly defeated: boolean;
		/** Prestige that goes onto it as Blood, even the last. */
		readonly placed: number;
	};
	/** Full in torpor: back at the Haven, ready [Mending]. */
	readonly CameBack: { readonly vampire: VampireId };
	readonly Attached: {
		readonly vampire: VampireId;
		readonly attached: Attached;
		readonly from: 'streets' | 'hand' | 'vampire';
	};
	/** A card is attached, and its own text has happened: now others see it. */
	readonly AttachmentDone: {
		readonly vampire: VampireId;
		readonly seat: SeatId;
		readonly slot: Slot;
		readonly card: CardId;
	};
	readonly Detached: { readonly slot: Slot; readonly to: Goes | 'streets' };
	readonly InfluenceSpent: { readonly vampires: readonly VampireId[] };
	readonly Modified: { readonly vampire: VampireId; readonly modifier: Modifier };
	readonly ModifiersEnded: { readonly until: Until; readonly seat: SeatId | null };
	readonly AbilityUsed: {
		readonly seat: SeatId;
		readonly card: CardId;
		readonly key: string;
		readonly vampire: VampireId | null;
	};
	readonly Mended: { readonly vampire: VampireId };

	// An attack [Steps]
	readonly AttackBegan: {
		readonly seat: SeatId;
		readonly attacker: VampireId;
		readonly attack: AttackType;
		readonly defender: SeatId | null;
		readonly target: VampireId | Slot;
		readonly ours: readonly VampireId[];
		readonly theirs: readonly VampireId[];
		readonly claim?: true;
	};
	readonly StepReached: { readonly step: number };
	readonly IntelGained: {
		readonly n: number;
		readonly seat: SeatId | null;
		readonly card?: CardId;
	};
	/** `first`: another target for the whole attack, and whose party is attacked now. */
	readonly TargetChanged: {
		readonly target: VampireId | Slot;
		readonly first?: { readonly defender: SeatId | null; readonly theirs: readonly VampireId[] };
	};
	/** An Attack card goes back to the hand, unseen, as its attack is taken back. */
	readonly CardTakenBack: { readonly seat: SeatId; readonly slot: Slot };
	/** `seat`: whose it is, which then plays the Reaction. */
	readonly Blocked: {
		readonly by: VampireId;
		readonly seat: SeatId;
		readonly byText?: true;
	};
	/** All damage of this attack is Aggravated. */
	readonly Aggravated: { readonly card: CardId };
	readonly Cancelled: { readonly card: 'card' | 'reaction'; readonly by: CardId };
	readonly Forbidden: { readonly what: string };
	readonly BonusAdded: { readonly to: 'attack' | 'back'; readonly bonus: Bonus };
	readonly Guarded: {
		readonly vampire: VampireId;
		readonly as: 'shields' | 'prevented';
		readonly n: number;
		readonly card: CardId;
	};
	readonly HarmAdded: { readonly harm: Harm };
	/** What the blows come to, with each part. */
	readonly AttackSummed: {
		readonly sum: Sum;
		readonly back: Sum | null;
		readonly others: readonly { readonly vampire: VampireId; readonly sum: Sum }[];
		readonly taken: { readonly [vampire: VampireId]: number };
		readonly aggravated: { readonly [vampire: VampireId]: number };
	};
	/** Its player prevents no more of the damage to it. */
	readonly PreventionDeclined: { readonly vampire: VampireId };
	/** Who is hurt says which damage shields and prevention cut first (reading `aggravatedShare`). */
	readonly ShareChosen: { readonly vampire: VampireId; readonly first: Share };
	/** Damage was taken as step 13 sees it. */
	readonly DamageTaken: { readonly vampire: VampireId; readonly amount: number };
	/** A mortal or an antagonist is defeated. */
	readonly MortalFell: {
		readonly slot: Slot;
		readonly card: CardId;
		readonly seat: SeatId;
		readonly vampire: VampireId;
	};
	readonly AttackEnded: { readonly discarded: readonly LaidCard[] };
	readonly ClaimBegan: { readonly seat: SeatId; readonly claimant: VampireId };
	readonly ClaimPassed: { readonly seat: SeatId };
	readonly ClaimEnded: { readonly holds: boolean };
	/** So much of the antagonists' damage goes to a foe (R56). */
	readonly Redirected: { readonly seat: SeatId; readonly to: SeatId; readonly n: number };
	/** Damage of antagonists or of a text outside an attack. */
	readonly Harmed: {
		readonly vampire: VampireId;
		readonly amount: number;
		readonly taken: number;
		readonly aggravated: number;
		readonly by: SeatId | null;
	};

	// Influence
	readonly RaisingBegan: { readonly seat: SeatId; readonly asks: number };
	readonly InfluenceRaised: {
		readonly n: number;
		readonly from: 'exerted' | 'modifier' | 'prestige' | 'text';
	};
	readonly RaisingEnded: Record<never, never>;
	readonly SchemeBegan: {
		readonly seat: SeatId;
		readonly vampire: VampireId | null;
		readonly slot: Slot;
		readonly card: CardId;
		readonly order: readonly SeatId[];
	};
	readonly PromiseMade: { readonly promise: TablePromise };
	readonly PromiseReleased: { readonly promise: number };
	readonly SchemeAnswered: { readonly answer: Answer; readonly modifier?: Slot };
	readonly InfluenceMade: { readonly n: number };
	readonly StakesOpened: {
		readonly stakes: { readonly [seat: SeatId]: Stake };
		readonly modifiers: { readonly [seat: SeatId]: CardId };
	};
	readonly SchemeDecided: { readonly tally: Tally };
	readonly SchemeEnded: Record<never, never>;
	readonly ConspiracyShown: { readonly slot: Slot; readonly to: readonly SeatId[] };
	readonly ConspiracyFed: {
		readonly slot: Slot;
		readonly seat: SeatId;
		/** A card added it, which leaves the one of this turn. */
		readonly free?: true;
		/** From the supply, not of the player. */
		readonly given?: true;
	};
	readonly ConspiracyResolved: { readonly slot: Slot; readonly card: CardId };
};

export type TableEventType = keyof Events;
export type TableEventOf<T extends TableEventType> = { readonly type: T } & Events[T];
export type TableEvent = { readonly [T in TableEventType]: TableEventOf<T> }[TableEventType];
