import { pick, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { SeatId } from '../../../../src/lib/games/core/seats.ts';
import type { CardSet } from '../../../../src/lib/games/rivals/cards/card-set.ts';
import { DEFAULT_READINGS, type Readings } from '../../../../src/lib/games/rivals/readings.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { begin, play, type Dealt } from '../../../../src/lib/games/rivals/table/game.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { settingFor, type TableSetting } from '../../../../src/lib/games/rivals/table/setting.ts';
import type { Table } from '../../../../src/lib/games/rivals/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';

export const seatsOf = (players: number): readonly SeatId[] =>
	['s1', 's2', 's3', 's4'].slice(0, players);

/** A setting where each seat has the next deck of a set. */
export function settingOf(
	set: CardSet,
	players: number,
	readings: Partial<Readings> = {}
): TableSetting {
	const decks = Object.fromEntries(
		seatsOf(players).map((seat, at) => [seat, set.decks[at % set.decks.length]?.id ?? ''])
	);
	return settingFor(set, decks, { ...DEFAULT_READINGS, ...readings });
}

export type Step = {
	readonly before: Dealt;
	readonly after: Dealt;
	readonly command: TableCommand;
	readonly events: readonly TableEvent[];
};

/** More commands than any match takes. */
const MOST_COMMANDS = 6_000;

/** Some legal command: first what kind, then which; attacks, which need somebody in the Streets, come up more often. */
export function someCommand(legal: readonly TableCommand[], chance: Chance): TableCommand {
	const attacks = legal.filter(({ type }) => type === 'Attack');
	if (attacks.length > 0 && chance.below(2) === 0) return pick(chance, attacks);
	const kinds = [...new Set(legal.map(({ type }) => type))];
	const kind = pick(chance, kinds);
	return pick(
		chance,
		legal.filter(({ type }) => type === kind)
	);
}

/** Plays a whole match by chance. `look` sees each step. A refusal of a legal command throws. */
export function playAtRandom(
	setting: TableSetting,
	chance: Chance,
	look?: (step: Step) => void
): Dealt {
	let match = begin(setting, Object.keys(setting.decks), chance);
	for (let n = 0; n < MOST_COMMANDS; n++) {
		const seat = waitedFor(match.table);
		if (seat === null) return match;
		const legal = legalCommands(viewOf(match.table, match.sealed, seat));
		if (legal.length === 0) throw new Error(`${seat} can do nothing`);
		const command = someCommand(legal, chance);
		const played = play(match, command, chance);
		if (!played.accepted)
			throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played.refusal)}`);
		look?.({ before: match, after: played, command, events: played.events });
		match = { table: played.table, sealed: played.sealed };
	}
	throw new Error('this match does not end');
}

/** The card that a command lays face down; undefined: none. */
export function hiddenIn(command: TableCommand, table: Table): string | undefined {
	if (command.type === 'Attack') {
		// Another copy of it may be discarded openly.
		const { show, card = '', discards = [] } = command;
		return show || card === '' || discards.includes(card) ? undefined : card;
	}
	if (command.type === 'AnswerScheme') return command.modifier;
	if (command.type === 'AnswerQuestion') {
		const prompt = table.question?.prompt;
		return prompt === 'reaction' || prompt === 'claim-card' ? command.choice[0] : undefined;
	}
	if (command.type !== 'PlayCard') return undefined;
	const card = table.setting?.cards.find(({ id }) => id === command.card);
	return card?.kind === 'conspiracy' ? card.id : undefined;
}
