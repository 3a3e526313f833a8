import { redirect } from '@sveltejs/kit';
import { chroniclePage } from '$lib/games/heritage/pages';
import { application } from '$lib/server/application';
import { memberAccess, signedIn, witness } from '$lib/server/http/access';
import { exported, sentFile, notExported } from '$lib/server/http/export';
import { countTries, textOf } from '$lib/server/http/form';
import { whileAsked } from '$lib/server/http/long-work';
import { writeDown } from '$lib/server/tables/audit';
import { passphraseProblem } from '$lib/server/vault/passphrase';
import { VaultFault } from '$lib/server/vault/vault';
import type { RequestHandler } from './$types';

/** As pages of 0.1.0 ask for it, which phones keep. */
export const GET: RequestHandler = exported;

/** The same, and everything sealed under a passphrase, which the ledger tells everybody. What is wrong with that, the settings say. */
export const POST: RequestHandler = async (event) => {
	const { params, request, locals } = event;
	const back = (problem: string): never =>
		redirect(303, `${chroniclePage(params.chronicle)}/settings?sealed=${problem}#export`);
	const passphrase = textOf(await request.formData(), 'passphrase');
	if (passphraseProblem(passphrase) !== null) return back('passphrase');
	const { database, keeping, limits } = await application();
	const allowance = await countTries(event, limits, [['sealed-export', signedIn(locals).id]]);
	if (!allowance.ok) return back('often');
	try {
		const file = await whileAsked(event, (watch) =>
			keeping('heritage').files.export(params.chronicle, passphrase, watch)
		);
		const { group } = memberAccess(locals);
		const about = { chronicleId: params.chronicle, personId: signedIn(locals).id };
		await database.write((tx) =>
			writeDown(tx, group.id, witness(locals), 'sealed-exported', about)
		);
		return sentFile(file);
	} catch (fault) {
		if (fault instanceof VaultFault) return back('closed');
		return notExported(fault);
	}
};
