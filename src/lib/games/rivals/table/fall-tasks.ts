import { RIVALS_VAMPIRE } from '../vocabulary.ts';
import { takesTitle } from '../attack/prince.ts';
import { roomFor } from '../influence/titles.ts';
import { preventing } from './effects/abilities.ts';
import { bodyOf } from './effects/bodies.ts';
import { contextOf } from './effects/texts.ts';
import type { TableEvent } from './events.ts';
import { chooseOne } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Attached, Table, TableVampire } from './table.ts';
import type { Falling, Task } from './tasks.ts';
import {
	cardOf,
	cardOfKind,
	coterieOf,
	findVampire,
	isActive,
	readingsOf,
	rivalOf,
	sideOf
} from './where.ts';

type Kinds = 'harm' | 'over-blood' | 'fall-check' | 'falls' | 'prince' | 'attach' | 'attach-done';

/** What becomes of vampires at 0 Blood, and of the cards they bear [Torpor] [Prince of the City] [Attachments]. */
export const fallTasks: Resolvers<Kinds> = {
	/** Damage outside an attack: only prevention cuts it (R37) [Mitigating Damage]. */
	*harm(table, { vampire, amount, aggravated, by, byVampire }) {
		const found = findVampire(table, vampire);
		if (!found || !isActive(found.vampire)) return {};
		const prevented = table.kept[vampire]?.prevented ?? 0;
		const again = { kind: 'harm', vampire, amount, aggravated, by, byVampire } as const;
		if (prevented < amount) {
			const abilities = preventing(table, found.seat, vampire);
			if (abilities.length > 0) {
				const key = yield* chooseOne({
					seat: found.seat,
					prompt: 'prevention',
					about: { vampire, damage: amount - prevented },
					options: abilities.map((one) => one.key),
					optional: true
				});
				if (key !== null) return { next: [{ kind: 'use', seat: found.seat, key }, again] };
			}
		}
		const taken = Math.min(found.vampire.blood, Math.max(0, amount - prevented));
		const dealt: TableEvent = {
			type: 'Harmed',
			vampire,
			amount,
			taken,
			aggravated: aggravated ? taken : 0,
			by
		};
		if (taken === 0) return happens([dealt]);
		const lost: TableEvent = { type: 'BloodMoved', vampire, by: -taken, why: 'damage', of: by };
		if (taken < found.vampire.blood) return happens([dealt, lost]);
		const falling: Falling = { vampire, to: aggravated ? 'burned' : 'torpor', by, byVampire };
		return happens([dealt, lost], { kind: 'falls', list: [falling] });
	},

	'over-blood': (table) =>
		happens(
			overfull(table).map(({ id, blood }) => ({
				type: 'BloodMoved',
				vampire: id,
				by: bodyOf(table, id).bp - blood,
				why: 'effect',
				of: null
			}))
		),

	'fall-check'(table, { by, byVampire }) {
		const list = table.order.flatMap((seat) =>
			coterieOf(table, seat)
				.filter(({ blood }) => blood === 0)
				.map(({ id }): Falling => ({ vampire: id, to: 'torpor', by, byVampire }))
		);
		return list.length === 0 ? {} : { next: [{ kind: 'falls', list }] };
	},

	/** 1 Prestige goes onto each in torpor, even the last (R45); whoever fells one of its Rival's coterie gains 1 (R47) [Torpor] [Agenda]. */
	falls(table, { list }) {
		const left = new Map<string, number>();
		const events: TableEvent[] = [];
		const next: Task[] = [];
		const falling = list.map(({ vampire }) => vampire);
		for (const { vampire, to, by, byVampire } of list) {
			const found = findVampire(table, vampire);
			if (!found || !isActive(found.vampire)) continue;
			const { seat } = found;
			const has = left.get(seat) ?? sideOf(table, seat).prestige;
			const placed = to === 'torpor' ? Math.min(1, has) : 0;
			left.set(seat, has - placed);
			// Reading credit: one's own effect is nobody's.
			const credit = by === seat ? null : by;
			events.push({
				type: 'Fell',
				vampire,
				to,
				by: credit,
				byVampire: credit === null ? null : byVampire,
				defeated: to === 'torpor' || readingsOf(table).burnDefeat === 'aggravated',
				placed
			});
			if (credit !== null && rivalOf(table, credit) === seat)
				events.push({ type: 'AgendaMoved', seat: credit, by: RIVALS_VAMPIRE, why: 'rival' });
			const taker = byVampire === null ? null : findVampire(table, byVampire);
			if (
				byVampire !== null &&
				takesTitle({ by: credit, taker, falling }) &&
				bears(table, found.vampire, 'prince')
			)
				next.push({ kind: 'prince', to: byVampire });
		}
		return happens(events, ...next);
	},

	/** The vampire that felled the Prince takes the Title at once; text and all [Prince of the City]. */
	prince(table, { to }) {
		const lies = table.city.streets.find(({ card }) => cardOf(table, card).kind === 'prince');
		const found = findVampire(table, to);
		if (!lies || !found || !isActive(found.vampire)) return {};
		const attached: Attached = { slot: lies.slot, card: lies.card, owner: null };
		return {
			next: [{ kind: 'attach', vampire: to, attached, from: 'streets', seat: found.seat }]
		};
	},

	/** R74, R75: three at most, one of them a Title; a non-Title makes room, never one of a foe's; the Prince replaces a Title [Attachments]. */
	*attach(table, { vampire, attached, from, seat }) {
		const found = findVampire(table, vampire);
		if (!found || !isActive(found.vampire)) return unattached(attached, from);
		const kind = cardOf(table, attached.card).kind;
		const what = kind === 'prince' ? 'prince' : kind === 'title' ? 'title' : 'other';
		const { choices, full } = roomFor(bearerOf(table, found.vampire), what);
		if (full) return unattached(attached, from);
		const events: TableEvent[] = [];
		if (choices.length > 0) {
			const gone = yield* chooseOne({
				seat: found.seat,
				prompt: 'room',
				about: { vampire, card: attached.card },
				options: choices
			});
			if (gone !== null) events.push({ type: 'Detached', slot: Number(gone), to: 'burned' });
		}
		if (what === 'prince')
			for (const { slot, card } of found.vampire.attached ?? [])
				if (cardOf(table, card).kind === 'title')
					events.push({ type: 'Detached', slot, to: 'discard' });
		events.push({ type: 'Attached', vampire, attached, from });
		const { slot, card } = attached;
		// R41: its own attach text comes before any other.
		const texts = cardOf(table, card)
			.parts.filter(({ when }) => when === 'attach')
			.map((part, at): Task => ({
				kind: 'part',
				key: `attach c${slot}.${at}`,
				part,
				context: contextOf({ card, slot, seat, self: vampire })
			}));
		return happens(events, ...texts, { kind: 'attach-done', vampire, slot });
	},

	'attach-done'(table, { vampire, slot }) {
		const found = findVampire(table, vampire);
		const one = found?.vampire.attached?.find((attached) => attached.slot === slot);
		if (!found || !one) return {};
		return happens([{ type: 'AttachmentDone', vampire, seat: found.seat, slot, card: one.card }]);
	}
};

/** Who has more Blood than Blood Potency. Only what raised it can have made it so. */
export const overfull = (table: Table): readonly TableVampire[] =>
	table.order.flatMap((seat) =>
		sideOf(table, seat).vampires.filter(
			(one) => one.blood > one.bp && one.place !== 'burned' && one.blood > bodyOf(table, one.id).bp
		)
	);

const bears = (table: Table, { attached = [] }: TableVampire, kind: string): boolean =>
	attached.some(({ card }) => cardOf(table, card).kind === kind);

/** A vampire as the rules of attachments see it. */
export function bearerOf(table: Table, { attached = [] }: TableVampire) {
	const title = attached.find(({ card }) => {
		const { kind } = cardOf(table, card);
		return kind === 'title' || kind === 'prince';
	});
	const face = title ? cardOf(table, title.card) : null;
	const named = title ? cardOfKind(table, title.card, 'title') : null;
	return {
		title: face
			? {
					name: face.name,
					limit: named?.limit ?? ('prince' as const),
					influence: named?.influence ?? 0,
					bp: named?.bp ?? 0
				}
			: null,
		attachments: attached
			.filter((one) => one !== title)
			.map(({ slot, card, byFoe }) => ({
				id: String(slot),
				name: cardOf(table, card).name,
				...(byFoe && { byFoe })
			}))
	};
}

/** Reading fourth: where nothing may make room the new card is not attached, and goes where it would have gone. */
const unattached = ({ slot, card, owner }: Attached, from: 'streets' | 'hand' | 'vampire') => {
	if (from === 'streets' || owner === null) return {};
	return happens([{ type: 'CardPut', slot, seat: owner, card, to: 'discard' }]);
};
