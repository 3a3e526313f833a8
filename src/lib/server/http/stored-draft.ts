import { application } from '../application.ts';
import { readDraft } from '../chronicles/drafts.ts';
import { memberAccess, signedIn } from './access.ts';

/** What the person typed into a form of the chronicle of the path and has not sent yet; null: nothing. */
export async function storedDraft(
	locals: App.Locals,
	key: string
): Promise<{ readonly savedAt: number; readonly value: unknown } | null> {
	const { chronicle } = memberAccess(locals);
	if (!chronicle) throw new Error('This route names no chronicle.');
	const { database } = await application();
	const draft = await readDraft(database, {
		chronicleId: chronicle.id,
		userId: signedIn(locals).id,
		key
	});
	const body = draft?.body;
	if (typeof body !== 'object' || body === null || !('savedAt' in body)) return null;
	const { savedAt, value } = body;
	return typeof savedAt === 'number' ? { savedAt, value } : null;
}
