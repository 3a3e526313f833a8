import type { SeatId } from '../../../core/seats.ts';
import type { Happened } from '../../cards/when.ts';
import type { VampireId } from '../../match/state.ts';
import type { TableEvent } from '../events.ts';
import type { Slot, Table } from '../table.ts';
import type { Going } from '../tasks.ts';
import { cardOf, findVampire, rivalOf } from '../where.ts';
import { carriersOf, contextOf, textsOf, type Text } from './texts.ts';

/** Something that texts may wait for: who did it, and who met with it. */
type Happening = {
	readonly on: Happened['on'];
	/** Whose doing it was; null: nobody's. */
	readonly seat: SeatId | null;
	/** The vampire that did it. */
	readonly vampire: VampireId | null;
	/** Who met with it. */
	readonly cause: { readonly seat: SeatId | null; readonly vampire: VampireId | null };
	readonly slot?: Slot;
	/** Kinds the card, mortal or attachment is of. */
	readonly kinds?: readonly string[];
	readonly bp?: number;
	readonly n?: number;
	readonly ends?: 'yes' | 'no';
};

const kindsOf = (table: Table, id: string): readonly string[] => {
	const card = cardOf(table, id);
	if (card.kind === 'action' && card.ongoing) return ['action', 'ongoing'];
	if (card.kind === 'mortal') return ['retainer', card.sort];
	return card.kind === 'prince' ? ['prince'] : [card.kind];
};

function happeningsOf(table: Table, event: TableEvent): readonly Happening[] {
	const seatOf = (id: VampireId): SeatId | null => findVampire(table, id)?.seat ?? null;
	switch (event.type) {
		case 'Fell': {
			const { vampire, by, byVampire, defeated } = event;
			if (!defeated) return [];
			const found = findVampire(table, vampire);
			const cause = { seat: found?.seat ?? null, vampire };
			return [{ on: 'defeated', seat: by, vampire: byVampire, cause, bp: found?.vampire.bp ?? 0 }];
		}
		case 'MortalFell': {
			const { seat, vampire, slot, card } = event;
			return [
				{
					on: 'mortal',
					seat,
					vampire,
					cause: { seat: null, vampire: null },
					slot,
					kinds: kindsOf(table, card)
				}
			];
		}
		case 'DamageTaken': {
			const { attack } = table;
			if (!attack) return [];
			const cause = { seat: seatOf(event.vampire), vampire: event.vampire };
			return [{ on: 'hit', seat: attack.seat, vampire: attack.attacker, cause, n: event.amount }];
		}
		case 'AttachmentDone': {
			const { seat, vampire, card } = event;
			return [
				{
					on: 'attached',
					seat,
					vampire,
					cause: { seat: seatOf(vampire), vampire },
					kinds: kindsOf(table, card)
				}
			];
		}
		case 'CardPlayed': {
			const { seat, card, vampire } = event;
			const kinds = kindsOf(table, card);
			return [{ on: 'played', seat, vampire, cause: { seat, vampire }, kinds }];
		}
		case 'CardLaid': {
			const { seat, as, vampire = null } = event;
			if (as !== 'conspiracy') return [];
			return [{ on: 'played', seat, vampire, cause: { seat, vampire }, kinds: ['conspiracy'] }];
		}
		case 'CardOpened': {
			const { seat, card } = event;
			const kinds = kindsOf(table, card);
			const { attack } = table;
			const vampire = kinds.includes('attack')
				? (attack?.attacker ?? null)
				: kinds.includes('reaction') && typeof attack?.target === 'string'
					? (attack.blocker ?? attack.target)
					: null;
			return [{ on: 'played', seat, vampire, cause: { seat, vampire }, kinds }];
		}
		case 'Recruited': {
			const { seat, vampire } = event;
			// Who leads from the start was not recruited.
			if (table.turn === null) return [];
			return [{ on: 'recruited', seat, vampire, cause: { seat, vampire } }];
		}
		case 'SchemeDecided': {
			const { scheme } = table;
			if (!scheme) return [];
			const { passes } = event.tally;
			const cause = { seat: scheme.seat, vampire: scheme.vampire };
			const ended: Happening = {
				on: 'scheme',
				seat: scheme.seat,
				vampire: scheme.vampire,
				cause,
				ends: passes ? 'yes' : 'no'
			};
			const winners = scheme.answers.filter(({ side }) => side === (passes ? 'yes' : 'no'));
			return [
				ended,
				...winners.map(({ seat }): Happening => ({ on: 'won', seat, vampire: null, cause }))
			];
		}
		case 'ConspiracyResolved': {
			const seat = table.playing.find(({ slot }) => slot === event.slot)?.seat ?? null;
			return [{ on: 'resolved', seat, vampire: null, cause: { seat, vampire: null } }];
		}
		case 'Blocked': {
			const { seat, by: vampire } = event;
			return [{ on: 'blocked', seat, vampire, cause: { seat, vampire } }];
		}
		case 'PrestigeMoved': {
			const { why, by, of, seat } = event;
			if (why !== 'steal' || by >= 0) return [];
			const cause = { seat, vampire: null };
			return [{ on: 'stole', seat: of, vampire: null, cause, kinds: ['prestige'] }];
		}
		case 'BloodMoved': {
			const { why, by, of, vampire } = event;
			if (why !== 'steal' || by >= 0) return [];
			const cause = { seat: seatOf(vampire), vampire };
			return [{ on: 'stole', seat: of, vampire: null, cause, kinds: ['blood'] }];
		}
		case 'CameBack': {
			const { vampire } = event;
			const seat = seatOf(vampire);
			return [{ on: 'returned', seat, vampire, cause: { seat, vampire } }];
		}
		default:
			return [];
	}
}

/** Whether it was done by whom a text names. */
function isBy(
	table: Table,
	by: Happened['by'],
	happening: Happening,
	own: { readonly seat: SeatId; readonly self: VampireId | null }
): boolean {
	const { seat, vampire } = happening;
	const { attack } = table;
	switch (by) {
		case 'anyone':
			return true;
		case 'you':
			return seat === own.seat;
		case 'foe':
			return seat !== null && seat !== own.seat;
		case 'this':
			return vampire !== null && vampire === own.self;
		case 'party': {
			if (vampire === null || own.self === null || !attack) return false;
			const together = [attack.ours, attack.theirs].find((party) => party.includes(vampire));
			return together?.includes(own.self) ?? false;
		}
	}
}

function fits(
	table: Table,
	when: Happened,
	happening: Happening,
	own: { readonly seat: SeatId; readonly self: VampireId | null }
): boolean {
	if (when.on !== happening.on || !isBy(table, when.by, happening, own)) return false;
	const { cause, kinds = [], bp = 0, n = 0 } = happening;
	const isRivals = cause.seat !== null && cause.seat === rivalOf(table, own.seat);
	switch (when.on) {
		case 'defeated': {
			if (when.least !== undefined && bp < when.least) return false;
			if (when.type !== undefined && table.attack?.type !== when.type) return false;
			if (when.of === 'you') return cause.seat === own.seat;
			if (when.of === 'rival') return isRivals;
			return when.of === 'anyone' || cause.seat !== own.seat;
		}
		case 'mortal':
			return when.kind === undefined || kinds.includes(when.kind);
		case 'hit':
			return (
				n >= when.least &&
				(when.of === undefined || isRivals) &&
				(when.type === undefined || table.attack?.type === when.type) &&
				(!when.stands || !table.attack?.fell.includes(cause.vampire ?? ''))
			);
		case 'attached':
		case 'played':
			return kinds.includes(when.kind);
		case 'scheme':
			return happening.ends === when.ends;
		case 'stole':
			return kinds.includes(when.what);
		default:
			return true;
	}
}

/** How often a trigger goes off, in which span. */
const spanOf = ({ part }: Text): 'attack' | 'turn' | null =>
	part.once === undefined ? null : part.once === 'attack' ? 'attack' : 'turn';

/** Names a use of a text for as long as it counts. */
export const usedKey = (span: 'attack' | 'turn', key: string, self: VampireId | null): string =>
	self === null ? `${span} ${key}` : `${span} ${key} ${self}`;

export const isUsed = ({ used, attack }: Table, key: string): boolean =>
	used.includes(key) || attack?.used.includes(key) === true;

/** Texts that some events set off, in the order of turns. `table`: after them. */
export function setOffBy(table: Table, events: readonly TableEvent[]): readonly Going[] {
	let going: Going[] | undefined;
	for (const event of events)
		for (const happening of happeningsOf(table, event))
			for (const text of textsOf(table).on) {
				const { when } = text.part;
				if (typeof when === 'string' || !('on' in when) || when.on !== happening.on) continue;
				for (const own of carriersOf(table, text)) {
					if (!fits(table, when, happening, own)) continue;
					const span = spanOf(text);
					const key = span === null ? text.key : usedKey(span, text.key, own.self);
					if (span !== null && isUsed(table, key)) continue;
					const context = contextOf(
						{ ...text, ...own },
						{
							cause: happening.cause,
							...(happening.slot !== undefined && { causeSlot: happening.slot })
						}
					);
					(going ??= []).push({ key, part: text.part, context });
				}
			}
	return going ?? [];
}
