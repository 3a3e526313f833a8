import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';

/* A page stands as the server wrote it, and comes alive in turns. */

const PEOPLE = { s1: 'Ada', s2: 'Bo', s3: 'Cleo' };

test('a result comes alive as it stands: nothing the server wrote is made anew', async ({
	page,
	seeded
}) => {
	const game = await seeded.keeper.bring('As it stands', gameUpTo({ at: 'end' }), PEOPLE);
	let release = (): void => undefined;
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/_app/immutable/entry/*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`/games/${game}`, { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { name: /prevails$/ })).toBeVisible();
	const written = page.locator('main :is(h1, h2, table, svg, button)');
	const before = await written.evaluateAll((all) => {
		for (const one of all) one.setAttribute('data-before', '');
		return all.length;
	});
	expect(before).toBeGreaterThan(20);

	release();
	await waitForHydration(page);
	const figure = page.getByRole('button', { name: /Why\?$/ }).first();
	await figure.click();
	await expect(page.locator('.popover:popover-open dl')).toBeVisible();
	await expect(page.locator('main [data-before]')).toHaveCount(before);
});

test('a part inside another, touched before its turn, answers', async ({ page, seeded }) => {
	const game = await seeded.keeper.bring('Touched early', gameUpTo({ at: 'end' }), PEOPLE);
	// The page says that it is alive before the parts inside its parts are.
	await page.addInitScript(() => {
		const early = new MutationObserver(() => {
			if (document.body?.dataset['hydrated'] === undefined) return;
			early.disconnect();
			const figure = document.querySelector<HTMLElement>('table button[popovertarget]');
			figure?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
			let moments = 0;
			const tap = () => (moments++ < 50 ? queueMicrotask(tap) : figure?.click());
			tap();
		});
		early.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
	});
	await page.goto(`/games/${game}`);
	await expect(page.locator('.popover:popover-open dl')).toBeVisible();
});
