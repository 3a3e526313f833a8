import { json } from '@sveltejs/kit';

/** Says whose intention a request carries, where it may have waited on a device by the id of its person. */
const SENT_BY = 'elysium-person';

const SOMEBODY_ELSE =
	'Somebody else is signed in on this device by now. What waits here is kept, and sent once its own player is back.';

/**
 * The answer to an intention that waited on a device where somebody else signed in meanwhile: nobody acts in the name
 * of another one. Null: it is theirs, or says nothing.
 */
export function sentByAnother(request: Request, person: { readonly id: string } | null) {
	const by = request.headers.get(SENT_BY);
	if (by === null || !person || by === person.id) return null;
	return json({ reason: 'somebody-else', message: SOMEBODY_ELSE }, { status: 409 });
}
