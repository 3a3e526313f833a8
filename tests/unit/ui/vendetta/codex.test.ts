import { describe, expect, it } from 'vitest';
import { CLANS } from '../../../../src/lib/games/vendetta/clans.ts';
import { DEFAULT_READINGS, RULED } from '../../../../src/lib/games/vendetta/readings.ts';
import { CARD_KINDS, STAGES, STEPS } from '../../../../src/lib/games/vendetta/vocabulary.ts';
import { searchIn } from '../../../../src/lib/ui/codex/search.ts';
import { explained } from '../../../../src/lib/ui/vendetta/codex/explained.ts';
import { RULING_WORDS } from '../../../../src/lib/ui/vendetta/codex/rulings.ts';
import { CODEX } from '../../../../src/lib/ui/vendetta/codex/terms.ts';
import { wholeCodex } from '../../../../src/lib/ui/vendetta/codex/whole.ts';
import { TABLE_ICONS } from '../../../../src/lib/ui/vendetta/icons/names.ts';
import { KIND_TERMS, STAGE_TERMS } from '../../../../src/lib/ui/vendetta/play/term-ids.ts';
import type { Term } from '../../../../src/lib/ui/codex/terms.ts';

const whole = wholeCodex(DEFAULT_READINGS);
const terms: readonly Term[] = whole.flatMap((part) => part.terms);
const ids = terms.map(({ id }) => id);

describe('the codex of Vendetta', () => {
	it.each([
		...CLANS,
		...TABLE_ICONS,
		...STEPS,
		...CARD_KINDS.map((kind) => KIND_TERMS[kind]),
		...STAGES.map((stage) => STAGE_TERMS[stage]),
		...`position rival opponent power printed-power total face-up face-down deployed-blood deployed-card
		alliance ally victim drain diablerie frenzy ambition haven stay relic location-card team rewards
		winner gain lose spend steal special-ability starting-card clan-deck hand active out bank pool`.split(
			/\s+/
		)
	])('explains %s', (id) => {
		expect(explained(id)?.definition).toMatch(/\.$/);
	});

	it('has all 47 rulings and all readings, each once', () => {
		expect(Object.keys(RULING_WORDS)).toHaveLength(47);
		for (const id of [...Object.keys(RULED), ...Object.keys(DEFAULT_READINGS)])
			expect(ids, id).toContain(`reading-${id === 'victimFeed' ? 'victim' : id}`);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.every((id) => /^[a-zA-Z0-9-]+$/.test(id))).toBe(true);
	});

	it.each(terms.map(({ word, definition }) => [word, definition]))(
		'says what %s is in a few short sentences',
		(_, definition) => {
			expect(definition.match(/[.!?](\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(4);
			expect(definition.length).toBeLessThan(280);
			expect(definition).toMatch(/\.$/);
			expect(definition).not.toMatch(/undefined|\{/);
		}
	);

	it('says the reading in force, not the default', () => {
		const parts = wholeCodex({ ...DEFAULT_READINGS, lastBlood: 'yes', victimFeed: 2 });
		const said = parts.flatMap((part) => part.terms);
		expect(said.find(({ id }) => id === 'reading-lastBlood')?.definition).toContain(
			'Yes, and nobody'
		);
		expect(said.find(({ id }) => id === 'reading-victim')?.definition).toBe(
			'2 Blood in each Feed.'
		);
	});

	it.each([
		['retreat', 'withdraw'],
		['bluff', 'face-down'],
		['start player', 'ambition'],
		['third token', 'out'],
		['uncontested', 'ruling-29'],
		['slice', 'position']
	])('finds “%s”', (asked, id) => {
		const found = searchIn(whole, asked).flatMap((part) => part.terms.map((term) => term.id));
		expect(found.slice(0, 6)).toContain(id);
	});
});

it('has one word for each term', () => {
	const words = CODEX.flatMap((part) => part.terms.map(({ word }) => word.toLowerCase()));
	expect(new Set(words).size).toBe(words.length);
});
