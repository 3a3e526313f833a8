import { explainHere, explainsHere } from '../../teach/explaining.ts';
import { gamesHere } from '../play/device-games.ts';

const EXPLAIN_KEY = 'elysium:explain:vendetta';

/** Whether rules are explained as they first act: to whoever never played a game to its end here, unless they said. */
export class Explaining {
	/** Until it is known whether somebody played before, nothing is explained. */
	#on = $state(explainsHere(EXPLAIN_KEY) ?? false);

	constructor() {
		void this.#recall();
	}

	get on(): boolean {
		return this.#on;
	}

	set on(on: boolean) {
		this.#on = on;
		explainHere(EXPLAIN_KEY, on);
	}

	async #recall(): Promise<void> {
		if (explainsHere(EXPLAIN_KEY) !== null) return;
		const games = await gamesHere();
		this.#on = !games.some(({ over, lesson }) => over && !lesson);
	}
}
