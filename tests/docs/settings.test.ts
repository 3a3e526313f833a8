import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../../src/lib/server/config.ts';

const example = readFileSync('.env.example', 'utf8');

test('.env.example explains every setting, and no other', () => {
	const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
	expect(named.sort()).toEqual([...SETTINGS].sort());
});

test('every value in .env.example is one that Elysium takes', () => {
	const values = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)];
	const env = Object.fromEntries(values.map(([, name, value]) => [name, value]));
	expect(readConfig(env)).toMatchObject({ ok: true });
});

test('docs/operate.md has every setting in its table, and no other', () => {
	const rows = [...readFileSync('docs/operate.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)];
	expect(rows.map(([, name]) => name).sort()).toEqual([...SETTINGS].sort());
});
