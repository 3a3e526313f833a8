import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { parseAs } from '$lib/games/core/parse';
import { SHELF } from '$lib/games/registry';
import { application } from '$lib/server/application';
import { readConfig } from '$lib/server/config';
import { memberAccess, signedIn, witness } from '$lib/server/http/access';
import { countTries, textOf } from '$lib/server/http/form';
import {
	changeRole,
	deleteGroup,
	handOver,
	membersOf,
	removeMember,
	renameGroup,
	type GroupAnswer
} from '$lib/server/tables/groups';
import {
	invite,
	isLifetime,
	openInvitations,
	revokeInvitation
} from '$lib/server/tables/invitations';
import { invitationLinks } from '$lib/server/tables/links';
import { GIVEN_ROLES, isGivenRole, ROLE_LINES } from '$lib/server/tables/roles';
import { freeSeats } from '$lib/server/tables/seats';
import { listingsOf } from './listing';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group, role } = memberAccess(locals);
	const house = await application();
	const { database } = house;
	const keeps = role === 'keeper';
	const begins = { keeper: keeps, writers: role !== 'spectator', anyone: true };
	return {
		group,
		role,
		me: signedIn(locals).id,
		members: await membersOf(database.read, group.id),
		listings: await listingsOf(house, locals, group.id),
		shelf: SHELF.map(({ name, title, about, needs, beginnings, lesson }) => ({
			name,
			title,
			about,
			needs,
			beginnings: [...beginnings.filter(({ by }) => begins[by]), ...(lesson ? [lesson] : [])].map(
				({ title, at }) => ({ title, href: at.replace('[group]', group.id) })
			)
		})),
		invitations: keeps ? await openInvitations(database.read, group.id, Date.now()) : [],
		freeSeats: keeps ? await freeSeats(database.read, group.id) : [],
		roles: GIVEN_ROLES.map((id) => ({ id, line: ROLE_LINES[id] }))
	};
};

type Section = 'rename' | 'member' | 'invite' | 'delete' | 'leave';
const refused = (section: Section, field: string | null, sentence: string, typed = '') =>
	fail(400, { section, problem: { field, sentence }, typed });

const answered = (
	answer: GroupAnswer,
	section: Section,
	done: string,
	field: string | null = null
) => (answer.ok ? { section, done } : refused(section, field, answer.sentence));

/** A wish for an invitation as the form says it: `uses` empty for as many as come, `seat` as "chronicle seat". */
const wishSchema = v.object({
	role: v.custom<(typeof GIVEN_ROLES)[number]>(isGivenRole, 'Choose a role.'),
	lifetime: v.custom<'day' | 'week' | 'month'>(isLifetime, 'Choose how long the link lasts.'),
	uses: v.union(
		[
			v.pipe(
				v.literal(''),
				v.transform(() => null)
			),
			v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100))
		],
		'Write a number from 1 to 100, or leave it empty for no limit.'
	)
});

const firstField = (issue: v.BaseIssue<unknown>): string | null => {
	const key = issue.path?.[0]?.key;
	return typeof key === 'string' ? key : null;
};

export const actions: Actions = {
	rename: async ({ locals, request }) => {
		const { group } = memberAccess(locals);
		const typed = textOf(await request.formData(), 'name');
		const { database } = await application();
		const renamed = await renameGroup(database, group.id, typed);
		return renamed.ok
			? { section: 'rename' as const, done: 'The group is renamed.' }
			: refused('rename', 'name', renamed.sentence, typed);
	},
	role: async ({ locals, request }) => {
		const { group } = memberAccess(locals);
		const form = await request.formData();
		const role = textOf(form, 'role');
		if (!isGivenRole(role)) return refused('member', null, 'Choose a role.');
		const { database } = await application();
		const changed = await changeRole(
			database,
			group.id,
			textOf(form, 'member'),
			role,
			witness(locals)
		);
		return answered(changed, 'member', 'The role is changed.');
	},
	remove: async ({ locals, request }) => {
		const { group } = memberAccess(locals);
		const member = textOf(await request.formData(), 'member');
		const { database } = await application();
		const removed = await removeMember(database, group.id, member, witness(locals));
		return answered(
			removed,
			'member',
			'They are no longer in the group. Their seats keep the name.'
		);
	},
	hand: async ({ locals, request }) => {
		const { group } = memberAccess(locals);
		const heir = textOf(await request.formData(), 'member');
		const { database } = await application();
		const handed = await handOver(database, group.id, signedIn(locals).id, heir, Date.now());
		return answered(handed, 'member', 'The group has a new keeper. You are now a player.');
	},
	leave: async ({ locals }) => {
		const { group } = memberAccess(locals);
		const { database } = await application();
		const left = await removeMember(database, group.id, signedIn(locals).id, witness(locals));
		if (!left.ok) return refused('leave', null, left.sentence);
		redirect(303, '/groups');
	},
	delete: async ({ locals, request }) => {
		const { group } = memberAccess(locals);
		const typed = textOf(await request.formData(), 'typed');
		const { database } = await application();
		const deleted = await deleteGroup(database, group, typed);
		if (!deleted.ok) return refused('delete', 'typed', deleted.sentence, typed);
		redirect(303, '/groups');
	},
	invite: async (event) => {
		const { group } = memberAccess(event.locals);
		const form = await event.request.formData();
		const { database, limits, quotas } = await application();
		const person = signedIn(event.locals);
		const allowance = await countTries(event, limits, [['invite', person.id]]);
		if (!allowance.ok)
			return fail(429, {
				section: 'invite' as const,
				problem: { field: null, sentence: allowance.sentence },
				typed: ''
			});
		const wish = parseAs(wishSchema, {
			role: textOf(form, 'role'),
			lifetime: textOf(form, 'lifetime'),
			uses: textOf(form, 'uses').trim()
		});
		if (!wish.success) return refused('invite', firstField(wish.issues[0]), wish.issues[0].message);
		const [chronicleId, seatId] = textOf(form, 'seat').split(' ');
		const free = await freeSeats(database.read, group.id);
		const seat = free.find((one) => one.chronicleId === chronicleId && one.seatId === seatId);
		if (chronicleId && !seat)
			return refused('invite', 'seat', 'This seat was taken meanwhile. Choose another.');
		const { role, lifetime, uses } = wish.output;
		const invited = await invite(
			database,
			{
				groupId: group.id,
				invitedBy: person.id,
				role,
				seat: seat ?? null,
				lifetime,
				maxUses: uses
			},
			Date.now(),
			quotas
		);
		if (!invited.ok) return refused('invite', null, invited.sentence);
		const { token } = invited;
		const config = readConfig(process.env);
		const host = config.ok ? config.config.host : '127.0.0.1';
		return { section: 'invite' as const, links: invitationLinks(event.url, token, host) };
	},
	revoke: async ({ locals, request }) => {
		const { group } = memberAccess(locals);
		const id = textOf(await request.formData(), 'invitation');
		const { database } = await application();
		await revokeInvitation(database, group.id, id, witness(locals));
		return { section: 'invite' as const, done: 'The link no longer lets anyone in.' };
	}
};
