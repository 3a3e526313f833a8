import { newSignIns } from '$lib/server/accounts/sign-ins';
import { SHELF } from '$lib/games/registry';
import { application } from '$lib/server/application';
import type { LayoutServerLoad } from './$types';

const GAMES = SHELF.map(({ name }) => name);

export const load: LayoutServerLoad = async ({ locals }) => ({
	user: locals.user && {
		id: locals.user.id,
		name: locals.user.name,
		guest: locals.user.guest
	},
	games: GAMES,
	...(locals.hasNews && { newSignIns: await signInsFor(locals) })
});

async function signInsFor({ sessionId }: App.Locals) {
	if (sessionId === null) return [];
	return newSignIns((await application()).database.read, sessionId);
}
