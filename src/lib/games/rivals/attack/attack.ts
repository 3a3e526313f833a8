import type { SeatId } from '../../core/seats.ts';
import type { CityId, VampireId } from '../match/state.ts';
import { findVampire, type Found } from '../match/vampires.ts';
import type { Claim } from './may-attack.ts';
import type { Intel } from './secrecy.ts';
import type { Bonus } from './sum.ts';
import type { AttackType, Field } from './field.ts';

/* An attack as far as people have told it. What is left out was not told yet. */

export const MORTALS = ['vagrant', 'citizen', 'antagonist'] as const;

/** A mortal in the Streets, as its card says [Mortals]. */
export type Mortal = {
	readonly kind: (typeof MORTALS)[number];
	/** Its City card, where it is known. */
	readonly card?: CityId;
	readonly name?: string;
	readonly blood: number;
	readonly agenda: number;
	/** What a burned one mends. */
	readonly burn?: number;
};

export type AttackCard = {
	readonly name?: string;
	readonly type: AttackType;
	readonly bp?: number;
	readonly clan?: string;
	readonly damage: number;
	readonly aggravated?: number;
	readonly targeted?: true;
};

export type ReactionCard = {
	readonly name?: string;
	readonly types: readonly AttackType[];
	readonly bp?: number;
	readonly clan?: string;
	readonly shields: number;
	/** Strikes back; left out: it prints no damage [Reaction]. */
	readonly damage?: number;
	readonly aggravated?: number;
};

/** `down`: face down, so that nobody knows it. */
export type Laid<Card> = 'none' | 'down' | Card;

/** Blood that a text makes somebody lose: no damage [Mitigating]. */
type Loss = {
	readonly vampire: VampireId;
	readonly amount: number;
	/** Who steals it; left out: it goes to the supply. */
	readonly to?: VampireId;
	/** Whose effect it is: null is nobody's; left out: of the other side. */
	readonly of?: SeatId | null;
	readonly by?: string;
};

/** Damage that a text deals to somebody else than the target. */
type Harming = {
	readonly vampire: VampireId;
	readonly amount: number;
	readonly aggravated?: true;
	readonly prevented?: number;
	readonly by?: string;
};

/** What abilities and texts come to in steps 9 to 11, as people read them off their cards. */
export type Texts = {
	readonly bonuses?: readonly Bonus[];
	/** What raises the blow that a Reaction strikes back with. */
	readonly back?: readonly Bonus[];
	readonly losses?: readonly Loss[];
	readonly harms?: readonly Harming[];
	/** Damage that abilities prevent: to who is attacked, and to the attacker. */
	readonly prevented?: number;
	readonly preventedBack?: number;
	/** How much of shields and prevention cuts Aggravated damage. */
	readonly cutsAggravated?: number;
	/** Whose text is void; where both are, the active player's card was first [CC25]. */
	readonly cancels?: readonly ('card' | 'reaction')[];
	/** Vampires that exhausted for an ability. */
	readonly exhausts?: readonly VampireId[];
	/** Agenda that texts give. */
	readonly agenda?: readonly {
		readonly seat: SeatId;
		readonly points: number;
		readonly by?: string;
	}[];
};

export type Target = { readonly vampire: VampireId } | { readonly mortal: Mortal };

export type Attack = Claim & {
	/** How many entries were seen, so that two phones never end the same attack twice. */
	readonly told: number;
	readonly seat: SeatId;
	readonly attacker: VampireId;
	readonly target?: Target;
	readonly intel?: readonly Intel[];
	/** Secrecy of the target by texts. */
	readonly secrecy?: number;
	readonly type?: AttackType;
	readonly card?: Laid<AttackCard>;
	readonly block?: { readonly by: VampireId | null; readonly byText?: true };
	readonly reaction?: Laid<ReactionCard>;
	/** Whom a Targeted card names. */
	readonly retarget?: VampireId;
	readonly texts?: Texts;
	/** What becomes of a mortal that falls. */
	readonly reward?: 'burn' | 'attach';
	/** Cards that were no legal plays, discarded in step 8. */
	readonly illegal?: readonly ('card' | 'reaction')[];
};

/** Step 2's target; null: a mortal, or nobody yet. */
export const chosenTarget = (field: Field, { target }: Attack): Found | null =>
	target && 'vampire' in target ? findVampire(field, target.vampire) : null;

/** Who blocked, or else the target of step 2: it plays the Reaction. Null: a mortal. */
export const reactorOf = (field: Field, attack: Attack): Found | null =>
	(typeof attack.block?.by === 'string' && findVampire(field, attack.block.by)) ||
	chosenTarget(field, attack);

/** Who is hit; null: a mortal. */
export const victimOf = (field: Field, attack: Attack): Found | null =>
	(attack.retarget !== undefined && findVampire(field, attack.retarget)) ||
	reactorOf(field, attack);

export const openCard = <Card extends object>(laid: Laid<Card> | undefined): Card | null =>
	typeof laid === 'object' ? laid : null;
