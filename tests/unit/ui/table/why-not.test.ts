import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import type { SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import { tableRefusals } from '../../../../src/lib/games/heritage/table/refusals.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { LiveTable } from '../../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';
import {
	whyNotEnded,
	whyNotPicked,
	whyNotRecruited
} from '../../../../src/lib/ui/heritage/table/screen/why-not.ts';
import { BOARDS, PEOPLE, played } from './played.ts';

/** As much of a table on a device as an answer needs. */
function seenBy(table: Table, view: SeatId): LiveTable {
	const names = screenNames(table, PEOPLE);
	const moves = legalMoves(table, view, []);
	return { table, view, names, moves, battlegrounds: BOARDS } as unknown as LiveTable;
}

const { tables, table: over } = played({ players: 4, era: 3 });
const turns = tables.flatMap((table) => {
	const { turn, question } = table;
	return turn?.recruit === 'open' && !question ? [{ table, seat: turn.seat }] : [];
});
const vampiresOf = ({ table, seat }: (typeof turns)[number]) =>
	Object.values(table.bloodlines[seat]?.vampires ?? {});

describe('who cannot be picked', () => {
	it('as a sire lies in torpor, and somebody else is to be chosen; who can is not refused', () => {
		const at = turns.find((turn) => vampiresOf(turn).some(({ torpor }) => torpor));
		if (!at) throw new Error('nobody falls into torpor in this game');
		const live = seenBy(at.table, at.seat);
		const character = live.moves.recruit?.characters.at(-1)?.character ?? '';
		for (const { id, torpor } of vampiresOf(at)) {
			const why = whyNotPicked(live, { kind: 'sire', character }, id);
			expect(why).toBe(
				torpor ? `${live.names.character(id)} is in torpor. Choose another sire.` : null
			);
		}
	});

	it('as a leader says what is missing or who is exhausted', () => {
		const whys = turns.flatMap((turn) => {
			const live = seenBy(turn.table, turn.seat);
			const [move] = live.moves.schemes?.schemes ?? [];
			if (!move) return [];
			return vampiresOf(turn).map(({ id }) =>
				whyNotPicked(live, { kind: 'leader', scheme: move.scheme }, id)
			);
		});
		for (const expected of [
			/ is exhausted\. Choose another leader\.$/,
			/^Missing: \w.+\. Give boons, or choose another leader\.$/
		])
			expect(whys.some((why) => why !== null && expected.test(why))).toBe(true);
	});
});

describe('who cannot be recruited', () => {
	it('needs more power than there is, both said; within reach nobody is refused', () => {
		let poor = 0;
		for (const { table: laid, seat } of turns) {
			const table = { ...laid, ruleset: { ...laid.ruleset, leftmostCosts: [9, 0] } };
			const live = seenBy(table, seat);
			const can = new Set(live.moves.recruit?.characters.map(({ character }) => character));
			for (const character of table.queue) {
				const why = whyNotRecruited(live, character);
				expect(why === null).toBe(can.has(character));
				if (why?.startsWith('Needs ')) {
					poor += 1;
					expect(why).toMatch(/^Needs 9 power; your bloodline has [0-8]\. Recruit from a space/);
				}
			}
		}
		expect(poor).toBeGreaterThan(0);
	});

	it('waits for another turn, or for the next round', () => {
		const [at] = turns;
		if (!at) throw new Error('nobody has a turn');
		const [character = ''] = at.table.queue;
		const other = at.table.seats.find(({ seat }) => seat !== at.seat)?.seat ?? '';
		expect(whyNotRecruited(seenBy(at.table, other), character)).toBe(
			`It is ${PEOPLE[at.seat as keyof typeof PEOPLE]}’s turn. Wait for yours.`
		);
		expect(whyNotRecruited(seenBy(over, at.seat), over.queue[0] ?? '')).toBe(
			tableRefusals['chapter-over']
		);
	});
});

it('a turn does not end before a recruit', () => {
	const [at] = turns;
	if (!at) throw new Error('nobody has a turn');
	expect(whyNotEnded(seenBy(at.table, at.seat))).toMatch(/ must recruit before ending the turn\.$/);
});

it('every refusal of a table is a sentence', () => {
	for (const sentence of Object.values(tableRefusals)) expect(sentence).toMatch(/^[A-Z{].+[.?]$/);
});
