import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** The linter takes its time to start where others work, too. */
const PATIENCE = 60_000;

const lint = new ESLint();
const importing =
	"import { unlockedSchemes } from '$lib/server/games/heritage/decks/unlocked-schemes.ts';\n";

/** Whether a border of the house keeps a file from importing the schemes to be unlocked. */
async function refused(filePath: string): Promise<boolean> {
	const [result] = await lint.lintText(importing, { filePath });
	return (result?.messages ?? []).some(({ ruleId }) => ruleId === 'no-restricted-imports');
}

describe('the schemes to be unlocked', { timeout: PATIENCE }, () => {
	it.each([
		'src/routes/+page.server.ts',
		'src/hooks.server.ts',
		'src/lib/ui/heritage/schemes.ts',
		'src/lib/games/heritage/open/open-set.ts'
	])('may not be imported by %s', async (file) => {
		expect(await refused(file)).toBe(true);
	});

	it('may be imported by the game on the server', async () => {
		expect(await refused('src/lib/server/games/heritage/packs.ts')).toBe(false);
	});
});
