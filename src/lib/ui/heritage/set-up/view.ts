import type { CardSource } from '../../../games/heritage/chronicle/card-sources.ts';
import type { Finish } from '../../../games/heritage/chronicle/set-up-order.ts';
import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';
import type { Dealer, Era } from '../../../games/heritage/vocabulary.ts';
import type { ChipCharacter } from '../character/attributes.ts';
import type { TermId } from '../codex/terms.ts';
import type { MissionFront } from '../opening/view.ts';
import type { SetUpNumbers } from '../table/assistant/to-lay-out.ts';

/** What a page shows of the set-up of a chapter: everything in words, so that no phone needs the cards. */
export interface SetUpView {
	readonly chapter: number;
	readonly era: Era;
	readonly boards: readonly {
		readonly letter: string;
		readonly name: string;
		readonly term: TermId;
	}[];
	readonly finish: Finish;
	readonly dealer: Dealer;
	readonly sources: { readonly [D in Dealer]: CardSource };
	/** How many characters that can come the group wrote down itself. */
	readonly written: number;
	readonly missionCount: number;
	readonly battlegrounds: Setting['battlegrounds'];
	/** What is put out at the start, as the readings say. */
	readonly numbers: SetUpNumbers;
	readonly seats: readonly SeatView[];
	readonly missions: readonly MissionView[];
	/** Those of the chapter's deck, which lie there whatever is chosen; none: the group chooses. */
	readonly opened: readonly MissionFront[];
}

export interface SeatView {
	readonly seat: SeatId;
	readonly name: string;
	/** 1–4, the order round the table. */
	readonly number: number;
	/** Whose choices these are: of whoever looks, of somebody else, or of people for the computer. */
	readonly chooser: 'own' | 'other' | 'for-computer';
	readonly retainer: Retained | null;
	readonly assets: readonly SlipView[];
	readonly obligations: readonly ObligationView[];
	readonly leaders: readonly LeaderView[];
}

interface Retained extends ChipCharacter {
	readonly id: ThingId;
	/** The stickers it bears, by their names. */
	readonly bears: readonly string[];
}

interface SlipView {
	readonly id: ThingId;
	readonly name: string;
	readonly words: readonly string[];
}

export interface ObligationView extends SlipView {
	readonly when: 'set-up' | 'each-round';
	/** In the group's own words alone. */
	readonly worded: boolean;
}

export interface LeaderView extends ChipCharacter {
	readonly id: ThingId;
	readonly sources: readonly CardSource[];
	readonly home: boolean;
}

export interface MissionView {
	readonly id: ThingId;
	readonly name: string;
	readonly text: string;
	/** Whom it counts. */
	readonly words: string;
}

export const seatIn = (view: SetUpView, seat: SeatId): SeatView | undefined =>
	view.seats.find((one) => one.seat === seat);
