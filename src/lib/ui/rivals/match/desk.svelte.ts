import type { SeatId } from '../../../games/core/seats.ts';
import {
	seatOf,
	type CityId,
	type Match,
	type Vampire,
	type VampireId
} from '../../../games/rivals/match/state.ts';
import { MOST_COUNTED } from '../../../games/rivals/vocabulary.ts';
import { reveals } from '../../../games/rivals/state.ts';
import type { StepCommand } from '../live/match-log.ts';
import type { KnownCards } from './known-cards.svelte.ts';
import { RecentChanges } from './recent.svelte.ts';
import type { MatchSession } from './session.ts';
import { Taps, type Tappable } from './taps.svelte.ts';

/** What lies open over the match. */
export type Opened =
	| { readonly kind: 'seat' | 'recruit'; readonly seat: SeatId }
	| { readonly kind: 'vampire' | 'facts'; readonly vampire: VampireId }
	/** `city`: the City card that is attacked. */
	| { readonly kind: 'attack'; readonly vampire: VampireId; readonly city?: CityId }
	| { readonly kind: 'city'; readonly card: CityId }
	| { readonly kind: 'turn-city' | 'move' | 'menu' | 'forecast' | 'rivals' | 'fallen' };

type Options = {
	readonly session: MatchSession;
	readonly nameOf: (seat: SeatId) => string;
	/** The seats that this person speaks for. */
	readonly speaks: readonly SeatId[];
	/** Whether this person taps, and does not only look on. */
	readonly writes: boolean;
	/** Cards that the group typed before. */
	readonly cards: KnownCards;
};

/** A match in the hands of one person: its numbers as they are tapped, and what is open. */
export class MatchDesk {
	readonly session: MatchSession;
	readonly nameOf: Options['nameOf'];
	readonly speaks: Options['speaks'];
	readonly writes: boolean;
	readonly cards: KnownCards;
	readonly taps: Taps;
	readonly recent = new RecentChanges();
	opened: Opened | null = $state.raw(null);

	constructor({ session, nameOf, speaks, writes, cards }: Options) {
		this.session = session;
		this.nameOf = nameOf;
		this.speaks = speaks;
		this.writes = writes;
		this.cards = cards;
		this.taps = new Taps(session);
	}

	get match(): Match {
		return this.session.state.match;
	}

	get steps(): number {
		return this.session.state.course.steps.length;
	}

	/** Whether attacks are told step by step. */
	get isGuided(): boolean {
		return this.session.state.setting.depth === 'guided';
	}

	/** Whether numbers can be tapped now. */
	get counts(): boolean {
		return this.writes && this.match.result === null;
	}

	readonly close = (): void => {
		this.opened = null;
	};

	/** Does something once all that was tapped is sent. */
	readonly act = async (command: StepCommand): Promise<boolean> => {
		await this.taps.flush();
		const done = await this.session.act(command);
		if (done) this.cards.remember(command);
		return done;
	};

	readonly undo = async (): Promise<void> => {
		await this.taps.flush();
		const { steps } = this;
		if (steps === 0) return;
		const undo = { kept: steps - 1, of: steps, by: [...this.speaks] };
		// What Elysium drew is undone with the consent of everybody else.
		const last = this.session.state.course.steps.at(-1) ?? [];
		const asks = last.some(reveals) && this.match.order.some((seat) => !this.speaks.includes(seat));
		await this.session.turnBack({ type: asks ? 'ProposeUndo' : 'UndoAtTable', ...undo });
	};

	prestige(seat: SeatId): Tappable {
		return {
			key: `${seat} prestige`,
			value: seatOf(this.match, seat).prestige,
			least: 0,
			most: MOST_COUNTED,
			change: (by) => ({ type: 'ChangePrestige', seat, by })
		};
	}

	agenda(seat: SeatId): Tappable {
		return {
			key: `${seat} agenda`,
			value: seatOf(this.match, seat).agenda,
			least: 0,
			most: MOST_COUNTED,
			change: (by) => ({ type: 'ChangeAgenda', seat, by })
		};
	}

	blood({ id, blood, bp }: Vampire): Tappable {
		return {
			key: `${id} blood`,
			value: blood,
			least: 0,
			most: bp,
			change: (by) => ({ type: 'ChangeBlood', vampire: id, by })
		};
	}

	/** Every number on the table, as it is shown. */
	numbers(): { readonly [key: string]: number } {
		const { order } = this.match;
		const counted = order.flatMap((seat) => [
			this.prestige(seat),
			this.agenda(seat),
			...seatOf(this.match, seat).vampires.map((one) => this.blood(one))
		]);
		return Object.fromEntries(counted.map((one) => [one.key, this.taps.shown(one)]));
	}
}
