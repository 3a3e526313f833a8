import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const stylesOf = (file: string): string => {
	const text = readFileSync(file, 'utf8');
	return file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
};

/** Rules for a pointer that hovers which a finger would meet, too. */
function sticky(css: string): string[] {
	const around: string[] = [];
	const found: string[] = [];
	for (const [, head = '', end] of css
		.replace(/\/\*[^]*?\*\//g, '')
		.matchAll(/([^{};]*)([{};])/g)) {
		if (end === '}') around.pop();
		if (end !== '{') continue;
		const rule = head.trim();
		const hovers = around.some((one) => one.includes('(hover: hover)'));
		if (rule.includes(':hover') && !hovers) found.push(rule);
		around.push(rule);
	}
	return found;
}

test('nothing looks chosen because a finger was there last', () => {
	const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(svelte|css)$/.test(file))
		.map((file) => `src/${file}`);
	expect(files.length).toBeGreaterThan(100);
	const found = files.flatMap((file) => sticky(stylesOf(file)).map((rule) => `${file}: ${rule}`));
	expect(found).toEqual([]);
	expect(sticky('i { color: red } a:hover { color: red }')).toEqual(['a:hover']);
	expect(sticky('@media (hover: hover) { a:hover { color: red } }')).toEqual([]);
});
