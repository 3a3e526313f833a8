import type { ThingId } from '../../../../games/heritage/shapes.ts';
import { Late } from '../../../late.svelte.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import type { Prospect } from './prospects.ts';

/* It takes the rules by which a table decides, and a queue is shown without them. */
const weighing = new Late(() => import('./prospects.ts'));

/**
 * What each character a seat can recruit would bring it, worked out once the table stands, a little in each idle
 * moment: a slow phone shows the queue at once, and answers every tap meanwhile.
 */
export class Prospects {
	#known: Readonly<Record<ThingId, Prospect>> = $state.raw({});

	constructor(asking: () => { readonly live: LiveTable; readonly awake: boolean }) {
		$effect(() => {
			const { live, awake } = asking();
			const { battlegrounds, table } = live;
			const moves = live.moves.recruit;
			this.#known = {};
			if (!awake || !moves) return;
			const rules = weighing.part;
			if (!rules) return void weighing.want();
			return rules.weighIdly({ battlegrounds, table, moves }, (character, prospect) => {
				this.#known = { ...this.#known, [character]: prospect };
			});
		});
	}

	/** How they are told; null: nothing is known yet. */
	get words() {
		return weighing.part;
	}

	/** Undefined: not worked out yet, or not to be had. */
	of(character: ThingId): Prospect | undefined {
		return this.#known[character];
	}
}
