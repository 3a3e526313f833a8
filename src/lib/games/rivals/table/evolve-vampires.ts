import type { Slot, Table, TableVampire } from './table.ts';
import {
	bearing,
	takenOff,
	withCause,
	withCity,
	withSide,
	withVampire,
	withVampires,
	without,
	type Evolvers
} from './changes.ts';
import { detached } from './evolve-cards.ts';
import { cardOf, cardOfKind, findVampire, sideOf } from './where.ts';

type Vampires =
	| 'Recruited'
	| 'Moved'
	| 'Exhausted'
	| 'Readied'
	| 'BloodMoved'
	| 'Fell'
	| 'CameBack'
	| 'Attached'
	| 'AttachmentDone'
	| 'Detached'
	| 'InfluenceSpent'
	| 'Modified'
	| 'ModifiersEnded'
	| 'AbilityUsed'
	| 'Mended';

/** Cards of other kinds that lie in play are turned too. */
const turned = (table: Table, slots: readonly Slot[], exhausted: boolean): Table => {
	if (slots.length === 0) return table;
	const turn = <T extends { readonly slot: Slot; readonly exhausted?: true }>(one: T): T => {
		if (!slots.includes(one.slot)) return one;
		return exhausted ? { ...one, exhausted: true } : without(one, 'exhausted');
	};
	return {
		...table,
		seats: Object.fromEntries(
			Object.entries(table.seats).map(([seat, side]) => [
				seat,
				{
					...side,
					ongoing: side.ongoing.map(turn),
					vampires: side.vampires.map((one) =>
						one.attached ? { ...one, attached: one.attached.map(turn) } : one
					)
				}
			])
		)
	};
};

const exhausted = (vampire: TableVampire): TableVampire => ({ ...vampire, exhausted: true });

/** What falls off a vampire that falls: Retainers are burned, others discarded, Titles stay; of a burned one all is burned [Torpor] [Aggravated]. */
function stripped(table: Table, vampire: TableVampire, to: 'torpor' | 'burned'): Table {
	return (vampire.attached ?? []).reduce((now, { slot, card }) => {
		const { kind } = cardOf(table, card);
		if (kind === 'prince') return detached(now, slot, 'streets');
		if (to === 'burned' || kind === 'mortal') return detached(now, slot, 'burned');
		return kind === 'title' ? now : detached(now, slot, 'discard');
	}, table);
}

export const vampireEvolvers: Evolvers<Vampires> = {
	Recruited(table, { seat, vampire: id, card, exhausted: isExhausted, impostor }) {
		const face = cardOfKind(table, card, 'vampire');
		const bp = face?.bp ?? 0;
		const side = sideOf(table, seat);
		const isLeader = id === `${seat}v1`;
		const one: TableVampire = {
			id,
			card,
			name: face?.name ?? card,
			place: 'haven',
			bp,
			blood: bp,
			...(isLeader && { leader: true as const }),
			...(isExhausted && { exhausted: true as const })
		};
		const known = side.vampires.some((other) => other.id === id);
		const vampires = known
			? side.vampires.map((other) => (other.id === id ? one : other))
			: [...side.vampires, one];
		const burned = impostor === undefined ? null : findVampire(table, impostor);
		const now = withSide(table, seat, {
			vampires,
			prestige: side.prestige - bp,
			...(!known && {
				hand: { ...side.hand, faction: side.hand.faction - 1 },
				secret: side.secret + 1
			})
		});
		if (!burned) return now;
		const bare = stripped(now, burned.vampire, 'burned');
		return withVampire(bare, burned.vampire.id, (other) => ({
			...without(other, 'exhausted', 'modifiers', 'attached'),
			place: 'burned',
			blood: 0
		}));
	},
	Moved: (table, { vampires, place, party }) =>
		vampires.reduce(
			(now, id) =>
				withVampire(now, id, (one) => ({
					...without(one, 'party'),
					place,
					...(party !== undefined && { party })
				})),
			table
		),
	Exhausted: (table, { vampires, slots }) =>
		vampires.reduce((now, id) => withVampire(now, id, exhausted), turned(table, slots, true)),
	Readied: (table, { vampires, slots }) =>
		vampires.reduce(
			(now, id) => withVampire(now, id, (one) => without(one, 'exhausted')),
			turned(table, slots, false)
		),
	BloodMoved(table, { vampire, by, of }) {
		let blood = 0;
		const now = withVampire(table, vampire, (one) => {
			blood = Math.max(0, one.blood + by);
			return { ...one, blood };
		});
		if (blood > 0 || by >= 0 || !now.attack || now.attack.step >= 12) return now;
		return {
			...now,
			attack: { ...now.attack, bled: { ...now.attack.bled, [vampire]: of } }
		};
	},
	Fell(table, { vampire: id, to, by, placed }) {
		const found = findVampire(table, id);
		if (!found) return table;
		const { seat } = found;
		const bare = stripped(table, found.vampire, to);
		const down = withVampire(bare, id, (one) => {
			const plain = without(one, 'party', 'modifiers', 'noInfluence', 'exhausted');
			return to === 'torpor'
				? { ...plain, place: 'torpor', exhausted: true, blood: placed }
				: { ...without(plain, 'attached'), place: 'burned', blood: 0 };
		});
		const paid = withSide(down, seat, { prestige: sideOf(down, seat).prestige - placed });
		const now = withCause(paid, seat, by, table);
		return now.attack ? { ...now, attack: { ...now.attack, fell: [...now.attack.fell, id] } } : now;
	},
	CameBack: (table, { vampire }) =>
		withVampire(table, vampire, (one) => ({
			...without(one, 'exhausted', 'party'),
			place: 'haven'
		})),
	Attached(table, { vampire, attached, from }) {
		const { slot } = attached;
		let now = table;
		if (from === 'streets')
			now = withCity(now, { streets: now.city.streets.filter((one) => one.slot !== slot) });
		if (from === 'vampire') now = takenOff(now, slot).table;
		now = { ...now, playing: now.playing.filter((one) => one.slot !== slot) };
		return withVampire(now, vampire, (one) => bearing(one, [...(one.attached ?? []), attached]));
	},
	AttachmentDone: (table) => table,
	Detached: (table, { slot, to }) => detached(table, slot, to),
	InfluenceSpent: (table, { vampires }) =>
		vampires.reduce(
			(now, id) => withVampire(now, id, (one) => ({ ...one, noInfluence: true })),
			table
		),
	Modified: (table, { vampire, modifier }) =>
		withVampire(table, vampire, (one) => ({
			...one,
			modifiers: [...(one.modifiers ?? []), modifier]
		})),
	ModifiersEnded(table, { until, seat }) {
		const ended = (one: TableVampire): TableVampire => {
			if (!one.modifiers?.some((modifier) => modifier.until === until)) return one;
			const left = one.modifiers.filter((modifier) => modifier.until !== until);
			return left.length > 0 ? { ...one, modifiers: left } : without(one, 'modifiers');
		};
		return table.order
			.filter((one) => seat === null || one === seat)
			.reduce((now, one) => withVampires(now, one, ended), table);
	},
	AbilityUsed(table, { key }) {
		if (key.startsWith('attack ') && table.attack)
			return { ...table, attack: { ...table.attack, used: [...table.attack.used, key] } };
		return { ...table, used: [...table.used, key] };
	},
	Mended: (table, { vampire }) => ({ ...table, mended: [...table.mended, vampire] })
};
