import { battlegroundsOf, type Battleground } from '../boards/timeline.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ChapterRecord, PlayerRecord } from '../record-shapes.ts';
import { CATEGORIES, eraOf } from '../vocabulary.ts';
import { hint, type Hint } from './hints.ts';

/**
 * How many vampires a bloodline can have: its leader and one recruit a round, by whatever route.
 * Source: rulebook, Recruit; ruling 25.
 */
export function mostVampires(ruleset: Ruleset, players: number): number {
	const rounds: Readonly<Record<number, number>> = ruleset.rounds;
	return (rounds[players] ?? ruleset.rounds[4]) + 1;
}

/** Points that the boards of the era cannot well bring. */
export function pointHints(ruleset: Ruleset, chapter: number, record: ChapterRecord): Hint[] {
	const vampires = mostVampires(ruleset, record.players.length);
	const boards = battlegroundsOf(eraOf(chapter), ruleset);
	return [
		...record.players.flatMap((player, index) => [
			...CATEGORIES.flatMap((category) => {
				const at = `players.${index}.points.${category}`;
				return boardHints(boards[category], player.points[category], vampires, at);
			}),
			...nothingScored(player, index)
		]),
		...boonHints(ruleset, record)
	];
}

function boardHints(board: Battleground, points: number, vampires: number, at: string): Hint[] {
	const battleground = board.name;
	if (board.aPlayer) {
		if (board.aPlayer.includes(points)) return [];
		const usual = board.aPlayer.join(' or ');
		return [hint('points-not-of-battleground', at, { battleground, usual, points })];
	}
	const [least, most] = board.aVampire.map((worth) => worth * vampires);
	if (most !== undefined && points > most) {
		return [hint('points-above-battleground', at, { battleground, most, points })];
	}
	if (least !== undefined && points < least) {
		return [hint('points-below-battleground', at, { battleground, least, points })];
	}
	return [];
}

function nothingScored({ seat, points }: PlayerRecord, index: number): Hint[] {
	const nothing = Object.values(points).every((count) => count === 0);
	return nothing ? [hint('nothing-scored', `players.${index}.points`, { seat })] : [];
}

/** Boons are the clans' own markers: as many as are dealt at the start, wherever they lie now. */
function boonHints(ruleset: Ruleset, { players }: ChapterRecord): Hint[] {
	const dealt = ruleset.startBoons * players.length;
	const counted = players.map(({ points }) => points.boons);
	const boons = counted.reduce((sum, count) => sum + count, 0);
	if (boons <= dealt) return [];
	const index = counted.indexOf(Math.max(...counted));
	return [hint('more-boons-than-dealt', `players.${index}.points.boons`, { boons, dealt })];
}
