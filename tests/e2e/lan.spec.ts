import { logEvening, orderSoFar } from './support/evening.ts';
import { signUp, startChronicle } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';

// A phone in the same Wi-Fi: plain http under a name, and so no secure context. The console is watched.
test.use({
	baseURL: ({ lanURL }, use) => use(lanURL),
	// As most people have it: forms that move are filled here.
	contextOptions: { reducedMotion: 'no-preference' }
});

test('on plain http one signs up, starts, writes a prologue and records a chapter', async ({
	page
}) => {
	const host = await signUp(page);
	expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
		false,
		false
	]);
	const { id } = await startChronicle(page, host, ['Mira', 'Bo']);
	for (const name of ['Mira', 'Bo']) {
		await page.goto(`/heritage/chronicles/${id}/prologue`);
		await page.getByRole('link', { name: `with ${name}` }).click();
		await page.waitForURL(/\/prologue\/s\d$/);
		await waitForHydration(page);
		await page.getByLabel('Name', { exact: true }).fill(`${name} by night`);
		await page.getByLabel('First title').fill('Keeper of keys');
		for (let dot = 0; dot < 5; dot++)
			await page.getByRole('button', { name: 'More: Lore' }).click();
		await page.getByLabel('Name of your haven').fill('The cellar');
		await expect(page.getByText('All done')).toBeVisible();
		await page.getByRole('button', { name: /^Done/ }).click();
		await page.waitForURL((url) => !url.pathname.endsWith(name === 'Mira' ? 's1' : 's2'));
	}
	await page.getByRole('link', { name: 'Back to the chronicle' }).click();
	await page.getByRole('link', { name: 'Record it afterwards' }).click();
	await page.waitForURL(/\/record$/);
	await waitForHydration(page);
	await logEvening(page, {
		players: [
			{ name: 'Mira', clan: 'Ventrue', points: { Power: 6 } },
			{ name: 'Bo', clan: 'Tremere', points: { Power: 9, Infamy: 1 } }
		],
		first: 'Mira',
		missions: { 'The silent bishop': 'Bo' }
	});
	await expect(orderSoFar(page).first()).toContainText('Bo');
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	await page.getByRole('button', { name: 'Record chapter 1' }).click();
	await page.waitForURL(/\/aftermath\?at=results$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bo');
	await page.goto(`/heritage/chronicles/${id}`);
	await expect(page.getByRole('button', { name: /Chapters Bo won: 1/ })).toBeVisible();
});
