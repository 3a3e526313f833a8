import { describe, expect, it } from 'vitest';
import { isOfRoute, isWithin, pageOf, wayOf } from '../../../src/lib/ui/offline/ways.ts';

const HOME = 'https://elysium.example';
const house = { origin: HOME, assets: new Set(['/favicon.svg']) };
const way = (url: string, more: { method?: string; mode?: string; accept?: string } = {}) =>
	wayOf(
		{ url: new URL(url, HOME).href, method: 'GET', mode: 'cors', accept: '*/*', ...more },
		house
	);

describe('the way of a request', () => {
	it.each([
		['/_app/immutable/chunks/a.js', 'asset'],
		['/favicon.svg', 'asset'],
		['/_app/version.json', 'alone'],
		['/heritage/chronicles/x/__data.json?x-sveltekit-invalidated=01', 'page-data'],
		['/api/logs/x/past', 'endpoint'],
		['/somewhere', 'alone'],
		['https://elsewhere.example/favicon.svg', 'alone']
	])('%s goes as %s', (url, expected) => {
		expect(way(url)).toBe(expected);
	});

	it('is a page where a person goes there', () => {
		expect(way('/heritage/chronicles/x', { mode: 'navigate' })).toBe('page');
	});

	it('is its own where it changes something, or never ends', () => {
		expect(way('/sign-out', { method: 'POST', mode: 'navigate' })).toBe('alone');
		expect(way('/api/logs/x/live', { accept: 'text/event-stream' })).toBe('alone');
		expect(way('/api/logs/x/commands', { method: 'POST' })).toBe('alone');
	});
});

describe('the page of an address', () => {
	it.each([
		['/heritage/chronicles/x/__data.json?x-sveltekit-invalidated=01', '/heritage/chronicles/x'],
		[
			'/heritage/chronicles/x/ledger/__data.json?order=chapters&x-sveltekit-invalidated=1',
			'/heritage/chronicles/x/ledger?order=chapters'
		],
		['/__data.json?x-sveltekit-invalidated=1', '/'],
		['/heritage/chronicles/x/ledger?verify=1#last', '/heritage/chronicles/x/ledger?verify=1']
	])('of %s is %s', (address, page) => {
		expect(pageOf(HOME + address)).toBe(HOME + page);
	});
});

describe('a path', () => {
	it.each([
		['/heritage/play/abc', '/heritage/play/[local]', true],
		['/heritage/play/', '/heritage/play/[local]', false],
		['/heritage/play/abc/move', '/heritage/play/[local]', false],
		['/heritage/play/abc/__data.json', '/heritage/play/[local]/__data.json', true],
		['/heritage/games/abc', '/heritage/play/[local]', false]
	])('%s is of %s: %s', (path, route, expected) => {
		expect(isOfRoute(path, route)).toBe(expected);
	});

	it.each([
		['/heritage/chronicles/x', '/heritage/chronicles/x', true],
		['/heritage/chronicles/x/ledger', '/heritage/chronicles/x', true],
		['/heritage/chronicles/xy', '/heritage/chronicles/x', false],
		['/heritage/chronicles', '/heritage/chronicles/x', false]
	])('%s lies within %s: %s', (path, above, expected) => {
		expect(isWithin(path, above)).toBe(expected);
	});
});
