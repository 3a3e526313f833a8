import { fail, redirect } from '@sveltejs/kit';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { mixingOnTable } from '$lib/games/heritage/chronicle/mixed-chance';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { isOpen } from '$lib/games/core/fair/round';
import { chroniclePage } from '$lib/games/heritage/pages';
import { application } from '$lib/server/application';
import { finishChapter } from '$lib/server/games/heritage/finishing';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { textOf } from '$lib/server/http/form';
import { packed } from '$lib/server/http/packed';
import { actingIn } from '$lib/server/games/heritage/acting';
import { keptHands } from '$lib/server/tables/dealt-hands';
import { isLent, seatsPlayed } from '$lib/server/tables/sitting';
import { mayAct } from '$lib/server/games/heritage/rights';
import { codedSince } from '$lib/server/games/heritage/coded-since';
import { codedSeatsShown } from '$lib/server/tables/coded-seats-shown';
import { codedSitting } from '$lib/ui/heritage/computer/coded-sitting';
import { chapterNumber } from '../chapter';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { id, state, version, names } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const here = `${chroniclePage(id)}/chapters/${chapter}`;
	const writes = mayAct(access, { type: 'UndoAtTable' });
	const recorded = findChapter(state, chapter);
	// Who sat at the table when it was recorded comes along into its aftermath.
	if (recorded) redirect(307, recorded.aftermath.finished ? here : `${here}/aftermath`);
	if (chapterOnTable(state) !== chapter || !state.table)
		redirect(307, writes ? `${here}/set-up` : chroniclePage(id));
	// Its cards are mixed by all devices first.
	const mixing = mixingOnTable(state);
	const waits = state.table.question?.prompt === 'deal-mixed-cards';
	if (mixing && waits && !isOpen(mixing)) redirect(307, `${here}/mixing`);
	const house = await application();
	const { database } = house;
	const since = await codedSince(house, 'heritage', chronicle, state);
	const acting = await actingIn(database.read, id);
	const played = seatsPlayed(access);
	// Of cards that nobody sees, everybody knows who does.
	const { ruleset, dealer } = state.table;
	const hidden = ruleset.hands === 'hidden';
	const dealtHands = hidden && dealer === 'app' ? await keptHands(database.read, id, chapter) : [];
	const kept = dealtHands.filter(({ seat }) => !state.rivals?.[seat]);
	const seenBy = (seat: string): { seenBy?: string; seenByMe?: true } => {
		const lent = acting.find((one) => one.seat === seat && one.hand && hidden);
		const who = lent?.name ?? kept.find((one) => one.seat === seat)?.keeper;
		if (who === undefined) return {};
		const me = lent ? lent.person === signedIn(locals).id : access.role === 'keeper';
		return { seenBy: who, ...(me && { seenByMe: true as const }) };
	};
	return {
		chapter,
		version,
		course: await packed(state.course),
		sittings: state.table.seats.map(({ seat }) => {
			const by = acting.find((one) => one.seat === seat)?.name;
			return {
				seat,
				name: names.seats[seat] ?? seat,
				...codedSitting(state.rivals, seat, writes && played.includes(seat), since[seat]),
				...(access.closed.includes(seat) && { closed: true as const }),
				...(by !== undefined && { by }),
				...seenBy(seat),
				...(isLent(access, seat) && { lent: true as const })
			};
		}),
		coded: codedSeatsShown(
			{ seats: state.table.seats.map(({ seat }) => seat), dealer, rivals: state.rivals },
			access,
			(seat) => names.seats[seat] ?? seat
		),
		// Where somebody sits alone on a seat, they say who acts for them.
		own: access.seats[0] ?? null,
		over: state.table.phase === 'finished',
		writes,
		overrules: access.role === 'keeper',
		keepsOrder: access.role === 'keeper' || access.role === 'referee',
		immersive: true
	};
};

export const actions: Actions = {
	finish: async ({ request, locals, params }) => {
		const { access, chronicle } = await openedChronicle(locals);
		const chapter = chapterNumber(params.chapter);
		const form = await request.formData();
		const { id, name } = signedIn(locals);
		const finished = await finishChapter(await application(), {
			chronicle,
			chapter,
			access,
			actor: { id, name },
			commandId: textOf(form, 'command'),
			date: textOf(form, 'date')
		});
		if (!finished.ok) return fail(400, { sentence: finished.sentence });
		redirect(303, `${chroniclePage(chronicle.id)}/chapters/${chapter}/aftermath`);
	}
};
