import { ID_PATTERN } from '../../../../games/core/envelope.ts';
import type { Json } from '../../../../games/core/json.ts';
import type { SeatId } from '../../../../games/core/seats.ts';
import type { Command } from '../../../../games/rivals/dealt/grammar.ts';
import { openSet } from '../../../../games/rivals/open/open-set.ts';
import { DEFAULT_READINGS } from '../../../../games/rivals/readings.ts';
import { settingFor } from '../../../../games/rivals/table/setting.ts';
import type { Application } from '../../../application.ts';
import type { Actor } from '../../../logs/answers.ts';

/** The deck of each seat, by its id in the open set. */
export type Decks = { readonly [seat: SeatId]: string };

type Laid = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** What is said of a table that lies there already: a second tap, or another phone, was first. */
const LIES_THERE: ReadonlySet<string> = new Set(['table-set', 'command-id-reused']);

const isDeck = (id: string): boolean => openSet.decks.some((deck) => deck.id === id);

/** Decks for seats that nobody chose one for: each another one. */
function decksFor(seats: readonly SeatId[], wished: Decks = {}): Decks {
	const taken = new Set(Object.values(wished));
	const free = openSet.decks.map(({ id }) => id).filter((id) => !taken.has(id));
	return Object.fromEntries(seats.map((seat) => [seat, wished[seat] ?? free.shift() ?? '']));
}

/**
 * Deals a match. The server makes the setting itself, of its own cards, so that nobody sends one that favours them. A table that lies
 * there already is as good.
 */
export async function layTable(
	{ keeping }: Pick<Application, 'keeping'>,
	{
		match,
		actor,
		commandId,
		decks: wished
	}: {
		readonly match: string;
		readonly actor: Actor;
		readonly commandId: string;
		readonly decks?: Decks;
	}
): Promise<Laid> {
	const { logs } = keeping('rivals-dealt');
	const log = await logs.read(match);
	const decks = decksFor(log?.state.seats ?? [], wished);
	if (!log || !ID_PATTERN.test(commandId) || !Object.values(decks).every(isDeck))
		return {
			ok: false,
			sentence: 'The server could not read this. Load the page again, then try again.'
		};
	const body: Command = {
		type: 'LayTable',
		setting: settingFor(openSet, decks, DEFAULT_READINGS)
	};
	const wish = { type: 'LayTable', cards: openSet.id, decks } as Json;
	const command = { id: commandId, seen: 0, body, wish };
	const answer = await logs.act({ chronicle: match, actor, seat: null, command });
	if (answer.kind === 'accepted' || LIES_THERE.has(answer.reason)) return { ok: true };
	return { ok: false, sentence: answer.sentence };
}
