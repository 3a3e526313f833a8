import { stickerKindNames } from '$lib/games/heritage/clan-names';
import { stickerStock } from '$lib/games/heritage/register/stock';
import { CLANS, STICKER_KINDS } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/games/heritage/rights';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const stock = stickerStock(state);
	const stocks = mayAct(access, { type: 'StockObligation' });
	return {
		stickers: STICKER_KINDS.map((kind) => ({ kind, name: stickerKindNames[kind], ...stock[kind] })),
		obligations: state.obligationSupply,
		held: state.seats.flatMap((seat) =>
			(state.players[seat]?.haven?.obligations ?? []).map(({ id, name }) => ({
				id,
				name,
				by: names.seats[seat] ?? seat
			}))
		),
		schemes: CLANS.map((clan) => ({
			clan,
			name: stickerKindNames[clan],
			schemes: state.schemes.filter((scheme) => scheme.clan === clan).map(({ name }) => name)
		})).filter(({ schemes }) => schemes.length > 0),
		stocks,
		draft: stocks ? await storedDraft(locals, 'obligation') : null
	};
};
