import { listed } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { RivalOf } from '../../../games/rivals/match/state.ts';
import { ringsOf } from '../../../games/rivals/rival-tokens.ts';

type NameOf = (seat: SeatId) => string;

/** Who hunts whom, as the picture shows it: “Ada hunts Cleo, Cleo hunts Ben and Ben hunts Ada.” */
export function rivalsWords(order: readonly SeatId[], rivals: RivalOf, nameOf: NameOf): string {
	const rings = ringsOf(order, rivals).map((ring) =>
		ring.length === 2
			? `${listed(ring.map(nameOf))} hunt each other`
			: listed(ring.map((seat) => `${nameOf(seat)} hunts ${nameOf(rivals[seat] ?? seat)}`))
	);
	return `${rings.join('. ')}.`;
}
