import type { Chance } from '../../../games/core/chance.ts';
import { clanAt, LESSON_PEOPLE, lessonDeal } from '../../../games/vendetta/lesson/deal.ts';
import { LEARNER } from '../../../games/vendetta/lesson/learner.ts';
import { RULES } from '../../../games/vendetta/revision.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { appDealer, type SealedTable } from '../../../games/vendetta/table/dealing.ts';
import { decideWith } from '../../../games/vendetta/table/engine.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { EMPTY_TABLE } from '../../../games/vendetta/table/table.ts';
import { waitedFor } from '../../../games/vendetta/table/waiting.ts';
import { SCHEMA, type KeptGame } from '../play/kept.ts';

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** The game that teaches, up to Hand Building: clans are chosen for everybody. Nothing of it is kept yet. */
export function beginLesson({ chance, id, now }: Means): KeptGame {
	const { setting, sealed } = lessonDeal();
	const steps: (readonly TableEvent[])[] = [];
	let known: SealedTable = sealed;
	let table = EMPTY_TABLE;
	let command: TableCommand | null = { type: 'SetTable', setting };
	while (command) {
		const dealer = appDealer(known, chance);
		const outcome = decideWith(table, command, dealer);
		if (!outcome.accepted) throw new Error(`the lesson was refused: ${outcome.refusal.reason}`);
		steps.push(outcome.events);
		({ table } = outcome);
		known = dealer.sealed() ?? known;
		const [seat] = waitedFor(table);
		command =
			table.phase === 'clans' && seat !== undefined
				? { type: 'ChooseClan', seat, clan: clanAt(seat) }
				: null;
	}
	return {
		id,
		title: 'Your first round',
		people: LESSON_PEOPLE,
		computers: Object.fromEntries(
			Object.keys(LESSON_PEOPLE)
				.filter((seat) => seat !== LEARNER)
				.map((seat) => [seat, 'easy'] as const)
		),
		createdAt: now,
		changedAt: now,
		version: 1,
		round: table.round,
		over: false,
		schema: SCHEMA,
		rules: RULES,
		lesson: true,
		steps,
		sealed: known
	};
}
