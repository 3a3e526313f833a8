import { explainHere, explainsHere } from '../../teach/explaining.ts';
import { gamesHere } from '../play/device-games.ts';

const GAME = 'vendetta';

/** Whether rules are explained as they first act: to whoever never played a game to its end here, unless they said. */
export class Explaining {
	/** Until it is known whether somebody played before, nothing is explained. */
	#on = $state(explainsHere(GAME) ?? false);

	constructor() {
		void this.#recall();
	}

	get on(): boolean {
		return this.#on;
	}

	set on(on: boolean) {
		this.#on = on;
		explainHere(GAME, on);
	}

	async #recall(): Promise<void> {
		if (explainsHere(GAME) !== null) return;
		const games = await gamesHere();
		this.#on = !games.some(({ over, lesson }) => over && !lesson);
	}
}
