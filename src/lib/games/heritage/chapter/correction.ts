import { sameJson } from '../../core/json.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { TableCommandOf } from '../table/commands.ts';
import type { Correction } from '../table/correction.ts';
import {
	refused,
	type Beginning,
	type Deciding,
	type Refused,
	type TableDeciders
} from '../table/decider.ts';
import { corrected, tableCorrected } from '../table/evolve-correction.ts';
import { MOST_MISSIONS } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import { ownerOf, vampireOf } from '../table/where.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './invariants.ts';
import { underWayAfter } from './under-way.ts';

type Kind = Correction['set'];
type Of<K extends Kind> = Extract<Correction, { set: K }>;
type Check<K extends Kind> = (table: Table, to: Of<K>) => Refused | null;

const vampireIsThere = (table: Table, vampire: string) =>
	vampireOf(table, vampire) ? null : refused('unknown-vampire', { vampire });
const seatPlays = (table: Table, seat: string) =>
	table.bloodlines[seat] ? null : refused('unknown-seat', { seat });

/** What a correction has to find on the table for it to mean anything; all else is judged at the end. */
const checks: { readonly [K in Kind]: Check<K> } = {
	vampire: (table, { vampire }) => vampireIsThere(table, vampire),
	joined(table, { seat, character }) {
		const stranger = seatPlays(table, seat);
		if (stranger) return stranger;
		return ownerOf(table, character) === null
			? null
			: refused('character-elsewhere', { character });
	},
	left(table, { vampire }) {
		const leads = Object.values(table.bloodlines).some(({ leader }) => leader === vampire);
		return leads ? refused('leader-stays', { vampire }) : vampireIsThere(table, vampire);
	},
	queue: () => null,
	reserved: () => null,
	piles: () => null,
	retainer(table, { seat, character }) {
		const leads = character !== null && table.cast[character]?.kind === 'leader';
		return leads ? refused('leader-not-retained', { character }) : seatPlays(table, seat);
	},
	assets(table, { seat, assets, played }) {
		const stranger = seatPlays(table, seat);
		if (stranger) return stranger;
		const asset = played.find((one) => assets.every(({ id }) => id !== one));
		return asset === undefined ? null : refused('unknown-asset', { asset, seat });
	},
	obligations: (table, { seat }) => seatPlays(table, seat),
	card: () => null,
	'scheme-card': (table, { card }) => {
		if (card.of === 'clan')
			return table.seats.some(({ clan }) => clan === card.clan)
				? null
				: refused('clan-not-played', { clan: card.clan });
		return Object.values(table.boards).some((board) => board?.battleground === card.battleground)
			? null
			: refused('scheme-of-another-battleground', { scheme: card.name });
	},
	'mission-card'({ missions, phase }, { card }) {
		if (missions.some(({ id }) => id === card.id)) return null;
		if (phase === 'scoring' || phase === 'finished') return refused('missions-claimed');
		return missions.length < MOST_MISSIONS
			? null
			: refused('too-many-missions', { most: MOST_MISSIONS });
	},
	board: (table, { category }) =>
		table.boards[category] ? null : refused('board-not-laid', { category }),
	turn: ({ phase }) => (phase === 'set-up' ? refused('play-not-begun') : null),
	hand: (table, { seat }) => seatPlays(table, seat),
	spent: () => null,
	standing: () => null,
	claim: () => null,
	'nothing-under-way': ({ question }) => (question ? null : refused('no-question'))
};

function check<K extends Kind>(kind: K, table: Table, to: Of<K>): Refused | null {
	return checks[kind](table, to);
}

/** The first correction that means nothing where its turn comes, with where it stands. */
function checkEach(table: Table, corrections: readonly Correction[]): Refused | null {
	let now = table;
	for (const [index, to] of corrections.entries()) {
		const meaningless = check(to.set, now, to);
		if (meaningless) {
			const at = `corrections.${index}`;
			return { accepted: false, refusal: { ...meaningless.refusal, at } };
		}
		now = corrected(now, to);
	}
	return null;
}

/** What would be wrong afterwards and was not before: nobody is kept from mending by what is wrong elsewhere. */
function newFault(table: Table, after: Table, battlegrounds: Battlegrounds): Fault | undefined {
	const before = faultsOf(table, battlegrounds);
	const isNew = (found: Fault) => !before.some((known) => sameFault(known, found));
	return faultsOf(after, battlegrounds).find(isNew);
}

function sameFault(a: Fault, b: Fault): boolean {
	return a.reason === b.reason && sameJson({ ...a.about }, { ...b.about });
}

/** Reservations that were asked for and found no character in the queue. */
function checkReserved(after: Table, corrections: readonly Correction[]): Refused | null {
	const wanted = corrections.flatMap((to) =>
		to.set === 'reserved' ? Object.keys(to.reserved) : []
	);
	const character = wanted.find((one) => !after.queue.includes(one));
	return character === undefined ? null : refused('not-reserved-here', { character });
}

/**
 * The table as the box has it: any of it is set by hand, with a reason, at any time from the set-up on.
 * Several corrections are judged together, by the table they lead to. What was under way goes on from
 * there, and what was asked is asked anew; a finished chapter is scored anew, its ties too.
 * Refusals: `table-empty`; `unknown-vampire`, `unknown-seat`, `character-elsewhere`, `leader-stays`,
 * `leader-not-retained`, `board-not-laid`, `play-not-begun`, `clan-not-played`,
 * `scheme-of-another-battleground`, `missions-claimed`, `too-many-missions`, `unknown-asset`,
 * `no-question` for what means nothing here;
 * `not-reserved-here` and every fault of `faultsOf`.
 */
function correctTable(
	table: Table,
	{ corrections, reason }: TableCommandOf<'CorrectTable'>,
	{ battlegrounds }: Deciding
): Beginning {
	if (table.phase === 'empty') return refused('table-empty');
	const meaningless = checkEach(table, corrections);
	if (meaningless) return meaningless;
	const event = { type: 'TableCorrected', corrections, reason } as const;
	const after = tableCorrected(table, event);
	const unreserved = checkReserved(after, corrections);
	if (unreserved) return unreserved;
	const wrong = newFault(table, after, battlegrounds);
	if (wrong) return { accepted: false, refusal: wrong };
	const givenUp = corrections.some(({ set }) => set === 'nothing-under-way');
	return { accepted: true, events: [event], resolution: underWayAfter(table, after, givenUp) };
}

export const correctionDeciders = { CorrectTable: correctTable } satisfies Partial<TableDeciders>;
