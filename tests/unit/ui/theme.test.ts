import { expect, it } from 'vitest';
import { themeCookie, themeOf } from '../../../src/lib/ui/comfort/theme.ts';

it.each([
	['dark', 'dark'],
	['light', 'light'],
	['system', 'system'],
	['"><script>', 'system'],
	['', 'system'],
	[undefined, 'system'],
	[null, 'system']
] as const)('a stored theme of %j is read as %s', (stored, theme) => {
	expect(themeOf(stored)).toBe(theme);
});

it('is remembered for a year, on every page', () => {
	expect(themeCookie('light')).toBe('theme=light; Path=/; Max-Age=31536000; SameSite=Lax');
});
