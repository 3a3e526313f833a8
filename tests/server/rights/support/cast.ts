import type { Application } from '../../../../src/lib/server/application.ts';
import type { Place } from '../../../support/game-cast.ts';
import { aloneCast, chronicleCast, drawCast } from '../../games/heritage/cast.ts';
import { newPlace } from './people.ts';

export type { Actor } from './people.ts';

export interface Cast extends Place {
	readonly chronicle: string;
	/** a game outside a chronicle */
	readonly game: string;
	/** a provable draw for a tie of s1 and s2, in which nothing is declared yet */
	readonly draw: string;
}

/** A group with someone in every role, a chronicle with a character, a single game, a draw, and people who do not belong. */
export async function newCast(application: Application): Promise<Cast> {
	const place = await newPlace(application);
	return {
		...place,
		chronicle: await chronicleCast.begin(application, place),
		game: await aloneCast.begin(application, place),
		draw: await drawCast.begin(application, place)
	};
}
