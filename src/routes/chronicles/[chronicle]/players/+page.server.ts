import { openedChronicle } from '$lib/server/http/chronicle';
import { registerOf } from '$lib/ui/heritage/character/register';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const register = registerOf(state, nameOf);
	return {
		players: state.seats.map((seat, index) => {
			const { sheet = null, haven = null } = state.players[seat] ?? {};
			return {
				seat,
				number: index + 1,
				name: nameOf(seat),
				mine: access.seats.includes(seat),
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
