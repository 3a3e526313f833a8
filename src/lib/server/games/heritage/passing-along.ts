import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Application } from '../../application.ts';
import { isStillLeft, keepersHand, moveHand } from '../../tables/dealt-hands.ts';
import { passHands } from './passing-hands.ts';
import { log } from '../../http/log.ts';
import { reportOf } from '../../http/report.ts';
import { acceptInvitation } from '../../tables/invitations.ts';
import { type Actor, refusedByService } from '../../logs/answers.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';

type House = Pick<Application, 'database' | 'keeping'>;

/** Whether the keeper could look at a hand here that others do not see: it is hidden, and the app dealt at some time. */
const hidHands = (state: ChronicleState): boolean =>
	tableNow(state).ruleset.hands === 'hidden' &&
	state.course.steps
		.flat()
		.some(
			(event) =>
				(event.type === 'TableSet' && event.setting.dealer === 'app') ||
				(event.type === 'DealerChanged' && event.dealer === 'app')
		);

/**
 * Passes the hand of a seat that was just a name on to the person who sits down there in mid-chapter. An event says so to
 * everybody, where the keeper could see that hand.
 */
async function passOn(
	{ database, keeping }: House,
	chronicleId: string,
	seatId: string,
	by?: Actor
): Promise<void> {
	const { logs } = keeping('heritage');
	const chronicle = await logs.read(chronicleId);
	const chapter = chronicle && chapterOnTable(chronicle.state);
	if (!chronicle || chapter === null) return;
	const hand = await keepersHand(database.read, chronicleId, chapter, seatId);
	if (!hand) return;
	const passed = { ...hand, to: hand.to.id };
	if (!hidHands(chronicle.state)) return database.write((tx) => moveHand(tx, chronicleId, passed));
	await logs.act({
		chronicle: chronicleId,
		actor: by ?? hand.to,
		seat: null,
		command: {
			id: REAL_SURROUNDINGS.id(),
			seen: chronicle.version,
			body: { type: 'PassHand', ...passed },
			barred: async (tx) =>
				(await isStillLeft(tx, chronicleId, chapter, passed))
					? null
					: refusedByService('version-passed'),
			along: (tx, events) => passHands(tx, chronicleId, events)
		}
	});
}

/**
 * Passes the hand of a seat along as {@link passOn} does. The seat is given by then, so where the log takes nothing more or
 * cannot be reached, the hand stays face down, and the keeper can pass it on later.
 */
export async function passHandAlong(
	...[house, chronicle, seat, by]: Parameters<typeof passOn>
): Promise<void> {
	try {
		await passOn(house, chronicle, seat, by);
	} catch (cause) {
		log.error({ chronicle, seat, ...reportOf(cause) }, 'This hand did not go along with its seat.');
	}
}

/** Lets a person in by an invitation, as {@link acceptInvitation}; with its seat goes the hand that was dealt there. */
export async function joinBy(
	house: House & Pick<Application, 'quotas'>,
	token: string,
	userId: string,
	now: number
): ReturnType<typeof acceptInvitation> {
	const joined = await acceptInvitation(house.database, token, userId, now, house.quotas);
	if (joined.ok && joined.place)
		await passHandAlong(house, joined.place.chronicleId, joined.place.seatId);
	return joined;
}
