import type { Chance } from '../../../games/core/chance.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import type { CardSet } from '../../../games/vendetta/cards.ts';
import { openSet } from '../../../games/vendetta/open/open-set.ts';
import { DEFAULT_READINGS } from '../../../games/vendetta/readings.ts';
import { RULES } from '../../../games/vendetta/revision.ts';
import { appDealer, boxDealer, NOTHING_SEALED } from '../../../games/vendetta/table/dealing.ts';
import { decideWith } from '../../../games/vendetta/table/engine.ts';
import type { Strength } from '../../../games/vendetta/strengths.ts';
import type { Setting } from '../../../games/vendetta/table/setting.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import { TEAMS } from '../../../games/vendetta/vocabulary.ts';
import { SCHEMA, type KeptGame } from './kept.ts';

/** What a game on this device begins with. */
export type Wanted = {
	/** Clockwise. In teams, teammates sit opposite. */
	readonly players: readonly { readonly name: string; readonly computer: Strength | null }[];
	readonly teams: boolean;
	readonly relics: boolean;
	readonly locationCards: boolean;
	/** With the box: its cards, and how much is told; left out: Elysium deals its own. */
	readonly box?: { readonly cards: CardSet; readonly depth: Depth };
};

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** A game set up, with the open set dealt too; nothing of it is kept yet. */
export function beginGame(wanted: Wanted, { chance, id, now }: Means): KeptGame {
	const { players, teams, relics, locationCards, box } = wanted;
	const seats = players.map((player, at) => ({ ...player, seat: `s${at + 1}` }));
	const setting: Setting = {
		seats: seats.map(({ seat }, at) => {
			const team = TEAMS[at % (players.length / 2)];
			return { seat, ...(teams && team && { team }) };
		}),
		dealer: box ? 'box' : 'app',
		teams,
		locationCards,
		relics,
		cards: box?.cards ?? openSet,
		readings: DEFAULT_READINGS
	};
	const dealer = box ? boxDealer(NOTHING_SEALED) : appDealer(NOTHING_SEALED, chance);
	const outcome = decideWith(EMPTY_TABLE, { type: 'SetTable', setting }, dealer);
	if (!outcome.accepted) throw new Error(`a new game was refused: ${outcome.refusal.reason}`);
	return {
		id,
		title: seats.map(({ name }) => name).join(', '),
		people: Object.fromEntries(seats.map(({ seat, name }) => [seat, name])),
		computers: Object.fromEntries(
			seats.flatMap(({ seat, computer }) => (computer ? [[seat, computer] as const] : []))
		),
		createdAt: now,
		changedAt: now,
		version: 1,
		round: 0,
		over: false,
		schema: SCHEMA,
		rules: RULES,
		...(box && { depth: box.depth }),
		steps: [outcome.events],
		sealed: dealer.sealed() ?? NOTHING_SEALED
	};
}

/** The same table once more: same seats, same wishes, new cards. */
export function wantedAgain(
	{ people, computers, depth }: KeptGame,
	{ setting, dealer }: Table
): Wanted {
	const isBox = dealer === 'box' && setting !== null && depth !== undefined;
	return {
		...(isBox && { box: { cards: setting.cards, depth } }),
		players: (setting?.seats ?? []).map(({ seat }) => ({
			name: people[seat] ?? seat,
			computer: computers[seat] ?? null
		})),
		teams: setting?.teams === true,
		relics: setting?.relics === true,
		locationCards: setting?.locationCards === true
	};
}
