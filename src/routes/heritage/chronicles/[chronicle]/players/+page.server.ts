import { chaptersMissed } from '$lib/games/heritage/chronicle/joining';
import { dealerNow } from '$lib/games/heritage/chronicle/rival-seats';
import { presentSeats } from '$lib/games/heritage/chronicle/players';
import { codedSeatsShown } from '$lib/server/tables/coded-seats-shown';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { registerOf } from '$lib/ui/heritage/character/register';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const register = registerOf(state, nameOf);
	return {
		coded: codedSeatsShown(
			{ seats: presentSeats(state), dealer: dealerNow(state), rivals: state.rivals },
			access,
			nameOf
		),
		version: chronicle.version,
		lets: mayAct(access, { type: 'JoinChronicle' }),
		players: state.seats.map((seat, index) => {
			const { sheet = null, haven = null, away = null } = state.players[seat] ?? {};
			return {
				seat,
				number: index + 1,
				name: nameOf(seat),
				mine: access.seats.includes(seat),
				rival: state.rivals?.[seat]?.strength ?? null,
				away: away && { since: away.since, missed: chaptersMissed(state, seat).length },
				sheet: sheet && {
					name: sheet.name,
					titles: sheet.titles,
					dots: Object.values(sheet.dots).reduce((sum, dots) => sum + dots, 0)
				},
				haven: haven && {
					name: haven.name,
					assets: haven.assets.length,
					obligations: haven.obligations.length,
					retainer: register.find(({ id }) => id === haven.retainer) ?? null
				}
			};
		})
	};
};
