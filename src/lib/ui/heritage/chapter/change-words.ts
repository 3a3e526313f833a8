import type { Change, Stay } from '../../../games/heritage/standings/changes.ts';
import { counted, listed, signed, type Names } from '../ledger/names.ts';
import { roman } from '../../../games/core/numerals.ts';

/** What a correction changes, as before and after. */
export interface ChangeLine {
	readonly what: string;
	readonly before: string;
	readonly after: string;
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

const placeWord = (place: number): string => PLACES[place - 1] ?? String(place);

/** All changes, those of a player in the standings on one line. */
export function changeLines(changes: readonly Change[], names: Names): ChangeLine[] {
	const lines = new Map<string, ChangeLine>();
	for (const line of changes.map((change) => changeLine(change, names))) {
		const before = lines.get(line.what);
		lines.set(line.what, before ? joined(before, line) : line);
	}
	return [...lines.values()];
}

const joined = (one: ChangeLine, other: ChangeLine): ChangeLine => ({
	what: one.what,
	before: `${one.before}, ${other.before}`,
	after: `${one.after}, ${other.after}`
});

function changeLine(change: Change, names: Names): ChangeLine {
	const seat = (id: string | null): string => (id === null ? 'nobody' : names.seat(id));
	const points = (total: number | null): string =>
		total === null ? 'did not play' : `${signed(total)} points`;
	switch (change.what) {
		case 'total':
			return {
				what: `${names.seat(change.seat)} in chapter ${change.chapter}`,
				before: points(change.from),
				after: points(change.to)
			};
		case 'order':
			return {
				what: `Order of chapter ${change.chapter}`,
				before: listed(change.from.map(names.seat)),
				after: listed(change.to.map(names.seat))
			};
		case 'claim':
			return {
				what: `Mission “${change.mission}” in chapter ${change.chapter}`,
				before: change.from === 'none' ? 'not there' : seat(change.from),
				after: change.to === 'none' ? 'not there' : seat(change.to)
			};
		case 'missions':
			return {
				what: `${names.seat(change.seat)} in the standings`,
				before: `${counted(change.from, 'mission')} claimed`,
				after: `${counted(change.to, 'mission')} claimed`
			};
		case 'wins':
			return {
				what: `${names.seat(change.seat)} in the standings`,
				before: `${counted(change.from, 'chapter')} won`,
				after: `${counted(change.to, 'chapter')} won`
			};
		case 'place':
			return {
				what: `${names.seat(change.seat)} in the standings`,
				before: `${placeWord(change.from)} place`,
				after: `${placeWord(change.to)} place`
			};
		case 'dominance':
			return {
				what: `Dominated era ${roman(change.era)}`,
				before: seat(change.from),
				after: seat(change.to)
			};
		case 'first-player':
			return {
				what: 'First player of the next chapter',
				before: seat(change.from),
				after: seat(change.to)
			};
		case 'phase':
			return { what: 'The chronicle', before: change.from, after: change.to };
	}
}

/** What stays as it was drawn, taken or stuck, in a sentence. */
export function stayLine(stay: Stay, names: Names): string {
	if (stay.what === 'dominance') {
		const dominant = stay.seat === null ? 'nobody' : names.seat(stay.seat);
		return `Who dominated era ${roman(stay.era)} stays as your table set it: ${dominant}.`;
	}
	if (stay.what === 'scoring') {
		const chooser = stay.seat === null ? 'your table' : names.seat(stay.seat);
		return `The scoring card “${stay.name}” of era ${roman(stay.era)} stays as ${chooser} chose it.`;
	}
	const { what, seat, name } = stay;
	const who = names.seat(seat);
	switch (what) {
		case 'asset':
			return `${who} keeps the asset “${name}”.`;
		case 'scheme':
			return `The scheme “${name}”, added by ${who}, stays.`;
		case 'obligation-gained':
			return `${who} keeps the obligation “${name}”.`;
		case 'obligation-lost':
			return `${who} stays free of “${name}”.`;
		case 'sticker':
			return `The sticker “${name}” of ${who} stays where it is.`;
		case 'retainer':
			return `${name} stays with ${who}.`;
		case 'mission':
			return `What ${who} decided and received for “${name}” stays.`;
	}
}
