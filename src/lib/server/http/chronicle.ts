import { error } from '@sveltejs/kit';
import { application, type Application } from '../application.ts';
import type { Chronicle } from '../logs/service.ts';
import { UnreadableChronicle } from '../logs/unreadable.ts';
import type { Access } from '../tables/access.ts';
import { memberAccess } from './access.ts';
import { log } from './log.ts';
import { reportOf } from './report.ts';

const UNREADABLE =
	'This chronicle cannot be read by this Elysium. What was written in it is untouched, and everything else works. Ask your host to look into the log, or to start the newest version.';

/** A chronicle, null: there is none, or that it cannot be read, which the log learns. */
export async function readOrLeave<State>(
	chronicles: { read(id: string): Promise<Chronicle<State> | null> },
	id: string
): Promise<Chronicle<State> | null | 'unreadable'> {
	try {
		return await chronicles.read(id);
	} catch (thrown) {
		if (!(thrown instanceof UnreadableChronicle)) throw thrown;
		log.error({ chronicle: id, ...reportOf(thrown.cause) }, 'This chronicle does not fold.');
		return 'unreadable';
	}
}

/** A log of the path, as it stands, and what the person who asks is in it. */
export interface Opened<State> {
	readonly access: Access;
	readonly chronicle: Chronicle<State>;
}

/** Opens the log of the path for a load; ends the load where the hooks denied it. */
export async function opened<State>(
	locals: App.Locals,
	of: (house: Application) => { read(id: string): Promise<Chronicle<State> | null> }
): Promise<Opened<State>> {
	const access = memberAccess(locals);
	if (!access.chronicle) throw new Error('This route names no chronicle and no game.');
	const chronicle = await readOrLeave(of(await application()), access.chronicle.id);
	if (chronicle === 'unreadable') error(500, UNREADABLE);
	if (!chronicle) error(404, 'There is nothing at this address.');
	return { access, chronicle };
}
