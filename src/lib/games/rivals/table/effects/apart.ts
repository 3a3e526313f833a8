import type { SeatId } from '../../../core/seats.ts';
import type { Table, TableVampire } from '../table.ts';
import { sideOf } from '../where.ts';
import { sceneOf } from './bodies.ts';
import { allSo } from './scene.ts';
import { contextOf, textsOf, type Text, type Texts } from './texts.ts';

const NONE: readonly Text[] = [];
const scattering = new WeakMap<Texts, readonly Text[]>();

/** Texts that keep everybody apart; most tables have none. */
function scatteringIn(table: Table): readonly Text[] {
	const texts = textsOf(table);
	let found = scattering.get(texts);
	if (!found) {
		found = texts.always.filter(({ part }) => part.effects.some((one) => one.do === 'scatter'));
		scattering.set(texts, found.length > 0 ? found : NONE);
	}
	return found;
}

/** R76: whether each vampire in the Streets is a party of its own now. */
export const areApart = (table: Table): boolean =>
	scatteringIn(table).some((text) => allSo(sceneOf(table), contextOf(text), text.part.if));

/** Who stands with somebody in the Streets, all but the first of each party. */
export const crowdIn = (
	table: Table
): readonly { readonly seat: SeatId; readonly vampire: TableVampire }[] =>
	table.order.flatMap((seat) => {
		const streets = sideOf(table, seat).vampires.filter(({ place }) => place === 'streets');
		return streets
			.filter((one, at) => streets.findIndex(({ party }) => party === one.party) < at)
			.map((vampire) => ({ seat, vampire }));
	});
