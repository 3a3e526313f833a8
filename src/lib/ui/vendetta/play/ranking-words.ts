import type { SeatId } from '../../../games/core/seats.ts';
import { BY_HAND } from '../../../games/vendetta/table/changes.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { reasonsAt, type Reason } from '../../../games/vendetta/table/power.ts';
import type { Ranked, Table } from '../../../games/vendetta/table/table.ts';
import { deployedOf } from '../../../games/vendetta/table/where.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import { cardName, slotName } from './said.ts';
import type { Speaker } from '../../speaker.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** By slot: the card that moved a deployed card last. */
type Movers = ReadonlyMap<number, string>;

/** Which card moved which, in all that happened. */
export function moversIn(events: readonly TableEvent[]): Movers {
	const movers = new Map<number, string>();
	let acting: string | null = null;
	for (const event of events) {
		if (event.type === 'AbilityBegan') acting = event.source.card;
		if (event.type === 'CardMoved' && acting !== null) movers.set(event.slot, acting);
		if (event.type === 'RoundCleared') movers.clear();
	}
	return movers;
}

/** “ with A Quiet Word”. */
const withCard = (table: Table, movers: Movers, slot: number): string => {
	const card = movers.get(slot);
	return card === undefined ? '' : ` with ${cardName(table, card)}`;
};

function reasonWords(table: Table, reason: Reason, speaker: Speaker, movers: Movers): string {
	const { of, slot, why, by } = reason;
	const card = slot === null ? '' : slotName(table, slot, speaker);
	const says = of === null ? '' : of === BY_HAND ? 'the table' : cardName(table, of);
	switch (why) {
		case 'printed': {
			const lies = slot === null ? null : deployedOf(table, slot);
			const taken =
				lies && lies.owner !== lies.position
					? `, taken from ${speaker.within(lies.owner)}${withCard(table, movers, lies.slot)}`
					: '';
			return `${card}: printed ${by}${taken}`;
		}
		case 'face-down':
			return `${slot !== null && deployedOf(table, slot)?.card === null ? 'Face-down card' : card}: ${by}, face down`;
		case 'set':
			return `${card}: ${signed(by)}, set by ${says}`;
		case 'halved':
			return `${card}: ${signed(by)}, halved by ${says}`;
		case 'plus':
			return `${card}: ${signed(by)}, from ${says}`;
		case 'floor':
			return `${card}: ${signed(by)}, a card is never below 0`;
		case 'blood':
			return `Deployed Blood: ${signed(by)}${of === null ? '' : `, by ${says}`}`;
	}
}

/** Why a player has this total at a Location, a line each. */
export const whyTotal = (
	table: Table,
	at: LocationId,
	seat: SeatId,
	speaker: Speaker,
	movers: Movers = new Map()
): readonly string[] => [
	...reasonsAt(table, at, seat).map((reason) => reasonWords(table, reason, speaker, movers)),
	...table.deployed
		.filter((card) => card.at === at && card.owner === seat && card.position !== seat)
		.map(
			({ slot, position }) =>
				`${slotName(table, slot, speaker)}: taken by ${speaker.within(position)}${withCard(table, movers, slot)}`
		)
];

export type Segment = {
	readonly kind: 'card' | 'plus' | 'minus' | 'blood';
	readonly from: number;
	readonly size: number;
};

/** The parts of a bar side by side: each card as printed, what adds to them, Blood, and last what is taken away. */
export function segmentsOf(table: Table, at: LocationId, seat: SeatId): readonly Segment[] {
	const { printed, changes, blood } = barOf(table, at, seat);
	let from = 0;
	const cards = reasonsAt(table, at, seat)
		.filter(({ why, by }) => (why === 'printed' || why === 'face-down') && by > 0)
		.map(({ by }): Segment => {
			from += by;
			return { kind: 'card', from: from - by, size: by };
		});
	const then = (kind: Segment['kind'], size: number): Segment[] => {
		from += size;
		return size > 0 ? [{ kind, from: from - size, size }] : [];
	};
	const gains = [...cards, ...then('plus', Math.max(0, changes)), ...then('blood', blood)];
	return [...gains, ...then('minus', Math.min(printed, Math.max(0, -changes)))];
}

/** The parts of a bar: cards as printed, changes of them, Blood. */
export function barOf(table: Table, at: LocationId, seat: SeatId) {
	const reasons = reasonsAt(table, at, seat);
	const sum = (fits: (reason: Reason) => boolean) =>
		reasons.filter(fits).reduce((total, { by }) => total + by, 0);
	return {
		printed: sum(({ why }) => why === 'printed' || why === 'face-down'),
		changes: sum(({ why }) => !['printed', 'face-down', 'blood'].includes(why)),
		blood: sum(({ why }) => why === 'blood')
	};
}

/** Why somebody comes before the next with the same total; null: there is no tie. */
export function tieWords(ranking: readonly Ranked[], nth: number): string | null {
	const [one, next] = [ranking[nth], ranking[nth + 1]];
	if (!one || !next || one.total !== next.total) return null;
	return 'Tied with the next: earlier in turn order, or a card wins ties.';
}
