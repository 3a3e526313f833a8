import { fail } from '@sveltejs/kit';
import { deviationsTold, ruleCheckTold } from '$lib/games/core/deviation';
import { sentenceOfFault } from '$lib/games/core/file-fault';
import { counted } from '$lib/games/core/listed';
import { GAMES, logPage, nounOf } from '$lib/games/registry';
import { application } from '$lib/server/application';
import { seatMembersByName } from '$lib/server/logs/seat-members';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { countTries, textOf } from '$lib/server/http/form';
import { whileAsked } from '$lib/server/http/long-work';
import { gameAtHead } from '$lib/server/logs/check-file';
import { logsOf } from '$lib/server/tables/groups';
import { GivenUp, NotNow } from '$lib/server/long-work/undone';
import type { Watch } from '$lib/server/long-work/watch';
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
		'This file holds sealed cards. Enter its passphrase, or continue without them.',
	'passphrase-wrong':
		'This passphrase does not open the sealed cards, or the file was changed. Try again, or continue without them.'
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
		const person = signedIn(locals);
		const allowance = await countTries(event, limits, [['import', person.id]]);
		if (!allowance.ok) return fail(429, { name: file.name, faults: [allowance.sentence] });
		const passphrase = passphraseIn(form);
		const taking = {
			groupId: group.id,
			actor: { id: person.id, name: person.name },
			...(passphrase !== undefined && { passphrase })
		};
		const bytes = new Uint8Array(await file.arrayBuffer());
		// Where a file does not begin as we write it, the oldest game reads it, and says what is wrong.
		const { kept, logs, files } = house.keeping(gameAtHead(bytes)) ?? house.keeping(GAMES[0].name);
		const work = (watch: Watch) => files.import(bytes, taking, watch);
		const imported = await whileAsked(event, work, textOf(form, 'work')).catch(sentenceWhereEnded);
		if (typeof imported === 'string') return fail(409, { name: file.name, faults: [imported] });
		if (imported.kind === 'refused')
			return fail(400, { name: file.name, faults: imported.faults.map(sentenceOfFault) });
		if (imported.kind === 'full')
			return fail(409, { name: file.name, faults: [imported.sentence] });
		if (imported.kind !== 'imported')
			return fail(400, { name: file.name, closed: CLOSED[imported.kind] });
		const { read } = database;
		const { chronicle: id, rules, wentOn, namesUnproved } = imported;
		const sitting = await seatMembersByName(database, group.id, id);
		const log = await logs.read(id);
		if (!log) throw new Error('What was taken in is not there.');
		const game = kept.game.name;
		const glance = await kept.glanceOf?.(log, read);
		const copies = await logsOf(read, group.id, { name: game });
		const notes = [wentOn, await kept.leftBehind?.(log, read, house.vault)];
		return {
			name: file.name,
			copy: copies.some((one) => one.id === id && one.copy),
			noun: nounOf(game),
			at: logPage(game, id),
			contents: {
				title: log.title,
				lines: [
					...(glance ? [glance.where, ...(glance.more ?? [])] : []),
					counted(log.version, 'event')
				],
				players: kept.seatsOf(log.state).map((seat) => ({
					seat,
					name: log.names.seats[seat] ?? seat,
					member: sitting[seat] ?? null
				}))
			},
			notes: notes.flatMap((note) => note ?? []),
			namesUnproved,
			checked: ruleCheckTold(rules),
			otherwise: deviationsTold(rules.deviations)
		};
	}
};
