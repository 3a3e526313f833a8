import { untrack } from 'svelte';
import type { KnownFaces } from '../../../../../games/heritage/search/look-back/course-steps.ts';
import type { LookBack } from '../../../../../games/heritage/search/look-back/look-back.ts';
import type { Step } from '../../../../../games/heritage/table/course.ts';
import weights from '../../../../../games/heritage/search/weights.json';
import { thinker } from '../../../thinking/thinker.ts';
import type { LiveTable } from '../../live-table.svelte.ts';
import {
	keepLookBack,
	keptLookBack,
	printOf,
	shortened,
	type LookBackAt
} from './kept-look-back.ts';

/** The same chapter is looked at with the same chance each time. */
const SEED = 1;

/** Without what the table chose of advice after the end: it changes nothing that was played. */
function playedIn(steps: readonly Step[]): readonly Step[] {
	const last = steps.findLastIndex(([first]) => first?.type !== 'AdviceAllowed');
	return steps.slice(0, last + 1);
}

type State = 'working' | 'found' | 'stopped' | 'failed';

/** A look back on a chapter that is over: read where it was kept, else worked out beside the page. */
export class LookingBack {
	readonly #live: LiveTable;
	readonly #at: LookBackAt;
	#found: LookBack | null = $state.raw(null);
	#state: State = $state('stopped');
	#progress = $state(0);
	#giveUp: (() => void) | null = null;
	#asked = 0;

	constructor(live: LiveTable) {
		this.#live = live;
		this.#at = untrack(() => ({
			person: live.person,
			log: live.log,
			chapter: live.table.chapter,
			seats: live.mine.toSorted()
		}));
		$effect(() => () => this.stop());
	}

	get found(): LookBack | null {
		return this.#found;
	}

	get state(): State {
		return this.#state;
	}

	/** From 0 to 1. */
	get progress(): number {
		return this.#progress;
	}

	async begin(): Promise<void> {
		if (this.#state === 'working') return;
		const steps = untrack(() => playedIn(this.#live.course.steps));
		const print = printOf(steps, weights);
		const kept = keptLookBack(this.#at, print, steps.length);
		if (kept) return this.#find(kept);
		const asked = ++this.#asked;
		this.#state = 'working';
		this.#progress = 0;
		const shown = await this.#shown().catch(() => null);
		// Stopped meanwhile, perhaps because its page is gone.
		if (asked !== this.#asked) return;
		if (!shown) {
			this.#state = 'failed';
			return;
		}
		this.#giveUp = thinker.ask(
			{ what: 'look-back', steps, shown, seed: SEED },
			{
				report: (report) => {
					if (report.what !== 'look-back') return;
					this.#progress = report.progress;
					if (!report.found) return;
					// What is shown now is shown the next time, too.
					const found = shortened(report.found);
					keepLookBack(this.#at, print, found);
					this.#find(found);
				},
				failed: () => (this.#state = 'failed')
			}
		);
	}

	stop(): void {
		this.#asked++;
		this.#giveUp?.();
		this.#giveUp = null;
		if (this.#state === 'working') this.#state = 'stopped';
	}

	#find(found: LookBack): void {
		this.#found = found;
		this.#state = 'found';
	}

	/**
	 * The hand of the only seat that this device plays, as it lay at the end; null: it could not be had. Where several share a
	 * device, nobody is shown what another one held.
	 */
	async #shown(): Promise<KnownFaces | null> {
		const [seat, ...others] = this.#at.seats;
		if (seat === undefined || others.length > 0) return {};
		const held = await this.#live.dealtTo(seat);
		return (
			held && {
				[seat]: Object.fromEntries(
					held.flatMap(({ position, scheme }) =>
						scheme === null ? [] : [[position, scheme] as const]
					)
				)
			}
		);
	}
}
