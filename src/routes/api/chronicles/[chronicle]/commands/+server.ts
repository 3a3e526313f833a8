import { json } from '@sveltejs/kit';
import { speaksForDeck } from '$lib/games/heritage/chronicle-deck/from-deck';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { commandSchema, type Command } from '$lib/games/heritage/commands';
import type { TableCommandType } from '$lib/games/heritage/table/commands';
import { application } from '$lib/server/application';
import { setPerson } from '$lib/server/logs/annex';
import { refusedByService } from '$lib/server/logs/answers';
import { openSeedOf } from '$lib/server/games/heritage/mixing';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { answered, sentSchema } from '$lib/server/http/commands';
import { readJson } from '$lib/server/http/json';
import { lendsForOthers, standInOf } from '$lib/server/games/heritage/acting';
import { speaksForOthers } from '$lib/server/games/heritage/consent';
import { isLent } from '$lib/server/tables/sitting';
import { playsUnseen } from '$lib/server/games/heritage/hands';
import { asksForHand, passedHand, passHands } from '$lib/server/games/heritage/passing-hands';
import { consentCounts } from '$lib/server/tables/dealt-hands';
import { findLeaseFault } from '$lib/server/tables/leases';
import { leavesOutOthers, mixesForAnother } from '$lib/server/games/heritage/mixing-rights';
import { mayAct } from '$lib/server/games/heritage/rights';
import { choosesForAnother } from '$lib/server/games/heritage/scoring';
import { seatOf } from '$lib/server/games/heritage/seat-of';
import { opensEarlyAsPlayer } from '$lib/server/games/heritage/wishes';
import type { RequestHandler } from './$types';

const bodySchema = sentSchema(commandSchema);

const OTHER_ROLE =
	'Your role in this group does not allow this. The keeper can do it, or change your role.';
const SET_UP_ELSEWHERE =
	'A table is laid out on the page that sets the chapter up, with the cards of the chronicle itself. Go there from the chapter.';
const HAND_OF_ANOTHER =
	'This hand lies face down, and somebody of the group holds it. Let them play from it, or let whoever left it pass the hand on.';

const SEALED_DECK =
	'Only Elysium itself turns a sealed deck. Ask for its next card on the page of the chronicle.';
const DOMINATOR_CHOOSES =
	'Whoever dominated the era chooses its scoring card; the keeper or a referee can do it for them.';

const OPENED_EARLY =
	'That a chapter was opened before its time, the keeper or a referee writes down.';

const NOT_THEIR_SEAT =
	'Everybody answers for their own seat, and only the keeper takes back without asking. Load the page again to see which seats are yours.';

const NOT_THEIRS_TO_LEND =
	'Whoever holds a seat says who acts for it; the keeper does for seats that are just a name. Load the page again to see who holds it.';
const NO_STAND_IN =
	'Only somebody who plays in this group can act for a seat. Choose one of its players, or let the keeper make them one.';

const NOT_THEIRS_TO_PASS =
	'Only the person a hand was dealt to passes it on, to whoever sits there now. Load the page again to see who that is.';

const ASKS_OTHERS =
	'A hidden hand is shown only if all other players agree. Load the page again to see who they are.';

const NOT_THEIR_CONSENT =
	'Players answer for themselves whether a hidden hand is shown. You act for this seat, but you cannot agree for it.';

const NUMBER_OF_ANOTHER =
	'Each device seals and opens a number of its own; nobody does it for another seat. Load the page again to see which seats are yours.';
const NOT_THEIRS_TO_LEAVE_OUT =
	'Only the keeper or a referee goes on without somebody’s device. Wait for it, or ask one of them.';

const forbidden = (message: string): Response => json({ message }, { status: 403 });

const doesAtTable = (command: Command, what: TableCommandType): boolean =>
	command.type === 'ActAtTable' && command.command.type === what;

/** Whether it depends on the chronicle who may give a command. */
const looksAround = (command: Command): boolean =>
	command.type === 'ChooseScoring' ||
	command.type === 'PassHand' ||
	command.type === 'ProposeHand' ||
	command.type === 'AnswerUndo' ||
	doesAtTable(command, 'PlayScheme');

/** Takes one command: 200 accepted, 400 of no known form, 403 not this role's, 409 refused by the rules. */
export const POST: RequestHandler = async ({ request, locals, params }) => {
	const access = memberAccess(locals);
	const { id: actorId, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'command');
	if (!read.ok) return read.answer;
	const { id, seen, command } = read.content;
	if (!mayAct(access, command))
		return forbidden(doesAtTable(command, 'SetTable') ? SET_UP_ELSEWHERE : OTHER_ROLE);
	if (opensEarlyAsPlayer(access, command)) return forbidden(OPENED_EARLY);
	if (speaksForOthers(access, command)) return forbidden(NOT_THEIR_SEAT);
	if (mixesForAnother(access, command)) return forbidden(NUMBER_OF_ANOTHER);
	if (leavesOutOthers(access, command)) return forbidden(NOT_THEIRS_TO_LEAVE_OUT);
	if (lendsForOthers(access, actorId, command)) return forbidden(NOT_THEIRS_TO_LEND);
	if (speaksForDeck(command)) return forbidden(SEALED_DECK);
	const app = await application();
	const { chronicles, database } = app;
	const standIn = await standInOf(database.read, access.group.id, command);
	if (command.type === 'LendSeat' && !standIn) return forbidden(NO_STAND_IN);
	// The keeper plays for others, but not out of hands that lie face down.
	const around = looksAround(command) ? await chronicles.read(params.chronicle) : null;
	if (around && playsUnseen(access, around.state, command)) return forbidden(HAND_OF_ANOTHER);
	if (around && choosesForAnother(access, around.state, command))
		return forbidden(DOMINATOR_CHOOSES);
	const chapter = around && chapterOnTable(around.state);
	if (
		command.type === 'PassHand' &&
		!(await passedHand(database.read, params.chronicle, chapter, actorId, command))
	)
		return forbidden(NOT_THEIRS_TO_PASS);
	if (
		command.type === 'ProposeHand' &&
		!(await asksForHand(database.read, params.chronicle, chapter, actorId, command))
	)
		return forbidden(ASKS_OTHERS);
	const consent = command.type === 'AnswerUndo' && command.agrees ? command.seats : null;
	const hand = consent && around?.state.course.proposal?.hand;
	// What a question is about, which nobody asked by then, cannot be known here.
	const isEarly =
		command.type === 'AnswerUndo' && command.proposal >= (around?.state.course.proposed ?? 0);
	if (hand && consent.some((seat) => isLent(access, seat))) return forbidden(NOT_THEIR_CONSENT);
	const dealt = command.type === 'ActAtTable' ? command.dealt : undefined;
	const answer = await chronicles.act({
		chronicle: params.chronicle,
		actor: { id: actorId, name },
		seat: seatOf(command, access),
		command: {
			id,
			seen,
			body: command,
			...(hand && {
				barred: async (tx) =>
					(await consentCounts(tx, params.chronicle, chapter, hand, {
						person: actorId,
						answersFor: consent
					}))
						? null
						: refusedByService('version-passed')
			}),
			...(consent &&
				isEarly && { barred: () => Promise.resolve(refusedByService('version-passed')) }),
			...(dealt && { barred: (tx) => findLeaseFault(tx, params.chronicle, actorId, dealt) }),
			// Whoever acts has a name in the annex before they did anything.
			...(standIn && { along: (tx) => setPerson(tx, params.chronicle, standIn) }),
			// The owner's word or the last consent: whoever answers, the hand goes where the log says.
			...((command.type === 'PassHand' || command.type === 'AnswerUndo') && {
				along: (tx, events) => passHands(tx, params.chronicle, events)
			})
		}
	});
	// Nothing of the chapter is dealt any more: what its cards were mixed by is everybody's to check.
	if (answer.kind === 'accepted' && command.type === 'FinishAftermath')
		await openSeedOf(app, params.chronicle, { id: actorId, name });
	return answered(answer);
};
