import { untrack } from 'svelte';
import { isOpen, notOpened, type Round } from '../../games/core/fair/round.ts';
import { sameJson } from '../../games/core/json.ts';

const TRY_AGAIN_MS = 5000;
/** A phone in a pocket needs a moment to be taken out. */
const PATIENCE_MS = 20_000;

type Part<Command> = {
	/** As it stands now. */
	readonly mixing: () => Round;
	/** Whether cards still wait for it. */
	readonly waits: () => boolean;
	/** Whether something is on its way. */
	readonly busy: () => boolean;
	/** What this device opens, or seals, now; null: nothing. */
	readonly opens: () => Command | null;
	readonly seals: () => Command | null;
	readonly mix: (command: Command) => Promise<boolean>;
	/** The first cards are dealt. */
	readonly deal: () => Promise<boolean>;
};

/**
 * What a device does by itself while the cards of its table are mixed: seal a number, open it, and deal where its person
 * said so. Make it while a component is set up.
 */
export class TakingPart<Command> {
	readonly #part: Part<Command>;
	/** Who let the numbers be published wants the cards, too. */
	wanted = $state(false);
	/** One step at a time, and one that changed nothing here is not tried again at once. */
	#resting = $state(false);
	/** The attempt that waited long enough for those who do not open. */
	#overdue = $state<number | null>(null);
	/** The attempt in which some have not opened yet; null: nobody is waited for. */
	readonly #awaited = $derived.by(() =>
		this.waiting.length > 0 ? this.#part.mixing().attempt : null
	);

	constructor(part: Part<Command>) {
		this.#part = part;
		$effect(() => {
			void [part.mixing(), this.wanted, part.waits()];
			if (!this.#resting && !part.busy()) void untrack(() => this.#goOn());
		});
		$effect(() => {
			const attempt = this.#awaited;
			if (attempt === null) return;
			const timer = setTimeout(() => (this.#overdue = attempt), PATIENCE_MS);
			return () => clearTimeout(timer);
		});
	}

	/** Whose devices have not opened, once all seals are published. */
	get waiting(): readonly string[] {
		const mixing = this.#part.mixing();
		return mixing.closed ? notOpened(mixing) : [];
	}

	/** Whether those who do not open had time enough. */
	get isOverdue(): boolean {
		return this.#overdue === this.#part.mixing().attempt;
	}

	#next(): Promise<boolean> | null {
		const { mixing, waits, opens, seals, mix, deal } = this.#part;
		if (!waits()) return null;
		if (isOpen(mixing())) return this.wanted ? deal() : null;
		const step = opens() ?? (mixing().closed ? null : seals());
		return step === null ? null : mix(step);
	}

	/** Where it is written and this page could not be loaded anew, the same step comes next: it rests as if it was refused. */
	async #goOn(): Promise<void> {
		const before = this.#part.mixing();
		const step = this.#next();
		if (step === null) return;
		this.#resting = true;
		const moved = (await step) && !sameJson(this.#part.mixing(), before);
		setTimeout(() => (this.#resting = false), moved ? 0 : TRY_AGAIN_MS);
	}
}
