import type { AloneState } from '../../../games/heritage/alone/grammar.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import type { Past } from '../../../games/heritage/looking-back/past.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { application } from '../../application.ts';
import { opened, type Opened } from '../../http/chronicle.ts';
import { whileAsked, type Asking } from '../../http/long-work.ts';

export type OpenedChronicle = Opened<ChronicleState>;

/** Opens the chronicle of the path for a load; ends the load where the hooks denied it. */
export const openedChronicle = (locals: App.Locals): Promise<OpenedChronicle> =>
	opened(locals, ({ chronicles }) => chronicles);

/** Opens the game of the path for a load, as above. */
export const openedGame = (locals: App.Locals): Promise<Opened<AloneState>> =>
	opened(locals, ({ games }) => games);

/** Opens the draw of the path for a load, as above. */
export const openedDraw = (locals: App.Locals): Promise<Opened<DrawState>> =>
	opened(locals, ({ draws }) => draws);

/** The past of a chronicle, for a request; null where there is no such chronicle. */
export async function pastFor(asking: Asking, chronicle: string): Promise<Past | null> {
	const { pasts } = await application();
	// What is known already is no task.
	const known = await pasts.known(chronicle);
	return known ?? whileAsked(asking, (watch) => pasts.of(chronicle, watch));
}
