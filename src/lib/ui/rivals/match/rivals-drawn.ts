import type { SeatId } from '../../../games/core/seats.ts';
import type { RivalOf } from '../../../games/rivals/match/state.ts';

interface Place {
	readonly seat: SeatId;
	readonly number: number;
	readonly x: number;
	readonly y: number;
}

export interface RivalsDrawn {
	readonly height: number;
	readonly places: readonly Place[];
	/** From the edge of one place to the edge of its Rival’s. */
	readonly arrows: readonly { readonly from: SeatId; readonly path: string }[];
}

/** Where the seats sit, clockwise from the first player: at the top, or two facing each other. */
const TABLES: { readonly [seats: number]: readonly (readonly [x: number, y: number])[] } = {
	2: [
		[70, 40],
		[250, 40]
	],
	3: [
		[160, 30],
		[262, 150],
		[58, 150]
	],
	4: [
		[70, 34],
		[250, 34],
		[250, 160],
		[70, 160]
	]
};

/** So much room around a place, and its name below it. */
const ROOM = 24;
const NAME_ROOM = 40;

/** The picture of who hunts whom. Arrows bend to one side, so that two who hunt each other have one each. */
export function rivalsDrawn(order: readonly SeatId[], rivals: RivalOf): RivalsDrawn {
	const table = TABLES[order.length] ?? [];
	const places = order.map((seat, at) => {
		const [x, y] = table[at] ?? [160, 30];
		return { seat, number: at + 1, x, y };
	});
	const arrows = places.flatMap((from) => {
		const to = places.find(({ seat }) => seat === rivals[from.seat]);
		return to ? [{ from: from.seat, path: bent(from, to) }] : [];
	});
	return { height: Math.max(...places.map(({ y }) => y)) + NAME_ROOM + 8, places, arrows };
}

function bent(from: Place, to: Place): string {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const length = Math.hypot(dx, dy) || 1;
	const [ux, uy] = [dx / length, dy / length];
	// To the right of the way there.
	const [nx, ny] = [-uy, ux];
	const side = 7;
	const point = (at: Place, along: number): string =>
		`${round(at.x + ux * along + nx * side)} ${round(at.y + uy * along + ny * side)}`;
	// Below a place stands its name.
	const leave = uy > 0.3 ? NAME_ROOM / Math.max(uy, 0.75) : ROOM;
	const arrive = uy < -0.3 ? NAME_ROOM / Math.max(-uy, 0.75) : ROOM;
	const bend = 18;
	const middle = `${round((from.x + to.x) / 2 + nx * (side + bend))} ${round((from.y + to.y) / 2 + ny * (side + bend))}`;
	return `M${point(from, leave)}Q${middle} ${point(to, -arrive)}`;
}

const round = (number: number): number => Math.round(number * 10) / 10;
