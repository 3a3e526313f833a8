import type { ComputerSeats } from '../../../games/heritage/computer/grammar.ts';
import type { Course, Step } from '../../../games/heritage/table/course.ts';
import { commandBehind } from '../../../games/heritage/table/origin.ts';
import type { KeepingByName } from '../registry.ts';
import { COMPUTER } from '../../logs/annex.ts';
import { writtenSince } from '../../logs/written.ts';
import { keptAlone } from './kept-alone.ts';
import { keptHeritage } from './kept-heritage.ts';
import { doingsOf, laysTable } from './doings.ts';

/** By seat: the first step that code can have made for it; left out: any. */
type Since = { readonly [seat: string]: number };

type Doing = { readonly actor: string };

/** After which steps code can have made some: behind the last that a person made for that seat. */
function sinceOf(steps: readonly Step[], doings: readonly Doing[]): Since {
	const since: Record<string, number> = {};
	for (const [index, doing] of doings.entries()) {
		const [first] = steps[index] ?? [];
		const command = first && commandBehind(first);
		if (command && 'seat' in command && command.seat && doing.actor !== COMPUTER.id)
			since[command.seat] = index + 1;
	}
	return since;
}

/** The same of a table that lies in a log; a log in which code plays nothing is not read. */
export async function codedSince(
	{ keeping }: { readonly keeping: KeepingByName },
	game: 'heritage' | 'heritage-alone',
	log: { readonly id: string; readonly version: number },
	{ course, rivals = {} }: { readonly course: Course; readonly rivals?: ComputerSeats }
): Promise<Since> {
	if (Object.keys(rivals).length === 0) return {};
	const doings =
		game === 'heritage'
			? doingsOf(
					await writtenSince({ kept: keptHeritage, logs: keeping(game).logs }, log, laysTable)
				)
			: doingsOf(
					await writtenSince({ kept: keptAlone, logs: keeping(game).logs }, log, () => false)
				);
	return sinceOf(course.steps, doings);
}
