import type { Court, Title } from '../../../../games/heritage/boards/g/court.ts';
import { activationsAVote, TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import { CLASSES, type Class } from '../../../../games/heritage/vocabulary.ts';
import { followed, type Followed, type Placed } from '../following.ts';
import { lined, type Disc } from '../packing.ts';
import type { PictureSize } from '../picture.ts';

type Politics = { readonly kind: Class; readonly place: string };

/**
 * The way to the next vote, a place an activation: egalitarian tokens fill it from the left, elitist
 * ones from the right, and where they meet the vote is held. A hand may lay more than there ever are;
 * the next activation is the vote all the same.
 */
export function wayToVote(players: number, { tokens }: Court, size: PictureSize): readonly Disc[] {
	const places = Math.max(activationsAVote(players), tokens.elitist + tokens.egalitarian + 1);
	return size === 'full'
		? lined({ x: 179, y: 252 }, places, { x: Math.min(52, 344 / places), y: 0 }, 15)
		: lined({ x: 85, y: 86 }, places, { x: Math.min(24, 164 / places), y: 0 }, 8);
}

/** Every politics token where it lies, recognised from the picture before. */
export function tokensOfG(
	players: number,
	size: PictureSize
): (court: Court, before: readonly Followed[]) => readonly Placed<Politics>[] {
	return (court, before) => {
		const way = wayToVote(players, court, size);
		return followed(
			before,
			CLASSES.flatMap((kind) =>
				Array.from({ length: court.tokens[kind] }, (_, at): Politics & Disc => ({
					kind,
					place: `${kind} ${at + 1}`,
					...placeAt(way, kind === 'egalitarian' ? at : way.length - 1 - at)
				}))
			)
		);
	};
}

function placeAt(way: readonly Disc[], at: number): Disc {
	const place = way[at];
	if (!place) throw new Error(`no place ${at} on a way of ${way.length}`);
	return place;
}

const STAIR = 44;

/** A step of the stairs to the throne, the prince's on top: its left end, its top, how high it is. */
export function stairOf(title: Title): {
	readonly x: number;
	readonly y: number;
	readonly height: number;
} {
	const step = TITLES.indexOf(title);
	return { x: step * 18, y: 6 + (TITLES.length - 1 - step) * STAIR, height: STAIR };
}

/** On what the stairs stand. */
export const FLOOR = 6 + TITLES.length * STAIR;

/** The outline of the stairs, and the edge of every step. */
export const STAIRS = TITLES.map((title) => {
	const { x, y, height } = stairOf(title);
	return `M${x} ${y + height}V${y}H358`;
}).join('');
