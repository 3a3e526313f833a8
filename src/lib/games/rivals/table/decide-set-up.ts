import { FEWEST_SEATS, MOST_SEATS } from '../vocabulary.ts';
import { begin, refused, type Deciders } from './decider.ts';
import { findSettingFault, isSoundDeck } from './setting.ts';
import { settingOf } from './where.ts';

/** How a match begins. */
export const setUpDeciders: Deciders<'SetTable' | 'BringDeck'> = {
	/** Refusals: `table-set`, `unknown-seat`, `deck-unsound`. */
	SetTable(table, { setting, seats }) {
		if (table.setting) return refused('table-set');
		if (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS)
			return refused('unknown-seat', { seat: seats[0] ?? '' }, 'seats');
		const twice = seats.find((seat, at) => seats.indexOf(seat) < at);
		if (twice !== undefined) return refused('unknown-seat', { seat: twice }, 'seats');
		if (findSettingFault(setting, seats) !== null) return refused('deck-unsound', {}, 'setting');
		const open = seats.every((seat) => setting.decks[seat] !== null);
		return begin(
			[{ type: 'TableSet', setting, seats }],
			...(open ? [{ kind: 'first-player' } as const] : [])
		);
	},

	/** Refusals: `table-empty`, `unknown-seat`, `deck-brought`, `deck-unsound`. */
	BringDeck(table, { seat, deck }, dealer) {
		if (!table.setting) return refused('table-empty');
		if (!table.order.includes(seat)) return refused('unknown-seat', { seat }, 'seat');
		const { decks } = settingOf(table);
		if (decks[seat] || table.brought.includes(seat))
			return refused('deck-brought', { seat }, 'seat');
		if (!isSoundDeck(settingOf(table), deck)) return refused('deck-unsound', {}, 'deck');
		dealer.bring(seat, deck);
		const all = table.order.every(
			(one) => decks[one] || one === seat || table.brought.includes(one)
		);
		return begin(
			[{ type: 'DeckBrought', seat }],
			...(all ? [{ kind: 'first-player' } as const] : [])
		);
	}
};
