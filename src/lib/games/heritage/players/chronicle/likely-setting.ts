import type { Chance } from '../../../core/chance.ts';
import { chosenCast, type ChapterSet } from '../../chronicle/chosen-cards.ts';
import { presentSeats } from '../../chronicle/players.ts';
import { settingOf, type Chosen } from '../../chronicle/setting-of.ts';
import type { ChronicleState } from '../../state.ts';
import type { Setting } from '../../table/setting.ts';
import type { Dealer } from '../../vocabulary.ts';
import { clansBy, leaderBy, markerOf } from './draft.ts';

/** The next chapter as a group may lay it out: clans in the order of the rules, leaders and missions by chance. */
export function likelySetting(
	chance: Chance,
	state: ChronicleState,
	set: ChapterSet,
	dealer: Dealer
): Setting {
	const everyone = chosenCast(state, set, 'both');
	const clans = clansBy(chance, state);
	const chosen: Chosen = {
		dealer,
		cards: 'both',
		seats: presentSeats(state).map((seat) => {
			const clan = clans[seat] ?? 'brujah';
			const leader = leaderBy(chance, everyone, seat, clan).id;
			return { seat, clan, leader, eachRound: [], resting: [] };
		}),
		firstPlayer: markerOf(state),
		missions: 'by-chance'
	};
	const laid = settingOf(state, chosen, set, chance);
	if (!laid.accepted) throw new Error(`nothing to lay out: ${JSON.stringify(laid.refusal)}`);
	return laid.setting;
}
