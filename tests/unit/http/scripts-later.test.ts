import { expect, test } from 'vitest';
import { scriptsLater } from '../../../src/lib/server/http/scripts-later.ts';

test('nothing is named ahead of a page; its scripts stand at its end, in no hurry', () => {
	const later = scriptsLater();
	const asked = [
		{ type: 'css', path: './house.css' },
		{ type: 'js', path: './start.js' },
		{ type: 'js', path: './table.js' }
	] as const;
	expect(asked.map((file) => later.preload(file))).toEqual([false, false, false]);
	expect(later.links()).toBe(
		'<link rel="modulepreload" href="./start.js" fetchpriority="low" />' +
			'<link rel="modulepreload" href="./table.js" fetchpriority="low" />'
	);
});

test('one page knows nothing of another', () => {
	scriptsLater().preload({ type: 'js', path: './start.js' });
	expect(scriptsLater().links()).toBe('');
});
