import type { Chance } from '../../../games/core/chance.ts';
import type { Strength } from '../../../games/core/computer/strengths.ts';
import { openSet } from '../../../games/rivals/open/open-set.ts';
import { DEFAULT_READINGS } from '../../../games/rivals/readings.ts';
import { RULES } from '../../../games/rivals/revision.ts';
import { appDealer, NOTHING_SEALED } from '../../../games/rivals/table/dealing.ts';
import { decideWith } from '../../../games/rivals/table/engine.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { settingFor, type OwnChoice } from '../../../games/rivals/table/setting.ts';
import { EMPTY_TABLE } from '../../../games/rivals/table/table.ts';
import { SCHEMA, type KeptTable } from './kept.ts';

/** Who plays which deck, clockwise. */
export type Wanted = readonly {
	readonly name: string;
	readonly deck: string;
	/** What is in it, where it is none of the open set. */
	readonly own?: OwnChoice;
	readonly computer: Strength | null;
}[];

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** A match with the open set, or decks of one's own, dealt up to the first choice; nothing of it is stored yet. */
export function beginTable(wanted: Wanted, { chance, id, now }: Means): KeptTable {
	const seats = wanted.map((player, at) => ({ ...player, seat: `s${at + 1}` }));
	const decks = Object.fromEntries(seats.map(({ seat, deck }) => [seat, deck]));
	const dealer = appDealer(NOTHING_SEALED, chance);
	const outcome = decideWith(
		EMPTY_TABLE,
		{
			type: 'SetTable',
			setting: settingFor(
				openSet,
				Object.fromEntries(seats.map(({ seat, deck, own }) => [seat, own ?? deck])),
				DEFAULT_READINGS
			),
			seats: seats.map(({ seat }) => seat)
		},
		dealer
	);
	if (!outcome.accepted) throw new Error(`a new match was refused: ${outcome.refusal.reason}`);
	return {
		id,
		title: seats.map(({ name }) => name).join(', '),
		people: Object.fromEntries(seats.map(({ seat, name }) => [seat, name])),
		computers: Object.fromEntries(
			seats.flatMap(({ seat, computer }) => (computer ? [[seat, computer] as const] : []))
		),
		decks,
		changedAt: now,
		version: 1,
		round: 0,
		over: false,
		schema: SCHEMA,
		rules: RULES,
		steps: [outcome.events],
		sealed: dealer.sealed() ?? NOTHING_SEALED
	};
}

/** The same people with the same decks once more. */
export const wantedAgain = ({ people, computers, decks, steps }: KeptTable): Wanted =>
	Object.entries(people).map(([seat, name]) => ({
		name,
		deck: decks[seat] ?? '',
		...ownAgain(steps[0] ?? [], seat, decks[seat]),
		computer: computers[seat] ?? null
	}));

/** The deck a seat had, where the open set has none of that id. */
function ownAgain(
	begun: readonly TableEvent[],
	seat: string,
	id: string | undefined
): { readonly own?: OwnChoice } {
	if (openSet.decks.some((one) => one.id === id)) return {};
	const set = begun.find((event) => event.type === 'TableSet');
	const deck = set?.setting.decks[seat];
	return set && deck ? { own: { deck, cards: set.setting.cards } } : {};
}
