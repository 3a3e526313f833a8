import { nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import { CHAPTERS, eraOf } from '$lib/games/heritage/vocabulary';
import { application } from '$lib/server/application';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import type { LayoutServerLoad } from './$types';

/** The chapter whose century colours the page: in its aftermath still the one just played. */
function chapterUnderWay(state: ChronicleState): number {
	const next = nextChapter(state) ?? CHAPTERS + 1;
	return state.phase === 'aftermath' || next > CHAPTERS ? next - 1 : next;
}

export const load: LayoutServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const { integrity } = await application();
	const seats = state.seats.map((seat) => ({
		id: seat,
		name: chronicle.names.seats[seat] ?? seat,
		mine: access.seats.includes(seat)
	}));
	return {
		chronicle: { id: chronicle.id, title: state.title, phase: state.phase },
		group: access.group,
		role: access.role,
		seats,
		version: chronicle.version,
		/** The first entry that is damaged; nothing is written after it. */
		brokenAt: integrity.brokenAt(chronicle.id),
		era: eraOf(chapterUnderWay(state))
	};
};
