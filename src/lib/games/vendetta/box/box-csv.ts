import { writeCsv } from '../../core/cards/csv.ts';
import type { Placed } from '../../core/cards/doubles.ts';
import { idFrom } from '../../core/cards/id-from.ts';
import type { ReadCards } from '../../core/cards/reading.ts';
import {
	jsonIn,
	placeOf,
	readTable,
	rowFaults,
	type ReadRow,
	type Row
} from '../../core/cards/table.ts';
import { fault, shown, type FileFault } from '../../core/file-fault.ts';
import { parseAs } from '../../core/parse.ts';
import {
	allySchema,
	clanCardSchema,
	locationCardSchema,
	relicSchema,
	type Ally,
	type ClanCard,
	type LocationCard,
	type Relic
} from '../cards.ts';
import { CLANS } from '../vocabulary.ts';
import { manualFor, type ToldCards } from './box-set.ts';
import { boxFaults } from './box-faults.ts';

/** The columns of a table of a box's cards, a row each; what a card has not is left empty. */
const BOX_COLUMNS = {
	card: 'required',
	id: 'optional',
	name: 'optional',
	clan: 'optional',
	starting: 'optional',
	kind: 'optional',
	power: 'optional',
	influence: 'optional',
	feed: 'optional',
	'drained blood': 'optional',
	'drained influence': 'optional',
	text: 'optional',
	effects: 'optional'
} as const;

const KINDS = ['clan card', 'ally', 'relic', 'location card'] as const;
const MOST = { count: 300, noun: 'cards' };

/** A card with the list to which it belongs. */
type Sorted = { readonly id: string; readonly name: string } & (
	| { readonly of: 'clan card'; readonly card: ClanCard }
	| { readonly of: 'ally'; readonly card: Ally }
	| { readonly of: 'relic'; readonly card: Relic }
	| { readonly of: 'location card'; readonly card: LocationCard }
);

/** Reads the cards of a box from a table. Faults say line and column. */
export function readBoxCsv(text: string): ReadCards<ToldCards> {
	const read = readTable(text, BOX_COLUMNS, MOST, cardIn, (placed: readonly Placed<Sorted>[]) =>
		boxFaults(placed.map(({ at, card }) => ({ at, card: card.card, of: card.of })))
	);
	return read.ok ? { ok: true, value: sorted(read.value) } : read;
}

const sorted = (cards: readonly Sorted[]): ToldCards => ({
	clanCards: cards.flatMap((one) => (one.of === 'clan card' ? [one.card] : [])),
	allies: cards.flatMap((one) => (one.of === 'ally' ? [one.card] : [])),
	relics: cards.flatMap((one) => (one.of === 'relic' ? [one.card] : [])),
	locationCards: cards.flatMap((one) => (one.of === 'location card' ? [one.card] : []))
});

type BoxRow = Row<typeof BOX_COLUMNS>;
const NUMBERS: { readonly [field: string]: keyof typeof BOX_COLUMNS } = {
	power: 'power',
	influence: 'influence',
	feed: 'feed',
	drainBlood: 'drained blood',
	drainedInfluence: 'drained influence'
};

const fieldsFor: { readonly [K in (typeof KINDS)[number]]: readonly string[] } = {
	'clan card': ['power'],
	ally: ['influence', 'feed', 'drainBlood', 'drainedInfluence'],
	relic: ['influence'],
	'location card': []
};
const SCHEMAS = {
	'clan card': clanCardSchema,
	ally: allySchema,
	relic: relicSchema,
	'location card': locationCardSchema
} as const;

function cardIn(row: BoxRow): ReadRow<Sorted> {
	const { line, cell } = row;
	const word = cell('card').toLowerCase();
	const of = KINDS.find((one) => one === word);
	if (!of) {
		const expected = `“${KINDS.slice(0, -1).join('”, “')}” or “${KINDS.at(-1)}”`;
		return { card: null, faults: [fault(placeOf(line, 'card'), expected, shown(cell('card')))] };
	}
	const id = cell('id') || idFrom(cell('name'));
	if (id === '') {
		const expected = 'an id, or a name to make one of';
		return {
			card: null,
			faults: [fault(`line ${line}, columns id and name`, expected, 'neither')]
		};
	}
	const name = cell('name') || id;
	const faults: FileFault[] = [];
	const number = (field: string): number => {
		const column = NUMBERS[field] ?? 'power';
		const written = cell(column);
		if (/^\d$/.test(written)) return Number(written);
		faults.push(
			fault(
				placeOf(line, column),
				'a number from 0 to 9',
				written === '' ? 'nothing' : shown(written)
			)
		);
		return 0;
	};
	const numbers = Object.fromEntries(fieldsFor[of].map((field) => [field, number(field)]));
	const kind = cell('kind').toLowerCase();
	const own = {
		...(of === 'clan card' && { clan: cell('clan').toLowerCase(), kind: kind || 'plain' }),
		...(of === 'ally' && { kind }),
		...(isYes(row, faults) && { starting: true })
	};
	const abilities = abilitiesIn(row, of, kind, faults);
	const parsed = parseAs(SCHEMAS[of], { id, name, ...own, ...numbers, abilities });
	if (!parsed.success)
		return {
			card: null,
			faults: [...faults, ...rowFaults(line, parsed.issues, ([field]) => [columnOf(field), 1])]
		};
	if (faults.length > 0) return { card: null, faults };
	return { card: { id, name, of, card: parsed.output } as Sorted, faults: [] };
}

const columnOf = (field: unknown): string =>
	field === 'abilities' ? 'effects' : (NUMBERS[String(field)] ?? String(field));

function isYes({ line, cell }: BoxRow, faults: FileFault[]): boolean {
	const written = cell('starting').toLowerCase();
	if (['yes', 'true', 'x', '1'].includes(written)) return true;
	if (!['', 'no', 'false', '0'].includes(written))
		faults.push(fault(placeOf(line, 'starting'), '“yes” or “no”', shown(written)));
	return false;
}

/** The effects of a row as JSON, else its text by hand; of a clan card without both: what is on it is done by hand. */
function abilitiesIn(
	{ line, cell }: BoxRow,
	of: Sorted['of'],
	kind: string,
	faults: FileFault[]
): unknown {
	const written = cell('effects');
	const text = cell('text').replace(/\.$/, '');
	if (written === '') return text === '' && kind === 'plain' ? [] : manualFor(of, kind, text);
	const json = jsonIn(line, 'effects', written);
	if ('faults' in json) {
		faults.push(...json.faults);
		return [];
	}
	const list = Array.isArray(json.value) ? json.value : [json.value];
	// Effects by themselves are what an Active card does in its step.
	const isBare =
		list.length > 0 && list.every((one) => typeof one === 'object' && one !== null && 'do' in one);
	return isBare ? [{ ability: 'acts', effects: list }] : list;
}

/** Cards as a table that `readBoxCsv` reads. */
export function boxCsv({ clanCards, allies, relics, locationCards }: ToldCards): string {
	const effects = (abilities: readonly unknown[]) => JSON.stringify(abilities);
	const rows = [
		...clanCards.map(({ id, name, clan, starting, kind, power, abilities }) => [
			...['clan card', id, name, clan, starting === true ? 'yes' : '', kind, String(power)],
			...['', '', '', '', '', effects(abilities)]
		]),
		...allies.map(
			({ id, name, kind, influence, feed, drainBlood, drainedInfluence, abilities }) => [
				...['ally', id, name, '', '', kind, ''],
				...[influence, feed, drainBlood, drainedInfluence].map(String),
				...['', effects(abilities)]
			]
		),
		...relics.map(({ id, name, influence, abilities }) => [
			...['relic', id, name, '', '', '', '', String(influence), '', '', '', '', effects(abilities)]
		]),
		...locationCards.map(({ id, name, abilities }) => [
			...['location card', id, name, '', '', '', '', '', '', '', '', '', effects(abilities)]
		])
	];
	return writeCsv(Object.keys(BOX_COLUMNS), rows);
}

/** A table to fill in: one row of each sort as an example, and a row for each clan card of the box. */
export const emptyBoxCsv = (): string =>
	writeCsv(Object.keys(BOX_COLUMNS), [
		...CLANS.flatMap((clan) =>
			Array.from({ length: 9 }, (_, nth) => [
				...['clan card', `${clan}-${nth < 2 ? 'starting-' : ''}${nth < 2 ? nth + 1 : nth - 1}`],
				...['', clan, nth < 2 ? 'yes' : '', 'plain', '0', '', '', '', '', '', '']
			])
		)
	]);
