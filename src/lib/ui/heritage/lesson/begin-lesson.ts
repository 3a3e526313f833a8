import type { Chance } from '../../../games/core/chance.ts';
import { glanceOf } from '../../../games/heritage/alone/glance.ts';
import { LESSON_PEOPLE, lessonDeal, sideOf } from '../../../games/heritage/lesson/deal.ts';
import { RULES } from '../../../games/heritage/revision.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import { NO_COURSE, tableAfter, type Step } from '../../../games/heritage/table/course.ts';
import { decideTable } from '../../../games/heritage/table/engine.ts';
import type { Json } from '../../../games/core/json.ts';
import type { KeptGame } from '../stand-alone/kept.ts';
import { loadBattlegrounds } from '../table/battlegrounds.ts';

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** The chapter that teaches, laid out up to the first turn: sides are chosen for everybody. Nothing of it is kept yet. */
export async function beginLesson({ chance, id, now }: Means): Promise<KeptGame> {
	const { setting, sealed } = lessonDeal();
	const battlegrounds = await loadBattlegrounds(setting);
	const steps: Step[] = [];
	let known: Json = sealed as Json;
	let command: TableCommand | null = { type: 'SetTable', setting };
	while (command) {
		const table = tableAfter(steps);
		const decision = decideTable(battlegrounds, table, command, { chance, sealed: known });
		if (!decision.accepted) throw new Error(`the lesson was refused: ${decision.refusal.reason}`);
		steps.push(decision.events);
		known = decision.sealed ?? known;
		const { question } = tableAfter(steps);
		command = question && {
			type: 'AnswerQuestion',
			question: question.id,
			seat: question.seat,
			choice: [sideOf(question.seat)],
			note: ''
		};
	}
	return {
		id,
		title: 'Your first chapter',
		people: LESSON_PEOPLE,
		createdAt: now,
		changedAt: now,
		version: 1,
		rules: RULES,
		lesson: true,
		glance: glanceOf(tableAfter(steps)),
		course: { ...NO_COURSE, steps },
		sealed: known
	};
}
