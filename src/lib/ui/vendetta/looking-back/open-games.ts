import { evolve } from '../../../games/vendetta/evolve.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import { factsOf } from '../../../games/vendetta/looking-back/facts.ts';
import { openGame } from '../../../games/vendetta/looking-back/open-game.ts';
import type { OpenGame } from '../../../games/vendetta/looking-back/over-games.ts';
import { NO_EVENING, type EveningState } from '../../../games/vendetta/state.ts';
import type { SealedTable } from '../../../games/vendetta/table/dealing.ts';
import { addressOf } from '../../live/address.ts';
import { gameHere } from '../play/device-games.ts';
import { isReadable, type GameHead } from '../play/kept.ts';

/** Looks at a finished game; null: it is not laid open, or could not be fetched. */
export type LookAt = () => Promise<OpenGame | null>;

/** The games of this device; a player is known by name. */
export const gamesOfDevice = (heads: readonly GameHead[]): readonly LookAt[] =>
	heads.map(({ id }) => async () => {
		const game = await gameHere(id);
		const facts = game && isReadable(game) ? factsOf(game.steps.flat(), game.sealed) : null;
		if (!game || !facts) return null;
		const people = Object.entries(game.people).map(([seat, name]) => [seat, { key: name, name }]);
		return { facts, people: Object.fromEntries(people) as OpenGame['people'] };
	});

/** An evening of a group that is laid open, and who played which seat. */
type OpenEvening = { readonly id: string; readonly people: OpenGame['people'] };

/** The evenings of a group: the log of each is folded here, so that a server with many of them has nothing to work out. */
export const gamesOfGroup = (evenings: readonly OpenEvening[]): readonly LookAt[] =>
	evenings.map(({ id, people }) => async () => {
		const events = openGame(await eveningAt(addressOf(id)));
		if (!events) return null;
		const answer = await fetch(`/vendetta/evenings/${id}/laid-open`);
		if (!answer.ok) return null;
		// Our own server's words.
		const facts = factsOf(events, (await answer.json()) as SealedTable);
		return facts && { facts, people };
	});

async function eveningAt(at: string): Promise<EveningState> {
	let state: EveningState = NO_EVENING;
	for (let [after, more] = [0, true]; more;) {
		const answer = await fetch(`${at}/events?after=${after}`);
		if (!answer.ok) return NO_EVENING;
		const page = (await answer.json()) as {
			readonly events: readonly { readonly event: VendettaEvent; readonly sequence: number }[];
			readonly more: boolean;
		};
		for (const { event, sequence } of page.events) {
			state = evolve(state, event);
			after = sequence;
		}
		more = page.more && page.events.length > 0;
	}
	return state;
}
