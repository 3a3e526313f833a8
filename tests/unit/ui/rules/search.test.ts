import { describe, expect, it, test } from 'vitest';
import { RULINGS } from '../../../../src/lib/games/heritage/rulings.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { prompts, type Prompt } from '../../../../src/lib/games/heritage/table/prompts.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { battlegroundsOf } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { searcher, searchIn } from '../../../../src/lib/ui/codex/search.ts';
import { RULING_WORDS } from '../../../../src/lib/ui/heritage/codex/rulings.ts';
import { wholeCodex } from '../../../../src/lib/ui/heritage/codex/whole.ts';
import { codexEntries } from '../../../../src/lib/ui/heritage/rules/entries.ts';
import { MATTERS, mattersFor } from '../../../../src/lib/ui/heritage/rules/under-way.ts';

const entries = codexEntries(DEFAULT_RULESET);
const search = searcher(entries);
const titles = (asked: string): string[] => search(asked).map(({ title }) => title);

describe('what somebody types finds what they mean', () => {
	test.each([
		// The word of the game itself stands first.
		['torpor', 'Torpor'],
		['TORPOR', 'Torpor'],
		['first player', 'First player'],
		['court', 'The Court'],
		['sire', 'Sire'],
		['clan leader', 'Clan leader'],
		['boons', 'Boon'],
		// A rule by its name.
		['decisive victory', 'Decisive victory'],
		['rounds', 'Round'],
		['how many rounds', 'Rounds'],
		['tie', 'Tie'],
		['who starts', 'Who starts'],
		['empty deck', 'An empty deck'],
		['can I skip an effect?', 'No effect is skipped'],
		// Mistyped, or not typed to its end.
		['torpr', 'Torpor'],
		['exausted', 'Exhausted'],
		['rejuvinate', 'Rejuvenate'],
		['inquistion', 'The Inquisition'],
		['primog', 'Primogen draw'],
		// As people say who do not know the game.
		['die', 'Torpor'],
		['dead', 'Torpor'],
		['kill', 'Torpor'],
		['resurrect', 'Rejuvenate'],
		['wake up', 'Rejuvenate'],
		['vote', 'A vote at The Court'],
		['favour', 'Boon'],
		['favor', 'Boon'],
		['money', 'Power'],
		['parent', 'Sire'],
		['child', 'Childe'],
		['black market', 'Nosferatu'],
		['usurp', 'Tremere'],
		['reading', 'House rule'],
		['winner', 'Victor'],
		['minus points', 'Infamy']
	])('%s: %s', (asked, first) => {
		expect(titles(asked)[0]).toBe(first);
	});

	test.each(['zeppelin', 'no such thing at all', '', '  ', 'who is it', '…'])(
		'“%s” finds nothing',
		(asked) => {
			expect(titles(asked)).toEqual([]);
		}
	);

	test.each([
		['skip a battleground', 'No battleground is skipped'],
		['reshuffle', 'An empty deck'],
		['sticker thin blood', 'When a clan is out of stickers'],
		['who pays', 'What a recruit costs'],
		['retainer costs', 'Recruiting the retainer']
	])('%s finds, among others, %s', (asked, one) => {
		expect(titles(asked)).toContain(one);
	});

	it('finds under the readings of the group', () => {
		const dear = searcher(codexEntries({ ...DEFAULT_RULESET, leftmostCosts: [4, 3] }));
		const [cost] = dear('spaces that cost power').filter(({ kind }) => kind === 'House rule');
		expect(cost?.text).toContain('Leftmost space: 4. Space next to it: 3.');
	});

	it('the page of the codex shows the same, in its own parts', () => {
		const codex = wholeCodex();
		const found = searchIn(codex, 'torpor');
		expect(found[0]?.terms[0]?.word).toBe('Torpor');
		expect(found.flatMap(({ terms }) => terms)).toHaveLength(titles('torpor').length);
		expect(searchIn(codex, ' ')).toBe(codex);
		expect(searchIn(codex, 'zeppelin')).toEqual([]);
	});
});

describe('what can be looked up', () => {
	const ids = entries.map(({ id }) => id);

	it('has each id once', () => {
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('has every ruling, in a sentence or two of ours', () => {
		expect(Object.keys(RULING_WORDS)).toEqual(Object.keys(RULINGS));
		for (const { definition } of Object.values(RULING_WORDS))
			expect(definition.match(/[.!?](\s|$)/g)?.length ?? 0).toBeOneOf([1, 2]);
	});

	it('leads to its place in the codex', () => {
		for (const { id, href } of entries) expect(href).toBe(`/heritage/codex#${id}`);
	});

	it('has what matters for all that can be under way', () => {
		for (const [doing, matter] of Object.entries(MATTERS)) {
			expect(matter, doing).toHaveLength(5);
			for (const id of matter) expect(ids, doing).toContain(id);
		}
	});

	test.each(ERAS)('has what matters for each question, on the boards of era %i', (era) => {
		const laid = battlegroundsOf(era, {});
		const board = (id: string) => ({ battleground: id, state: null });
		const boards = {
			class: board(laid.class.id),
			temperament: board(laid.temperament.id),
			geography: board(laid.geography.id)
		};
		for (const prompt of Object.keys(prompts) as Prompt[]) {
			const matter = mattersFor(prompt, { boards });
			expect(matter.length, prompt).toBeGreaterThan(1);
			for (const id of matter) expect(ids, prompt).toContain(id);
		}
	});
});
