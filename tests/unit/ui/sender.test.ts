import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidateAll } from '$app/navigation';
import { CommandSender } from '../../../src/lib/ui/heritage/senders.svelte.ts';
import { Toasts } from '../../../src/lib/ui/toasts.svelte.ts';

vi.mock('$app/navigation', () => ({ invalidateAll: vi.fn() }));
vi.mock('$app/state', () => ({ page: { data: { user: { id: 'ada' } } } }));
const reload = vi.fn();

const rename = { type: 'RenameChronicle', title: 'Night' } as const;
const answers = (status: number, body: unknown) =>
	vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

let toasts: Toasts;
let sender: CommandSender;
beforeEach(() => {
	vi.stubGlobal('location', { reload });
	toasts = new Toasts();
	sender = new CommandSender(() => ({ chronicle: { id: 'chronicle-1' }, version: 1 }), toasts);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

it('an accepted command loads the page anew, and nothing more is said', async () => {
	answers(200, { kind: 'accepted', version: 2 });
	expect(await sender.send(rename)).toBe(true);
	expect(invalidateAll).toHaveBeenCalledOnce();
	expect(toasts.list).toEqual([]);
});

it('stays accepted when the page cannot be loaded anew, and offers to', async () => {
	answers(200, { kind: 'accepted', version: 2 });
	vi.mocked(invalidateAll).mockRejectedValue(new TypeError('Failed to fetch'));
	expect(await sender.send(rename)).toBe(true);
	expect(sender.problem).toBeNull();
	expect(sender.busy).toBe(false);
	const [offer] = toasts.list;
	expect(offer?.text).toMatch(/^Saved, but/);
	offer?.action?.run();
	expect(reload).toHaveBeenCalledOnce();
});

it('a refused one leaves the page and says why', async () => {
	answers(409, { reason: 'x', sentence: 'There is no such seat.', at: 'seat' });
	expect(await sender.send(rename)).toBe(false);
	expect(sender.problemAt('seat')).toBe('There is no such seat.');
	expect(invalidateAll).not.toHaveBeenCalled();
});

it('says whose page it is, so that nobody who signed in beside it is taken for them', async () => {
	const sentence = 'Somebody else is signed in on this device by now.';
	const fetch = vi.fn((_url: string, _sent: RequestInit) =>
		Promise.resolve(Response.json({ reason: 'somebody-else', message: sentence }, { status: 409 }))
	);
	vi.stubGlobal('fetch', fetch);
	expect(await sender.send(rename)).toBe(false);
	expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'elysium-person': 'ada' });
	expect(sender.problem).toEqual({ sentence, at: null, retry: false });
});
