import { expect, test } from 'vitest';
import { openClanSchemes } from '../../../src/lib/games/heritage/open/open-set.ts';
import { ARCHETYPES, CLANS } from '../../../src/lib/games/heritage/vocabulary.ts';
import { CLAN_GUIDES, FIRST_EVENING } from '../../../src/lib/ui/heritage/clans/clan-guide.ts';

test.each(CLANS)('the schemes of %s ask for what its guide says', (clan) => {
	const own = openClanSchemes.filter((card) => card.of === 'clan' && card.clan === clan);
	const asking = (archetype: (typeof ARCHETYPES)[number]) =>
		own.filter(({ needs }) => needs.includes(archetype)).length;
	const most = Math.max(...ARCHETYPES.map(asking));
	expect(own).not.toEqual([]);
	expect(ARCHETYPES.filter((archetype) => asking(archetype) === most)).toEqual([
		CLAN_GUIDES[clan].archetype
	]);
});

test('a first evening has clans for everybody, none of them demanding', () => {
	expect(FIRST_EVENING).toHaveLength(4);
	for (const clan of FIRST_EVENING) expect(CLAN_GUIDES[clan].complexity).toBeLessThan(3);
});
