import { beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { hintFor } from '../../../../src/lib/games/core/lesson/hints.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import { playMatch } from '../../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import {
	vendettaHints,
	vendettaOpenings,
	type Told,
	type Waits
} from '../../../../src/lib/ui/vendetta/lesson/hints.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { expectShort } from '../../../support/short.ts';
import { settingFor } from '../kit.ts';

const speaker = new Speaker({}, null);

describe('a hint at a table of Vendetta', () => {
	const told: Told[] = [];
	const waits: Waits[] = [];
	beforeAll(() => {
		for (const seed of [3, 5, 8, 21, 34]) {
			const setting = settingFor(3, { cards: openSet });
			const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
			const chance = seededChance(seed);
			playMatch(
				setting,
				players,
				chance,
				() => chance,
				({ before, events, table }) => {
					let now = before;
					for (const event of events) {
						const after = evolveTable(now, event);
						told.push({ beat: { event, before: now, after }, speaker });
						now = after;
					}
					const [seat] = waitedFor(table);
					if (seat !== undefined) waits.push({ table, seat });
				}
			);
		}
	});

	it('is short', () => {
		for (const { says } of [...vendettaHints, ...vendettaOpenings]) expectShort(String(says));
	});

	it('comes for each of its rules as it acts', () => {
		const seen = new Set(
			told.flatMap((now) => vendettaHints.filter(({ when }) => when(now)).map(({ id }) => id))
		);
		// Who goes out in a random game is too rare to wait for.
		for (const { id } of vendettaHints) if (id !== 'vendetta-out') expect(seen, id).toContain(id);
		const opened = new Set(
			waits.flatMap((now) => vendettaOpenings.filter(({ when }) => when(now)).map(({ id }) => id))
		);
		for (const { id } of vendettaOpenings) expect(opened, id).toContain(id);
	});

	it('says the rarer rule first, and nothing that was shown twice', () => {
		const vampire = told.find(
			({ beat: { event } }) => event.type === 'CardDrained' && event.tokens > 0
		);
		if (!vampire) throw new Error('nobody drained a vampire');
		expect(hintFor(vendettaHints, vampire, {})?.id).toBe('vendetta-token-taken');
		const known = Object.fromEntries(vendettaHints.map(({ id }) => [id, 2]));
		expect(hintFor(vendettaHints, vampire, known)).toBeNull();
	});
});
