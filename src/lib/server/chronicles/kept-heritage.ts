import { heritage } from '../../games/heritage/heritage.ts';
import type { Command } from '../../games/heritage/commands.ts';
import type { Event } from '../../games/heritage/events.ts';
import { nameProof } from '../../games/heritage/named.ts';
import { namesIn } from '../../games/heritage/naming.ts';
import type { RefusalReason } from '../../games/heritage/refusals.ts';
import { standings } from '../../games/heritage/standings/standings.ts';
import { shortened } from '../../games/heritage/ruleset.ts';
import type { ChronicleState, Player } from '../../games/heritage/state.ts';
import type { Slip } from '../../games/heritage/shapes.ts';
import type { KeptGame, Laid } from './kept-game.ts';
import { heritageDealt } from './heritage-dealt.ts';
import type { ProjectedRows } from './projection.ts';

/** Heritage as the server keeps it: every row of the tables beside the log follows from the state. */
export const keptHeritage: KeptGame<ChronicleState, Command, Event, RefusalReason> = {
	game: heritage,
	tables: 2,
	titleOf: ({ title }) => title,
	namesIn,
	seatsOf: ({ seats }) => seats,
	rulesetOf: ({ ruleset }) => shortened(ruleset),
	rowsOf,
	countsOf: ({ notes, cards, players, obligationSupply }) => ({
		notes: notes.length,
		cards: Object.keys(cards.characters).length + Object.keys(cards.schemes).length,
		slips: Object.values(players).reduce(
			(sum, { haven }) => sum + (haven ? haven.assets.length + haven.obligations.length : 0),
			obligationSupply.length
		)
	}),
	proved: (command, log, names) => {
		if (command.type !== 'StartChronicle' && command.type !== 'EnterChronicle') return command;
		const named = Object.entries(names).map(([seat, name]) => [seat, nameProof(log, seat, name)]);
		return { ...command, named: Object.fromEntries(named) as Record<string, string> };
	},
	proofsOf: ({ named }) => named ?? {},
	copyOpened: (person) => ({ type: 'NoteCopy', person }),
	dealt: heritageDealt
};

type Before = Laid<ChronicleState> | undefined;

function rowsOf(state: ChronicleState, before: Before): ProjectedRows {
	/** The rows as they were, where the parts of the state that they follow from are the same ones still. */
	const asBefore = <Name extends keyof ProjectedRows>(
		name: Name,
		parts: readonly (keyof ChronicleState)[],
		make: () => ProjectedRows[Name]
	): ProjectedRows[Name] =>
		before && parts.every((part) => before.state[part] === state[part])
			? before.rows[name]
			: make();
	const players = ['seats', 'players'] as const;
	return {
		characters: asBefore('characters', ['characters', 'banished'], () =>
			characterRows(state, before)
		),
		stickers: asBefore('stickers', ['stickers'], () => stickerRows(state)),
		havens: asBefore('havens', players, () => playersOf(state).flatMap(havenRows)),
		retainers: asBefore('retainers', players, () => playersOf(state).flatMap(retainerRows)),
		slips: asBefore('slips', players, () => playersOf(state).flatMap(slipRows)),
		standings: asBefore('standings', [...players, 'chapters', 'eras'], () => standingRows(state)),
		lent_seats: asBefore('lent_seats', ['lent'], () => lentRows(state))
	};
}

function playersOf(state: ChronicleState): Player[] {
	return state.seats.flatMap((seat) => state.players[seat] ?? []);
}

function characterRows(state: ChronicleState, before: Before): ProjectedRows['characters'] {
	const banished = new Set(state.banished);
	const wasBanished = new Set(before?.state.banished);
	return Object.values(state.characters).map((character, index) => {
		const { id } = character;
		const row = before?.rows.characters[index];
		const isSame =
			row?.id === id &&
			before?.state.characters[id] === character &&
			wasBanished.has(id) === banished.has(id);
		if (isSame) return row;
		const { bonded, ...rest } = character;
		return { ...rest, bonded: Number(bonded), banished: Number(banished.has(id)) };
	});
}

const havenRows = ({ seat, haven }: Player): ProjectedRows['havens'][number][] =>
	haven ? [{ id: seat, name: haven.name }] : [];

// Ids are places, not the ids of what lies there: what a group typed in by hand may name one slip twice.

function stickerRows(state: ChronicleState): ProjectedRows['stickers'] {
	const borne = new Map<string, number>();
	return state.stickers.map(({ id: sticker, ...rest }) => {
		const position = (borne.get(rest.character) ?? 0) + 1;
		borne.set(rest.character, position);
		return { ...rest, id: `${rest.character}:${position}`, sticker, position };
	});
}

function retainerRows({ seat, haven }: Player): ProjectedRows['retainers'] {
	if (!haven) return [];
	const leaders = haven.leaders.map((character, index) => ({
		id: `${seat}:leader:${index + 1}`,
		seat,
		character,
		as: 'leader' as const
	}));
	const { retainer } = haven;
	if (retainer === null) return leaders;
	return [{ id: `${seat}:retainer`, seat, character: retainer, as: 'retainer' }, ...leaders];
}

function slipRows({ seat, haven }: Player): ProjectedRows['slips'] {
	if (!haven) return [];
	const rows = (kind: 'asset' | 'obligation', slips: readonly Slip[]) =>
		slips.map(({ id: slip, ...rest }, index) => ({
			...rest,
			id: `${seat}:${kind}:${index + 1}`,
			slip,
			seat,
			kind,
			position: index + 1
		}));
	return [...rows('asset', haven.assets), ...rows('obligation', haven.obligations)];
}

function lentRows({ lent }: ChronicleState): ProjectedRows['lent_seats'] {
	return Object.entries(lent).map(([id, { from, to, hand }]) => ({
		id,
		lender: from,
		person: to,
		hand: Number(hand)
	}));
}

function standingRows(state: ChronicleState): ProjectedRows['standings'] {
	return standings(state).map(({ seat, erasDominated, chapterPoints, ...standing }) => ({
		id: seat,
		...standing,
		points: chapterPoints.reduce((sum, { points }) => sum + (points ?? 0), 0),
		eras: erasDominated
	}));
}
