import { application } from '$lib/server/application';
import { holdersOf } from '$lib/server/logs/annex';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { whileAsked } from '$lib/server/http/long-work';
import { auditOf } from '$lib/server/tables/audit';
import { entriesBeside } from '$lib/ui/heritage/ledger/audit';
import { isLedgerKind } from '$lib/ui/heritage/ledger/kinds';
import { lineOf } from '$lib/ui/heritage/ledger/lines';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { ledgersOf } from './ledgers';
import type { PageServerLoad } from './$types';

const A_PAGE = 30;

export const load: PageServerLoad = async (event) => {
	const { locals, url } = event;
	const { chronicle } = await openedChronicle(locals);
	const { database, keeping } = await application();
	const { logs } = keeping('heritage');
	const ledgers = ledgersOf(logs);
	const log = (await ledgers.of(chronicle.id, chronicle.version)) ?? [];
	const beside = await auditOf(database.read, chronicle.groupId, chronicle.id);
	// What happened at one instant stays in its order.
	const entries = [...log, ...entriesBeside(beside, log)].sort((a, b) => byText(a.at, b.at));
	const asked = askedOf(url.searchParams);
	const searched = asked.search.toLowerCase();
	const found = entries.filter(
		({ kind, chapter, note }) =>
			(asked.kind === null || kind === asked.kind) &&
			(asked.chapter === null || chapter === asked.chapter) &&
			(searched === '' || note?.toLowerCase().includes(searched))
	);
	if (asked.order === 'newest') found.reverse();
	else found.sort((a, b) => a.chapter - b.chapter);
	const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
	const page = Math.min(asked.page, pages);
	const shown = found.slice((page - 1) * A_PAGE, page * A_PAGE);
	const written = shown.filter((entry) => 'sequence' in entry);
	const met = await ledgers.met(chronicle.id, written);
	const names = namesOf(chronicle.state, chronicle.names.seats);
	const holders = await holdersOf(database.read, chronicle.id);
	return {
		asked: { ...asked, page },
		pages,
		count: found.length,
		lines: shown.map((entry) =>
			'sequence' in entry
				? lineOf(entry, met, names, chronicle.names.people, holders)
				: entry.line()
		),
		chapters: [...new Set(entries.map(({ chapter }) => chapter))].sort((a, b) => a - b),
		proof: url.searchParams.has('verify')
			? await whileAsked(event, (watch) => logs.prove(chronicle.id, watch))
			: null
	};
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What the address asks for; anything else than an answerable question is as if nothing was asked. */
function askedOf(parameters: URLSearchParams) {
	const kind = parameters.get('kind');
	const page = Number(parameters.get('page'));
	return {
		kind: isLedgerKind(kind) ? kind : null,
		/** Words of a note. */
		search: (parameters.get('search') ?? '').trim().slice(0, 100),
		chapter: /^\d{1,2}$/.test(parameters.get('chapter') ?? '')
			? Number(parameters.get('chapter'))
			: null,
		order: parameters.get('order') === 'chapters' ? ('chapters' as const) : ('newest' as const),
		page: Number.isSafeInteger(page) && page > 0 ? page : 1
	};
}
