import type { CommandOf } from '../commands.ts';
import { giveSeatToRival as giveSeat } from '../../core/computer/seats.ts';
import type { ChronicleState } from '../state.ts';
import type { Dealer } from '../vocabulary.ts';
import { tableNow } from './at-table-happened.ts';

/** Who deals in a chronicle: the app, where it usually does or does at the table under way. */
export function dealerNow(state: ChronicleState): Dealer {
	const { phase, dealer } = tableNow(state);
	return phase === 'empty' || state.dealer === 'app' ? state.dealer : dealer;
}

/** As for any table. Refusals: `unknown-seat`, `rival-needs-app`. */
export const giveSeatToRival = (state: ChronicleState, command: CommandOf<'GiveSeatToRival'>) =>
	giveSeat({ ...state, dealer: dealerNow(state) }, command);
