import { chaptersMissed } from '$lib/games/heritage/chronicle/joining';
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
		lets: mayAct(access, { type: 'JoinChronicle' }),
		players: state.seats.map((seat, index) => {
			const { sheet = null, haven = null, away = null } = state.players[seat] ?? {};
			return {
				seat,
				number: index + 1,
				name: nameOf(seat),
				mine: access.seats.includes(seat),
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
