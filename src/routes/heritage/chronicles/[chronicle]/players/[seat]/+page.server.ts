import { error } from '@sveltejs/kit';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { settledPlayer } from '$lib/games/heritage/chronicle/players';
import { chroniclePage } from '$lib/games/heritage/pages';
import { application } from '$lib/server/application';
import { chronicleInStretches } from '$lib/server/games/heritage/written';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { lendingOf } from '$lib/server/games/heritage/acting';
import { handsLeft } from '$lib/server/tables/hands-left';
import { mayAct } from '$lib/server/games/heritage/rights';
import { registerOf } from '$lib/ui/heritage/character/register';
import { strangersTo } from '$lib/ui/heritage/character/strangers';
import { worthSoFar } from '$lib/ui/heritage/era/view';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { presenceOf } from '$lib/ui/heritage/players/presence';
import { DotWalk } from '$lib/ui/heritage/sheet/origins';
import { playedChapters, traitViews } from '$lib/ui/heritage/sheet/view';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, id } = chronicle;
	const { seat } = params;
	if (!state.seats.includes(seat)) error(404, 'There is no player at this address.');
	const names = namesOf(state, chronicle.names.seats);
	const who = {
		seat,
		number: state.seats.indexOf(seat) + 1,
		name: names.seat(seat),
		mine: access.seats.includes(seat)
	};
	const { read } = (await application()).database;
	const person = signedIn(locals).id;
	const lending = await lendingOf(read, access, id, person, seat);
	const table = {
		chapter: chapterOnTable(state),
		seats: state.table?.seats.map((at) => at.seat) ?? [],
		waits: state.course.proposal !== null,
		mayAsk: mayAct(access, { type: 'ProposeHand' })
	};
	const hands = await handsLeft(read, access, id, person, table, names.seat);
	const left = hands.find((hand) => hand.seat === seat) ?? null;
	const presence = presenceOf(state, seat, names, chroniclePage(id));
	const mayMove = mayAct(access, {
		type: presence.since === null ? 'LeaveChronicle' : 'ReturnToChronicle',
		seat
	});
	const coming = {
		presence,
		mayMove,
		traits: state.traits,
		draft: mayMove && presence.dots > 0 ? await storedDraft(locals, `return-${seat}`) : null
	};
	const player = settledPlayer(state, seat);
	if (!player) {
		return {
			who,
			coming,
			lending,
			left,
			settled: null,
			writesPrologue: presence.since === null && mayAct(access, { type: 'CompletePrologue', seat })
		};
	}
	const walk = new DotWalk(seat, names);
	for await (const stretch of chronicleInStretches(id))
		for (const { event } of stretch) walk.add(event);
	const { sheet, haven } = player;
	const correctsHaven = mayAct(access, { type: 'CorrectHaven', seat });
	const correctsSheet = mayAct(access, { type: 'CorrectSheet', seat });
	const register = registerOf(state, names.seat);
	return {
		who,
		coming,
		lending,
		left,
		writesPrologue: false,
		settled: {
			sheet,
			haven,
			traits: traitViews(state, sheet, walk.origins),
			worth: worthSoFar(state, seat, names),
			chapters: playedChapters(state, seat),
			retainer: register.find((one) => one.id === haven.retainer) ?? null,
			leaders: register.filter((one) => haven.leaders.includes(one.id)),
			// Whoever corrects a haven chooses from everybody; nobody else needs them all.
			register: correctsHaven ? register : [],
			strangers: correctsHaven ? strangersTo(state) : [],
			may: {
				correctSheet: correctsSheet,
				correctHaven: correctsHaven,
				playAsset: mayAct(access, { type: 'PlayAsset', seat })
			},
			drafts: {
				sheet: correctsSheet ? await storedDraft(locals, `sheet-${seat}`) : null,
				haven: correctsHaven ? await storedDraft(locals, `haven-${seat}`) : null
			}
		}
	};
};
