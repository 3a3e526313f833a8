import type { Command } from '../../../games/heritage/commands.ts';
import type { Event } from '../../../games/heritage/events.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { DealtFaceDown } from '../../logs/kept-game.ts';

/** What the app deals face down in a chapter of Heritage: the order of the deck, and hands that are hidden. */
export const heritageDealt: DealtFaceDown<ChronicleState, Command> = {
	laidOut(events) {
		const [first] = events as readonly Event[];
		if (first?.type !== 'HappenedAtTable' || first.event.type !== 'TableSet') return null;
		return first.event.setting.chapter;
	},
	goOnWithout(state) {
		const { phase, dealer } = tableNow(state);
		if (phase === 'empty' || phase === 'finished' || dealer !== 'app') return null;
		const reason = 'What was dealt face down did not come along with the file.';
		return { type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'box', reason } };
	}
};
