import { pick, type Chance } from '../chance.ts';

/** A kind of die by its name; a face that stands there twice is twice as likely. */
export type Die = { readonly name: string; readonly faces: readonly string[] };

/** What dice show, in the order in which they were asked for. */
type Faces = readonly { readonly die: string; readonly face: string }[];

/**
 * How dice fell; it stands in the event, and nothing rolls again. `nth`: how many of the same name had fallen before, by
 * which one that was undone is known again.
 */
export type Roll = readonly (Faces[number] & { readonly nth: number })[];

/** The rolls in the steps that stand, and in those that were undone and not seen again, as a course has them. */
export interface Fallen {
	readonly standing: readonly Roll[];
	readonly undone: readonly Roll[];
}

const NOTHING_FELL: Fallen = { standing: [], undone: [] };

/** Numbers dice that the table rolled, after all that stand. */
export function numbered<One extends { readonly die: string }>(
	dice: readonly One[],
	{ standing }: Pick<Fallen, 'standing'> = NOTHING_FELL
) {
	const before = standing.flat().map(({ die }) => die);
	return dice.map((one) => {
		const nth = before.filter((die) => die === one.die).length;
		before.push(one.die);
		return { ...one, nth };
	});
}

/** The program rolls. A die that was undone falls as it had, so that nobody undoes a roll to get a better one. */
export const rollDice = (chance: Chance, dice: readonly Die[], fallen = NOTHING_FELL): Roll =>
	numbered(
		dice.map(({ name, faces }) => ({ die: name, faces })),
		fallen
	).map(({ die, faces, nth }) => {
		const undone = fallen.undone.flat().find((one) => one.die === die && one.nth === nth);
		return { die, face: undone?.face ?? pick(chance, faces), nth };
	});

/** What a roll brought to light, for the `shows` of a game's steps. */
export const shownBy = (roll: Roll): readonly string[] =>
	roll.map(({ die, nth, face }) => `${die}:${nth}:${face}`);

/**
 * The table rolls, and says what its dice show. Why they cannot have shown that: `other-dice` than were asked for, or
 * `no-such-face` on one of them; null: they can.
 */
export function rollFault(
	dice: readonly Die[],
	roll: Faces
): { readonly reason: 'other-dice' | 'no-such-face'; readonly at: number } | null {
	const other = roll.findIndex(({ die }, at) => die !== dice[at]?.name);
	if (other >= 0 || roll.length !== dice.length)
		return { reason: 'other-dice', at: other >= 0 ? other : roll.length };
	const strange = roll.findIndex(({ face }, at) => !dice[at]?.faces.includes(face));
	return strange < 0 ? null : { reason: 'no-such-face', at: strange };
}
