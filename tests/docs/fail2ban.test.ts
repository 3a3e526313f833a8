import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAIL2BAN } from '../support/fail2ban.ts';

it('the filter for failed sign-ins is the one that the program is tested with', () => {
	const page = readFileSync('docs/operate.md', 'utf8').split('\n');
	for (const [name, value] of Object.entries(FAIL2BAN))
		expect(page).toContain(`${name} = ${value}`);
});
