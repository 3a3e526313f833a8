import { answerFault } from '../../core/run/answer.ts';
import type { SeatId } from '../../core/seats.ts';
import { findCardFault } from '../attack/may-attack.ts';
import { findVampire as foundIn } from '../match/vampires.ts';
import { handFault } from './checks.ts';
import type { TableDealer } from './dealing.ts';
import { attackCardFault } from './decide-attack.ts';
import { asRefused, refused, type Beginning, type Deciders, type Refused } from './decider.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { fieldOf } from './field.ts';
import { FACE_DOWN, isLaidDown } from './open-command.ts';
import type { Question } from './questions.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import type { Table } from './table.ts';
import { cardOf, cardOfKind, leaderOf, sideOf } from './where.ts';

/** What an answer comes to: its event, and the task that asked goes on. */
const answered = (table: Table, event: TableEvent): Beginning => ({
	accepted: true,
	events: [event],
	resolution: evolveTable(table, event).resolution
});

/** Answers. */
export const choiceDeciders: Deciders<'AnswerQuestion'> = {
	/** Refusals: those of an answer; of cards out of the hand what the rules ask of them. */
	AnswerQuestion(table, { question: id, seat, choice }, dealer) {
		const { question } = table;
		if (question?.prompt === 'answer' && question.id === id) return refused('answer-with-scheme');
		if (question?.hidden) {
			if (question.id !== id) return refused('question-outdated', {}, 'question');
			if (question.seat !== seat)
				return refused('not-asked', { seat: question.seat ?? '' }, 'seat');
			return fromHand(table, question, seat, choice, dealer);
		}
		const fault = answerFault(question, { question: id, seat, choice }, table.order);
		if (fault) {
			const about = fault.reason === 'not-asked' ? { seat: question?.seat ?? '' } : fault.about;
			return refused(fault.reason, about, fault.at);
		}
		return answered(table, { type: 'QuestionAnswered', question: id, seat, choice });
	}
};

/** Cards from a player’s hand: named only where they open. */
function fromHand(
	table: Table,
	question: Question,
	seat: SeatId,
	choice: readonly string[],
	dealer: TableDealer
): Beginning {
	const { least, most, prompt, id } = question;
	if (choice.length < least) return refused('too-few-chosen', { least }, 'choice');
	if (choice.length > most) return refused('too-many-chosen', { most }, 'choice');
	const wrong =
		prompt === 'new-leader'
			? leaderFault(table, seat, choice)
			: handFault(table, seat, choice, dealer, 'choice');
	if (wrong) return wrong;
	const [card] = choice;
	const isLaid = isLaidDown(prompt);
	if (isLaid && card !== undefined) {
		const illegal =
			prompt === 'reaction' ? reactionFault(table, seat, card) : claimFault(table, question, card);
		if (illegal) return illegal;
		dealer.lay(card);
	}
	const said = isLaid ? choice.map(() => FACE_DOWN) : choice;
	return answered(table, { type: 'QuestionAnswered', question: id, seat, choice: said });
}

/** R23: of the type of the attack; the BP of who is the target now; reading clanReaction [Playing a Reaction Card]. */
export function reactionFault(table: Table, seat: SeatId, card: string): Refused | null {
	const face = cardOfKind(table, card, 'reaction');
	if (!face) return refused('not-a-reaction', { card: cardOf(table, card).name }, 'choice');
	const { attack } = table;
	const field = fieldOf(table);
	const victim = typeof attack?.target === 'string' ? foundIn(field, attack.target) : null;
	if (!attack || !victim) return refused('no-attack');
	const asks = {
		types: face.types,
		...(face.bp !== undefined && { bp: face.bp }),
		...(face.clan !== undefined && { clan: face.clan })
	};
	return asRefused(
		findCardFault(field, { seat, vampire: victim.vampire }, attack.type, asks, 'reaction')
	);
}

function claimFault(table: Table, { seat, about }: Question, card: string): Refused | null {
	const type = ATTACK_TYPES.find((one) => one === about['type']);
	const vampire = about['vampire'];
	if (type === undefined || typeof vampire !== 'string' || seat === null) return null;
	return attackCardFault(table, seat, vampire, type, card);
}

/** From the player’s Faction Deck, with no name that is at the table [Unique]. The deck is secret, so the names in it are. */
function leaderFault(table: Table, seat: SeatId, choice: readonly string[]): Refused | null {
	const [card] = choice;
	if (card === undefined) return refused('too-few-chosen', { least: 1 }, 'choice');
	const face = table.setting?.cards.find((one) => one.id === card);
	if (face?.kind !== 'vampire') return refused('not-in-faction', { card }, 'choice');
	const leads = table.order.some(
		(other) => other !== seat && leaderOf(table, other)?.card === card
	);
	if (leads || leaderOf(table, seat)?.card === card)
		return refused('name-at-table', { card: face.name }, 'choice');
	return sideOf(table, seat).faction > 0 ? null : refused('not-in-faction', { card }, 'choice');
}
