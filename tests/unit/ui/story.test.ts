import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Story from '../../../src/lib/ui/heritage/story/Story.svelte';

const shown = (source: string): string =>
	render(Story, { props: { text: 'A night.', source, seats: [] } }).body;

test.each(['https://example.org/1206', 'HTTP://example.org'])(
	'a source is a link: %s',
	(source) => {
		expect(shown(source)).toContain(`<a href="${source}" rel="external noreferrer"`);
	}
);

// Such sources may lie in chronicles from before they were refused.
test.each([
	'javascript:alert(1)',
	' JavaScript:alert(1)',
	'java\tscript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'//example.org',
	'https://example.org/ javascript:alert(1)',
	'"onclick="alert(1)',
	'Heritage: A History'
])('a source is no link, and no mark-up: %s', (source) => {
	const html = shown(source);
	expect(html).toContain('What happened then: ');
	expect(html).not.toMatch(/<a\b|<script|href/);
});
