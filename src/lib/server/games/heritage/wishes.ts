import type { Wish } from '../../../games/heritage/chronicle-deck/wishes.ts';
import { findChapter } from '../../../games/heritage/chronicle/chapters.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Access } from '../../tables/access.ts';
import { allows, row, type CommandRights } from '../../tables/command-rights.ts';

/** Every wish × role, as `COMMAND_RIGHTS`; the seat of a decision is the claimant's. */
export const WISH_RIGHTS: CommandRights<Wish, 'DecideMission'> = {
	ChooseDeck: row('no', 'no'),
	ForgoExpansions: row('no', 'no'),
	OpenChapter: row('any', 'any'),
	ReadMission: row('any', 'any'),
	DecideMission: row('played-seat', 'no'),
	TakeOverview: row('any', 'any'),
	OfferScoring: row('any', 'any'),
	EndChronicle: row('any', 'any')
};

/** Whether who has this access may wish this of this chronicle. */
export function mayWish(
	sitting: Pick<Access, 'role' | 'seats' | 'actsFor'>,
	state: ChronicleState,
	wish: Wish
): boolean {
	if (opensEarlyAsPlayer(sitting, wish)) return false;
	const verdict = WISH_RIGHTS[wish.type][sitting.role];
	return allows(verdict, sitting, claimantOf(state, wish));
}

/**
 * Whether somebody who only plays would say that the table turned up a chapter before its time: a seal that cannot be
 * closed again is broken out of turn by who keeps the chronicle or the table in order.
 */
export function opensEarlyAsPlayer(
	{ role }: Pick<Access, 'role'>,
	wish: { readonly type: string; readonly early?: unknown }
): boolean {
	return wish.type === 'OpenChapter' && wish.early === true && role === 'player';
}

/** Who claimed the mission that a wish is about; null: nobody, or it is about none. */
export function claimantOf(state: ChronicleState, wish: Wish): SeatId | null {
	if (wish.type !== 'DecideMission') return null;
	const missions = findChapter(state, wish.chapter)?.record.missions ?? [];
	return missions.find(({ id }) => id === wish.mission)?.claimant ?? null;
}
