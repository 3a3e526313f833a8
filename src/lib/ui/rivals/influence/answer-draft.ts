import type { SeatId } from '../../../games/core/seats.ts';
import type { CommandOf } from '../../../games/rivals/commands.ts';
import type { Answer, Exerted, Side } from '../../../games/rivals/influence/conflict.ts';
import {
	seatOf,
	type Match,
	type Vampire,
	type VampireId
} from '../../../games/rivals/match/state.ts';
import { isActive } from '../../../games/rivals/match/vampires.ts';

/** Influence that a Leader’s token gives [Set-Up 7]. */
const LEADERS_INFLUENCE = 1;

/** An answer while somebody makes it up. */
export interface AnswerDraft {
	side: Side | null;
	/** Influence of each vampire that exerts; left out: it does not. */
	exerted: { [vampire: VampireId]: number };
	/** Influence that the text of a card makes for this Scheme. */
	text: number;
	modifier: boolean;
	fist: boolean;
	/** Whether the phone keeps what is hidden; else it lies on the table. */
	onPhone: boolean;
	stake: { fist: number; modifier: number };
}

/** An answer that nothing was tapped of yet. The active player says YES. */
export const newDraft = (isActivePlayer: boolean): AnswerDraft => ({
	side: isActivePlayer ? 'yes' : null,
	exerted: {},
	text: 0,
	modifier: false,
	fist: false,
	onPhone: true,
	stake: { fist: 0, modifier: 0 }
});

/** The vampires of a seat that can exert Influence: of the coterie, without a No Influence token. */
export const canExert = (match: Pick<Match, 'seats'>, seat: SeatId): readonly Vampire[] =>
	seatOf(match as Match, seat).vampires.filter((one) => isActive(one) && !one.noInfluence);

/** As much as a vampire has by its Leader token and its Title; who exerts has 1 at least. */
export const likelyInfluence = ({ leader, title }: Pick<Vampire, 'leader' | 'title'>): number =>
	Math.max(1, (leader ? LEADERS_INFLUENCE : 0) + (title?.gives ?? 0));

/** What vampires and a text exert, as commands say it. */
export const exertedIn = (
	exerted: { readonly [vampire: VampireId]: number },
	text: number
): Exerted[] => [
	...Object.entries(exerted).map(([vampire, influence]): Exerted => ({ vampire, influence })),
	...(text > 0 ? [{ influence: text }] : [])
];

/** The draft as others would hear it; null: no side is chosen. */
export function heardIn(draft: AnswerDraft, seat: SeatId): Answer | null {
	const { side, exerted, text, modifier, fist } = draft;
	if (side === null) return null;
	if (side === 'out') return { seat, side, exerted: [], modifier: false, fist: false };
	return { seat, side, exerted: exertedIn(exerted, text), modifier, fist };
}

/** The command of a draft. `mine`: whether this phone may keep what is hidden; `nonce`: makes a number that nobody can guess. */
export function commandOf(
	draft: AnswerDraft,
	{
		question,
		heard,
		mine,
		nonce
	}: {
		readonly question: number;
		readonly heard: Answer;
		readonly mine: boolean;
		readonly nonce: () => string;
	}
): CommandOf<'AnswerScheme'> {
	const { modifier, fist, exerted, ...said } = heard;
	const keeps = mine && draft.onPhone && (modifier || fist);
	const stake = {
		fist: fist ? draft.stake.fist : 0,
		modifier: modifier ? draft.stake.modifier : 0
	};
	return {
		type: 'AnswerScheme',
		question,
		...said,
		exerted: [...exerted],
		modifier,
		fist,
		...(keeps && { stake, nonce: nonce() })
	};
}
