import type { Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

async function openDesign(page: Page): Promise<void> {
	await page.goto('/design');
	await waitForHydration(page);
}

test('what opens over a page can be used by everyone too, in either theme', async ({ page }) => {
	await openDesign(page);
	const expectSound = async (what: string) => {
		for (const colorScheme of ['dark', 'light'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await faultsOn(page), `${what} in the ${colorScheme}`).toEqual([]);
		}
	};
	await page.getByRole('button', { name: 'Open a sheet' }).click();
	await expect(page.getByRole('dialog', { name: 'Who claimed it?' })).toBeVisible();
	await page.waitForTimeout(250);
	await expectSound('a sheet');
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'aftermath' }).click();
	await expect(page.getByText('What follows a chapter, in six steps')).toBeVisible();
	await expectSound('a word');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('theme and era of the design page are chosen by address', async ({ page }) => {
		await page.goto('/design?theme=light&era=5');
		const ground = page.locator('.design');
		await expect(ground).toHaveCSS('background-color', 'rgb(246, 240, 228)');
		await expect(page.locator('.design h1').first()).toBeVisible();
		await page.goto('/design?theme=dark&era=5');
		await expect(ground).toHaveCSS('background-color', 'rgb(21, 17, 14)');
		await expect(ground).toHaveAttribute('data-era', '5');
	});

	test('a word of the game leads to its place in the codex', async ({ page }) => {
		await page.goto('/design');
		await page.getByRole('link', { name: 'aftermath' }).click();
		await expect(page).toHaveURL(/\/codex#aftermath$/);
		await expect(page.locator('#aftermath')).toBeInViewport();
	});

	test('the codex can be searched', async ({ page }) => {
		await page.goto('/heritage/codex');
		await page.getByLabel('Find a word').fill('favour owed');
		await page.getByRole('button', { name: 'Find' }).click();
		await expect(page.locator('.entry')).toHaveCount(1);
		await expect(page.locator('.entry')).toContainText('Boon');
		await page.goto('/heritage/codex?q=zeppelin');
		await expect(page.getByRole('heading', { name: /Nothing in the codex matches/ })).toBeVisible();
	});

	test('a figure says why', async ({ page }) => {
		await page.goto('/design');
		await page.getByRole('button', { name: /Ada’s points: 23/ }).click();
		await expect(page.getByText('Vampires in torpor bring no points.')).toBeVisible();
	});
});

test('the pieces of the house style do what they promise', async ({ page }) => {
	await openDesign(page);

	await test.step('a tapped word is explained in place, and gives the focus back', async () => {
		const word = page.getByRole('link', { name: 'aftermath' });
		await word.click();
		await expect(page.getByText('What follows a chapter, in six steps')).toBeVisible();
		expect(new URL(page.url()).pathname).toBe('/design');
		await page.keyboard.press('Escape');
		await expect(page.getByText('What follows a chapter, in six steps')).toBeHidden();
		await expect(word).toBeFocused();
	});

	await test.step('a dialog closes by Escape, button and backdrop, and opens again', async () => {
		const open = page.getByRole('button', { name: 'Open a dialog' });
		const dialog = page.getByRole('dialog', { name: 'Delete the chronicle?' });
		const ways = [
			() => page.keyboard.press('Escape'),
			() => dialog.getByRole('button', { name: 'Close' }).click(),
			() => page.mouse.click(5, 5)
		];
		for (const leave of ways) {
			await open.click();
			await expect(dialog).toBeVisible();
			await leave();
			await expect(dialog).toBeHidden();
		}
		await expect(open).toBeFocused();
	});

	await test.step('a sheet is pulled down and away on a phone', async () => {
		await page.getByRole('button', { name: 'Open a sheet' }).click();
		const sheet = page.getByRole('dialog', { name: 'Who claimed it?' });
		await expect(sheet).toBeVisible();
		await page.waitForTimeout(250);
		const box = await sheet.boundingBox();
		const x = (box?.x ?? 0) + 100;
		const y = (box?.y ?? 0) + 20;
		const finger = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number): Promise<unknown> =>
			finger.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: at === undefined ? [] : [{ x, y: at }]
			});
		await touch('touchStart', y);
		await touch('touchMove', y + 30);
		await touch('touchEnd');
		await expect(sheet).toBeVisible();
		await touch('touchStart', y);
		await touch('touchMove', y + 60);
		await touch('touchMove', y + 140);
		await touch('touchEnd');
		await expect(sheet).toBeHidden();
	});

	await test.step('a stepper counts by tap and by typing, within its bounds', async () => {
		const value = page.getByLabel('Power', { exact: true });
		await page.getByRole('button', { name: 'More: Power' }).click();
		await expect(value).toHaveValue('8');
		await page.getByRole('button', { name: 'Less: Power' }).click();
		await page.getByRole('button', { name: 'Less: Power' }).click();
		await expect(value).toHaveValue('6');
		await value.fill('4000');
		await value.blur();
		await expect(value).toHaveValue('999');
		await expect(page.getByRole('button', { name: 'More: Power' })).toBeDisabled();
		await value.fill('');
		await value.blur();
		await expect(value).toHaveValue('0');
		await expect(page.getByRole('button', { name: 'Less: Power' })).toBeDisabled();
	});

	await test.step('tabs are walked with the arrow keys', async () => {
		await page.getByRole('tab', { name: 'Tree' }).click();
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
		await expect(page.getByRole('tabpanel')).toHaveText('This is the page called register.');
		await page.keyboard.press('End');
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('tab', { name: 'Tree' })).toBeFocused();
	});

	await test.step('errors are summed up, take the focus and lead to their fields', async () => {
		await page.getByRole('button', { name: 'Show a summary of errors' }).click();
		await expect(page.locator('.error-summary')).toBeFocused();
		await page.getByRole('link', { name: 'Choose a longer password.' }).click();
		await expect(page.getByLabel('Password')).toBeFocused();
		await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/too short/);
	});
});

test('how a device shows its pages is chosen once, and there from the first byte of the next page', async ({
	page,
	request
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/about');
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Display and sound' }).click();
	const sheet = page.getByRole('dialog', { name: 'Display and sound' });
	const html = page.locator('html');

	await test.step('light, and larger text that the page has room for', async () => {
		await sheet.getByRole('button', { name: 'Light', exact: true }).click();
		await expect(html).toHaveCSS('background-color', 'rgb(246, 240, 228)');
		for (let step = 0; step < 5; step++)
			await sheet.getByRole('button', { name: 'Larger text' }).click();
		await expect(sheet.getByText('200%')).toBeVisible();
		await expect(html).toHaveCSS('font-size', '32px');
		await expect(sheet.getByRole('button', { name: 'Larger text' })).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	});

	await test.step('high contrast, and calm, which leaves nothing to hear', async () => {
		await sheet.getByRole('checkbox', { name: 'High contrast' }).check();
		await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await sheet.getByRole('checkbox', { name: /^Sound/ }).check();
		await sheet.getByRole('checkbox', { name: /^Calm/ }).check();
		await expect(sheet.getByRole('checkbox', { name: /^Sound/ })).toHaveCount(0);
		await expectUsable(page);
	});

	await test.step('and it stays', async () => {
		await page.reload();
		await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await expect(html).toHaveCSS('font-size', '32px');
		const bytes = await request.get('/about', {
			headers: { cookie: 'theme=light; comfort=text-150%20calm' }
		});
		expect(await bytes.text()).toContain('data-theme="light" data-comfort="text-150 calm"');
	});
});

test('the keyboard reaches the content first', async ({ page }) => {
	await page.goto('/heritage/codex');
	await waitForHydration(page);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('#content')).toBeFocused();
});

test('an address that leads nowhere says so, and offers a way', async ({ page, complaints }) => {
	const answer = await page.goto('/no-such-page');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.getByRole('link', { name: 'Back to the home page' }).click();
	await expect(page.getByRole('link', { name: 'Play now on this device' })).toBeVisible();
	expect(complaints.splice(0).join()).toContain('404');
});
