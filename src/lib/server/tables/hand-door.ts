import type { Typed } from '../../games/core/game.ts';
import type { HandGiven } from '../../games/core/steps/hands.ts';
import type { UndoCommand } from '../../games/core/steps/asking.ts';
import { refusedByService } from '../logs/answers.ts';
import { consentCounts } from './dealt-hands.ts';
import type { Beside, Guard, Sent } from './door.ts';
import { asksForHand, passedHand, passHands } from './passing-hands.ts';
import { isLent } from './sitting.ts';

/** A log as far as hands at its table go. */
interface WithHands {
	readonly course: {
		readonly proposed: number;
		readonly proposal: { readonly hand?: HandGiven } | null;
	};
}

type AtTable<State extends WithHands, Command extends Typed> = Pick<
	Sent<State, Command>,
	'database' | 'log' | 'person' | 'command' | 'state'
>;

/** Whose hands lie face down at a table, and who sees them. `chapterOf`: the chapter they were dealt in; null: no table lies there. */
export function handDoor<State extends WithHands, Command extends Typed>(
	chapterOf: (state: State) => number | null
) {
	const chapterIn = async ({ state }: Pick<AtTable<State, Command>, 'state'>) => {
		const now = await state();
		return now && chapterOf(now);
	};

	const answerIn = (command: Typed) =>
		(command.type === 'AnswerUndo' ? command : null) as Extract<
			UndoCommand,
			{ type: 'AnswerUndo' }
		> | null;

	/** The hand that somebody agrees to show; null: it is about something else. */
	async function handAgreedTo({
		command,
		state
	}: Pick<AtTable<State, Command>, 'command' | 'state'>) {
		if (answerIn(command)?.agrees !== true) return null;
		return (await state())?.course.proposal?.hand ?? null;
	}

	/** Consent counts only for a question that was asked by then, and for a hand that still lies where it lay. */
	async function consent(
		sent: AtTable<State, Command>,
		{ agrees, proposal, seats }: Extract<UndoCommand, { type: 'AnswerUndo' }>
	): Promise<Beside<unknown>> {
		if (!agrees) return {};
		// What a question is about, which nobody asked by then, cannot be known here.
		const asked = (await sent.state())?.course.proposed ?? 0;
		if (proposal >= asked)
			return { barred: () => Promise.resolve(refusedByService('version-passed')) };
		const hand = await handAgreedTo(sent);
		if (!hand) return {};
		const { log, person } = sent;
		const chapter = await chapterIn(sent);
		const answer = { person: person.id, answersFor: seats };
		return {
			barred: async (tx) =>
				(await consentCounts(tx, log, chapter, hand, answer))
					? null
					: refusedByService('version-passed')
		};
	}

	const guards: readonly Guard<State, Command>[] = [
		{
			name: 'hand-of-another',
			sentence:
				'Only the player who was dealt a hand can pass it to the player who sits there now. Reload to see who that is.',
			async forbids(sent) {
				const { database, log, person, command } = sent;
				if (command.type !== 'PassHand') return false;
				const chapter = await chapterIn(sent);
				return !(await passedHand(database.read, log, chapter, person.id, command));
			}
		},
		{
			name: 'asks-others',
			sentence:
				'A hidden hand is shown only if all other players agree. Reload to see who they are.',
			async forbids(sent) {
				const { database, log, person, command } = sent;
				if (command.type !== 'ProposeHand') return false;
				const chapter = await chapterIn(sent);
				return !(await asksForHand(database.read, log, chapter, person.id, command));
			}
		},
		{
			name: 'consent-of-another',
			sentence:
				'Players decide for themselves whether to show a hidden hand. You act for this seat but cannot agree for it.',
			async forbids(sent) {
				const { access, command } = sent;
				const seats = answerIn(command)?.seats ?? [];
				if (!(await handAgreedTo(sent))) return false;
				return seats.some((seat) => isLent(access, seat));
			}
		}
	];

	/** The owner's word or the last consent: whoever answers, the hand goes where the log says. */
	async function beside(sent: AtTable<State, Command>): Promise<Beside<unknown>> {
		const { log, command } = sent;
		const along: Beside<unknown>['along'] = (tx, events) => passHands(tx, log, events);
		if (command.type === 'PassHand') return { along };
		const answer = answerIn(command);
		return answer ? { ...(await consent(sent, answer)), along } : {};
	}

	return { guards, beside };
}
