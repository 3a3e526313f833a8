import { chapterOnTable, nextChapter } from '$lib/games/heritage/chronicle/next';
import { presentSeats } from '$lib/games/heritage/chronicle/players';
import { beginnerAmong, choosingOrder, finishOf } from '$lib/games/heritage/chronicle/set-up-order';
import { chroniclePage } from '$lib/games/heritage/pages';
import { UNSTARTED } from '$lib/games/heritage/state';
import { standings } from '$lib/games/heritage/standings/standings';
import { CHAPTERS, eraOf } from '$lib/games/heritage/vocabulary';
import { application } from '$lib/server/application';
import { drawsUnderWay } from '$lib/server/games/heritage/drawing';
import { writtenAfter } from '$lib/server/games/heritage/written';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { ledgerLine } from '$lib/ui/heritage/ledger/lines';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { drawFirst, nextStep } from '$lib/ui/heritage/standings/next-step';
import { openingOf } from '$lib/ui/heritage/standings/opening';
import { standingViews } from '$lib/ui/heritage/standings/view';
import type { PageServerLoad } from './$types';

const LATEST = 4;
/** A command at the table has many facts, of which a glance shows the first. */
const LATEST_READ = 60;

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { id, state, version } = chronicle;
	const home = chroniclePage(id);
	const names = namesOf(state, chronicle.names.seats);
	const next = nextChapter(state);
	const [finish, here] = [finishOf(state), presentSeats(state)];
	const latest = latestCommands(await writtenAfter(id, Math.max(0, version - LATEST_READ)));
	// Of the course, what is now tells nothing about what was taken back.
	const now = { ...state, course: UNSTARTED.course };
	const draws = await drawsUnderWay(await application(), chronicle);
	const step = nextStep(state, next, names, home, {
		writes: access.role !== 'spectator',
		writesFor: (seat) => mayAct(access, { type: 'CompletePrologue', seat })
	});
	return {
		draws,
		standings: standingViews(state, standings(state), names, home),
		next: drawFirst(draws, step),
		chapter: { next, all: CHAPTERS, era: eraOf(next ?? CHAPTERS) },
		opening:
			state.phase === 'between' && next !== null && chapterOnTable(state) === null
				? openingOf(next, beginnerAmong(finish, here), choosingOrder(finish, here), names)
				: null,
		// A glance shows sentences alone, told from what is now.
		latest: latest.map((one) => ledgerLine(one, now, names, chronicle.names.people)).reverse()
	};
};

/** The first event of each of the latest commands; what goes on with a command from before them is left out. */
function latestCommands(written: Awaited<ReturnType<typeof writtenAfter>>) {
	const begun = written.filter(
		({ command, sequence }, index) =>
			sequence === 1 || (index > 0 && written[index - 1]?.command !== command)
	);
	return (begun.length > 0 ? begun : written).slice(-LATEST);
}
