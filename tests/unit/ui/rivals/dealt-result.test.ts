import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { MatchResult } from '../../../../src/lib/games/rivals/ending/result.ts';
import { beginLesson } from '../../../../src/lib/ui/rivals/lesson/begin-lesson.ts';
import { agendaAt, glanceAt } from '../../../../src/lib/ui/rivals/table/glance.ts';
import { LocalTable } from '../../../../src/lib/ui/rivals/table/local-table.svelte.ts';
import ResultPanel from '../../../../src/lib/ui/rivals/table/ResultPanel.svelte';
import { TablePlay } from '../../../../src/lib/ui/rivals/table/table-play.svelte.ts';

const kept = beginLesson({ id: 'match', now: 1 });
const result: MatchResult = {
	winner: 's1',
	decided: 'agenda',
	falls: [],
	claims: [{ seat: 's1', by: 'agenda' }],
	gains: [],
	agenda: { s1: 13, s2: 4 },
	prestige: { s1: 12, s2: 1 },
	broken: null,
	level: ['s1']
};

test('a list says how a match ended, or how far it is', () => {
	expect(glanceAt({ ...kept, over: true, result })).toBe('You won with 13 Agenda');
	expect(agendaAt({ ...kept, over: true, result })).toBe('Agenda: You 13, Ada 4');
	expect(glanceAt({ ...kept, over: true })).toBe('Finished');
	expect(glanceAt({ ...kept, round: 3 })).toBe('Round 3');
	expect(glanceAt(kept)).toBe('Set-up');
	expect(agendaAt(kept)).toBeNull();
});

test('the result names decks by the clan of their Leader, and can be drawn', () => {
	const play = new TablePlay(
		new LocalTable({ ...kept, steps: [...kept.steps, [{ type: 'MatchEnded', result }]] })
	);
	const children = createRawSnippet(() => ({ render: () => '<p>Play again</p>' }));
	const { body } = render(ResultPanel, { props: { play, title: 'Your first match', children } });
	for (const part of [
		'You win',
		'You reached 13 Agenda.',
		'Brujah',
		'Toreador',
		'The result as a picture'
	])
		expect(body).toContain(part);
});
