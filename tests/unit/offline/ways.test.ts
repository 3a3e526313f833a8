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
		['/chronicles/x/__data.json?x-sveltekit-invalidated=01', 'page-data'],
		['/api/logs/x/past', 'endpoint'],
		['/somewhere', 'alone'],
		['https://elsewhere.example/favicon.svg', 'alone']
	])('%s goes as %s', (url, expected) => {
		expect(way(url)).toBe(expected);
	});

	it('is a page where a person goes there', () => {
		expect(way('/chronicles/x', { mode: 'navigate' })).toBe('page');
	});

	it('is its own where it changes something, or never ends', () => {
		expect(way('/sign-out', { method: 'POST', mode: 'navigate' })).toBe('alone');
		expect(way('/api/logs/x/live', { accept: 'text/event-stream' })).toBe('alone');
		expect(way('/api/logs/x/commands', { method: 'POST' })).toBe('alone');
	});
});

describe('the page of an address', () => {
	it.each([
		['/chronicles/x/__data.json?x-sveltekit-invalidated=01', '/chronicles/x'],
		[
			'/chronicles/x/ledger/__data.json?order=chapters&x-sveltekit-invalidated=1',
			'/chronicles/x/ledger?order=chapters'
		],
		['/__data.json?x-sveltekit-invalidated=1', '/'],
		['/chronicles/x/ledger?verify=1#last', '/chronicles/x/ledger?verify=1']
	])('of %s is %s', (address, page) => {
		expect(pageOf(HOME + address)).toBe(HOME + page);
	});
});

describe('a path', () => {
	it.each([
		['/play/abc', '/play/[local]', true],
		['/play/', '/play/[local]', false],
		['/play/abc/move', '/play/[local]', false],
		['/play/abc/__data.json', '/play/[local]/__data.json', true],
		['/games/abc', '/play/[local]', false]
	])('%s is of %s: %s', (path, route, expected) => {
		expect(isOfRoute(path, route)).toBe(expected);
	});

	it.each([
		['/chronicles/x', '/chronicles/x', true],
		['/chronicles/x/ledger', '/chronicles/x', true],
		['/chronicles/xy', '/chronicles/x', false],
		['/chronicles', '/chronicles/x', false]
	])('%s lies within %s: %s', (path, above, expected) => {
		expect(isWithin(path, above)).toBe(expected);
	});
});
