import type { SeatId } from '../../core/seats.ts';
import type { NamedDecks } from '../match/state.ts';
import { openSet } from '../open/open-set.ts';
import type { PlayedState } from '../played-match.ts';
import { cardIn, type TableSetting } from '../table/setting.ts';
import type { DealtState } from './state.ts';

/** What a deck of the open set is called beside decks that people made: by the clan of its Leader. */
function deckTitle(setting: TableSetting, seat: SeatId): string | null {
	const haven = setting.decks[seat]?.haven;
	const deck = openSet.decks.find((one) => one.haven === haven);
	const leader = deck && cardIn(setting, deck.leader);
	return leader?.kind === 'vampire' ? `Elysium’s ${leader.clan}` : null;
}

function namedDecks(setting: TableSetting, seats: readonly SeatId[]): NamedDecks {
	return Object.fromEntries(
		seats.flatMap((seat) => {
			const title = deckTitle(setting, seat);
			return title === null ? [] : [[seat, { title }] as const];
		})
	);
}

/** A match that Elysium dealt, as a league counts it. */
export function playedAs({ seats, table }: DealtState): PlayedState {
	const setting = table?.setting;
	return {
		seats,
		setting: setting ? { readings: setting.readings } : {},
		match: {
			order: table?.order ?? seats,
			result: table?.result ?? null,
			...(setting && { decks: namedDecks(setting, seats) })
		}
	};
}
