import { describe, expect, it } from 'vitest';
import { decideWith } from '../../../src/lib/games/vendetta/table/engine.ts';
import { absentDealer } from '../../../src/lib/games/vendetta/table/dealing.ts';
import { sentenceOf } from '../../../src/lib/games/core/decision.ts';
import { tableRefusals } from '../../../src/lib/games/vendetta/table/refusals.ts';
import { playMatch } from '../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { ownView } from '../../../src/lib/games/vendetta/table/own-view.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { LOCATIONS } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { whyNotBlood, whyNotFace } from '../../../src/lib/ui/vendetta/play/why-not.ts';
import { locationName } from '../../../src/lib/ui/vendetta/play/said.ts';
import { tableEntries } from '../../../src/lib/ui/vendetta/rules/entries.ts';
import { refusedNow } from '../../../src/lib/ui/vendetta/rules/refused-now.ts';
import { rulesNow } from '../../../src/lib/ui/vendetta/rules/under-way.ts';
import type { SeatView } from '../../../src/lib/games/vendetta/players/player.ts';
import { settingFor } from './kit.ts';

/** Every table of a random game, as each seat sees it. */
function viewsOf(seed: number): readonly SeatView[] {
	const views: SeatView[] = [];
	const setting = settingFor(3, { cards: openSet, relics: true, locationCards: true });
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const chance = seededChance(seed);
	playMatch(
		setting,
		players,
		chance,
		() => chance,
		({ table, sealed }) => {
			if (table.phase === 'empty') return;
			for (const { seat } of setting.seats)
				views.push({ seat, table, own: ownView(table, sealed, seat) });
		}
	);
	return views;
}

const views = viewsOf(7);
const nameOf = (id: string): string =>
	LOCATIONS.some((one) => one === id) ? locationName(id as '1') : id;

describe('the rules at the table', () => {
	it('know what matters at every moment, and have an entry for it', () => {
		const known = new Map<object, ReadonlySet<string>>();
		for (const { table } of views) {
			const { setting } = table;
			if (!setting) continue;
			const ids = known.get(setting) ?? new Set(tableEntries(table).map(({ id }) => id));
			known.set(setting, ids);
			const now = rulesNow(table);
			expect(now.title).not.toBe('');
			expect(now.ids.length).toBeGreaterThan(1);
			for (const id of now.ids) expect(ids, id).toContain(id);
		}
	});

	it('say what cannot be done now, whole and in the words of the engine', () => {
		const said = views.flatMap((view) => refusedNow(view, nameOf));
		for (const { text } of said) expect(text).not.toMatch(/[{}]|undefined/);
		const texts = new Set(said.map(({ text }) => text));
		expect([...texts].some((text) => /^It is s\d’s turn\.$/.test(text))).toBe(true);
		expect(texts).toContain('Play one card first.');
		expect(texts).toContain('You have played your card; drain, or end the turn.');
	});

	it('give no reason for what can be done, and the engine’s for what cannot', () => {
		let refused = 0;
		for (const { table, seat, own } of views) {
			const [card] = own.hand;
			if (table.turn?.seat !== seat || table.turn.played || table.question || !card) continue;
			for (const { id: at } of table.locations)
				for (const face of ['up', 'down'] as const)
					for (const blood of [0, 1, 2, 3]) {
						const why =
							whyNotFace(table, seat, at, face, locationName(at)) ??
							whyNotBlood(table, seat, at, face, blood);
						const outcome = decideWith(
							table,
							{ type: 'PlayCard', seat, card, at, face, blood, flip: 0 },
							absentDealer()
						);
						const says =
							outcome.accepted || outcome.refusal.reason === 'dealer-needed'
								? undefined
								: sentenceOf(tableRefusals, outcome.refusal, nameOf);
						if (why !== undefined) refused += 1;
						// Where even the price cannot be paid, the engine names the Blood asked for first.
						expect(why === undefined, `${face} ${blood} at ${at}`).toBe(says === undefined);
					}
		}
		expect(refused).toBeGreaterThan(10);
	});
});
