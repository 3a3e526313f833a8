import type { Bloodline, Vampire, VampireId } from '../bloodline/bloodline.ts';
import type { CharacterCard, MissionCard, SchemeCard } from '../deck/cards.ts';
import { matches } from '../effects/matching.ts';
import type { Filter } from '../effects/selector.ts';
import { countOf, isOfBloodline } from '../missions/mission-counts.ts';
import type { SeatId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import type { Archetype } from '../vocabulary.ts';

/** Those outside torpor who are alike in an attribute: how many, and any one of them. */
type Kind = { count: number; readonly one: VampireId };

/** How many of each archetype a coterie shows, in the order of the vocabulary. */
type Shown = readonly [number, number, number, number];

/** What the evaluation counts of one bloodline. It is the same until that bloodline changes. */
export type Facts = {
	readonly awake: number;
	readonly asleep: number;
	/** Outside torpor and not exhausted: who may lead. */
	readonly rested: number;
	readonly power: number;
	readonly infamy: number;
	readonly boons: number;
	/** Of them, boons of its own clan outside torpor: these can be lent. */
	readonly ownBoons: number;
	/** By class, temperament or geography: words of different categories are never alike. */
	readonly kinds: ReadonlyMap<string, Kind>;
	/** What each that may lead would show. */
	readonly coteries: readonly Shown[];
	/** The number for each mission, in the order of the missions; null: it does not follow from the bloodline. */
	readonly missions: readonly (number | null)[];
};

type Known = Pick<Table, 'cast' | 'missions'> & { readonly facts: Facts };

// Tables share what did not change (docs/architecture.md), so that facts can be kept beside it.
const kept = new WeakMap<Bloodline, Known>();

/** The facts of a seat's bloodline. Throws where nobody plays at the seat. */
export function factsOf(table: Table, seat: SeatId): Facts {
	const bloodline = table.bloodlines[seat];
	if (!bloodline) throw new Error(`nobody plays at ${seat}`);
	const known = kept.get(bloodline);
	if (known?.cast === table.cast && known.missions === table.missions) return known.facts;
	const facts = counted(table, seat, bloodline);
	kept.set(bloodline, { cast: table.cast, missions: table.missions, facts });
	return facts;
}

function counted(table: Table, seat: SeatId, bloodline: Bloodline): Facts {
	const all = Object.values(bloodline.vampires);
	const awake = all.filter(({ torpor }) => !torpor);
	const clan = table.cast[bloodline.leader]?.clan;
	const kinds = new Map<string, Kind>();
	let [rested, power, infamy, boons, ownBoons] = [0, 0, 0, 0, 0];
	for (const vampire of awake) {
		if (!vampire.exhausted) rested++;
		power += vampire.power;
		infamy += vampire.infamy;
		boons += vampire.boons.length;
		for (const boon of vampire.boons) if (boon === clan) ownBoons++;
		const card = table.cast[vampire.id];
		if (!card) continue;
		for (const word of [card.class, card.temperament, card.geography]) {
			const kind = kinds.get(word);
			if (kind) kind.count++;
			else kinds.set(word, { count: 1, one: vampire.id });
		}
	}
	return {
		awake: awake.length,
		asleep: all.length - awake.length,
		rested,
		power,
		infamy,
		boons,
		ownBoons,
		kinds,
		coteries: coteriesIn(table, awake),
		missions: table.missions.map((mission) => numberFor(table, seat, mission, awake))
	};
}

type Counts = [number, number, number, number];
const PLACE: { readonly [A in Archetype]: 0 | 1 | 2 | 3 } = {
	warlike: 0,
	scholarly: 1,
	clandestine: 2,
	wealthy: 3
};

function coteriesIn({ cast }: Table, awake: readonly Vampire[]): readonly Shown[] {
	const shown = new Map<VampireId, Counts>();
	for (const { id } of awake) shown.set(id, [0, 0, 0, 0]);
	for (const { id, sire } of awake) {
		const archetype = cast[id]?.archetype;
		if (!archetype) continue;
		const own = shown.get(id);
		if (own) own[PLACE[archetype]]++;
		const above = sire === null ? undefined : shown.get(sire);
		if (above) above[PLACE[archetype]]++;
	}
	return awake.flatMap(({ id, exhausted }) => {
		const own = shown.get(id);
		return exhausted || !own ? [] : [own];
	});
}

const asked = new WeakMap<SchemeCard, Shown>();

function askedBy(card: SchemeCard): Shown {
	const known = asked.get(card);
	if (known) return known;
	const counts: Counts = [0, 0, 0, 0];
	for (const need of card.needs) counts[PLACE[need]]++;
	asked.set(card, counts);
	return counts;
}

/** How few of the archetypes that a scheme asks for a coterie lacks: all of them where nobody can lead. */
export function lackedBy({ coteries }: Facts, card: SchemeCard): number {
	const [warlike, scholarly, clandestine, wealthy] = askedBy(card);
	let least = card.needs.length;
	for (const shown of coteries) {
		const lacked =
			Math.max(0, warlike - shown[0]) +
			Math.max(0, scholarly - shown[1]) +
			Math.max(0, clandestine - shown[2]) +
			Math.max(0, wealthy - shown[3]);
		if (lacked < least) least = lacked;
	}
	return least;
}

const ON_CARD = ['class', 'temperament', 'geography', 'archetype', 'clan'] as const;
const isOnCard = (word: string): boolean => ON_CARD.some((one) => one === word);
const onCard = (card: CharacterCard, filter: Filter): boolean =>
	ON_CARD.every((word) => filter[word] === undefined || filter[word] === card[word]);

/** As `countOf` of the missions, with a short way for those that count what is printed. */
function numberFor(
	table: Table,
	seat: SeatId,
	mission: MissionCard,
	awake: readonly Vampire[]
): number | null {
	if (!isOfBloodline(mission)) return null;
	if (mission.claim !== undefined) return countOf(table, seat, mission);
	const { match } = mission;
	const isPrinted = Object.keys(match).every(isOnCard);
	let count = 0;
	for (const { id } of awake) {
		const card = table.cast[id];
		if (!card || !onCard(card, match)) continue;
		if (isPrinted || matches(table, id, match)) count++;
	}
	return count;
}
