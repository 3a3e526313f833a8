/** What the bundler knows of a module. */
interface Module {
	readonly importedIds: readonly string[];
	readonly importers: readonly string[];
	readonly dynamicImporters: readonly string[];
}
interface Graph {
	getModuleInfo(id: string): Module | null;
}

/**
 * Needed by as many pages, tables among them, a module comes with every page; by fewer, with what is of its kind.
 * Fields and drafts, with which no table begins, are what other pages have in common; what forms are read by lies apart
 * from them, for boards need it without a field, and what lists are made of, for few forms have one.
 */
const OFTEN = 8;

const NODE = /\/client-optimized\/nodes\/(\d+)\.js$/;
/** What every page or every page of a chronicle begins with. */
const FRAME = /\/src\/routes\/(?:heritage\/chronicles\/\[chronicle\]\/)?\+layout\.svelte$/;
const TABLE =
	/\/src\/routes\/heritage\/(?:chronicles\/\[chronicle\]\/chapters\/\[chapter\]\/table|games\/\[game\]|play\/\[local\])\/\+page/;
/** What most pages have, with a form or without, or is too small for a file of its own. */
const MOST =
	/\/ui\/(?:PageHeader|ActionBar|codex\/TermLink|heritage\/Term)\.svelte|\/ui\/days\.ts|\/chapter\/local-day\.ts/;
/** What no page waits for: all of it comes later, and at once. */
const LATER = /\/src\/lib\/ui\/(?:offline\/|codex\/holding\.ts|Loading\.svelte)/;
/** By what forms are read, and boards a little later. */
const SCHEMAS =
	/\/node_modules\/valibot\/|\/games\/(?:core\/(?:bounded|read-as|seats)|heritage\/shapes)\.ts$/;
/** Small pieces that the same heavy pages need: how a chapter is recorded, a draw and its proof, and who sits where. */
const RECORD = /\/heritage\/(?:record-shapes|chapter\/(?:record-form|draw-held))\.ts$/;
const DRAW = /\/games\/heritage\/draw\/(?!steps)/;
const FAIR =
	/\/node_modules\/@noble\/|\/games\/core\/(?:hash|hashed-chance|fair\/(?:protocol|round))\.ts$/;
const SEATING = /\/(?:SeatingButton|SeatBadge|RestoredLine)\.svelte/;
/** Who can be chosen, which a question asks without a field. */
const CHIP = /\/character\/CharacterChip\.svelte/;
/** What lists are made of, and how they are filtered: few pages with a form to fill in have one. */
const LISTS = /\/ui\/(?:Ledger|LedgerRow|EmptyState|Select)\.svelte/;
/** What proofs are held against as well; tasks, steps and dealers go with the rules that use them. */
const CORE = /\/games\/core\/(?!run\/|dealing\/|steps\/|search\/)/;
/** What the tables of all games are made of: a table of one game takes nothing of another's along. */
const KIT =
	/\/games\/core\/(?:run\/(?!shapes)|dealing\/|choices\/|cards\/word)|\/ui\/teach\/explaining\.ts$/;
/** What explains at a table of any game: it comes with the first hint, and takes no game along. */
const TEACH = /\/src\/lib\/ui\/teach\/(?!explaining)/;
/** How a page hears of what others do; it lies with the core, which mostly the same pages need. */
const LIVE = /\/ui\/live\/[^/]+\.ts$/;
/** What a table needs besides, with a few light pages: what waits to be sent, who is here, what comes in one text. */
const BESIDE = /\/ui\/(?:idle|unpacked|live\/(?:HereNow|outbox\/(?:outbox|marks)))\./;
/** How a page follows the log of a table; and what is done there step by step, which pages need that follow none. */
const LOG = /\/ui\/table\/(?:log\.svelte|server-link|problems)\./;
const COURSE = /\/games\/core\/steps\/(?:course|stack)\.ts$/;
const GALLERY = /\/src\/routes\/(?:heritage\/)?design\//;
/** The rules of a board, without what pages and other boards say of it before it is there, and its picture. */
const GROUND = /\/games\/heritage\/boards\/([a-z])\/(?!facts|ladder|reading|scheme)/;
const PICTURE = /\/heritage\/boards\/[a-z]\/Picture\.svelte$/;

/**
 * The file of the browser's program that a module goes to, or null where the bundler's own choice is good: alone with
 * what the same pages need. A file for each such set would be fifty small ones before a table answers, and each costs
 * a trip. A module's dependencies are needed by at least its own pages, so they lie in the same file or in one further
 * down this list, never further up: no file needs itself.
 */
export function chunkOf(id: string, graph: Graph): string | null {
	if (LATER.test(id)) return 'offline';
	const [, ground] = GROUND.exec(id) ?? [];
	if (ground !== undefined) return `rules-${ground}`;
	const atOnce = pagesOf(id, graph, false);
	const all = (where: RegExp) => (page: string) => isPart(page, where, graph);
	const shown = atOnce.filter((page) => !all(GALLERY)(page));
	if (shown.length === 0) return boardOf(id, graph);
	if (atOnce.every(all(TABLE))) {
		if (atOnce.length < 2 && !comesLater(id, graph)) return null;
		if (KIT.test(id)) return 'kit';
		if (TEACH.test(id)) return 'teach';
		return pagesOf(id, graph, true).every(all(TABLE)) ? 'table' : 'rules';
	}
	if (atOnce.some(all(FRAME)) || MOST.test(id)) return 'house';
	if (RECORD.test(id)) return 'record';
	if (DRAW.test(id)) return 'draw';
	if (FAIR.test(id)) return 'fair';
	if (SEATING.test(id)) return 'seating';
	if (atOnce.length < OFTEN)
		return smallOf(id, atOnce.some(all(TABLE)) && atOnce.length > 1, graph);
	if (CHIP.test(id)) return 'chip';
	if (atOnce.some(all(TABLE))) return 'house';
	if (LISTS.test(id)) return 'lists';
	return SCHEMAS.test(id) ? 'schemas' : 'forms';
}

/**
 * What few pages need, a table among them (`besides`) or its boards a little later: by what it is, so that a page takes
 * little along that it does not need.
 */
function smallOf(id: string, besides: boolean, graph: Graph): string | null {
	if (besides && KIT.test(id)) return 'kit';
	if (LIVE.test(id) || (besides && CORE.test(id))) return 'live';
	if (!besides) return boardOf(id, graph) === null ? null : 'house';
	if (LOG.test(id)) return 'log';
	if (COURSE.test(id)) return 'course';
	if (/\/games\/|\/ui\/heritage\/boards\//.test(id)) return 'boards';
	return BESIDE.test(id) ? 'beside' : null;
}

/** No page begins with a board: a table fetches the three of its era, and once what boards have in common. */
function boardOf(id: string, graph: Graph): string | null {
	const above = importersOf(id, graph, false);
	const several = (where: RegExp) => above.filter((one) => where.test(one)).length > 1;
	if (several(GROUND)) return 'grounds';
	return several(PICTURE) ? 'drawing' : null;
}

/** Whether something that is fetched later needs it too. */
const comesLater = (from: string, graph: Graph): boolean =>
	importersOf(from, graph, false).some(
		(id) => !NODE.test(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
	);

/** The pages that cannot begin without a module; with `ever`, also those that may fetch it later. */
const pagesOf = (from: string, graph: Graph, ever: boolean): string[] =>
	importersOf(from, graph, ever).filter((id) => NODE.test(id));

/** A module, all that cannot begin without it, and with `ever` all that may fetch it later. */
function importersOf(from: string, graph: Graph, ever: boolean): string[] {
	const seen = new Set([from]);
	for (const id of seen) {
		if (NODE.test(id)) continue;
		const module = graph.getModuleInfo(id);
		const importers = [
			...(module?.importers ?? []),
			...(ever ? (module?.dynamicImporters ?? []) : [])
		];
		importers.forEach((importer) => seen.add(importer));
	}
	return [...seen];
}

const isPart = (page: string, where: RegExp, graph: Graph): boolean =>
	graph.getModuleInfo(page)?.importedIds.some((part) => where.test(part)) ?? false;
