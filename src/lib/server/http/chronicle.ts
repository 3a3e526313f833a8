import { error } from '@sveltejs/kit';
import type { ChronicleState } from '../../games/heritage/state.ts';
import { application } from '../application.ts';
import type { Chronicle } from '../chronicles/service.ts';
import type { Access } from '../tables/access.ts';
import { memberAccess } from './access.ts';

/** The chronicle of the path, as it stands, and what the person who asks is in it. */
export interface OpenedChronicle {
	readonly access: Access;
	readonly chronicle: Chronicle<ChronicleState>;
}

/** Opens the chronicle of the path for a load; ends the load where the hooks denied it. */
export async function openedChronicle(locals: App.Locals): Promise<OpenedChronicle> {
	const access = memberAccess(locals);
	if (!access.chronicle) throw new Error('This route names no chronicle.');
	const { chronicles } = await application();
	const chronicle = await chronicles.read(access.chronicle.id);
	if (!chronicle) error(404, 'There is nothing at this address.');
	return { access, chronicle };
}
