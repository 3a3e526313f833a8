import { error } from '@sveltejs/kit';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { presentSeats } from '$lib/games/heritage/chronicle/players';
import { stickerStock } from '$lib/games/heritage/register/stock';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/games/heritage/rights';
import { designsBrought } from '$lib/ui/heritage/chapter/aftermath/sticker-designs';
import { registerOf, type RegisterEntry } from '$lib/ui/heritage/character/register';
import { strangersTo } from '$lib/ui/heritage/character/strangers';
import { dotsOfPrologue } from '$lib/ui/heritage/players/free-dots';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const player = state.seats.includes(params.seat) && state.players[params.seat];
	if (!player) error(404, 'Nobody sits there. Go back to the prologue and choose a player.');
	const may = (seat: string): boolean => mayAct(access, { type: 'CompletePrologue', seat });
	const here = presentSeats(state);
	const open = here.filter((seat) => !state.players[seat]?.sheet);
	const order = [...here, ...here].slice(here.indexOf(params.seat) + 1);
	const next = nextChapter(state) ?? 1;
	const dots = dotsOfPrologue(state.ruleset.prologueDots, player.freeDots);
	const following = order.find((seat) => seat !== params.seat && open.includes(seat) && may(seat));
	return {
		seat: params.seat,
		number: state.seats.indexOf(params.seat) + 1,
		player: nameOf(params.seat),
		may: may(params.seat),
		settled: player.sheet !== null,
		away: player.away !== null,
		/** Whoever joins a chronicle that others are playing; null: it is everybody's prologue. */
		before: next > 1 ? next : null,
		vacant: access.vacant.includes(params.seat),
		/** Whether whoever looks sits there. */
		own: access.seats.includes(params.seat),
		first: open.length === here.length,
		next: following === undefined ? null : { seat: following, player: nameOf(following) },
		draft: await storedDraft(locals, `prologue-${params.seat}`),
		traits: state.traits,
		prologueDots: dots.total,
		freeDots: player.freeDots,
		dots,
		stock: stickerStock(state),
		designs: designsBrought(state),
		characters: registerOf(state, nameOf).map((entry) => ({ ...entry, ...blockOf(entry) })),
		/** Of the cards that the program brings, those that nobody has met yet. */
		strangers: strangersTo(state)
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
