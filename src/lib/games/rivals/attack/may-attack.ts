import { refuse } from '../../core/decision.ts';
import { seatOf, type Vampire } from '../match/state.ts';
import { activeOf, findVampire } from '../match/vampires.ts';
import { intelOf, secrecyOf, type Intel } from './secrecy.ts';
import { rivalOf, type AttackType, type Field } from './field.ts';

/* Who may attack whom, steps 1 to 5: null, or the refusal that says why not. */

/** A foe attacks a claimant as in its own turn [Claim]. */
export type Claim = {
	readonly claim?: true;
};

const findInactive = ({ id, place }: Vampire) => {
	if (place === 'torpor') return refuse('in-torpor', { vampire: id });
	return place === 'burned' ? refuse('burned', { vampire: id }) : null;
};

/** Step 1. */
export function findAttackerFault(field: Field, id: string, { claim }: Claim = {}) {
	const found = findVampire(field, id);
	if (!found) return refuse('not-in-play', { vampire: id });
	const { seat, vampire } = found;
	if (!claim && seat !== field.turn?.seat) return refuse('foe-attacks-not', { seat });
	const inactive = findInactive(vampire);
	if (inactive) return inactive;
	if (vampire.exhausted) return refuse('vampire-exhausted', { vampire: id });
	// Against a claimant a foe's vampire attacks from wherever it is [Claim].
	return vampire.place === 'haven' && !claim ? refuse('at-haven', { vampire: id }) : null;
}

/** Step 2: Secrecy aside. */
export function findTargetFault(field: Field, attackingSeat: string, id: string) {
	const found = findVampire(field, id);
	if (!found) return refuse('not-in-play', { vampire: id });
	const { seat, vampire } = found;
	if (seat === attackingSeat) return refuse('own-target', { vampire: id });
	if (!seatOf(field, seat).begun) return refuse('not-begun', { seat });
	return findInactive(vampire);
}

/** Step 3: Intel of at least the target's Secrecy [Havens]. `extra`: Secrecy that texts give. */
export function findSecrecyFault(
	vampire: Vampire,
	intel: readonly Intel[],
	{ extra = 0, claim }: Claim & { readonly extra?: number } = {}
) {
	if (claim) return intel.length > 0 ? refuse('no-intel-in-claim') : null;
	const { total: secrecy } = secrecyOf(vampire, extra);
	const has = intelOf(intel);
	if (has >= secrecy) return null;
	return refuse('secrecy-holds', {
		vampire: vampire.id,
		secrecy,
		intel: has,
		more: secrecy - has
	});
}

/** Who has discarded already; `earlier`: who did so in attacks of this turn (reading `intelOften`). */
export function findIntelFault(
	intel: readonly Intel[],
	earlier: readonly string[],
	{ intelOften }: Pick<Field['readings'], 'intelOften'>
) {
	const discards = intel.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
	const twice = discards.find((seat, at) => discards.indexOf(seat) < at);
	if (twice !== undefined) return refuse('intel-twice', { seat: twice });
	const again = intelOften === 'turn' ? discards.find((seat) => earlier.includes(seat)) : undefined;
	return again === undefined ? null : refuse('intel-this-turn', { seat: again });
}

/** What a card asks of who plays it, as read off it once it lies open. */
export interface Asks {
	readonly types: readonly AttackType[];
	readonly bp?: number;
	readonly clan?: string;
}

/** Whether a vampire may play such a card in an attack of this type: its BP of now counts, its Blood does not (R17) [Attack]. A clan needs an active vampire of the coterie [Decks]. */
export function findCardFault(
	field: Field,
	player: { readonly seat: string; readonly vampire: Vampire; readonly bpModifier?: number },
	type: AttackType,
	card: Asks,
	kind: 'attack' | 'reaction'
) {
	const [first] = card.types;
	if (first && !card.types.includes(type)) return refuse('card-type', { card: first, type });
	const bp = player.vampire.bp + (player.bpModifier ?? 0);
	if (card.bp !== undefined && card.bp > bp)
		return refuse('card-bp', { asked: card.bp, vampire: player.vampire.id, bp });
	if (card.clan === undefined || (kind === 'reaction' && field.readings.clanReaction === 'free'))
		return null;
	const own = activeOf(seatOf(field, player.seat));
	// A vampire whose card was never typed may be of that clan.
	const fits = own.some(({ facts }) => facts?.clan === undefined || facts.clan === card.clan);
	return fits ? null : refuse('card-clan', { clan: card.clan, seat: player.seat });
}

/** Who attacks a claimant plays a card only as the claimant's hunter [Claim]. */
export const findClaimCardFault = (field: Field, seat: string, claimant: string) =>
	rivalOf(field, seat) === claimant ? null : refuse('hunter-plays-only');
