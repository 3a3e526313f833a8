import { json } from '@sveltejs/kit';

/** Says whose intention a request carries, by the id of its person: of what waited on a device, or of whose page it was. */
const SENT_BY = 'elysium-person';

const SOMEBODY_ELSE =
	'Somebody else is signed in on this device now. Nothing is sent in their name. What is here stays until its own player is back. Load the page again to go on as yourself.';

/**
 * The answer to an intention from a device where somebody else signed in meanwhile: nobody acts in the name of another
 * one. Null: it is theirs, or says nothing.
 */
export function sentByAnother(request: Request, person: { readonly id: string } | null) {
	const by = request.headers.get(SENT_BY);
	if (by === null || !person || by === person.id) return null;
	return json({ reason: 'somebody-else', message: SOMEBODY_ELSE }, { status: 409 });
}
