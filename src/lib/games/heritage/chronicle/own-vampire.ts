import { refuse } from '../../core/decision.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { checkPresent } from './checks.ts';
import { notedIn } from './record-checks.ts';

/**
 * What a vampire was to a player when a chapter ended: `own`, of the bloodline · `believed`: nobody noted whose it was ·
 * `unlocked` by this player in the aftermath · `torpor` · `another`: of another player, as the record says, as that
 * player's mission unlocked it, or as that player's sticker or haven does · `nobody`: of no bloodline, where all of them are known.
 */
export type Belonging =
	| { readonly to: 'own' | 'believed' | 'unlocked' | 'torpor' | 'nobody' }
	| {
			readonly to: 'another';
			readonly seat: SeatId;
			readonly by: 'record' | 'unlock' | 'aftermath';
	  };

/** Whose vampire it was when the chapter ended. Source: rulebook, Aftermath, steps 5 and 6. */
export function belongingOf(
	state: ChronicleState,
	chapter: Chapter,
	seat: SeatId,
	character: ThingId
): Belonging {
	const { record, aftermath } = chapter;
	const noted = notedIn(record, character);
	if (noted) {
		if (noted.torpor) return { to: 'torpor' };
		if (noted.seat === seat) return { to: 'own' };
		return { to: 'another', seat: noted.seat, by: 'record' };
	}
	const unlockers = unlockersOf(aftermath, character);
	if (unlockers.includes(seat)) return { to: 'unlocked' };
	const [unlocker] = unlockers;
	if (unlocker !== undefined) return { to: 'another', seat: unlocker, by: 'unlock' };
	if (knowsBloodlines(state, chapter)) return { to: 'nobody' };
	const claimant = record.players.find(
		(player) =>
			player.seat !== seat &&
			(aftermath.retainers[player.seat] === character ||
				state.stickers.some(
					(sticker) =>
						sticker.id === aftermath.stickers[player.seat] && sticker.character === character
				))
	);
	return claimant ? { to: 'another', seat: claimant.seat, by: 'aftermath' } : { to: 'believed' };
}

/**
 * Whether the record of a chapter leaves nobody out: it was played here to its end, or ended early and was recorded with
 * the bloodline of each player, which holds at least a leader. Whoever is in none of them was in none.
 */
export function knowsBloodlines({ table }: ChronicleState, { number, record }: Chapter): boolean {
	if (table?.chapter !== number) return false;
	return (
		table.phase === 'finished' || record.players.every(({ bloodline }) => bloodline.length > 0)
	);
}

/** The players whose missions unlocked a character in this aftermath. */
const unlockersOf = ({ missions }: Chapter['aftermath'], character: ThingId): SeatId[] =>
	Object.values(missions).flatMap(({ claimant, reward }) =>
		reward?.kind === 'unlock' && reward.character.id === character ? [claimant] : []
	);

const OF_ANOTHER = {
	record: 'in-another-bloodline',
	unlock: 'unlocked-by-another',
	aftermath: 'claimed-by-another'
} as const;

/**
 * Whether a player may give a vampire a sticker (a vampire of the own bloodline outside torpor), or a place in the haven (or one that a
 * mission unlocked). Refusals: `unknown-character`, `character-banished`, `in-torpor`, `in-another-bloodline`,
 * `unlocked-by-another`, `claimed-by-another`, `not-in-bloodline`.
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
			return refuse(OF_ANOTHER[belonging.by], { character, seat: belonging.seat }, 'character');
		case 'unlocked':
			if (step === 'retainer') return null;
			return refuse('not-in-bloodline', { character, seat }, 'character');
		case 'nobody':
			return refuse('not-in-bloodline', { character, seat }, 'character');
	}
}
