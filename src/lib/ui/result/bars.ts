import type { DrawnPart, DrawnPlace } from './drawn.ts';

/** A part of a bar: where it begins and how long it is, in the units of the picture. */
type Segment = DrawnPart & {
	readonly x: number;
	readonly width: number;
};

export type Bar = {
	/** What was gained, from the left, in the order of the sources; `left` is how long it is once the losses ate of it. */
	readonly gains: readonly (Segment & { readonly left: number })[];
	/** What was taken away again, from the end of the gains back. */
	readonly losses: readonly Segment[];
};

/**
 * The points of each player as bars of one scale, so that what they show adds up to the total: gains
 * grow to the right, and losses eat them up from their end.
 */
export function barsOf(places: readonly Pick<DrawnPlace, 'parts'>[], width: number): Bar[] {
	const most = Math.max(
		1,
		...places.map(({ parts }) => sum(parts.filter(({ points }) => points > 0)))
	);
	const unit = width / most;
	return places.map(({ parts }) => {
		let end = 0;
		const gains = parts
			.filter(({ points }) => points > 0)
			.map((part) => {
				const segment = { ...part, x: end, width: part.points * unit };
				end += segment.width;
				return segment;
			});
		const losses = parts
			.filter(({ points }) => points < 0)
			.map((part) => {
				const length = Math.min(end, -part.points * unit);
				end -= length;
				return { ...part, x: end, width: length };
			});
		const kept = gains.map((gain) => ({
			...gain,
			left: Math.max(0, Math.min(gain.width, end - gain.x))
		}));
		return { gains: kept, losses };
	});
}

const sum = (parts: readonly Pick<DrawnPart, 'points'>[]): number =>
	parts.reduce((all, { points }) => all + points, 0);
