import { shuffled, type Chance } from '../../core/chance.ts';
import { someAnswers } from '../../core/run/answer.ts';
import { payments, type RecruitMoves } from '../chapter/recruit-moves.ts';
import { borrowings, type SchemeMoves } from '../chapter/scheme-moves.ts';
import type { TableCommandOf } from '../table/commands.ts';
import type { Ask, Choice, Question } from '../table/request.ts';

/** The first of what may be very many. */
export function firstOf<T>(all: Iterable<T>, most: number): readonly T[] {
	const first: T[] = [];
	for (const one of all) {
		if (first.length >= most) break;
		first.push(one);
	}
	return first;
}

/** At most so many of a list, in any order. */
export function someOf<T>(chance: Chance, all: readonly T[], most: number): readonly T[] {
	return shuffled(chance, all).slice(0, most);
}

/** One of the answers to a question, each length as likely, and of a length each answer. */
export function randomAnswer(
	chance: Chance,
	{ options, least, most }: Pick<Ask, 'options' | 'least' | 'most'>
): Choice {
	const longest = Math.min(most, options.length);
	const size = least + chance.below(Math.max(0, longest - least) + 1);
	return someOf(chance, options, size);
}

/** All answers where they are few, else some of them. */
export function sampleAnswers(
	chance: Chance,
	question: Question,
	most: number
): readonly TableCommandOf<'AnswerQuestion'>[] {
	const all = firstOf(someAnswers(question), most + 1);
	const some = all.length <= most ? all : differentAnswers(chance, question, most);
	const { id, seat } = question;
	return some.map((choice) => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice: [...choice],
		note: ''
	}));
}

/** So many tries, without those that came before. */
function differentAnswers(chance: Chance, question: Question, tries: number): readonly Choice[] {
	const different = new Map<string, Choice>();
	for (let tried = 0; tried < tries; tried++) {
		const answer = randomAnswer(chance, question);
		different.set(JSON.stringify(answer), answer);
	}
	return [...different.values()];
}

/** So many ways to pay, or to borrow, are thought of. */
const WAYS = 4;

/** At most so many recruits: of each character as many as of any other, under any sire. */
export function sampleRecruits(
	chance: Chance,
	{ seat, characters, sires, payers }: RecruitMoves,
	most: number
): readonly TableCommandOf<'Recruit'>[] {
	const each = Math.ceil(most / Math.max(1, characters.length));
	const recruits = characters.flatMap(({ character, cost }) => {
		const ways = firstOf(payments(payers, cost), WAYS);
		return someOf(chance, sires, each).flatMap((sire) =>
			someOf(chance, ways, 1).map((paid) => ({
				type: 'Recruit' as const,
				seat,
				character,
				sire,
				paid
			}))
		);
	});
	return someOf(chance, recruits, most);
}

/** At most so many of the schemes that can be played, each with one way to borrow what is missing. */
export function sampleSchemes(
	chance: Chance,
	moves: SchemeMoves,
	most: number
): readonly TableCommandOf<'PlayScheme'>[] {
	const possible = moves.schemes.flatMap(({ scheme, leaders }) =>
		leaders.flatMap((way) => (way.possible ? [{ scheme, ...way }] : []))
	);
	return someOf(chance, possible, most).flatMap(({ scheme, leader, missing }) =>
		someOf(chance, firstOf(borrowings(moves, missing), WAYS), 1).map((borrowed) => ({
			type: 'PlayScheme' as const,
			seat: moves.seat,
			scheme,
			leader,
			borrowed
		}))
	);
}
