import { describe, expect, test } from 'vitest';
import { chunkOf } from '../../../scripts/house/chunks.ts';

interface Import {
	readonly by: string;
	readonly of: string;
	readonly later?: boolean;
}

const page = (number: number): string => `/client-optimized/nodes/${number}.js`;
const component = (route: string): string => `/src/routes/${route}`;

const TABLES = [
	'heritage/chronicles/[chronicle]/chapters/[chapter]/table/+page.svelte',
	'heritage/games/[game]/+page.svelte',
	'heritage/play/[local]/+page.svelte'
];
const GALLERY = ['design/boards/+page.svelte', 'design/bloodlines/+page.svelte'];
const OTHERS = Array.from({ length: 12 }, (_, index) => `place-${index}/+page.svelte`);
const FRAMES = ['+layout.svelte', 'heritage/chronicles/[chronicle]/+layout.svelte'];
const ROUTES = [...FRAMES, ...TABLES, ...GALLERY, ...OTHERS];

const routes: readonly Import[] = ROUTES.map((route, number) => ({
	by: page(number),
	of: component(route)
}));

function grouped(all: readonly Import[], side: 'by' | 'of'): Map<string, Import[]> {
	const groups = new Map<string, Import[]>();
	for (const one of all) groups.set(one[side], [...(groups.get(one[side]) ?? []), one]);
	return groups;
}

function graphOf(imports: readonly Import[]) {
	const all = [...routes, ...imports];
	const by = grouped(all, 'by');
	const of = grouped(all, 'of');
	return {
		getModuleInfo: (id: string) => {
			const from = of.get(id) ?? [];
			return {
				importedIds: (by.get(id) ?? []).filter(({ later }) => !later).map((one) => one.of),
				importers: from.filter(({ later }) => !later).map((one) => one.by),
				dynamicImporters: from.filter(({ later }) => later).map((one) => one.by)
			};
		}
	};
}

const needed = (by: readonly string[], later: readonly string[] = []): Import[] => [
	...by.map((route) => ({ by: component(route), of: 'module' })),
	...later.map((route) => ({ by: component(route), of: 'module', later: true }))
];

/** Boards that need it, by letter, each fetched by the tables once its era is known. */
const onBoards = (grounds: string, pictures = ''): Import[] => {
	const files = [
		...[...grounds].map((letter) => `/games/heritage/boards/${letter}/rules.ts`),
		...[...pictures].map((letter) => `/ui/heritage/boards/${letter}/Picture.svelte`)
	];
	return files.flatMap((file) => [
		{ by: file, of: 'module' },
		...TABLES.map((route) => ({ by: component(route), of: file, later: true }))
	]);
};

describe('a module goes', () => {
	test.each<[what: string, imports: Import[], where: string | null]>([
		['with the table, where only tables need it', needed(TABLES), 'table'],
		['with the table, where two of them do', needed(TABLES.slice(0, 2)), 'table'],
		[
			'with the rules, where another page asks for it later',
			needed(TABLES, [OTHERS[0] ?? '']),
			'rules'
		],
		['its own way, where the gallery shows it too', needed([...TABLES, ...GALLERY]), null],
		[
			'with the table, where one table needs it and so does something it fetches later',
			[
				...needed(TABLES.slice(0, 1)),
				{ by: 'sheet', of: 'module' },
				{ by: component(TABLES[0] ?? ''), of: 'sheet', later: true }
			],
			'table'
		],
		[
			'with the house, where tables are among eight pages that need it',
			needed([...TABLES, ...OTHERS.slice(0, 5)]),
			'house'
		],
		['its own way, where tables are among seven', needed([...TABLES, ...OTHERS.slice(0, 4)]), null],
		['with the forms, where ten pages need it and no table', needed(OTHERS.slice(0, 10)), 'forms'],
		['with the house, where the frame needs it', needed(['+layout.svelte']), 'house'],
		[
			'with the house, where the frame of a chronicle needs it',
			needed(['heritage/chronicles/[chronicle]/+layout.svelte']),
			'house'
		],
		['with the forms, where eight do', needed(OTHERS.slice(0, 8)), 'forms'],
		['its own way, where seven need it', needed(OTHERS.slice(0, 7)), null],
		['its own way, where few pages need it', needed(OTHERS.slice(0, 6)), null],
		['its own way, where a table and a few pages do', needed([...TABLES, OTHERS[0] ?? '']), null],
		['its own way, where one table does', needed(TABLES.slice(0, 1)), null],
		['its own way, where it only comes later', needed([], TABLES), null],
		['with the grounds, where the rules of two boards need it', onBoards('ab'), 'grounds'],
		['with the grounds, where their pictures do, too', onBoards('ab', 'ab'), 'grounds'],
		['with the drawing, where two pictures need it', onBoards('a', 'ab'), 'drawing'],
		[
			'with the drawing, where the gallery shows it too',
			[...onBoards('', 'ab'), ...needed(GALLERY)],
			'drawing'
		],
		['its own way, where one board needs it', onBoards('a', 'a'), null],
		[
			'with the house, where a page needs it beside two boards',
			[...onBoards('ab', 'ab'), ...needed(OTHERS.slice(0, 1))],
			'house'
		]
	])('%s', (_, imports, where) => {
		expect(chunkOf('module', graphOf(imports))).toBe(where);
	});
});

test.each<[module: string, where: string]>([
	['/src/lib/ui/heritage/boards/place.ts', 'boards'],
	['/src/lib/games/heritage/words.ts', 'boards'],
	['/src/lib/games/core/chance.ts', 'live'],
	['/src/lib/games/core/run/run.ts', 'kit'],
	['/src/lib/games/core/steps/undoing.ts', 'boards'],
	['/src/lib/games/core/steps/course.ts', 'course'],
	['/src/lib/ui/table/log.svelte.ts', 'log'],
	['/src/lib/ui/table/server-link.ts', 'log'],
	['/src/lib/ui/idle.ts', 'beside'],
	['/src/lib/ui/live/HereNow.svelte', 'beside'],
	['/src/lib/ui/live/outbox/outbox.ts', 'beside'],
	['/src/lib/ui/heritage/chapter/local-day.ts', 'house'],
	['/src/lib/ui/live/anew.ts', 'live'],
	['/src/lib/ui/live/in-hand.ts', 'live'],
	['/src/lib/ui/live/company.svelte.ts', 'live'],
	['/src/lib/ui/live/outbox/send.ts', 'own'],
	['/src/lib/ui/Notice.svelte', 'own']
])('what few pages need beside a table goes with its kind: %s', (module, where) => {
	const graph = graphOf(needed([...TABLES, ...GALLERY]).map((one) => ({ ...one, of: module })));
	expect(chunkOf(module, graph) ?? 'own').toBe(where);
});

test.each([
	'/node_modules/valibot/dist/index.mjs',
	'/src/lib/games/core/bounded.ts',
	'/src/lib/games/core/seats.ts',
	'/src/lib/games/heritage/shapes.ts'
])('what forms are read by goes apart from their fields: %s', (schemas) => {
	const graph = graphOf(needed(OTHERS).map((one) => ({ ...one, of: schemas })));
	expect(chunkOf(schemas, graph)).toBe('schemas');
});

test.each<[module: string, where: string]>([
	['/src/lib/ui/LedgerRow.svelte', 'lists'],
	['/src/lib/ui/EmptyState.svelte', 'lists'],
	['/src/lib/ui/Select.svelte', 'lists'],
	['/src/lib/ui/Picker.svelte', 'forms']
])('what not every form has goes apart from them: %s', (module, where) => {
	const graph = graphOf(needed(OTHERS).map((one) => ({ ...one, of: module })));
	expect(chunkOf(module, graph)).toBe(where);
});

test.each<[module: string, where: string]>([
	['/src/lib/games/heritage/record-shapes.ts', 'record'],
	['/src/lib/games/heritage/draw/evolve.ts', 'draw'],
	['/src/lib/games/core/hashed-chance.ts', 'fair'],
	['/src/lib/ui/heritage/chapter/SeatingButton.svelte', 'seating']
])('what a few heavy pages need goes together: %s', (module, where) => {
	const graph = graphOf(needed(OTHERS.slice(0, 2)).map((one) => ({ ...one, of: module })));
	expect(chunkOf(module, graph)).toBe(where);
});

/** Pages in groups, so that all sets of these groups are all that can matter. */
const SIDES = [
	TABLES.slice(0, 1),
	TABLES.slice(1),
	GALLERY,
	OTHERS.slice(0, 1),
	OTHERS.slice(1, 7),
	OTHERS.slice(7),
	['+layout.svelte']
];
const subsets = <T>(list: readonly T[]): T[][] =>
	list.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

test('no file of the program needs itself, whoever needs its modules', () => {
	const modules = subsets(SIDES).flatMap((sides) =>
		[false, true].map((later) => {
			const graph = graphOf(needed(sides.flat(), later ? OTHERS.slice(0, 1) : []));
			const own = `${sides.flat().join(' ')} ${String(later)}`;
			return { sides, later, file: chunkOf('module', graph) ?? own };
		})
	);
	// What a module imports is needed by its pages at least.
	const needs = modules.flatMap((module) =>
		modules
			.filter(({ sides }) => module.sides.every((side) => sides.includes(side)))
			.filter(({ later, file }) => (later || !module.later) && file !== module.file)
			.map(({ file }) => [module.file, file] as const)
	);
	expect(inCircles(needs)).toEqual([]);
});

/** The files that are left when again and again those go that need no other. */
function inCircles(needs: readonly (readonly [by: string, of: string])[]): string[] {
	const needing = new Set(needs.map(([by]) => by));
	const left = needs.filter(([, of]) => needing.has(of));
	return left.length === needs.length ? [...needing] : inCircles(left);
}

test('what is there without a network lies in one file, whoever asks for it', () => {
	const id = '/src/lib/ui/offline/kept.ts';
	expect(chunkOf(id, graphOf([]))).toBe('offline');
	expect(chunkOf(id, graphOf([{ by: component('place-1/+page.svelte'), of: id }]))).toBe('offline');
});
