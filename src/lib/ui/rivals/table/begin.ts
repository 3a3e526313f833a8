import type { Chance } from '../../../games/core/chance.ts';
import type { Strength } from '../../../games/core/computer/strengths.ts';
import { openSet } from '../../../games/rivals/open/open-set.ts';
import { DEFAULT_READINGS } from '../../../games/rivals/readings.ts';
import { RULES } from '../../../games/rivals/revision.ts';
import { appDealer, NOTHING_SEALED } from '../../../games/rivals/table/dealing.ts';
import { decideWith } from '../../../games/rivals/table/engine.ts';
import { settingFor } from '../../../games/rivals/table/setting.ts';
import { EMPTY_TABLE } from '../../../games/rivals/table/table.ts';
import { SCHEMA, type KeptTable, type TableHead } from './kept.ts';

/** Who plays which deck, clockwise. */
export type Wanted = readonly {
	readonly name: string;
	readonly deck: string;
	readonly computer: Strength | null;
}[];

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** A match with the open set, dealt up to the first choice; nothing of it is stored yet. */
export function beginTable(wanted: Wanted, { chance, id, now }: Means): KeptTable {
	const seats = wanted.map((player, at) => ({ ...player, seat: `s${at + 1}` }));
	const decks = Object.fromEntries(seats.map(({ seat, deck }) => [seat, deck]));
	const dealer = appDealer(NOTHING_SEALED, chance);
	const outcome = decideWith(
		EMPTY_TABLE,
		{
			type: 'SetTable',
			setting: settingFor(openSet, decks, DEFAULT_READINGS),
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
export const wantedAgain = ({ people, computers, decks }: TableHead): Wanted =>
	Object.entries(people).map(([seat, name]) => ({
		name,
		deck: decks[seat] ?? '',
		computer: computers[seat] ?? null
	}));
