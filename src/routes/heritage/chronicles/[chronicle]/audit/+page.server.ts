import { application } from '$lib/server/application';
import { holdersOf } from '$lib/server/logs/annex';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { auditOf } from '$lib/server/tables/audit';
import { auditEntries } from '$lib/ui/heritage/ledger/audit';
import { lineOf } from '$lib/ui/heritage/ledger/lines';
import { isMark } from '$lib/ui/heritage/ledger/marks';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { ledgersOf } from '../ledger/ledgers';
import type { PageServerLoad } from './$types';

const A_PAGE = 50;

export const load: PageServerLoad = async ({ locals, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { database, keeping } = await application();
	const { read } = database;
	const names = namesOf(chronicle.state, chronicle.names.seats);
	const { people } = chronicle.names;
	const beside = await auditOf(read, access.group.id, chronicle.id);
	const ledgers = ledgersOf(keeping('heritage').logs);
	const logged = (await ledgers.of(chronicle.id, chronicle.version)) ?? [];
	const entries = auditEntries(logged, beside);
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
	const shown = found.slice((page - 1) * A_PAGE, page * A_PAGE);
	const met = await ledgers.met(
		chronicle.id,
		shown.flatMap(({ logged }) => logged ?? [])
	);
	const holders = await holdersOf(read, chronicle.id);
	return {
		asked: { ...asked, page },
		pages,
		count: found.length,
		people: [...known]
			.map(([id, name]) => ({ id, name }))
			.sort((a, b) => a.name.localeCompare(b.name)),
		lines: shown.map((entry) => entry.line((one) => lineOf(one, met, names, people, holders)))
	};
};
