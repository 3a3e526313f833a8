import { application } from '$lib/server/application';
import { removeDraws } from '$lib/server/games/heritage/drawing';
import { seating } from '$lib/server/logs/seating';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { deletion, seatActions } from '$lib/server/http/seats';
import { storedDraft } from '$lib/server/http/stored-draft';
import { passphraseProblem } from '$lib/server/vault/passphrase';
import type { Actions, PageServerLoad } from './$types';

/** Why what is sealed was not taken along, by the word that the export sends back. */
const sealedProblem = (word: string | null): string | null => {
	switch (word) {
		case 'passphrase':
			return passphraseProblem('');
		case 'often':
			return 'Too many tries. Wait a few minutes, then try again.';
		case 'closed':
			return 'This server cannot open the sealed cards. Ask your host to put its file vault.key back.';
		default:
			return null;
	}
};

export const load: PageServerLoad = async ({ locals, url }) => {
	const { chronicle } = await openedChronicle(locals);
	const { state, id, groupId } = chronicle;
	const { database, keeping } = await application();
	const { files } = keeping('heritage');
	return {
		notExported: await files.whyNot(id),
		sealed: await files.sealedIn(id),
		staysBehind: files.staysBehind(state),
		sealedProblem: sealedProblem(url.searchParams.get('sealed')),
		...(await seating(database.read, { id, groupId })),
		ruleset: state.ruleset,
		aftermathOpen: state.phase === 'aftermath',
		chapters: state.chapters.length,
		characters: Object.keys(state.characters).length,
		draft: await storedDraft(locals, 'readings')
	};
};

export const actions = { seat: seatActions.seat, delete: deletion(removeDraws) } satisfies Actions;
