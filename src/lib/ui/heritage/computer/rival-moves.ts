import { fingerprint } from '../../../games/core/fingerprint.ts';
import { findMove, type Ask } from '../../../games/heritage/players/find-move.ts';
import { viewOf } from '../../../games/heritage/search/view.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { settingOf, type Course } from '../../../games/heritage/table/course.ts';
import type { LiveTable } from '../table/live-table.svelte.ts';
import type { LocalLink } from '../table/local-link.ts';
import type { Problem } from '../../chronicle/post.ts';

type Parts = {
	readonly live: LiveTable;
	readonly link: Pick<LocalLink, 'hand'>;
	readonly ask: Ask;
};

const STUCK: Problem = {
	sentence: 'The computer could not move. Tap OK to let it try again, or undo your last move.',
	at: null,
	retry: false
};

/** So many refused moves are got over in silence; then the reason stands until somebody has read it. */
const IN_SILENCE = 4;

/** Makes the moves of the rivals at a table of this device. */
export class RivalMoves {
	readonly #parts: Parts;
	/** The course on which moves were refused, and how many. */
	#refusedAt: Course | null = null;
	#refused = 0;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/** Makes the move of a rival that is to move now, unless it is not wanted any more before it is found. */
	async move(seat: SeatId, unwanted: AbortSignal): Promise<void> {
		const isFound = await this.#tryTo(seat, unwanted).catch(() => false);
		if (!isFound && !unwanted.aborted) this.#parts.live.report(STUCK);
	}

	/** False: no move could be found. */
	async #tryTo(seat: SeatId, unwanted: AbortSignal): Promise<boolean> {
		const { live, link, ask } = this.#parts;
		const { course, battlegrounds } = live;
		const refused = this.#refusedAt === course ? this.#refused : 0;
		const strength = strengthAt(course, seat);
		const { table } = live;
		const hand = await link.hand(seat, true);
		if (!strength || !hand) return false;
		const view = viewOf(table, seat, hand);
		// The same on the same table: after a reload, and after an undo that comes to the same.
		const seed = fingerprint(`${live.log} ${course.steps.length}`) >>> 1;
		const command = await findMove({
			ask,
			battlegrounds,
			view,
			strength,
			seed,
			refused,
			unwanted
		});
		if (unwanted.aborted) return true;
		if (!command) return false;
		if (await live.act(command, undefined, course)) return true;
		// Another tab went on with it, and the table shows that now.
		if (live.course !== course) live.clear();
		else if (live.problem?.byRules) {
			this.#refusedAt = course;
			this.#refused = refused + 1;
			if (refused < IN_SILENCE) live.clear();
		}
		return true;
	}
}

const strengthAt = ({ steps }: Course, seat: SeatId) =>
	settingOf(steps)?.seats.find((one) => one.seat === seat)?.rival;
