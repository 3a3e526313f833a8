import type { SeatId } from '../../core/seats.ts';
import { seatOf, type Match, type Vampire } from '../match/state.ts';
import { isActive } from '../match/vampires.ts';
import type { Readings } from '../readings.ts';
import type { Attribute } from '../vocabulary.ts';

/* What an attack has to know of the table. Sections of the rulebook stand in brackets, as the rulings name them. */

export const ATTACK_TYPES = ['ranged', 'physical', 'social', 'mental'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** The readings that matter in an attack. */
export type AttackReadings = Pick<
	Readings,
	| 'intelOften'
	| 'intelShort'
	| 'targetedReach'
	| 'antagonists'
	| 'fallen'
	| 'aggravatedShare'
	| 'burnDefeat'
	| 'clanReaction'
>;

export type Field = Pick<Match, 'order' | 'rivals' | 'turn' | 'seats' | 'city'> & {
	readonly readings: AttackReadings;
};

/** The attribute that a type of attack adds [Playing an Attack Card]. */
export const addedBy = (type: AttackType): Attribute | null => (type === 'ranged' ? null : type);
/** The one that defends against it [Mitigating Damage]. */
export const defendedWith = (type: AttackType): Attribute =>
	type === 'ranged' ? 'physical' : type;

/** Whose Rival token a player holds; of two players each is the other's Rival [Set-Up]. */
export const rivalOf = ({ order, rivals }: Pick<Match, 'order' | 'rivals'>, seat: SeatId) =>
	(order.length === 2 ? order.find((other) => other !== seat) : rivals?.[seat]) ?? null;

/** Everybody of the same party: all at the Haven, or those who stand together in the Streets [Forming Parties]. */
export function partyOf(
	match: Pick<Match, 'seats'>,
	seat: SeatId,
	member: Vampire
): readonly Vampire[] {
	if (!isActive(member)) return [member];
	const isAlone = member.place === 'streets' && member.party === undefined;
	return seatOf(match, seat).vampires.filter(
		({ id, place, party }) =>
			id === member.id ||
			(!isAlone && place === member.place && (place === 'haven' || party === member.party))
	);
}

/** Who attacks together: those of its party who are ready; the exhausted stay behind (R11) [Attack]. */
export const attackingParty = (match: Pick<Match, 'seats'>, seat: SeatId, attacker: Vampire) =>
	partyOf(match, seat, attacker).filter(({ id, exhausted }) => id === attacker.id || !exhausted);
