import { BATTLEGROUND_MODULES } from '$lib/games/heritage/boards/registry';
import { beganBy, recordOf } from '$lib/games/heritage/chapter/as-record';
import { chapterOnTable, nextChapter } from '$lib/games/heritage/chronicle/next';
import { presentSeats } from '$lib/games/heritage/chronicle/players';
import { askedToEnd, isUnderWay } from '$lib/games/heritage/chronicle/record';
import { beginnerAmong, finishOf } from '$lib/games/heritage/chronicle/set-up-order';
import { chroniclePage } from '$lib/games/heritage/pages';
import { withoutTable, type ChronicleState } from '$lib/games/heritage/state';
import { eraOf } from '$lib/games/heritage/vocabulary';
import { storedDraft } from '$lib/server/http/stored-draft';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { recordDraft } from '$lib/ui/heritage/chapter/record-draft';
import { tableOf } from '$lib/ui/heritage/chapter/table-of';
import { openedView } from '$lib/ui/heritage/opening/view';
import { blocked } from '../blocked';
import { chapterNumber } from '../chapter';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const home = chroniclePage(chronicle.id);
	const underWay = isUnderWay(state, chapter);
	const speaksFor = seatsPlayed(access).filter((seat) =>
		state.table?.seats.some((one) => one.seat === seat)
	);
	const asItStands =
		underWay && state.table?.phase === 'play' && url.searchParams.has('as-it-stands');
	const draftKey = recordDraft(chapter, asItStands ? state.course.steps.length : null);
	return {
		chapter,
		/** The table as a record, where the chapter is to end as it stands. */
		stands:
			asItStands && state.table
				? recordOf(state.table, BATTLEGROUND_MODULES, '', beganBy(state.course))
				: null,
		/** Where the table is given up: whom the one who looks speaks for, and who has to agree. */
		ending: {
			by: speaksFor,
			asks: underWay ? askedToEnd(state, speaksFor).map((seat) => names.seats[seat] ?? seat) : [],
			overrules: access.role === 'keeper'
		},
		draftKey,
		era: eraOf(chapter),
		state: withoutTable(state),
		underWay,
		seats: presentSeats(state),
		table: tableOf(state, names.seats, chapter),
		firstPlayer: firstPlayer(state, names.seats),
		blocked: blocked(state, chapter, home),
		opened: openedView(state, chapter)?.missions ?? [],
		/** They lie there as they are; a box's own may be written otherwise. */
		fixed: state.deck.chapters[chapter]?.from === 'deck',
		onTable: chapterOnTable(state) === chapter,
		stored: await storedDraft(locals, draftKey)
	};
};

function firstPlayer(state: ChronicleState, names: Readonly<Record<string, string>>) {
	const began = chapterOnTable(state) === null ? null : beganBy(state.course);
	if (began !== null)
		return { seat: began, hint: `${names[began] ?? began} went first at the table.` };
	const finish = finishOf(state);
	const seat = beginnerAmong(finish, presentSeats(state));
	if (seat !== null) {
		const name = names[seat] ?? seat;
		const among = seat === finish?.[0] ? '' : ' of those who are here';
		return { seat, hint: `${name} came last${among} in the previous chapter and goes first.` };
	}
	const first = nextChapter(state) === 1;
	return {
		seat,
		hint: first ? 'In the first chapter the oldest player goes first.' : 'Who went first?'
	};
}
