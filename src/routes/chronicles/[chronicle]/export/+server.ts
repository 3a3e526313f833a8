import { error, redirect } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { TooLargeForFile } from '$lib/server/logs/files';
import type { WrittenFile } from '$lib/server/logs/writing-out';
import { memberAccess, signedIn, witness } from '$lib/server/http/access';
import { countTries, textOf } from '$lib/server/http/form';
import { nothingHere } from '$lib/server/http/json';
import { whileAsked } from '$lib/server/http/long-work';
import type { Watch } from '$lib/server/long-work/watch';
import { writeDown } from '$lib/server/tables/audit';
import { passphraseProblem } from '$lib/server/vault/passphrase';
import { VaultFault } from '$lib/server/vault/vault';
import type { RequestHandler } from './$types';

function sent(file: WrittenFile | null): Response {
	if (!file) nothingHere();
	return new Response(file.bytes, {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': `attachment; filename="${file.name}"`
		}
	});
}

/** Says of a chronicle that no file can hold how large it is; what else went wrong is thrown on. */
function tooLarge(fault: unknown): never {
	if (fault instanceof TooLargeForFile) error(413, fault.message);
	throw fault;
}

/** The whole chronicle as a file to keep; nothing of what is sealed is in it. `?work=` is the id that a page watches it by. */
export const GET: RequestHandler = async (event) => {
	const { params, url } = event;
	const { files } = await application();
	const work = (watch: Watch) => files.export(params.chronicle, undefined, watch);
	return sent(await whileAsked(event, work, url.searchParams.get('work')).catch(tooLarge));
};

/** The same, and everything sealed under a passphrase, which the ledger tells everybody. What is wrong with that, the settings say. */
export const POST: RequestHandler = async (event) => {
	const { params, request, locals } = event;
	const back = (problem: string): never =>
		redirect(303, `/chronicles/${params.chronicle}/settings?sealed=${problem}#export`);
	const passphrase = textOf(await request.formData(), 'passphrase');
	if (passphraseProblem(passphrase) !== null) return back('passphrase');
	const { database, files, limits } = await application();
	const allowance = await countTries(event, limits, [['sealed-export', signedIn(locals).id]]);
	if (!allowance.ok) return back('often');
	try {
		const file = await whileAsked(event, (watch) =>
			files.export(params.chronicle, passphrase, watch)
		);
		const { group } = memberAccess(locals);
		const about = { chronicleId: params.chronicle, personId: signedIn(locals).id };
		await database.write((tx) =>
			writeDown(tx, group.id, witness(locals), 'sealed-exported', about)
		);
		return sent(file);
	} catch (fault) {
		if (fault instanceof VaultFault) return back('closed');
		return tooLarge(fault);
	}
};
