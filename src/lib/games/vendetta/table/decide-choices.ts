import { choose, takeBack } from '../../core/choices/together.ts';
import { answerFault } from '../../core/run/answer.ts';
import type { SeatId } from '../../core/seats.ts';
import { mostToBid } from '../effects/choices/choice-rules.ts';
import type { TableCommandOf } from './commands.ts';
import { FACE_DOWN } from './dealing-words.ts';
import type { TableDealer } from './dealing.ts';
import { refused, type Beginning, type Deciders, type Refused } from './decider.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { isHeld } from './holding.ts';
import type { Question } from './questions.ts';
import { sealOn } from './seals.ts';
import { offeredIn } from './setting.ts';
import type { Table } from './table.ts';
import { cardsOf, isIn, playerOf, seatsOf } from './where.ts';

/** What an answer comes to: its events, and the task that asked goes on. */
const answered = (table: Table, ...events: readonly TableEvent[]): Beginning => ({
	accepted: true,
	events,
	resolution: events.reduce(evolveTable, table).resolution
});

/** A secret choice that opens nothing: who chose, and nothing else. */
const waits = (...events: readonly TableEvent[]): Beginning => ({
	accepted: true,
	events,
	resolution: { tasks: [], triggered: [] }
});

/** The question that several answer in secret, where this seat is one of them. */
function askedTogether(table: Table, seat: SeatId, prompts: readonly string[]): Question | Refused {
	const { question, together } = table;
	const player = table.players[seat];
	if (!player) return refused('unknown-seat', { seat }, 'seat');
	if (player.out) return refused('out', { n: player.out.round }, 'seat');
	if (!question || !together || !prompts.includes(question.prompt)) return refused('choices-open');
	return question;
}

const isRefused = (one: Question | Refused): one is Refused => 'accepted' in one;

/**
 * A seat's secret choice, or all of it once the last one is in. Lost choices are asked for again. `nonce`: what its device
 * made up to seal the choice; what stays secret is not sealed, for nothing of it ever opens.
 */
function chosen(
	table: Table,
	question: Question,
	seat: SeatId,
	choice: string[],
	dealer: TableDealer,
	nonce?: string
): Beginning {
	const { together } = table;
	if (!together) return refused('choices-open');
	const outcome = choose(together, dealer.choices(), seat, choice, nonce);
	const chose = (id: number): TableEvent => ({
		type: 'Chose',
		seat,
		...(nonce !== undefined && { seal: sealOn(id, seat, choice, nonce) })
	});
	if ('refused' in outcome) {
		if (outcome.refused === 'not-asked')
			return refused('not-asked', { seat: together.seats[0] ?? seat }, 'seat');
		const again: TableEvent = { type: 'ChoicesAskedAgain', id: table.asked };
		dealer.seal({
			id: table.asked,
			choices: { [seat]: choice },
			...(nonce !== undefined && { nonces: { [seat]: nonce } })
		});
		return waits(again, chose(table.asked));
	}
	const { opened, nonces, sealed } = outcome;
	dealer.seal(sealed);
	if (opened === null) return waits(chose(question.id));
	const isSecret = question.hidden === true;
	if (isSecret) dealer.keep(opened);
	return answered(table, chose(question.id), {
		type: 'ChoicesOpened',
		question: question.id,
		choices: isSecret ? null : opened,
		...(nonces && { nonces })
	});
}

/** Choices and answers. */
export const choiceDeciders = {
	/** Refusals: `keeps-by-hand`, `choices-open`, `out`, `not-asked`, `keep-exactly`. */
	KeepCards(table, { seat, cards }, dealer) {
		if (table.phase === 'round' && table.dealer === 'box') return refused('keeps-by-hand');
		const question = askedTogether(table, seat, ['keep']);
		if (isRefused(question)) return question;
		const { offered, kept } = offeredIn(table.round, seatsOf(table).length);
		const { deck } = playerOf(table, seat);
		const [n, m] = [Math.min(kept, deck), Math.min(offered, deck)];
		const shown = dealer.offered(table, seat, m);
		const isOffered = (card: string) => shown === null || shown.includes(card);
		const isRight =
			new Set(cards).size === cards.length && cards.length === n && cards.every(isOffered);
		if (!isRight) return refused('keep-exactly', { n, m }, 'cards');
		return chosen(table, question, seat, cards, dealer);
	},

	/** Refusals: `choices-open`, `out`, `nothing-there`, `held-here`. */
	ChooseToken(table, { seat, location, token, nonce }, dealer) {
		const question = askedTogether(table, seat, ['token']);
		if (isRefused(question)) return question;
		if (question.about['location'] !== location) return refused('choices-open', {}, 'location');
		if (table.together?.seats.includes(seat) !== true)
			return refused('nothing-there', { location }, 'seat');
		const keeper = token === 'withdraw' ? isHeld(table, location, seat) : null;
		if (keeper !== null) return refused('held-here', { card: keeper }, 'token');
		return chosen(table, question, seat, [token], dealer, nonce);
	},

	/** Refusals: `choices-open`, `chosen-in-secret`, `tokens-missing`, `nothing-there`, `held-here`. */
	TellTokens(table, { location, tokens }, dealer) {
		const { question, together } = table;
		const isOpen = !question || !together || question.prompt !== 'token';
		if (isOpen || question.about['location'] !== location) return refused('choices-open');
		const [chose] = together.chosen;
		if (chose !== undefined) return refused('chosen-in-secret', { seat: chose });
		const missing = together.seats.find((seat) => tokens[seat] === undefined);
		if (missing !== undefined)
			return refused('tokens-missing', { seat: missing, location }, 'tokens');
		const strange = Object.keys(tokens).find((seat) => !together.seats.includes(seat));
		if (strange !== undefined) return refused('nothing-there', { location }, `tokens.${strange}`);
		for (const seat of together.seats) {
			const keeper = tokens[seat] === 'withdraw' ? isHeld(table, location, seat) : null;
			if (keeper !== null) return refused('held-here', { card: keeper }, `tokens.${seat}`);
		}
		dealer.seal(null);
		const choices = Object.fromEntries(
			together.seats.map((seat) => [seat, [tokens[seat] ?? 'stay']])
		);
		const opened: TableEvent = { type: 'ChoicesOpened', question: question.id, choices };
		return answered(table, { type: 'TokensTold', location }, opened);
	},

	/** Refusals: `choices-open`, `nothing-to-take-back`. */
	TakeBackChoice(table, { seat }, dealer) {
		const { together } = table;
		if (!together) return refused('choices-open');
		const outcome = takeBack(together, dealer.choices(), seat);
		if ('refused' in outcome) return refused('nothing-to-take-back', {}, 'seat');
		dealer.seal(outcome.sealed);
		return waits({ type: 'ChoiceTakenBack', seat });
	},

	/** Refusals: those of an answer; `out`, `card-not-in-hand`, `not-enough-blood`. */
	AnswerQuestion(table, command, dealer) {
		const { question: id, seat, choice } = command;
		const { question, together } = table;
		if (question && question.id !== id) return refused('question-outdated', {}, 'question');
		// What each chooses in secret nobody answers for all.
		if (question && together && seat === null)
			return refused('not-asked', { seat: together.seats[0] ?? '' }, 'seat');
		if (question && together && seat !== null)
			return secretAnswer(table, question, { ...command, seat }, dealer);
		if (question?.hidden && seat !== null) return fromHand(table, question, seat, choice, dealer);
		const fault = answerFault(question, command, seatsOf(table));
		if (fault) {
			const about = fault.reason === 'not-asked' ? { seat: question?.seat ?? '' } : fault.about;
			return { accepted: false, refusal: { ...fault, ...(about && { about }) } };
		}
		return answered(table, { type: 'QuestionAnswered', question: id, seat, choice });
	}
} satisfies Partial<Deciders>;

/** A bid, or a way that several choose in secret. */
function secretAnswer(
	table: Table,
	question: Question,
	{ seat, choice, nonce }: TableCommandOf<'AnswerQuestion'> & { readonly seat: SeatId },
	dealer: TableDealer
): Beginning {
	if (question.prompt === 'keep')
		return choiceDeciders.KeepCards(table, { type: 'KeepCards', seat, cards: choice }, dealer);
	const asked = askedTogether(table, seat, [question.prompt]);
	if (isRefused(asked)) return asked;
	const [one] = choice;
	if (one === undefined || choice.length > 1)
		return refused('too-few-chosen', { least: 1 }, 'choice');
	if (!question.options.includes(one)) return refused('not-an-option', { option: one }, 'choice');
	if (question.prompt === 'token') {
		const [location] = table.locations.filter(({ id }) => id === question.about['location']);
		const token = one === 'withdraw' ? 'withdraw' : 'stay';
		if (!location) return refused('choices-open');
		return choiceDeciders.ChooseToken(
			table,
			{
				type: 'ChooseToken',
				seat,
				location: location.id,
				token,
				...(nonce !== undefined && { nonce })
			},
			dealer
		);
	}
	if (question.prompt === 'bid' && Number(one) > mostToBid(table, seat))
		return Number(one) > playerOf(table, seat).blood
			? refused('not-enough-blood', { n: playerOf(table, seat).blood }, 'choice')
			: refused('last-blood', {}, 'choice');
	return chosen(table, question, seat, choice, dealer, nonce);
}

/** A card of the own hand: named only where it opens. */
function fromHand(
	table: Table,
	question: Question,
	seat: SeatId,
	choice: string[],
	dealer: TableDealer
): Beginning {
	if (question.seat !== seat) return refused('not-asked', { seat: question.seat ?? '' }, 'seat');
	const [card] = choice;
	const { clan } = playerOf(table, seat);
	const isDown = question.about['face'] === 'down';
	const isUnnamed = card === undefined && table.dealer === 'box' && isDown;
	if (!isUnnamed) {
		if (card === undefined || choice.length > 1)
			return refused('too-few-chosen', { least: 1 }, 'choice');
		const isOwn = clan !== null && cardsOf(table, clan).some(({ id }) => id === card);
		if (!isOwn || !isIn(table, seat) || !dealer.holds(table, seat, card))
			return refused('card-not-in-hand', { card }, 'choice');
		if (isDown) dealer.lay(card);
	}
	const named = isDown || card === undefined ? FACE_DOWN : card;
	return answered(table, {
		type: 'QuestionAnswered',
		question: question.id,
		seat,
		choice: [named]
	});
}
