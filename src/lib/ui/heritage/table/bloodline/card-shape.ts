import { widthOf } from './lettering.ts';
import { CARD } from './layout.ts';
import type { Token } from './facts.ts';

const { width, height } = CARD;

/** Where the corner of an exhausted vampire's card is turned down. */
export const FOLD = 24;

const PLAIN = `M3 0H${width - 3}a3 3 0 0 1 3 3V${height - 3}a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z`;
const FOLDED = `M3 0H${width - FOLD}L${width} ${FOLD}V${height - 3}a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z`;
const COFFIN = `M13 0H${width - 13}L${width} 34L${width - 11} ${height}H11L0 34z`;

/** The outline of a card: torpor is a coffin, exhaustion a corner turned down, so that a state has its own shape. */
export function outlineOf(state: {
	readonly torpor: boolean;
	readonly exhausted: boolean;
}): string {
	if (state.torpor) return COFFIN;
	return state.exhausted ? FOLDED : PLAIN;
}

/** The corner itself. */
export const foldPath = `M${width - FOLD} 0V${FOLD}H${width}z`;

/** A token with its place in a row. */
export interface Laid {
	readonly token: Token;
	readonly x: number;
	/** Null: the sign says enough. */
	readonly number: string | null;
}

const ICON = 16;
const BETWEEN = 9;
const DIGITS = 16;

const numberOf = ({ count, boonOf }: Token): string | null =>
	boonOf !== null && count === 1 ? null : String(count);

const roomOf = (token: Token): number => {
	const number = numberOf(token);
	return ICON + (number === null ? 3 : 3 + widthOf(number, DIGITS)) + BETWEEN;
};

/** Tokens in one row of a width. Where they find no room, boons are told as one number whosesoever they are. */
export function laid(tokens: readonly Token[], room: number): readonly Laid[] {
	const needed = tokens.reduce((sum, token) => sum + roomOf(token), 0) - BETWEEN;
	const shown = needed <= room ? tokens : together(tokens);
	let x = 0;
	return shown.map((token) => {
		const one = { token, x, number: numberOf(token) };
		x += roomOf(token);
		return one;
	});
}

function together(tokens: readonly Token[]): readonly Token[] {
	const boons = tokens.filter(({ boonOf }) => boonOf !== null);
	const count = boons.reduce((sum, boon) => sum + boon.count, 0);
	const words = boons.map((boon) => boon.words).join(', ');
	const first = boons[0];
	return tokens.flatMap((token) => {
		if (token === first) return [{ icon: 'heritage/boon', count, words, boonOf: null } as const];
		return token.boonOf === null ? [token] : [];
	});
}
