import type { AloneState } from '../../../games/heritage/alone/grammar.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import type { Past } from '../../../games/heritage/looking-back/past.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { application } from '../../application.ts';
import { opened, type Opened } from '../../http/opened.ts';
import { whileAsked, type Asking } from '../../http/long-work.ts';
import type { eveningsFor, Choices } from './trying-out.ts';

export type OpenedChronicle = Opened<ChronicleState>;

/** Opens the chronicle of the path for a load; ends the load where the hooks denied it. */
export const openedChronicle = (locals: App.Locals): Promise<OpenedChronicle> =>
	opened(locals, (house) => house.keeping('heritage').logs);

/** Opens the game of the path for a load, as above. */
export const openedGame = (locals: App.Locals): Promise<Opened<AloneState>> =>
	opened(locals, (house) => house.keeping('heritage-alone').logs);

/** Opens the draw of the path for a load, as above. */
export const openedDraw = (locals: App.Locals): Promise<Opened<DrawState>> =>
	opened(locals, (house) => house.keeping('heritage-draw').logs);

/** The past of a chronicle, for a request; null where there is no such chronicle. */
export async function pastFor(asking: Asking, chronicle: string): Promise<Past | null> {
	const { pasts } = (await application()).keeping('heritage');
	// What is known already is no task.
	const known = await pasts.known(chronicle);
	const past = known ?? (await whileAsked(asking, (watch) => pasts.of(chronicle, watch)));
	// What Heritage remembers: see `keptHeritage.remembers`.
	return past as Past | null;
}

/** The next chapter after each of two choices, worked out where long work is done. */
export async function eveningsOf(
	asking: Asking,
	{ id, logId, version: sequence }: OpenedChronicle['chronicle'],
	question: Choices
): Promise<ReturnType<typeof eveningsFor>> {
	const { work } = (await application()).keeping('heritage');
	const asked = { id, logId, sequence, question };
	const answer = await whileAsked(asking, (watch) => work.answer(asked, watch));
	// What Heritage answers: see `keptHeritage.answers`.
	return answer as ReturnType<typeof eveningsFor>;
}
