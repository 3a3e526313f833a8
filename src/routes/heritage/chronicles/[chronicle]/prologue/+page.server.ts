import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const next = nextChapter(state) ?? 1;
	return {
		/** The chapter before which it is written; null: the first one. */
		before: next > 1 ? next : null,
		places: state.seats.map((seat) => {
			const player = state.players[seat];
			const retainer = player?.haven?.retainer;
			return {
				seat,
				player: names.seats[seat] ?? seat,
				away: (player?.away ?? null) !== null,
				isCoded: state.rivals?.[seat] !== undefined && state.rivals[seat].stuck !== true,
				may: mayAct(access, { type: 'CompletePrologue', seat }),
				settled:
					player?.sheet && player.haven
						? {
								name: player.sheet.name,
								titles: player.sheet.titles.join(', '),
								haven: player.haven.name,
								retainer: retainer ? (state.characters[retainer]?.name ?? null) : null
							}
						: null
			};
		})
	};
};
