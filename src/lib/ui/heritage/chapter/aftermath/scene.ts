import type { MissionDecision } from '../../../../games/heritage/chronicle-deck/opened.ts';
import type { AftermathStep } from '../../../../games/heritage/chronicle/steps.ts';
import type { Stock } from '../../../../games/heritage/register/stock.ts';
import type {
	Character,
	ClanScheme,
	Dominance,
	SeatId,
	Slip,
	Sticker,
	ThingId,
	Trait
} from '../../../../games/heritage/shapes.ts';
import type { ResolvedMission } from '../../../../games/heritage/state.ts';
import type { Clan, Era, StickerKind } from '../../../../games/heritage/vocabulary.ts';
import type { IconName } from '../../../icons/names.ts';
import type { PickableCharacter } from '../../character/pickable.ts';

/** One decision of the ceremony, as its page shows it. */
export type Scene =
	| { readonly kind: 'results' }
	| OverviewScene
	| DeckOverviewScene
	| MissionScene
	| DeckMissionScene
	| ObligationsScene
	| StickerScene
	| RetainerScene
	| FinishScene;

export interface OverviewScene {
	readonly kind: 'overview';
	readonly victor: SeatId;
	readonly vanquished: SeatId;
	/** The clan that the vanquished just played; null: a correction took them out of the chapter. */
	readonly clan: Clan | null;
	readonly decided: { readonly asset: Slip | null; readonly scheme: ClanScheme | null } | null;
}

export interface MissionScene {
	readonly kind: 'mission';
	readonly seat: SeatId;
	readonly mission: { readonly id: ThingId; readonly name: string };
	/** The reading: who reads what aloud. */
	readonly reading: 'without-reward' | 'full-information';
	readonly rewardDots: number;
	readonly traits: readonly Trait[];
	readonly register: readonly Character[];
	readonly characters: readonly PickableCharacter[];
	/** Who may read it aloud: everybody at the table but the claimant. */
	readonly readers: readonly SeatId[];
	/** What a deck asked before the group went over to its own box; null: the box asks. */
	readonly read: ReadScene | null;
	/** Whoever looks hears the back read aloud, so its words are not on their screen. */
	readonly heard?: true;
	readonly decided: ResolvedMission | null;
}

/** The back of a mission as it was read aloud. */
export interface ReadScene {
	readonly question: string;
	readonly choices: readonly {
		readonly decided: MissionDecision;
		readonly text: string;
		/** Where the group plays with full information. */
		readonly reward: ToldCard | null;
	}[];
}

/** What came into the game: its name and what it does, in words. */
export interface ToldCard {
	readonly icon: IconName;
	readonly name: string;
	readonly words: readonly string[];
	readonly note: string;
}

/** The chapter's card and the scheme, where a sealed deck says what they are. */
export interface DeckOverviewScene {
	readonly kind: 'deck-overview';
	readonly victor: SeatId;
	readonly vanquished: SeatId;
	readonly clan: Clan | null;
	/** Null: the card is not turned over yet. */
	readonly decided: { readonly asset: ToldCard | null; readonly scheme: ToldCard | null } | null;
}

/** A mission whose back lies sealed: read aloud by somebody else, then decided, then opened. */
export interface DeckMissionScene {
	readonly kind: 'deck-mission';
	readonly seat: SeatId;
	readonly mission: { readonly id: ThingId; readonly name: string; readonly text: string };
	readonly reading: 'without-reward' | 'full-information';
	/** Who may read it aloud: everybody at the table but the claimant. */
	readonly readers: readonly SeatId[];
	/** Null: nobody read it yet. */
	readonly read: ReadScene | null;
	/** Whoever looks hears the back read aloud, so its words are not on their screen. */
	readonly heard?: true;
	readonly decided: {
		readonly decision: string;
		readonly outcome: string;
		readonly reward: ToldCard | null;
	} | null;
}

export interface ObligationsScene {
	readonly kind: 'obligations';
	readonly victor: SeatId;
	/** What the program knows to lie in the stock. */
	readonly supply: readonly Slip[];
	/** The others, in aftermath order, with what lies in their havens. */
	readonly others: readonly { readonly seat: SeatId; readonly held: readonly Slip[] }[];
	readonly decided: {
		readonly gained: {
			readonly seat: SeatId;
			readonly obligation: Slip;
			readonly drawn: boolean;
		} | null;
		readonly lost: readonly {
			readonly seat: SeatId;
			readonly obligation: Slip;
			readonly drawn: boolean;
		}[];
	} | null;
}

/** A sticker as it is printed, and what this player lacks for it; empty: nothing. */
export interface StickerDesign {
	readonly kind: StickerKind;
	readonly name: string;
	readonly text: string;
	readonly lacks: string;
}

/** A design before anybody's dots are looked at. */
export type BroughtDesign = Omit<StickerDesign, 'lacks'> & {
	readonly asks: { readonly trait: string; readonly dots: number } | null;
};
export interface StickerScene {
	readonly kind: 'sticker';
	readonly seat: SeatId;
	readonly clan: Clan;
	readonly stock: Readonly<Record<StickerKind, Stock>>;
	readonly allowed: readonly StickerKind[];
	/** Stickers that the program knows; none where the group takes them out of its own box. */
	readonly designs: readonly StickerDesign[];
	readonly characters: readonly PickableCharacter[];
	/** Whether somebody whom the register does not know can be chosen: not where all bloodlines are known. */
	readonly mayCreate: boolean;
	/** Cards that the program brings and the register does not know yet. */
	readonly strangers: readonly Character[];
	readonly decided: { readonly sticker: Sticker | null; readonly bearer: string | null } | null;
}

export interface RetainerScene {
	readonly kind: 'retainer';
	readonly seat: SeatId;
	readonly haven: string | null;
	/** Who lies in the haven now. */
	readonly present: PickableCharacter | null;
	readonly characters: readonly PickableCharacter[];
	/** See StickerScene. */
	readonly mayCreate: boolean;
	readonly strangers: readonly Character[];
	readonly decided: { readonly character: PickableCharacter | null } | null;
}

export interface FinishScene {
	readonly kind: 'finish';
	/** What the aftermath brought so far, in sentences. */
	readonly brought: readonly string[];
	readonly open: readonly ScenePlace[];
	/** When an era ends with this chapter: who dominates it, or who is tied for it. */
	readonly eraEnd: {
		readonly era: Era;
		readonly seats: readonly SeatId[];
		readonly by: 'most-missions' | 'more-wins';
		/** Everybody with as many missions as anybody, and the chapters they won. */
		readonly level: readonly {
			readonly seat: SeatId;
			readonly count: number;
			readonly breaker: number;
		}[];
	} | null;
	readonly finished: {
		readonly dominance: Dominance | null;
		readonly leftOpen: readonly ScenePlace[];
	} | null;
	/** Null: nothing follows, or it was played already. */
	readonly next: number | null;
	/** The next chapter lies sealed, and is opened before it is played. */
	readonly nextSealed: boolean;
}

/** Where the ceremony can be: one of its parts, or its end. */
export interface ScenePlace {
	/** `results`, `overview`, `mission:…`, `obligations`, `sticker:s1`, `retainer:s1`, `finish`. */
	readonly key: string;
	readonly step: AftermathStep | 'finish';
	/** In words, for lists and links. */
	readonly title: string;
	readonly done: boolean;
}
