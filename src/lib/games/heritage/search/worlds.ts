import { pick, seededChance, shuffled, type Chance } from '../../core/chance.ts';
import type { Deal } from '../../core/run/request.ts';
import { drawnFaceDown, openPosition } from '../../core/dealing/dealer.ts';
import { schemePile, unseenSchemes, type Dealer } from '../dealing/dealer.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import type { SeatView } from './view.ts';

/** The clan schemes of a seat as they might lie: the face at each position of its hand, and at each that is drawn from now on. */
type Faces = ReadonlyMap<number, ThingId>;

/** One of the ways in which all that a seat does not know can be: the order of the deck, the faces of all hands, how lots fall. */
export type World = {
	readonly seed: number;
	/** A place for each character, shuffle by shuffle: of those unseen the first one comes. */
	rankAfter(shuffles: number): ReadonlyMap<ThingId, number>;
	readonly faces: { readonly [seat: SeatId]: Faces };
};

const SEEDS = 2 ** 31 - 1;

/** Worlds without an end that agree with what a seat knows; where it knows nothing, each as likely as any other. */
export function* worldsFor(view: SeatView, chance: Chance): Generator<World> {
	for (;;) yield worldFor(view, chance);
}

/** One of them. */
export function worldFor({ table, seat, hand }: SeatView, chance: Chance): World {
	const seed = chance.below(SEEDS);
	const faces = Object.fromEntries(
		table.seats.map((one) => [
			one.seat,
			facesOf(table, one.seat, one.seat === seat ? hand : [], chance)
		])
	);
	const characters = Object.keys(table.cast);
	const ranks = new Map<number, ReadonlyMap<ThingId, number>>();
	function rankAfter(shuffles: number): ReadonlyMap<ThingId, number> {
		const known = ranks.get(shuffles);
		if (known) return known;
		// Each shuffle has chance of its own, so that the order is the same whenever it is first asked for.
		const order = shuffled(seededChance(seed + shuffles), characters);
		const rank = new Map(order.map((character, place) => [character, place]));
		ranks.set(shuffles, rank);
		return rank;
	}
	return { seed, rankAfter, faces };
}

/** `known`: what its holder sees, where that is who looks. */
function facesOf(table: Table, seat: SeatId, known: readonly ThingId[], chance: Chance): Faces {
	const { drawn, held } = table.hands[seat] ?? { drawn: 0, held: [] };
	const hidden = held.flatMap(({ position, scheme }) => (scheme === null ? position : []));
	const unseen = unseenSchemes(table, seat);
	const own = known.filter((scheme) => unseen.includes(scheme));
	const others = shuffled(
		chance,
		unseen.filter((scheme) => !own.includes(scheme))
	);
	const faces = new Map<number, ThingId>();
	for (const [place, scheme] of [...own, ...others].entries())
		faces.set(hidden[place] ?? drawn + place - hidden.length, scheme);
	return faces;
}

/** The faces that a seat would see in its own hand in a world. */
export function handIn({ faces }: World, table: Table, seat: SeatId): readonly ThingId[] {
	const held = table.hands[seat]?.held ?? [];
	return held.flatMap(({ position, scheme }) => scheme ?? faces[seat]?.get(position) ?? []);
}

/** Deals what a world holds, by box or app; the same question has the same answer each time. */
export function dealerIn(world: World): Dealer {
	const lots = seededChance(world.seed);
	return {
		deal: (table, deal) => ({ choice: dealt(world, lots, table, deal) }),
		positionOf(table, { whose = '' }, scheme) {
			const pile = schemePile(table, whose);
			const hidden = pile.hand.held.find(
				({ position, card }) => card === null && world.faces[whose]?.get(position) === scheme
			);
			return openPosition(pile, scheme) ?? hidden?.position ?? null;
		}
	};
}

function dealt(world: World, lots: Chance, table: Table, deal: Deal): readonly string[] {
	if (deal.deal === 'one-of') return [pick(lots, deal.options)];
	if (deal.pile === 'deck') return nextOf(table.deck, world.rankAfter(table.shuffles));
	const pile = schemePile(table, deal.whose ?? '');
	const { choice } = drawnFaceDown(pile, pile.hand);
	const face = world.faces[deal.whose ?? '']?.get(pile.hand.drawn);
	return pile.hand.open && choice.length > 0 && face !== undefined ? [...choice, face] : choice;
}

function nextOf(deck: readonly ThingId[], rank: ReadonlyMap<ThingId, number>): readonly ThingId[] {
	let next: ThingId | undefined;
	let least = Infinity;
	for (const character of deck) {
		const place = rank.get(character) ?? Infinity;
		if (place < least) [next, least] = [character, place];
	}
	return next === undefined ? [] : [next];
}
