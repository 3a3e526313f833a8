import { CARD, GAP, PITCH, type Trunk } from './layout.ts';

interface Corner {
	readonly x: number;
	readonly y: number;
}

interface Childe extends Corner {
	readonly trunk: Trunk | null;
}

/**
 * The thread from a sire to its childe, as the path of a pen. Of many fledglings it begins where it leaves what they
 * have in common; `whole` draws all of it.
 */
export function threadOf(sire: Corner, childe: Childe, whole = false): string {
	const from = below(sire);
	const to = { x: childe.x + CARD.width / 2, y: childe.y };
	if (childe.trunk === null) return `M${at(from)}${bend(from, to)}`;
	const fork = { x: childe.trunk.x, y: to.y - GAP.down };
	if (!whole) return `M${at(fork)}${bend(fork, to)}`;
	return `M${at(from)}${bend(from, { x: fork.x, y: from.y + GAP.down })}V${round(fork.y)}${bend(fork, to)}`;
}

/** What many fledglings have in common, as far as one row: drawn once, with the first of it; else null. */
export function trunkOf(sire: Corner, { y, trunk }: Childe): string | null {
	if (!trunk?.first) return null;
	const fork = y - GAP.down;
	if (trunk.rank > 1) return `M${at({ x: trunk.x, y: fork - PITCH.down })}V${round(fork)}`;
	const from = below(sire);
	return `M${at(from)}${bend(from, { x: trunk.x, y: from.y + GAP.down })}V${round(fork)}`;
}

const below = ({ x, y }: Corner): Corner => ({ x: x + CARD.width / 2, y: y + CARD.height });

/** Leaves downwards and arrives downwards. */
function bend(from: Corner, to: Corner): string {
	const middle = (from.y + to.y) / 2;
	return `C${at({ x: from.x, y: middle })} ${at({ x: to.x, y: middle })} ${at(to)}`;
}

const at = ({ x, y }: Corner): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
