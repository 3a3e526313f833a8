import { fold } from '../../../games/core/game.ts';
import { evolve } from '../../../games/rivals/evolve.ts';
import { glanceWords } from '../../../games/rivals/glance.ts';
import { NO_MATCH } from '../../../games/rivals/state.ts';
import { matchesHere, type KeptMatch } from './kept-match.ts';

/** A match of this device, for a list. */
export interface ListedHere {
	readonly kept: KeptMatch;
	readonly title: string;
	/** Where it stands, and who plays. */
	readonly where: string;
	readonly more: readonly string[];
}

/** The matches of this device, last changed first. To fold them takes all rules, so a page fetches this once it is there. */
export async function listedHere(): Promise<readonly ListedHere[]> {
	const all = await matchesHere();
	return all.map((kept) => {
		const state = fold(evolve, NO_MATCH, kept.events);
		return { kept, title: state.setting.title, ...glanceWords(state, kept.people) };
	});
}
