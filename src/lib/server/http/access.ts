import { error } from '@sveltejs/kit';
import type { Person } from '../accounts/sessions.ts';
import type { Visitor } from '../live/company.ts';
import type { Witness } from '../tables/audit.ts';
import type { Access } from '../tables/access.ts';
import { seatsPlayed } from '../tables/sitting.ts';

/**
 * What the person is in the group or chronicle of the path. The hooks have decided before any load or action runs;
 * where they denied a page, asking here ends the load with their answer, so that the house's own error page shows it.
 */
export function memberAccess(locals: App.Locals): Access {
	if (locals.denied) error(locals.denied.status, locals.denied.message);
	if (!locals.access) throw new Error('This route names no group and no chronicle.');
	return locals.access;
}

/** Who is signed in, on routes whose row in the table of rights demands that someone is. */
export function signedIn(locals: App.Locals): Person {
	if (locals.denied) error(locals.denied.status, locals.denied.message);
	if (!locals.user) throw new Error('This route is open to people who are not signed in.');
	return locals.user;
}

/** The person as others at the same log see them. */
export function visitorOf(locals: App.Locals): Visitor {
	const { id, name } = signedIn(locals);
	return { id, name, seats: seatsPlayed(memberAccess(locals)) };
}

/** Who is signed in, as somebody who changes something now. */
export const witness = (locals: App.Locals): Witness => ({
	id: signedIn(locals).id,
	now: Date.now()
});
