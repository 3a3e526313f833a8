import { afterEach, expect, it, vi } from 'vitest';
import { deliver } from '../../../src/lib/ui/live/outbox/deliver.ts';

const INTENTION = { id: 'command-one', seen: 3, command: {}, words: 'End turn', madeAt: 0 };

afterEach(() => vi.unstubAllGlobals());

it('what came too fast is sent again, and never taken for an answer', async () => {
	vi.stubGlobal('fetch', () =>
		Promise.resolve(
			Response.json({ message: 'Wait.' }, { status: 429, headers: { 'retry-after': '9' } })
		)
	);
	const place = { at: '/api/logs/one', person: 'person-one' };
	expect(await deliver(place, INTENTION)).toEqual({ kind: 'lost', away: false });
});
