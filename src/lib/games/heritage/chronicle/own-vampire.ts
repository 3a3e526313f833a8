import { refuse } from '../../core/decision.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { checkPresent } from './checks.ts';
import { notedIn } from './record-checks.ts';

/**
 * What a vampire was to a player when a chapter ended: `own`, of the bloodline · `believed`: nobody noted whose it was ·
 * `unlocked` by this player in the aftermath · `torpor` · `another`: of another player, as the record says or as
 * that player's sticker or haven does · `nobody`: of no bloodline of a chapter that was played on the table here.
 */
export type Belonging =
	| { readonly to: 'own' | 'believed' | 'unlocked' | 'torpor' | 'nobody' }
	| { readonly to: 'another'; readonly seat: SeatId; readonly by: 'record' | 'aftermath' };

/** Whose vampire it was when the chapter ended. Source: rulebook, Aftermath, steps 5 and 6. */
export function belongingOf(
	{ table, stickers }: ChronicleState,
	{ number, record, aftermath }: Chapter,
	seat: SeatId,
	character: ThingId
): Belonging {
	const noted = notedIn(record, character);
	if (noted) {
		if (noted.torpor) return { to: 'torpor' };
		if (noted.seat === seat) return { to: 'own' };
		return { to: 'another', seat: noted.seat, by: 'record' };
	}
	if (isUnlockedBy(aftermath, seat, character)) return { to: 'unlocked' };
	// A table that was played to its end here knows every bloodline.
	if (table?.chapter === number && table.phase === 'finished') return { to: 'nobody' };
	const claimant = record.players.find(
		(player) =>
			player.seat !== seat &&
			(aftermath.retainers[player.seat] === character ||
				stickers.some(
					(sticker) =>
						sticker.id === aftermath.stickers[player.seat] && sticker.character === character
				))
	);
	return claimant ? { to: 'another', seat: claimant.seat, by: 'aftermath' } : { to: 'believed' };
}

const isUnlockedBy = ({ missions }: Chapter['aftermath'], seat: SeatId, character: ThingId) =>
	Object.values(missions).some(
		({ claimant, reward }) =>
			claimant === seat && reward?.kind === 'unlock' && reward.character.id === character
	);

/**
 * Whether a player may give a vampire a sticker (a vampire of the own bloodline outside torpor), or a place in the haven (or one that a
 * mission unlocked). Refusals: `unknown-character`, `character-banished`, `in-torpor`, `in-another-bloodline`,
 * `claimed-by-another`, `not-in-bloodline`.
 */
export function checkOwnVampire(
	state: ChronicleState,
	entry: Chapter,
	seat: SeatId,
	character: ThingId,
	step: 'sticker' | 'retainer'
) {
	const absent = checkPresent(state, character, 'character');
	if (absent) return absent;
	const belonging = belongingOf(state, entry, seat, character);
	switch (belonging.to) {
		case 'own':
		case 'believed':
			return null;
		case 'torpor':
			return refuse('in-torpor', { character }, 'character');
		case 'another':
			return belonging.by === 'record'
				? refuse('in-another-bloodline', { character, seat: belonging.seat }, 'character')
				: refuse('claimed-by-another', { character, seat: belonging.seat }, 'character');
		case 'unlocked':
			if (step === 'retainer') return null;
			return refuse('not-in-bloodline', { character, seat }, 'character');
		case 'nobody':
			return refuse('not-in-bloodline', { character, seat }, 'character');
	}
}
