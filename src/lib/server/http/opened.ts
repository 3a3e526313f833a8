import { error } from '@sveltejs/kit';
import { application, type Application } from '../application.ts';
import type { Chronicle } from '../logs/chronicles.ts';
import { UnreadableChronicle } from '../logs/unreadable.ts';
import { logAccess, type Access } from '../tables/access.ts';
import { memberAccess, signedIn } from './access.ts';
import { nothingHere } from './json.ts';
import { log } from './log.ts';
import { reportOf } from './report.ts';

type Reads<State> = { read(id: string): Promise<Chronicle<State> | null> };
/** The state is a view of it, where the game has those. */
type Seen<State> = { seenBy(sitting: () => Promise<Access | null>): Reads<State> };

const UNREADABLE =
	'This Elysium cannot read this game. Nothing was changed, and everything else works. Ask your host to check the server’s log or update.';

/** What is played, null: there is nothing, or that it cannot be read, which the program's own log learns. */
export async function readOrLeave<State>(
	logs: Reads<State>,
	id: string
): Promise<Chronicle<State> | null | 'unreadable'> {
	try {
		return await logs.read(id);
	} catch (thrown) {
		if (!(thrown instanceof UnreadableChronicle)) throw thrown;
		log.error({ chronicle: id, ...reportOf(thrown.cause) }, 'This chronicle does not fold.');
		return 'unreadable';
	}
}

/** The logs of a game as the person sees them who asks; `id`: the one that is looked at. */
export const seenHere = <Shown>(
	logs: { seenBy(sitting: () => Promise<Access | null>): Shown },
	{ database }: Pick<Application, 'database'>,
	locals: App.Locals,
	id: string
): Shown => logs.seenBy(() => logAccess(database.read, signedIn(locals).id, id, null));

/**
 * The log of the path, of whatever game it is, as the person sees it who asks, and what the server has of that game.
 * `whole`: as nobody but the server sees it.
 */
export async function logHere(locals: App.Locals) {
	const access = memberAccess(locals);
	const { id, game } = access.chronicle ?? nothingHere();
	const house = await application();
	const { kept, logs: whole, files } = house.keeping(game) ?? nothingHere();
	const logs = seenHere(whole, house, locals, id);
	return { house, access, id, kept, whole, logs, files };
}

/** A log of the path, as it stands, and what the person who asks is in it. */
export interface Opened<State> {
	readonly access: Access;
	readonly chronicle: Chronicle<State>;
}

/** Opens the log of the path for a load; ends the load where the hooks denied it. */
export async function opened<State>(
	locals: App.Locals,
	of: (house: Application) => Seen<State>
): Promise<Opened<State>> {
	const access = memberAccess(locals);
	if (!access.chronicle) throw new Error('This route names no log.');
	const house = await application();
	const { id } = access.chronicle;
	return openedLog({ access, logs: seenHere(of(house), house, locals, id), id });
}

/** The same, where it is known already of which logs it is. */
export async function openedLog<State>({
	access,
	logs,
	id
}: {
	readonly access: Access;
	readonly logs: Reads<State>;
	readonly id: string;
}): Promise<Opened<State>> {
	const chronicle = await readOrLeave(logs, id);
	if (chronicle === 'unreadable') error(500, UNREADABLE);
	if (!chronicle) error(404, 'There is nothing at this address.');
	return { access, chronicle };
}
