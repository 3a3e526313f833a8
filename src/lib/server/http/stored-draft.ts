import { application } from '../application.ts';
import { readDraft, type Draft } from '../logs/drafts.ts';
import { memberAccess, signedIn } from './access.ts';

/** What the person typed into a form of the chronicle of the path and has not sent yet; null: nothing. */
export async function storedDraft(locals: App.Locals, key: string): Promise<Draft | null> {
	const { chronicle } = memberAccess(locals);
	if (!chronicle) throw new Error('This route names no chronicle.');
	const { database } = await application();
	const place = { chronicleId: chronicle.id, userId: signedIn(locals).id, key };
	return readDraft(database, place);
}
