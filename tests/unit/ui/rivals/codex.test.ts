import { describe, expect, it } from 'vitest';
import { DEFAULT_READINGS, RULED } from '../../../../src/lib/games/rivals/readings.ts';
import { searchIn } from '../../../../src/lib/ui/codex/search.ts';
import type { Term } from '../../../../src/lib/ui/codex/terms.ts';
import { MARKED, marks } from '../../../../src/lib/ui/rivals/codex/marked.ts';
import { RULING_WORDS } from '../../../../src/lib/ui/rivals/codex/rulings.ts';
import { wholeCodex } from '../../../../src/lib/ui/rivals/codex/whole.ts';
import { rulesNow } from '../../../../src/lib/ui/rivals/rules/under-way.ts';
import { inActionPhase, Table } from '../../rivals/influence/table.ts';

const whole = wholeCodex(DEFAULT_READINGS);
const terms: readonly Term[] = whole.flatMap((part) => part.terms);
const ids = terms.map(({ id }) => id);

describe('the codex of Rivals', () => {
	it('has all 80 rulings and all readings, each once', () => {
		expect(Object.keys(RULING_WORDS).map(Number)).toEqual(
			Array.from({ length: 80 }, (_, at) => at + 1)
		);
		for (const id of [...Object.keys(RULED), ...Object.keys(DEFAULT_READINGS)])
			expect(ids, id).toContain(`reading-${id}`);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('explains every word that is marked in a text', () => {
		for (const [word, id] of Object.entries(MARKED)) expect(ids, word).toContain(id);
		const [first, second] = ['It goes into torpor.', 'A vampire in torpor mends 1 Blood.'].map(
			marks()
		);
		expect(first).toEqual([
			{ text: 'It goes into ' },
			{ text: 'torpor', id: 'torpor' },
			{ text: '.' }
		]);
		expect(second).toEqual([
			{ text: 'A vampire in torpor ' },
			{ text: 'mends', id: 'mend' },
			{ text: ' 1 Blood.' }
		]);
	});

	it('says each in sentences', () => {
		for (const { id, word, definition } of terms) {
			expect(definition, id).toMatch(/^[A-Z0-9“].*\.$/);
			expect(word, id).not.toMatch(/\.$/);
		}
	});

	it('says the readings that hold, not the defaults', () => {
		const other = wholeCodex({ ...DEFAULT_READINGS, fistMost: 'all', clock: 60 });
		const words = (id: string) =>
			other.flatMap((part) => part.terms).find((term) => term.id === id)?.definition;
		expect(words('reading-fistMost')).toContain('All of it');
		expect(words('reading-clock')).toContain('60 minutes');
	});

	it('is found by what people call it', () => {
		const found = (asked: string) => searchIn(whole, asked).flatMap((part) => part.terms);
		expect(found('bluff').map(({ id }) => id)).toContain('ruling-60');
		expect(found('tiebreaker').map(({ id }) => id)).toContain('ruling-79');
	});

	it('knows what matters now', () => {
		const at = new Table(inActionPhase());
		const matters = () => rulesNow(at.state).ids;
		expect(matters()).toContain('ruling-62');
		at.act({ type: 'LayConspiracy', vampire: null });
		expect(matters()[0]).toBe('ruling-64');
		at.act({ type: 'PlayScheme', vampire: null });
		expect(matters()[0]).toBe('ruling-60');
		for (const id of matters()) expect(ids).toContain(id);
	});
});
