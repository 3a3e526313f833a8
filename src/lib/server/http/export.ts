import { error, redirect, type RequestEvent } from '@sveltejs/kit';
import { logPage } from '../../games/registry.ts';
import { NotExported } from '../logs/files.ts';
import type { WrittenFile } from '../logs/writing-out.ts';
import { writeDown } from '../tables/audit.ts';
import { passphraseProblem } from '../vault/passphrase.ts';
import { VaultFault } from '../vault/vault.ts';
import { witness } from './access.ts';
import { logHere } from './opened.ts';
import { countTries, textOf } from './form.ts';
import { nothingHere } from './json.ts';
import { whileAsked } from './long-work.ts';

/** A file as an answer to be saved. */
function sentFile(file: WrittenFile | null): Response {
	if (!file) nothingHere();
	return new Response(file.bytes, {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': `attachment; filename="${file.name}"`
		}
	});
}

/** Says of a log why it is no file, or not yet; what else went wrong is thrown on. */
function notExported(fault: unknown): never {
	if (fault instanceof NotExported) error(fault.isTooLarge ? 413 : 409, fault.message);
	throw fault;
}

/** The whole log as a file to keep; nothing of what is sealed is in it. `?work=` is the id that a page watches it by. */
export async function exported(
	event: Pick<RequestEvent, 'locals' | 'platform' | 'url'>
): Promise<Response> {
	const { id, files } = await logHere(event.locals);
	const asked = event.url.searchParams.get('work');
	return sentFile(
		await whileAsked(event, (watch) => files.export(id, undefined, watch), asked).catch(notExported)
	);
}

/**
 * The same, and everything sealed under a passphrase, which the ledger tells everybody. What is wrong with that, the
 * settings of the log say.
 */
export async function exportedSealed(event: RequestEvent): Promise<Response> {
	const { locals, request } = event;
	const { house, access, id, kept, files } = await logHere(locals);
	if (!kept.sealed) nothingHere();
	const back = (problem: string): never =>
		redirect(303, `${logPage(kept.game.name, id)}/settings?sealed=${problem}#export`);
	const passphrase = textOf(await request.formData(), 'passphrase');
	if (passphraseProblem(passphrase) !== null) return back('passphrase');
	const by = witness(locals);
	const allowance = await countTries(event, house.limits, [['sealed-export', by.id]]);
	if (!allowance.ok) return back('often');
	try {
		const file = await whileAsked(event, (watch) => files.export(id, passphrase, watch));
		const about = { chronicleId: id, personId: by.id };
		await house.database.write((tx) =>
			writeDown(tx, access.group.id, by, 'sealed-exported', about)
		);
		return sentFile(file);
	} catch (fault) {
		if (fault instanceof VaultFault) return back('closed');
		return notExported(fault);
	}
}
