import { heritage } from '../../../games/heritage/heritage.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import type { Json } from '../../../games/core/json.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { Event } from '../../../games/heritage/events.ts';
import { NO_PAST, remembered, type Past } from '../../../games/heritage/looking-back/past.ts';
import { nameProof } from '../../../games/core/named.ts';
import { namesIn } from '../../../games/heritage/naming.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import { shortened } from '../../../games/heritage/ruleset.ts';
import type { ChronicleState, Player } from '../../../games/heritage/state.ts';
import { glanceOfChronicle } from './glance.ts';
import type { KeptGame, Laid } from '../../logs/kept-game.ts';
import { doingsOf, laysTable } from './doings.ts';
import { codedChronicle } from './coded.ts';
import { chronicleDoor } from './door.ts';
import { leftBehind } from './left-behind.ts';
import { heritageDealt } from './heritage-dealt.ts';
import { passHandAlong } from './passing-along.ts';
import { sealedBeside } from './sealed-part.ts';
import { takeOver } from '../../tables/taking-over.ts';
import { eveningsFor, type Choices } from './trying-out.ts';
import type { ProjectedRows } from '../../logs/projection.ts';

/** Heritage as the server keeps it: every row of the tables beside the log follows from the state. */
export const keptHeritage: KeptGame<ChronicleState, Command, Event, RefusalReason> = {
	game: heritage,
	tables: 3,
	titleOf: ({ title }) => title,
	namesIn,
	seatsOf: ({ seats }) => seats,
	glanceOf: glanceOfChronicle,
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
	proofs: {
		begun(command, log, names) {
			if (command.type !== 'StartChronicle' && command.type !== 'EnterChronicle') return command;
			const named = Object.entries(names).map(([seat, name]) => [seat, nameProof(log, seat, name)]);
			return { ...command, named: Object.fromEntries(named) as Record<string, string> };
		},
		of: ({ named }) => named ?? {},
		renaming: (seat, proof) => ({ type: 'NameSeat', seat, proof })
	},
	async satDown(here, place, by) {
		await takeOver(here, place, by);
		await passHandAlong(here, place, by);
	},
	copyOpened: (person) => ({ type: 'NoteCopy', person }),
	door: chronicleDoor,
	remembers: {
		nothing: NO_PAST,
		// Each is what the one before it answered, or nothing.
		after: (past, state, written) => remembered(past as Past, state, written)
	},
	dealt: heritageDealt,
	coded: codedChronicle,
	steps: { lie: ({ table }) => table !== null, begin: laysTable, standing: doingsOf },
	lendable(state) {
		const { chapter, phase, seats, dealer } = tableNow(state);
		if (chapter === null) return null;
		return {
			chapter,
			seats: seats.map(({ seat }) => seat),
			isOver: phase === 'finished',
			isDealt: dealer === 'app'
		};
	},
	// Asked by `eveningsOf` alone, which knows what it asked.
	answers: (state, question) => eveningsFor(state, question as Choices) as unknown as Json,
	sealed: sealedBeside,
	leftBehind
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
	return {
		stickers: asBefore('stickers', ['stickers'], () => stickerRows(state)),
		retainers: asBefore('retainers', ['seats', 'players'], () =>
			playersOf(state).flatMap(retainerRows)
		),
		lent_seats: asBefore('lent_seats', ['lent'], () => lentRows(state))
	};
}

function playersOf(state: ChronicleState): Player[] {
	return state.seats.flatMap((seat) => state.players[seat] ?? []);
}

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

function lentRows({ lent }: ChronicleState): ProjectedRows['lent_seats'] {
	return Object.entries(lent).map(([id, { from, to, hand }]) => ({
		id,
		lender: from,
		person: to,
		hand: Number(hand)
	}));
}
