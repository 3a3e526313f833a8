import type { SeatId } from '../../../games/core/seats.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import type { PlayTable } from './play-table.svelte.ts';

/** What of a game lies open on the screen, and what a tap on it means. */
export class PlayScreen {
	readonly play: PlayTable;
	/** A card that is read. */
	looking: string | null = $state(null);
	/** A card that is about to be played. */
	playing: string | null = $state(null);
	/** A player whose cards are looked at. */
	person: SeatId | null = $state(null);
	/** A Location that is shown in full. */
	location: LocationId | null = $state(null);
	sheet: 'menu' | 'history' | 'rules' | null = $state(null);

	constructor(play: PlayTable) {
		this.play = play;
	}

	/** Whether something lies over the table. */
	get covered(): boolean {
		const { looking, playing, person, location, sheet } = this;
		return [looking, playing, person, location, sheet].some((one) => one !== null);
	}

	/** Puts away whatever lies over the table. */
	close(): void {
		this.looking = this.playing = this.person = this.location = this.sheet = null;
	}

	/** Whose cards lie below: of the only person, or of whoever acts. */
	get handOf(): SeatId | null {
		const { you, table, handTo, acting } = this.play;
		return you ?? (table.stage === 'planning' || handTo === null ? acting : null);
	}

	/** Who has the turn and can go on with it. */
	get myTurn(): SeatId | null {
		const { acting, question, table } = this.play;
		return acting !== null && question === null && table.turn?.seat === acting ? acting : null;
	}

	get canPlay(): boolean {
		const { myTurn, play } = this;
		return myTurn !== null && !play.table.turn?.played && play.holder === myTurn;
	}

	/** A card of the hand that lies below. */
	tapped(card: string): void {
		if (this.canPlay) this.playing = card;
		else this.looking = card;
	}

	show(at: LocationId): void {
		this.play.at = at;
		this.location = at;
	}

	/** The phone is put away: nobody picks it up to a hand that is not theirs. */
	cover(): void {
		if (this.play.you !== null) return;
		this.playing = this.looking = this.person = null;
		this.play.cover();
	}
}
