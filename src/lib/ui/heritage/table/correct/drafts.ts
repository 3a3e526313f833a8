import { sameJson, type Json } from '../../../../games/core/json.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Correction } from '../../../../games/heritage/table/correction.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ownerOf, vampireOf } from '../../../../games/heritage/table/where.ts';
import type { Category, Clan } from '../../../../games/heritage/vocabulary.ts';
import { characterOf, emptyDraft, type CharacterDraft } from '../../character/draft.ts';
import {
	characterCardOf,
	emptyMission,
	emptyScheme,
	freshId,
	missionCardOf,
	schemeCardOf,
	type MissionDraft,
	type SchemeDraft
} from '../cards-by-hand/cards.ts';
import { afterMoves, type BoonMove } from './boon-moves.ts';
import {
	assetCorrections,
	assetsDraft,
	obligationCorrections,
	obligationsDraft,
	type AssetsDraft,
	type ObligationsDraft
} from './slips.ts';
import { laidOf, type Laid } from './standing.ts';

/** A thing on the table that the box may have otherwise. `all`: which one is still to be chosen. */
export type CorrectionTarget =
	| { readonly thing: 'all' }
	| { readonly thing: 'vampire'; readonly vampire: ThingId }
	| { readonly thing: 'joining'; readonly seat: SeatId }
	| { readonly thing: 'queue' }
	| { readonly thing: 'piles' }
	| { readonly thing: 'board'; readonly category: Category }
	| { readonly thing: 'turn' }
	| { readonly thing: 'hand'; readonly seat: SeatId }
	| { readonly thing: 'standing' }
	| { readonly thing: 'spent' }
	| { readonly thing: 'claims' }
	| { readonly thing: 'retainer'; readonly seat: SeatId }
	| { readonly thing: 'assets'; readonly seat: SeatId }
	| { readonly thing: 'obligations'; readonly seat: SeatId }
	| { readonly thing: 'card'; readonly character: ThingId | null }
	| { readonly thing: 'scheme'; readonly seat: SeatId }
	| { readonly thing: 'mission' }
	| { readonly thing: 'under-way' };

type Of<K extends Correction['set']> = Extract<Correction, { set: K }>;
type Setting<K extends Correction['set']> = Omit<Of<K>, 'set'>;

export type VampireDraft = Omit<Setting<'vampire'>, 'boons'> & {
	thing: 'vampire';
	/** It is in no bloodline. */
	gone: boolean;
	moves: BoonMove[];
};
export type QueueDraft = {
	thing: 'queue';
	queue: ThingId[];
	reserved: { [character: ThingId]: SeatId };
};
export type StandingDraft = { thing: 'standing'; standing: Laid[]; moves: BoonMove[] };
type ClaimsDraft = {
	thing: 'claims';
	claims: { [mission: ThingId]: SeatId | 'nobody' | '' };
};

/** What the box says of a thing, while it is being set. */
export type CorrectionDraft =
	| VampireDraft
	| ({ thing: 'joining' } & Setting<'joined'>)
	| QueueDraft
	| ({ thing: 'piles' } & Setting<'piles'>)
	| { thing: 'board'; category: Category; state: Json }
	| ({ thing: 'turn' } & Setting<'turn'>)
	| ({ thing: 'hand' } & Setting<'hand'>)
	| StandingDraft
	| ({ thing: 'spent' } & Setting<'spent'>)
	| ClaimsDraft
	| ({ thing: 'retainer' } & Setting<'retainer'>)
	| AssetsDraft
	| ObligationsDraft
	| { thing: 'card'; character: ThingId | null; draft: CharacterDraft; abilities: boolean }
	| { thing: 'scheme'; clan: Clan; draft: SchemeDraft }
	| { thing: 'mission'; draft: MissionDraft }
	| { thing: 'under-way' };

/** A thing as the twin thinks it is, to be set otherwise; null: there is no such thing on the table. */
export function draftOf(table: Table, target: CorrectionTarget): CorrectionDraft | null {
	switch (target.thing) {
		case 'all':
			return null;
		case 'vampire':
			return vampireDraft(table, target.vampire);
		case 'joining': {
			const bloodline = table.bloodlines[target.seat];
			return (
				(bloodline && {
					thing: 'joining',
					seat: target.seat,
					character: '',
					sire: bloodline.leader
				}) ??
				null
			);
		}
		case 'queue':
			return { thing: 'queue', queue: [...table.queue], reserved: { ...table.reserved } };
		case 'piles':
			return { thing: 'piles', discards: [...table.discards], banished: [...table.banished] };
		case 'board': {
			const board = table.boards[target.category];
			return board && { thing: 'board', category: target.category, state: board.state };
		}
		case 'turn':
			return turnDraft(table);
		case 'hand': {
			const held = table.hands[target.seat]?.held ?? [];
			const known = held.flatMap(({ scheme }) => scheme ?? []);
			return { thing: 'hand', seat: target.seat, hidden: held.length - known.length, known };
		}
		case 'standing':
			return { thing: 'standing', standing: laidOf(table.standing), moves: [] };
		case 'spent':
			return { thing: 'spent', schemes: [...table.spent] };
		case 'claims':
			return { thing: 'claims', claims: claimsOf(table) };
		case 'retainer':
			return {
				thing: 'retainer',
				seat: target.seat,
				character: table.retainers[target.seat] ?? null
			};
		case 'assets':
			return assetsDraft(table, target.seat);
		case 'obligations':
			return obligationsDraft(table, target.seat);
		case 'card':
			return cardDraft(table, target.character);
		case 'scheme': {
			const clan = table.seats.find(({ seat }) => seat === target.seat)?.clan;
			return clan ? { thing: 'scheme', clan, draft: emptyScheme() } : null;
		}
		case 'mission':
			return { thing: 'mission', draft: emptyMission() };
		case 'under-way':
			return table.question ? { thing: 'under-way' } : null;
	}
}

function vampireDraft(table: Table, id: ThingId): VampireDraft | null {
	const vampire = vampireOf(table, id);
	if (!vampire) return null;
	const { sire, power, infamy, exhausted, torpor, enemy, absorbed } = vampire;
	const bears = { power, infamy, exhausted, torpor, enemy, absorbed: [...absorbed] };
	return { thing: 'vampire', vampire: id, sire, ...bears, gone: false, moves: [] };
}

function turnDraft({ firstPlayer, turn, round, seats }: Table): CorrectionDraft | null {
	const seat = turn?.seat ?? firstPlayer ?? seats[0]?.seat;
	if (seat === undefined) return null;
	return {
		thing: 'turn',
		firstPlayer: firstPlayer ?? seat,
		seat,
		round: Math.max(1, round),
		recruit: turn?.recruit ?? 'open',
		schemes: turn?.schemes ?? 1
	};
}

function claimsOf({ missions, claims }: Table): ClaimsDraft['claims'] {
	return Object.fromEntries(
		missions.map(({ id }) => [id, id in claims ? (claims[id] ?? 'nobody') : ''])
	);
}

function cardDraft({ cast }: Table, id: ThingId | null): CorrectionDraft | null {
	if (id === null)
		return { thing: 'card', character: null, draft: emptyDraft('new'), abilities: true };
	const card = cast[id];
	if (!card) return null;
	const { abilities, ...rest } = card;
	const draft = { ...rest, ability: '', card: null };
	return { thing: 'card', character: id, draft, abilities: abilities.length === 0 };
}

/** What has to be set so that the table is as the draft says; nothing where it says nothing new, or too little. */
export function correctionsOf(table: Table, draft: CorrectionDraft): readonly Correction[] {
	switch (draft.thing) {
		case 'vampire':
			return vampireCorrections(table, draft);
		case 'joining': {
			const { seat, character, sire } = draft;
			return character === '' ? [] : [{ set: 'joined', seat, character, sire }];
		}
		case 'queue':
			return queueCorrections(table, draft);
		case 'piles':
		case 'board':
		case 'turn':
		case 'hand':
		case 'spent':
		case 'retainer': {
			const { thing, ...to } = draft;
			// Each of these is set under its own name, to what its draft says.
			return changed(table, draft, draft) ? [{ set: thing, ...to } as Correction] : [];
		}
		case 'standing':
			return standingCorrections(table, draft);
		case 'claims':
			return claimCorrections(table, draft);
		case 'assets':
			return assetCorrections(table, draft);
		case 'obligations':
			return obligationCorrections(table, draft);
		case 'card':
			return cardCorrections(table, draft);
		case 'scheme': {
			const card = schemeCardOf(draft.draft, draft.clan, Object.keys(table.schemes));
			return card ? [{ set: 'scheme-card', card }] : [];
		}
		case 'mission': {
			const card = missionCardOf(
				draft.draft,
				table.missions.map(({ id }) => id)
			);
			return card ? [{ set: 'mission-card', card }] : [];
		}
		case 'under-way':
			return [{ set: 'nothing-under-way' }];
	}
}

const plainly = (draft: CorrectionDraft | null): Json => JSON.parse(JSON.stringify(draft)) as Json;

function changed(table: Table, target: CorrectionTarget, draft: CorrectionDraft): boolean {
	return !sameJson(plainly(draftOf(table, target)), plainly(draft));
}

/** Whether a thing lies otherwise now than on a table from before, so that an older draft would undo that. */
export function hasMoved(before: Table, now: Table, target: CorrectionTarget): boolean {
	const draft = before === now ? null : draftOf(before, target);
	return draft !== null && changed(now, target, draft);
}

function vampireCorrections(table: Table, draft: VampireDraft): readonly Correction[] {
	const { thing: _, gone, moves, vampire, ...to } = draft;
	if (!changed(table, draft, draft)) return [];
	const others = afterMoves(table, moves).filter(
		(one) => one.set !== 'vampire' || one.vampire !== vampire
	);
	if (gone) return [...others, { set: 'left', vampire }];
	const own = afterMoves(table, moves).find(
		(one): one is Of<'vampire'> => one.set === 'vampire' && one.vampire === vampire
	);
	const boons = own?.boons ?? [...(vampireOf(table, vampire)?.boons ?? [])];
	return [{ set: 'vampire', vampire, ...to, boons }, ...others];
}

function queueCorrections(table: Table, { queue, reserved }: QueueDraft): readonly Correction[] {
	const kept = Object.fromEntries(
		Object.entries(reserved).filter(([character]) => queue.includes(character))
	);
	return [
		...(sameJson([...table.queue], queue) ? [] : [{ set: 'queue', queue } as const]),
		...(sameJson({ ...table.reserved }, kept) ? [] : [{ set: 'reserved', reserved: kept } as const])
	];
}

/** What lies on a market follows from the boons that were moved. */
function standingCorrections(
	table: Table,
	{ standing, moves }: StandingDraft
): readonly Correction[] {
	const moved = afterMoves({ ...table, standing }, moves);
	const laid = moved.find((one): one is Of<'standing'> => one.set === 'standing');
	const others = moved.filter(({ set }) => set !== 'standing');
	const now = laid?.standing ?? standing;
	const same = sameJson(
		table.standing.map((one) => ({ ...one })),
		now.map((one) => ({ ...one }))
	);
	return same ? others : [{ set: 'standing', standing: [...now] }, ...others];
}

function claimCorrections(table: Table, { claims }: ClaimsDraft): readonly Correction[] {
	const was = claimsOf(table);
	return Object.entries(claims).flatMap(([mission, claimed]) =>
		claimed === '' || claimed === was[mission]
			? []
			: [{ set: 'claim', mission, seat: claimed === 'nobody' ? null : claimed } as const]
	);
}

/** A card that has abilities keeps them: in words they would be carried out no more. */
function cardCorrections(
	{ cast }: Table,
	{ character, draft }: Extract<CorrectionDraft, { thing: 'card' }>
): readonly Correction[] {
	const id = character ?? freshId(draft.name, Object.keys(cast));
	const made = characterOf({ ...draft, id });
	if (!made) return [];
	const known = character === null ? undefined : cast[character];
	const card = characterCardOf(made);
	const abilities = known && known.abilities.length > 0 ? known.abilities : card.abilities;
	const to = { ...card, abilities };
	if (known && sameJson(JSON.parse(JSON.stringify(known)), JSON.parse(JSON.stringify(to))))
		return [];
	return [{ set: 'card', card: to }];
}

/** Whose bloodline a vampire hangs in, for the sires it can have; its own descendants are none. */
export function siresFor(table: Table, vampire: ThingId): readonly ThingId[] {
	const owner = ownerOf(table, vampire);
	const vampires = owner === null ? {} : (table.bloodlines[owner]?.vampires ?? {});
	const descends = (id: ThingId | null): boolean =>
		id !== null && (id === vampire || descends(vampires[id]?.sire ?? null));
	return Object.keys(vampires).filter((id) => !descends(id));
}
