import { pick, type Chance } from '../chance.ts';

/** A kind of die by its name; a face that stands there twice is twice as likely. */
export type Die = { readonly name: string; readonly faces: readonly string[] };

/** How dice fell, in the order in which they were asked for: it stands in the event, and nothing rolls again. */
export type Roll = readonly { readonly die: string; readonly face: string }[];

/** The program rolls. */
export const rollDice = (chance: Chance, dice: readonly Die[]): Roll =>
	dice.map(({ name, faces }) => ({ die: name, face: pick(chance, faces) }));

/**
 * The table rolls, and says what its dice show. Why they cannot have shown that: `other-dice` than were asked for, or
 * `no-such-face` on one of them; null: they can.
 */
export function rollFault(
	dice: readonly Die[],
	roll: Roll
): { readonly reason: 'other-dice' | 'no-such-face'; readonly at: number } | null {
	const other = roll.findIndex(({ die }, at) => die !== dice[at]?.name);
	if (other >= 0 || roll.length !== dice.length)
		return { reason: 'other-dice', at: other >= 0 ? other : roll.length };
	const strange = roll.findIndex(({ face }, at) => !dice[at]?.faces.includes(face));
	return strange < 0 ? null : { reason: 'no-such-face', at: strange };
}
