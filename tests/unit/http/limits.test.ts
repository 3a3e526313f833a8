import { describe, expect, it } from 'vitest';
import { Limits } from '../../../src/lib/server/http/limits.ts';

const HOME = '192.168.7.5';
const tries = async (limits: Limits, network: string, times: number): Promise<number> => {
	let allowed = 0;
	for (let count = 0; count < times; count++)
		if ((await limits.countByName('sign-in', 'mira', network)).ok) allowed++;
	return allowed;
};

describe('tries of a name', () => {
	it('are ten from one network, and the eleventh says when to come back', async () => {
		const limits = new Limits();
		expect(await tries(limits, HOME, 10)).toBe(10);
		expect(await limits.countByName('sign-in', 'mira', HOME)).toMatchObject({
			ok: false,
			seconds: 600,
			sentence: expect.stringContaining('Wait 10 minutes')
		});
		expect(await limits.countByName('sign-in', 'vlad', HOME)).toEqual({ ok: true });
	});

	it('elsewhere never lock the person out at home', async () => {
		const limits = new Limits();
		expect(await tries(limits, '203.0.113.1', 50)).toBe(10);
		expect(await tries(limits, HOME, 10)).toBe(10);
	});

	it('from everywhere at once leave each network three', async () => {
		const limits = new Limits();
		for (let host = 1; host <= 10; host++)
			expect(await tries(limits, `203.0.113.${String(host)}`, 10)).toBe(10);
		expect(await tries(limits, '203.0.113.99', 10)).toBe(3);
		expect(await tries(limits, HOME, 10)).toBe(3);
	});

	it('are forgiven to the network that knew the password, and to no other', async () => {
		const limits = new Limits();
		await tries(limits, HOME, 10);
		await tries(limits, '203.0.113.1', 10);
		await limits.forgiveByName('sign-in', 'mira', HOME);
		expect(await tries(limits, HOME, 10)).toBe(10);
		expect(await tries(limits, '203.0.113.1', 1)).toBe(0);
	});
});
