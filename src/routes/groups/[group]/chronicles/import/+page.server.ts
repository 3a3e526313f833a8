import { fail } from '@sveltejs/kit';
import { sentenceOfFault } from '$lib/games/core/file-fault';
import { application } from '$lib/server/application';
import { seatMembersByName } from '$lib/server/chronicles/seat-members';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { countTries } from '$lib/server/http/form';
import { whatIsIn } from './contents';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({ group: memberAccess(locals).group });

export const actions: Actions = {
	default: async (event) => {
		const { request, locals } = event;
		const { group } = memberAccess(locals);
		const file = (await request.formData()).get('file');
		if (!(file instanceof File) || file.size === 0)
			return fail(400, { name: '', faults: ['Choose a file first. Nothing was changed.'] });
		const { files, chronicles, database, limits } = await application();
		const allowance = await countTries(event, limits, [['import', signedIn(locals).id]]);
		if (!allowance.ok) return fail(429, { name: file.name, faults: [allowance.sentence] });
		const imported = await files.import(await file.text(), group.id);
		if (imported.kind === 'refused')
			return fail(400, { name: file.name, faults: imported.faults.map(sentenceOfFault) });
		const sitting = await seatMembersByName(database, group.id, imported.chronicle);
		const chronicle = await chronicles.read(imported.chronicle);
		if (!chronicle) throw new Error('The chronicle that was taken in is not there.');
		return { name: file.name, contents: whatIsIn(chronicle, sitting) };
	}
};
