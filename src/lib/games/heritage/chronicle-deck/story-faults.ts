import { fault, type FileFault } from '../../core/file-fault.ts';
import { CHAPTERS, eraOf } from '../vocabulary.ts';
import type { Answers, CardNumber, Condition, DeckCardOf } from './cards.ts';
import { facesOf } from './mission-faces.ts';
import { ofKind, type PlacedCard } from './placed-cards.ts';

/** Up to where a story may look back: chapters, eras and missions that are over when it is told. */
type Past = {
	readonly chapters: number;
	readonly eras: number;
	readonly missions: ReadonlySet<CardNumber>;
};

const DECIDED = /\{decided:(\d+)\}/g;
const BRACES = /\{[^{}]*\}/g;
const MEANS = /^\{(?:victor|vanquished|dominant|indebted|decided:\d+)\}$/;

/**
 * Stories that ask or tell of what is still to come when they are read, of a mission that is none, or of
 * somebody by words that mean nobody; missions mean nobody at all.
 */
export function storyFaults(placed: readonly PlacedCard[]): FileFault[] {
	const told = [
		...ofKind(placed, 'overview').map(({ at, card }) => ({
			at,
			card,
			past: pastOf(placed, card.chapter - 1)
		})),
		...ofKind(placed, 'final').map(({ at, card }) => ({
			at,
			card,
			past: pastOf(placed, CHAPTERS)
		}))
	];
	return [
		...told.flatMap(({ at, card, past }) => [
			...meantFaults(`${at}.text`, card.text),
			...decidedFaults(`${at}.text`, card.text, past),
			...answerFaults(`${at}.answers`, card.answers, past)
		]),
		...ofKind(placed, 'mission').flatMap((mission) =>
			missionFaults(mission, pastOf(placed, mission.card.chapter - 1))
		)
	];
}

/** What a mission asks and tells is read as it stands; what lies in its place asks only about what is over. */
function missionFaults(placed: PlacedCard<DeckCardOf<'mission'>>, past: Past): FileFault[] {
	return facesOf(placed.card).flatMap(({ at: face, when, mission, question, choices = [] }) => {
		const at = `${placed.at}${face}`;
		const texts: [string, string][] = [
			[`${at}.mission.text`, mission.text],
			[`${at}.question`, question ?? ''],
			...choices.flatMap(({ text, outcome }, index): [string, string][] => [
				[`${at}.choices[${index}].text`, text],
				[`${at}.choices[${index}].outcome`, outcome]
			])
		];
		return [
			...when.flatMap((condition, index) =>
				conditionFaults(`${at}.when[${index}]`, condition, past)
			),
			...texts.flatMap(([where, text]) =>
				text.match(BRACES) ? [fault(where, 'no {…}: a mission is read as it stands', 'one')] : []
			)
		];
	});
}

function meantFaults(where: string, text: string): FileFault[] {
	const strange = (text.match(BRACES) ?? []).some((word) => !MEANS.test(word));
	const expected = 'only {victor}, {vanquished}, {dominant}, {indebted} or {decided:…} in braces';
	return strange ? [fault(where, expected, 'another')] : [];
}

function pastOf(placed: readonly PlacedCard[], chapters: number): Past {
	const missions = ofKind(placed, 'mission').filter(({ card }) => card.chapter <= chapters);
	return {
		chapters,
		eras: chapters === CHAPTERS ? eraOf(CHAPTERS) : eraOf(chapters + 1) - 1,
		missions: new Set(missions.map(({ card }) => card.number))
	};
}

function answerFaults(at: string, answers: Answers, past: Past): FileFault[] {
	return answers.flatMap((group, answer) =>
		group.flatMap(({ when, text }, way) => {
			const where = `${at}[${answer}][${way}]`;
			return [
				...when.flatMap((condition, index) =>
					conditionFaults(`${where}.when[${index}]`, condition, past)
				),
				...meantFaults(`${where}.text`, text),
				...decidedFaults(`${where}.text`, text, past)
			];
		})
	);
}

function conditionFaults(at: string, condition: Condition, past: Past): FileFault[] {
	if ('chapter' in condition && condition.chapter > past.chapters) {
		return [fault(`${at}.chapter`, 'a chapter that is over by then', 'a later one')];
	}
	if ('era' in condition && condition.era > past.eras) {
		return [fault(`${at}.era`, 'an era that is over by then', 'a later one')];
	}
	if ('card' in condition && !past.missions.has(condition.card)) {
		return [fault(`${at}.card`, 'the number of a mission that is over by then', 'another')];
	}
	return [];
}

function decidedFaults(where: string, text: string, { missions }: Past): FileFault[] {
	const strange = [...text.matchAll(DECIDED)].some(([, number]) => !missions.has(Number(number)));
	return strange
		? [fault(where, '{decided:…} with the number of a mission that is over by then', 'another')]
		: [];
}
