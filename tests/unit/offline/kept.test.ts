import { describe, expect, it } from 'vitest';
import { Kept, keptPages, opensOffline, shownAgain } from '../../../src/lib/ui/offline/kept.ts';
import type { Told } from '../../../src/lib/ui/offline/told.ts';
import { answer, HOME, html, MemoryCaches } from './support.ts';

const AT = Date.UTC(2026, 10, 22, 20, 14);

/** A device that is told answers one after the other, in the order of their questions unless said otherwise. */
function device() {
	const caches = new MemoryCaches();
	const kept = new Kept(caches.real, () => AT);
	let asked = 0;
	const hear = async (path: string, text: string, more: Partial<Told> = {}, order = ++asked) => {
		const told: Told = { reader: 'anna', keeping: 'page', version: 'one', ...more };
		if (await kept.sawReader(told.reader, order))
			await kept.keep(HOME + path, answer(text, told), told);
	};
	return { caches, kept, hear };
}

describe('what a phone keeps of pages', () => {
	it('is found by its address, says of when it is, and what it is called', async () => {
		const { caches, kept, hear } = device();
		await hear('/heritage/chronicles/x?at=1', html('Anna &amp; Bo'));
		const found = await kept.find(`${HOME}/heritage/chronicles/x?at=1`);
		expect(found && (await (await shownAgain(found)).text())).toContain(`data-as-of="${AT}"`);
		expect(await kept.find(`${HOME}/heritage/chronicles/x`)).toBeNull();
		expect(await keptPages(caches.real)).toEqual([
			{
				path: '/heritage/chronicles/x?at=1',
				title: 'Anna & Bo',
				at: AT,
				version: 'one',
				ofHouse: false
			}
		]);
	});

	it('keeps the policy of a page, and with it the number its scripts bear', async () => {
		const { kept } = device();
		const told: Told = { reader: 'anna', keeping: 'page', version: 'one' };
		const page = answer(html('A'), told);
		page.headers.set('content-security-policy', "script-src 'nonce-abc'");
		page.headers.set('content-encoding', 'gzip');
		await kept.sawReader('anna', 1);
		await kept.keep(`${HOME}/a`, page, told);
		const found = await kept.find(`${HOME}/a`);
		const shown = found && (await shownAgain(found));
		expect(shown?.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'");
		expect(shown?.headers.get('content-encoding')).toBeNull();
	});

	it('is one for all addresses of a shell', async () => {
		const { caches, kept, hear } = device();
		await hear('/heritage/play/abc', html('A game'), { keeping: 'shell /heritage/play/[local]' });
		await hear('/heritage/play/abc/__data.json', '{}', { keeping: 'shell /heritage/play/[local]' });
		expect(await kept.find(`${HOME}/heritage/play/xyz`)).not.toBeNull();
		expect(await (await kept.find(`${HOME}/heritage/play/xyz/__data.json?x=1`))?.text()).toBe('{}');
		expect(await kept.find(`${HOME}/heritage/play/xyz/move`)).toBeNull();
		expect(await opensOffline(caches.real, new URL(`${HOME}/heritage/play/new`))).toBe(true);
		expect(await keptPages(caches.real)).toEqual([]);
	});

	it('does not say of when a page is in which nothing grows old', async () => {
		const { kept, hear } = device();
		await hear('/heritage/codex', html('Codex'), { keeping: 'house' });
		const found = await kept.find(`${HOME}/heritage/codex`);
		expect(found && (await (await shownAgain(found)).text())).not.toContain('data-as-of');
		expect(
			await kept.find(`${HOME}/heritage/codex?word=sire`),
			'whatever is asked of it'
		).not.toBeNull();
	});

	it('goes with what leads elsewhere, and with all below what is not there any more', async () => {
		const { caches, kept, hear } = device();
		for (const path of [
			'/heritage/chronicles/x',
			'/heritage/chronicles/x/ledger',
			'/heritage/chronicles/xy'
		])
			await hear(path, html(path));
		await kept.forget(`${HOME}/heritage/chronicles/xy`, 'alone');
		await kept.forget(`${HOME}/heritage/chronicles/x`, 'below');
		expect(await caches.paths('pages-anna')).toEqual([]);
	});

	it('is no more than two hundred, the longest unseen gone first', async () => {
		const { caches, hear } = device();
		for (let page = 0; page < 200; page++) await hear(`/p/${page}`, 'x');
		await hear('/p/0', 'seen again');
		await hear('/p/200', 'x');
		const paths = await caches.paths('pages-anna');
		expect(paths).toHaveLength(200);
		expect(paths).toContain('/p/0');
		expect(paths).not.toContain('/p/1');
	});
});

describe('what a phone keeps is for one reader', () => {
	it('and gone once the server answers somebody else, or nobody', async () => {
		const { caches, kept, hear } = device();
		await hear('/heritage/chronicles/x', html('Of Anna'));
		await hear('/', html('Elysium'), { reader: 'nobody', keeping: 'house' });
		expect(await caches.keys()).toEqual(['pages-nobody']);
		await hear('/groups', html('Of Bo'), { reader: 'bo' });
		expect(await caches.keys()).toEqual(['pages-bo']);
		expect(await kept.find(`${HOME}/heritage/chronicles/x`)).toBeNull();
	});

	it('also where an answer from before comes in late', async () => {
		const { caches, hear } = device();
		await hear('/groups', html('Of Anna'), {}, 1);
		await hear('/', html('Of nobody'), { reader: 'nobody' }, 3);
		await hear('/heritage/chronicles/x', html('Of Anna, late'), {}, 2);
		expect(await caches.keys()).toEqual(['pages-nobody']);
		expect(await caches.paths('pages-nobody')).toEqual(['/']);
	});

	it('and nobody’s where two have pages, which cannot be told apart', async () => {
		const { caches, hear } = device();
		await hear('/groups', html('Of Anna'));
		await caches.open('pages-bo');
		expect(await opensOffline(caches.real, new URL(`${HOME}/groups`))).toBe(false);
		expect(await keptPages(caches.real)).toEqual([]);
	});
});
