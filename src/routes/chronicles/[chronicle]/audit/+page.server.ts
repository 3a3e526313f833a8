import { application } from '$lib/server/application';
import { holdersOf } from '$lib/server/chronicles/annex';
import { writtenAfter } from '$lib/server/chronicles/written';
import { openedChronicle } from '$lib/server/http/chronicle';
import { auditOf } from '$lib/server/tables/audit';
import { auditEntries } from '$lib/ui/heritage/ledger/audit';
import { ledgerEntries } from '$lib/ui/heritage/ledger/lines';
import { isMark } from '$lib/ui/heritage/ledger/marks';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import type { PageServerLoad } from './$types';

const A_PAGE = 50;

export const load: PageServerLoad = async ({ locals, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { read } = (await application()).database;
	const names = namesOf(chronicle.state, chronicle.names.seats);
	const { people } = chronicle.names;
	const beside = await auditOf(read, access.group.id, chronicle.id);
	const entries = auditEntries(
		ledgerEntries(
			await writtenAfter(chronicle.id, 0),
			names,
			people,
			await holdersOf(read, chronicle.id)
		),
		beside
	);
	const known = new Map([
		...Object.entries(people),
		...beside.flatMap(({ actorId, actor }) =>
			actorId !== null && actor !== null ? [[actorId, actor] as const] : []
		)
	]);

	const who = url.searchParams.get('who');
	const kind = url.searchParams.get('kind');
	const asked = {
		who: who !== null && known.has(who) ? who : null,
		kind: isMark(kind) ? kind : null
	};
	const found = entries.filter(
		({ actor, mark }) =>
			(asked.who === null || actor === asked.who) && (asked.kind === null || mark === asked.kind)
	);
	const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
	const wanted = Number(url.searchParams.get('page'));
	const page = Math.min(pages, Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1);
	return {
		asked: { ...asked, page },
		pages,
		count: found.length,
		people: [...known]
			.map(([id, name]) => ({ id, name }))
			.sort((a, b) => a.name.localeCompare(b.name)),
		lines: found.slice((page - 1) * A_PAGE, page * A_PAGE).map((entry) => entry.line())
	};
};
