import { fail, redirect } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { removeDraws } from '$lib/server/games/heritage/drawing';
import { changeSeat } from '$lib/server/games/heritage/change-seat';
import { seating, titleTyped } from '$lib/server/logs/seating';
import { memberAccess, signedIn, witness } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { passphraseProblem } from '$lib/server/vault/passphrase';
import type { Actions, PageServerLoad } from './$types';

/** Why what is sealed was not taken along, by the word that the export sends back. */
const sealedProblem = (word: string | null): string | null => {
	switch (word) {
		case 'passphrase':
			return passphraseProblem('');
		case 'often':
			return 'This was tried very often just now. Wait some minutes, then try again.';
		case 'closed':
			return 'What is sealed in this chronicle cannot be opened on this server. Ask your host to put the key of the vault back.';
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

export const actions: Actions = {
	seat: async ({ locals, request }) => {
		const { chronicle } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no chronicle.');
		const form = await request.formData();
		const [seatId, name, person] = ['seat', 'name', 'person'].map((key) => form.get(key));
		const seat = { seatId: String(seatId ?? ''), name, userId: person ? String(person) : null };
		const by = { ...witness(locals), name: signedIn(locals).name };
		const answer = await changeSeat(await application(), chronicle.id, seat, by);
		if (answer.ok) return { seated: seat.seatId };
		return fail(400, { ...seat, name: String(name ?? ''), seatProblem: answer.sentence });
	},
	delete: async ({ locals, request }) => {
		const { chronicle, group } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no chronicle.');
		const typed = (await request.formData()).get('typed');
		if (!titleTyped(chronicle.title, typed)) {
			return fail(400, {
				typed: String(typed ?? ''),
				deleteProblem: 'The title does not match. Write it exactly as it stands above.'
			});
		}
		const house = await application();
		await removeDraws(house, { id: chronicle.id, groupId: group.id });
		await house.keeping('heritage').logs.remove(chronicle.id);
		redirect(303, `/groups/${group.id}`);
	}
};
