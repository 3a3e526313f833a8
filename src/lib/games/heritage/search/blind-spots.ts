import { heldBy, type Effect } from '../effects/effect.ts';
import type { ThingId } from '../shapes.ts';
import type { SeatView } from './view.ts';

const isByHand = (effect: Effect): boolean =>
	effect.do === 'manual' || heldBy(effect).some(isByHand);

/**
 * Cards that matter now and whose effects are carried out by hand, so that no search sees what they do: characters on the
 * table and in the queue, schemes of its hand and of the boards, its assets. Advice goes on without them, and names them.
 */
export function blindSpots({ table, seat, hand }: SeatView): readonly ThingId[] {
	const vampires = Object.values(table.bloodlines).flatMap((one) => Object.keys(one.vampires));
	const retainer = table.retainers[seat] ?? null;
	const characters = [...vampires, ...table.queue, ...(retainer === null ? [] : [retainer])];
	const letters = Object.values(table.boards).map((board) => board?.battleground);
	const schemes = Object.values(table.schemes).filter((card) =>
		card.of === 'clan' ? hand.includes(card.id) : letters.includes(card.battleground)
	);
	const assets = table.seats.flatMap((one) => (one.seat === seat ? one.assets : []));
	return [
		...characters.filter((id) =>
			table.cast[id]?.abilities.some(({ effects }) => effects.some(isByHand))
		),
		...[...schemes, ...assets].filter(({ effects }) => effects.some(isByHand)).map(({ id }) => id)
	];
}
