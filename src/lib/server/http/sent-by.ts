import { json } from '@sveltejs/kit';

/** Says whose intention a request carries, by the id of its person: of what waited on a device, or of whose page it was. */
const SENT_BY = 'elysium-person';

const SOMEBODY_ELSE =
	'Someone else is now signed in on this device. Nothing is sent in their name; your changes wait until you sign in again. Reload to go on as yourself.';

/**
 * The answer to an intention from a device where somebody else signed in meanwhile: nobody acts in the name of another
 * one. Null: it is theirs, or says nothing.
 */
export function sentByAnother(request: Request, person: { readonly id: string } | null) {
	const by = request.headers.get(SENT_BY);
	if (by === null || !person || by === person.id) return null;
	return json({ reason: 'somebody-else', message: SOMEBODY_ELSE }, { status: 409 });
}
