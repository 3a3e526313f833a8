import { sameJson, type Json } from '../../../../games/core/json.ts';
import type { AssetCard, ObligationCard } from '../../../../games/heritage/deck/cards.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Correction } from '../../../../games/heritage/table/correction.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { assetCardOf, obligationCardOf, type SlipDraft } from '../cards-by-hand/cards.ts';

type Of<K extends Correction['set']> = Extract<Correction, { set: K }>;

/** Where an asset is: still to be played, played, or not in this chapter at all. */
export type AssetPlace = 'held' | 'played' | 'gone';
/** When an obligation bites, or that it does not hold. */
type ObligationHold = ObligationCard['when'] | 'gone';

export type AssetsDraft = {
	thing: 'assets';
	seat: SeatId;
	slips: { card: AssetCard; is: AssetPlace }[];
	/** One that is in no list; without a name there is none. */
	more: SlipDraft<AssetCard['when']>;
};
export type ObligationsDraft = {
	thing: 'obligations';
	seat: SeatId;
	slips: { card: ObligationCard; is: ObligationHold }[];
	more: SlipDraft<ObligationCard['when']>;
};

export function assetsDraft({ seats, assetsPlayed }: Table, seat: SeatId): AssetsDraft | null {
	const setting = seats.find((one) => one.seat === seat);
	if (!setting) return null;
	return {
		thing: 'assets',
		seat,
		slips: setting.assets.map((card) => ({
			card,
			is: assetsPlayed.includes(card.id) ? 'played' : 'held'
		})),
		more: { name: '', text: '', when: 'own-turn' }
	};
}

export function obligationsDraft({ seats }: Table, seat: SeatId): ObligationsDraft | null {
	const setting = seats.find((one) => one.seat === seat);
	if (!setting) return null;
	return {
		thing: 'obligations',
		seat,
		slips: setting.obligations.map((card) => ({ card, is: card.when })),
		more: { name: '', text: '', when: 'each-round' }
	};
}

/**
 * Where an asset can be set to be. One that was played is not left out, or its haven would get it back:
 * that it was not played is said first.
 */
export const assetPlaces = (
	{ assetsPlayed }: Table,
	{ id }: Pick<AssetCard, 'id'>
): readonly AssetPlace[] =>
	assetsPlayed.includes(id) ? ['held', 'played'] : ['held', 'played', 'gone'];

/** Where an asset of a draft is; one that was played after it was left out there stays played. */
export const assetPlace = (table: Table, { card, is }: AssetsDraft['slips'][number]): AssetPlace =>
	assetPlaces(table, card).includes(is) ? is : 'played';

/** Whether another one was begun to be typed. */
export const isBegun = ({ name, text }: SlipDraft<string>): boolean =>
	name.trim() !== '' || text.trim() !== '';

/** What has to be set; nothing where it is so already, or where another one is typed in part. */
export function assetCorrections(
	table: Table,
	{ seat, slips, more }: AssetsDraft
): readonly Of<'assets'>[] {
	const made = isBegun(more) ? assetCardOf(more, takenAt(table)) : null;
	const kept = slips
		.map((slip) => ({ card: slip.card, is: assetPlace(table, slip) }))
		.filter(({ is }) => is !== 'gone');
	const assets = [...kept.map(({ card }) => card), ...(made ? [made] : [])];
	const played = kept.flatMap(({ card, is }) => (is === 'played' ? card.id : []));
	const was = table.seats.find((one) => one.seat === seat)?.assets ?? [];
	const wasPlayed = was.flatMap(({ id }) => (table.assetsPlayed.includes(id) ? id : []));
	const same = sameJson(plainly([assets, played]), plainly([was, wasPlayed]));
	return same || isHalf(more, made) ? [] : [{ set: 'assets', seat, assets, played }];
}

export function obligationCorrections(
	table: Table,
	{ seat, slips, more }: ObligationsDraft
): readonly Of<'obligations'>[] {
	const made = isBegun(more) ? obligationCardOf(more, takenAt(table)) : null;
	const kept = slips.flatMap(({ card, is }) => (is === 'gone' ? [] : { ...card, when: is }));
	const obligations = [...kept, ...(made ? [made] : [])];
	const was = table.seats.find((one) => one.seat === seat)?.obligations ?? [];
	const same = sameJson(plainly(obligations), plainly(was));
	return same || isHalf(more, made) ? [] : [{ set: 'obligations', seat, obligations }];
}

const isHalf = (more: SlipDraft<string>, made: object | null): boolean =>
	isBegun(more) && made === null;

const takenAt = ({ seats }: Table): readonly string[] =>
	seats.flatMap(({ assets, obligations }) => [...assets, ...obligations].map(({ id }) => id));

const plainly = (slips: unknown): Json => JSON.parse(JSON.stringify(slips)) as Json;
