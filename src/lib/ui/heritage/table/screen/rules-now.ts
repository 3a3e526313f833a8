import type { UnderWay } from '../../../codex/entries.ts';
import { promptWords } from '../../ledger/prompt-words.ts';
import { MATTERS, mattersFor, type Doing } from '../../rules/under-way.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import type { NextAction } from './next-action.ts';
import type { Place, Picking } from './screen.svelte.ts';

const PICKING = {
	sire: 'You are choosing a sire',
	leader: 'You are choosing a coterie leader',
	bearer: 'You are choosing who uses the asset'
} as const satisfies Record<Picking['kind'], string>;

/** What is under way on this device: what is picked or asked, else what comes next. */
export function rulesNow(
	{ table, names }: Pick<LiveTable, 'table' | 'names'>,
	next: NextAction,
	picking: Picking | null,
	place: Place
): UnderWay {
	const now = (title: string, doing: Doing): UnderWay => ({ title, ids: MATTERS[doing] });
	if (picking) return now(PICKING[picking.kind], picking.kind);
	switch (next.kind) {
		case 'answer':
		case 'await-answer': {
			const { prompt, about } = next.question;
			return { title: promptWords(prompt, about, names), ids: mattersFor(prompt, table) };
		}
		case 'recruit':
			return place === 'schemes'
				? now('You may play a scheme', 'scheme')
				: now('You are choosing who to recruit', 'recruit');
		case 'end-turn':
			return now('You may play a scheme, or end your turn', 'scheme');
		case 'give-up':
			return now('Nobody can be recruited', 'give-up');
		case 'await-turn':
		case 'back':
			return now(`${names.seat(next.seat)} takes a turn`, 'wait');
		case 'finished':
			return now('The chapter is over', 'finished');
		case 'nothing':
			return table.phase === 'set-up'
				? now('The table is being set up', 'set-up')
				: now('A chapter is under way', 'wait');
	}
}
