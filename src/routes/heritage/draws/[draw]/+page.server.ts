import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { application } from '$lib/server/application';
import { openedDraw } from '$lib/server/games/heritage/opened';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle: draw } = await openedDraw(locals);
	const { id, version, state, names } = draw;
	const of = state.announced?.chronicle ?? null;
	const { keeping, integrity } = await application();
	const around = of === null ? null : await keeping('heritage').logs.read(of);
	return {
		draw: { id },
		brokenAt: integrity.brokenAt(id),
		version,
		steps: state.steps,
		people: names.seats,
		chronicle: around && { id: around.id, title: around.title },
		/** The chapter that is played live there, and can take the draw. */
		onTable: around && chapterOnTable(around.state),
		group: access.group,
		mine: access.seats,
		/** Whose declarations the keeper may say for them. */
		declaresForAll: access.role === 'keeper',
		/** Whose device may stand in for the table. */
		forTable: access.role === 'keeper' || access.role === 'referee',
		writes: access.role !== 'spectator'
	};
};
