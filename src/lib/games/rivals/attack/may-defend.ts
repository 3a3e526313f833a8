import { refuse } from '../../core/decision.ts';
import { seatOf } from '../match/state.ts';
import { findVampire, isActive, type Found } from '../match/vampires.ts';
import { findSecrecyFault, type Claim } from './may-attack.ts';
import type { Intel } from './secrecy.ts';
import { partyOf, type AttackType, type Field } from './field.ts';

/* Who may block, react and be hit after all, steps 6 to 8. */

export interface Blocking extends Claim {
	readonly type: AttackType;
	readonly attacker: string;
	/** Null: a mortal is attacked. */
	readonly target: Found | null;
	/** A card's text lets this vampire block for anyone [CC29]. */
	readonly byText?: true;
}

export function findBlockFault(field: Field, id: string, at: Blocking) {
	if (at.claim) return refuse('claim-not-blocked');
	const found = findVampire(field, id);
	if (!found) return refuse('not-in-play', { vampire: id });
	const { seat, vampire } = found;
	if (id === at.attacker) return refuse('attacker-blocks', { vampire: id });
	if (id === at.target?.vampire.id) return refuse('blocks-itself', { vampire: id });
	if (!isActive(vampire)) return refuse('in-torpor', { vampire: id });
	if (vampire.exhausted) return refuse('vampire-exhausted', { vampire: id });
	if (at.type === 'ranged' && vampire.facts && !vampire.facts.guard && !at.byText)
		return refuse('block-ranged');
	if (at.byText) return null;
	if (!at.target) return refuse('mortal-no-defence');
	if (seat !== at.target.seat) return refuse('block-foe', { vampire: id });
	const party = partyOf(field, seat, at.target.vampire);
	return party.some((one) => one.id === id) ? null : refuse('block-elsewhere', { vampire: id });
}

/** Whom the defender may send, without any text. */
export const blockersOf = (field: Field, at: Blocking): readonly string[] =>
	at.target
		? seatOf(field, at.target.seat)
				.vampires.filter(({ id }) => findBlockFault(field, id, at) === null)
				.map(({ id }) => id)
		: [];

/** Step 7: no Reaction in a claim, and none for a mortal nobody blocks for [Claim] [Mortals]. */
export function findReactionFault({ claim }: Claim, victim: Found | null) {
	if (claim) return refuse('claim-no-reaction');
	return victim ? null : refuse('mortal-no-defence');
}

export interface Retargeting {
	/** The card says Targeted. */
	readonly targeted: boolean;
	/** Who was chosen in step 2. */
	readonly target: Found;
	readonly intel: readonly Intel[];
}

/**
 * Step 8: a Targeted card names any member of the opposing party, the first target and the blocker too; there is no new
 * Block [CC30]. Whether Intel must reach the new target is the reading `targetedReach`.
 */
export function findRetargetFault(field: Field, id: string, at: Retargeting) {
	if (!at.targeted) return refuse('retarget-not-targeted');
	const party = partyOf(field, at.target.seat, at.target.vampire);
	const member = party.find((one) => one.id === id);
	if (!member) return refuse('retarget-elsewhere', { vampire: id });
	return field.readings.targetedReach === 'any' ? null : findSecrecyFault(member, at.intel);
}
