import { CARD, GAP, PITCH, type Trunk } from './layout.ts';

interface Corner {
	readonly x: number;
	readonly y: number;
}

interface Childe extends Corner {
	readonly trunk: Trunk | null;
}

/**
 * The thread from a sire to its childe, as the path of a pen. What many fledglings have in common is drawn once, by
 * the first of each row; `whole` draws all of it for one.
 */
export function threadOf(sire: Corner, childe: Childe, whole = false): string {
	const { trunk } = childe;
	const from = { x: sire.x + CARD.width / 2, y: sire.y + CARD.height };
	const to = { x: childe.x + CARD.width / 2, y: childe.y };
	if (trunk === null) return `M${at(from)}${bend(from, to)}`;
	const fork = { x: trunk.x, y: to.y - GAP.down };
	const end = bend(fork, to);
	if (whole || (trunk.first && trunk.rank === 1)) {
		const below = { x: trunk.x, y: from.y + GAP.down };
		return `M${at(from)}${bend(from, below)}V${round(fork.y)}${end}`;
	}
	if (!trunk.first) return `M${at(fork)}${end}`;
	return `M${at({ x: trunk.x, y: fork.y - PITCH.down })}V${round(fork.y)}${end}`;
}

/** Leaves downwards and arrives downwards. */
function bend(from: Corner, to: Corner): string {
	const middle = (from.y + to.y) / 2;
	return `C${at({ x: from.x, y: middle })} ${at({ x: to.x, y: middle })} ${at(to)}`;
}

const at = ({ x, y }: Corner): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
