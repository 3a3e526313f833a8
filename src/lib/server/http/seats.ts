import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import { application, type Application } from '../application.ts';
import { changeSeat } from '../logs/change-seat.ts';
import { titleTyped } from '../logs/seating.ts';
import { satDown, sitDown, standUp } from '../logs/sitting-down.ts';
import { memberAccess, signedIn, witness } from './access.ts';
import { textOf } from './form.ts';
import { nothingHere } from './json.ts';

type Asked = Pick<RequestEvent, 'locals' | 'request'>;

const GONE = 'Someone else sits there now. Choose another seat.';
const NOT_YOURS = 'This seat is no longer yours.';

/** The log that a form is about, and the form. */
async function sent({ locals, request }: Asked) {
	const { group, chronicle } = memberAccess(locals);
	const { id, title, game } = chronicle ?? nothingHere();
	const form = await request.formData();
	const by = { ...witness(locals), name: signedIn(locals).name };
	const seatId = textOf(form, 'seat');
	const place = { groupId: group.id, chronicleId: id, seatId, game };
	return { house: await application(), title, form, by, seatId, place };
}

/** Who sits where, for the page of a log of any game. */
export const seatActions = {
	/** A member sits down on a free seat. */
	async take(event: Asked) {
		const { house, place, by } = await sent(event);
		const isProved = house.keeping(place.game)?.kept.proofs !== undefined;
		if (!(await sitDown(house.database, place, by, by, isProved)))
			return fail(409, { seatSentence: GONE });
		await satDown(house, place);
		return {};
	},
	async leave(event: Asked) {
		const { house, place, by } = await sent(event);
		const left = await standUp(house.database, place, by);
		return left ? {} : fail(409, { seatSentence: NOT_YOURS });
	},
	/** The keeper gives a seat another name, or to somebody else. */
	async seat(event: Asked) {
		const { house, place, form, by, seatId } = await sent(event);
		const userId = textOf(form, 'person') || null;
		const seat = { seatId, name: form.get('name'), userId };
		const answer = await changeSeat(house, place.chronicleId, seat, by);
		if (answer.ok) return { saved: seatId };
		const typed = { name: textOf(form, 'name'), userId };
		return fail(400, { seatId, seatTyped: typed, seatSentence: answer.sentence });
	}
};

/** Deletes a log whose title was typed; `first`: what goes with it. */
export const deletion =
	(first?: (house: Application, log: { id: string; groupId: string }) => Promise<void>) =>
	async (event: Asked) => {
		const { house, title, form, place } = await sent(event);
		const typed = textOf(form, 'typed');
		if (!titleTyped(title, typed))
			return fail(400, {
				typed,
				sentence: 'This does not match. Write it exactly as it stands above.'
			});
		const { chronicleId: id, groupId, game } = place;
		await first?.(house, { id, groupId });
		await house.keeping(game)?.logs.remove(id);
		redirect(303, `/groups/${groupId}`);
	};
