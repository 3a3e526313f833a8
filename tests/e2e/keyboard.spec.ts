import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';

test('two play a whole chapter with the keys alone, and the focus is never lost', async ({
	page
}) => {
	test.setTimeout(300_000);
	await page.goto('/play');
	await waitForHydration(page);
	await page.getByRole('button', { name: '2 players' }).focus();
	await page.keyboard.press('Enter');
	const keys = new Thumb(page, { schemeEvery: 3, keyboard: true });
	await keys.playUntil(page.getByRole('heading', { name: /prevails$/ }), 900);
	expect(keys.did).toMatchObject({ recruits: 20, turns: 20 });
	expect(keys.did.schemes, 'schemes').toBeGreaterThan(0);
	expect(keys.unfocused).toEqual([]);
});
