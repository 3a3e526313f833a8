import { error } from '@sveltejs/kit';
import type { AloneState } from '../../games/heritage/alone/grammar.ts';
import type { DrawState } from '../../games/heritage/draw/state.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import { application, type Application } from '../application.ts';
import type { Chronicle } from '../logs/service.ts';
import { UnreadableChronicle } from '../logs/unreadable.ts';
import type { Access } from '../tables/access.ts';
import { memberAccess } from './access.ts';
import { log } from './log.ts';
import { reportOf } from './report.ts';

/** The chronicle of the path, as it stands, and what the person who asks is in it. */
export interface OpenedChronicle {
	readonly access: Access;
	readonly chronicle: Chronicle<ChronicleState>;
}

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

/** Opens the chronicle of the path for a load; ends the load where the hooks denied it. */
export const openedChronicle = (locals: App.Locals): Promise<OpenedChronicle> =>
	opened(locals, ({ chronicles }) => chronicles);

/** The game outside a chronicle of the path, and what the person who asks is in its group. */
interface OpenedGame {
	readonly access: Access;
	readonly chronicle: Chronicle<AloneState>;
}

/** Opens the game of the path for a load; ends the load where the hooks denied it. */
export const openedGame = (locals: App.Locals): Promise<OpenedGame> =>
	opened(locals, ({ games }) => games);

/** A provable draw of the path, and what the person who asks is in its group. */
interface OpenedDraw {
	readonly access: Access;
	readonly chronicle: Chronicle<DrawState>;
}

/** Opens the draw of the path for a load; ends the load where the hooks denied it. */
export const openedDraw = (locals: App.Locals): Promise<OpenedDraw> =>
	opened(locals, ({ draws }) => draws);

async function opened<State>(
	locals: App.Locals,
	of: (house: Application) => { read(id: string): Promise<Chronicle<State> | null> }
): Promise<{ readonly access: Access; readonly chronicle: Chronicle<State> }> {
	const access = memberAccess(locals);
	if (!access.chronicle) throw new Error('This route names no chronicle and no game.');
	const chronicle = await readOrLeave(of(await application()), access.chronicle.id);
	if (chronicle === 'unreadable') error(500, UNREADABLE);
	if (!chronicle) error(404, 'There is nothing at this address.');
	return { access, chronicle };
}
