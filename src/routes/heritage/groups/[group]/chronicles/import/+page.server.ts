import { fail } from '@sveltejs/kit';
import { deviationsTold, ruleCheckTold } from '$lib/games/core/deviation';
import { sentenceOfFault } from '$lib/games/core/file-fault';
import { entryOf } from '$lib/games/registry';
import { application } from '$lib/server/application';
import { leftBehind } from '$lib/server/games/heritage/left-behind';
import { seatMembersByName } from '$lib/server/logs/seat-members';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { countTries, textOf } from '$lib/server/http/form';
import { whileAsked } from '$lib/server/http/long-work';
import { logAccess } from '$lib/server/tables/access';
import { gameAtHead } from '$lib/server/logs/check-file';
import { logsOf } from '$lib/server/tables/groups';
import { GivenUp, NotNow } from '$lib/server/long-work/undone';
import type { Watch } from '$lib/server/long-work/watch';
import { whatIsIn, whatIsInAny } from './contents';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({ group: memberAccess(locals).group });

/** What a form says of the sealed part of its file; undefined: it says nothing, so that one is asked first. */
function passphraseIn(form: FormData): string | null | undefined {
	if (textOf(form, 'sealed') === 'leave') return null;
	return textOf(form, 'passphrase') || undefined;
}

/** What is said where the reading ended without a result; what else broke is thrown on. */
function sentenceWhereEnded(error: unknown): string {
	if (error instanceof GivenUp) return 'You stopped it. Nothing was changed.';
	if (error instanceof NotNow) return error.message;
	throw error;
}

const CLOSED = {
	'passphrase-asked':
		'Something sealed came along in this file. Write its passphrase, or go on without what is sealed.',
	'passphrase-wrong':
		'This passphrase does not open what is sealed in the file; or it was changed since. Try again, or go on without what is sealed.'
} as const;

export const actions: Actions = {
	default: async (event) => {
		const { request, locals } = event;
		const { group } = memberAccess(locals);
		const form = await request.formData();
		const file = form.get('file');
		if (!(file instanceof File) || file.size === 0)
			return fail(400, { name: '', faults: ['Choose a file first. Nothing was changed.'] });
		const house = await application();
		const { database, limits } = house;
		const { id, name } = signedIn(locals);
		const allowance = await countTries(event, limits, [['import', id]]);
		if (!allowance.ok) return fail(429, { name: file.name, faults: [allowance.sentence] });
		const passphrase = passphraseIn(form);
		const taking = {
			groupId: group.id,
			actor: { id, name },
			...(passphrase !== undefined && { passphrase })
		};
		const bytes = new Uint8Array(await file.arrayBuffer());
		const keeping = house.keeping(gameAtHead(bytes)) ?? house.keeping('heritage');
		if (!keeping) throw new Error('Chronicles are kept.');
		const work = (watch: Watch) => keeping.files.import(bytes, taking, watch);
		const imported = await whileAsked(event, work, textOf(form, 'work')).catch(sentenceWhereEnded);
		if (typeof imported === 'string') return fail(409, { name: file.name, faults: [imported] });
		if (imported.kind === 'refused')
			return fail(400, { name: file.name, faults: imported.faults.map(sentenceOfFault) });
		if (imported.kind === 'full')
			return fail(409, { name: file.name, faults: [imported.sentence] });
		if (imported.kind !== 'imported')
			return fail(400, { name: file.name, closed: CLOSED[imported.kind] });
		const sitting = await seatMembersByName(database, group.id, imported.chronicle);
		const taken = await keeping.logs.read(imported.chronicle);
		if (!taken) throw new Error('What was taken in is not there.');
		const access = await logAccess(database.read, id, taken.id, null);
		const entry = entryOf(access?.chronicle?.game ?? '');
		if (!entry) throw new Error('It is of a game that is kept.');
		const chronicle = await house.keeping('heritage').logs.read(taken.id);
		const copies = await logsOf(database.read, group.id, entry);
		return {
			name: file.name,
			copy: copies.some(({ id: one, copy }) => one === taken.id && copy),
			noun: entry.noun,
			at: `${entry.at}/${taken.id}`,
			contents: chronicle ? whatIsIn(chronicle, sitting) : whatIsInAny(taken, sitting),
			boxDeals: imported.boxDeals,
			namesUnproved: imported.namesUnproved,
			checked: ruleCheckTold(imported.rules),
			otherwise: deviationsTold(imported.rules.deviations),
			left: chronicle ? [...(await leftBehind(house, chronicle))] : []
		};
	}
};
