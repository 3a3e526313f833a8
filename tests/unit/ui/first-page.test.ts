import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { SHELF } from '../../../src/lib/games/registry.ts';
import { frontOf } from '../../../src/lib/ui/front.ts';
import Page from '../../../src/routes/+page.svelte';

const [heritage] = SHELF;
const other = {
	...heritage,
	name: 'other',
	title: 'Another game',
	about: 'Something else altogether.',
	beginnings: [{ title: 'Play the other', at: '/other/play', by: 'anyone' }] as const
};

const shown = async (shelf: typeof SHELF): Promise<string> => {
	const data = { shelf, front: await frontOf(heritage.name), user: null, games: [] };
	return render(Page, { props: { data, params: {} } }).body;
};

test.each(SHELF.map(({ name }) => name))('%s shows itself', async (name) => {
	expect(await frontOf(name)).toMatchObject({ underWay: expect.any(Function) });
});

test('one game has the first page to itself', async () => {
	const page = await shown([heritage]);
	expect(page.match(/href="\/heritage\/play"/g)).toHaveLength(1);
	expect(page).not.toContain('Also on the shelf');
});

test('every further one has a row, and begins from there', async () => {
	const page = await shown([heritage, other]);
	expect(page).toContain('Also on the shelf');
	for (const part of [other.title, other.about, 'href="/other/play"']) expect(page).toContain(part);
});
