import { accept } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { checkStock } from '../register/stock.ts';
import { rivalsFrom } from '../../core/computer/seats.ts';
import { completed } from '../ruleset.ts';
import { UNSTARTED, type ChronicleState, type Player } from '../state.ts';
import {
	checkBanished,
	checkCharacters,
	checkEntered,
	checkEnteredStickers,
	checkEras,
	checkHavens,
	checkLastOrder,
	checkObligations,
	checkWins
} from './entry-checks.ts';
import { checkFoundation } from './start.ts';

/**
 * Takes up a chronicle that is under way, as the group finds it in its box, in one go. What is
 * certainly impossible is refused where it stands; everything else is believed. Refusals:
 * `already-started`, `seat-twice`, `trait-twice`, `unknown-seat`, `seat-missing`, `unknown-trait`,
 * `character-id-taken`, `unknown-character`, `character-banished`, `character-twice`,
 * `leader-not-banished`, `leader-not-retained`, `in-another-haven`, `not-a-leader`,
 * `leader-has-a-home`, `slip-id-taken`, `sticker-id-taken`, `chapter-not-played`,
 * `more-stickers-than-exist`, `era-twice`, `era-not-over`, `too-many-wins`, `missions-before-era`,
 * `order-not-of-the-players`.
 */
export function enterChronicle(state: ChronicleState, command: CommandOf<'EnterChronicle'>) {
	return (
		checkFoundation(state, command) ??
		checkEntered(command) ??
		checkCharacters(command) ??
		checkBanished(command) ??
		checkHavens(command) ??
		checkObligations(command) ??
		checkEnteredStickers(command) ??
		checkStock(completed(command.ruleset), command.stickers, 'stickers') ??
		checkEras(command) ??
		checkWins(command) ??
		checkLastOrder(command) ??
		accept<Event>({ ...command, type: 'ChronicleEntered' })
	);
}

export function chronicleEntered(
	_state: ChronicleState,
	event: EventOf<'ChronicleEntered'>
): ChronicleState {
	const { title, dealer, traits, seats, stickers, banished, schemes, named, rivals } = event;
	const players = event.players.map(({ seat, sheet, haven, wins, missionsThisEra }): Player => ({
		seat,
		sheet,
		haven,
		before: { wins, missionsThisEra },
		away: null,
		freeDots: 0
	}));
	return {
		...UNSTARTED,
		...(named && { named }),
		...(rivals && { rivals: rivalsFrom(rivals) }),
		phase: 'between',
		title,
		dealer,
		ruleset: completed(event.ruleset),
		traits,
		seats,
		players: Object.fromEntries(players.map((player) => [player.seat, player])),
		firstChapter: event.chapter,
		orderBefore: event.lastOrder,
		characters: Object.fromEntries(event.characters.map((character) => [character.id, character])),
		banished,
		stickers,
		eras: [...event.eras].sort((a, b) => a.era - b.era),
		obligationSupply: event.obligationSupply,
		schemes
	};
}
