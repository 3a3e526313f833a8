import { error } from '@sveltejs/kit';
import { stickerStock } from '$lib/games/heritage/register/stock';
import { openedChronicle } from '$lib/server/http/chronicle';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/tables/rights';
import { registerOf, type RegisterEntry } from '$lib/ui/heritage/character/register';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const player = state.players[params.seat];
	if (!player) error(404, 'Nobody sits there. Go back to the prologue and choose a player.');
	const may = (seat: string): boolean => mayAct(access, { type: 'CompletePrologue', seat });
	const open = state.seats.filter((seat) => !state.players[seat]?.sheet);
	const order = [...state.seats, ...state.seats].slice(state.seats.indexOf(params.seat) + 1);
	const next = order.find((seat) => seat !== params.seat && open.includes(seat) && may(seat));
	return {
		seat: params.seat,
		number: state.seats.indexOf(params.seat) + 1,
		player: nameOf(params.seat),
		may: may(params.seat),
		settled: player.sheet !== null,
		first: open.length === state.seats.length,
		next: next === undefined ? null : { seat: next, player: nameOf(next) },
		draft: await storedDraft(locals, `prologue-${params.seat}`),
		traits: state.traits,
		prologueDots: state.ruleset.prologueDots,
		stock: stickerStock(state),
		characters: registerOf(state, nameOf).map((entry) => ({ ...entry, ...blockOf(entry) }))
	};
};

/** Why somebody cannot be a first retainer; those who can have nothing to explain. */
function blockOf({ place, note }: RegisterEntry): { blocked?: string } {
	if (place === 'deck') return {};
	const words: Record<Exclude<RegisterEntry['place'], 'deck'>, string> = {
		haven: note,
		home: 'a clan leader is never retained',
		'with-clan': 'a clan leader is never retained',
		banished: 'banished from the chronicle'
	};
	return { blocked: words[place] };
}
