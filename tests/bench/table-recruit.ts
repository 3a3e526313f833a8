import { seededChance } from '../../src/lib/games/core/chance.ts';
import { fold } from '../../src/lib/games/core/game.ts';
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import type { Bloodline } from '../../src/lib/games/heritage/bloodline/bloodline.ts';
import { legalMoves } from '../../src/lib/games/heritage/chapter/moves.ts';
import { recruitCommands } from '../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { appDealer } from '../../src/lib/games/heritage/dealing/dealers.ts';
import { NOTHING_SEALED } from '../../src/lib/games/heritage/dealing/sealed.ts';
import type { Dealer } from '../../src/lib/games/heritage/dealing/dealer.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import { decideWith } from '../../src/lib/games/heritage/table/engine.ts';
import { evolveTable } from '../../src/lib/games/heritage/table/evolve.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { ERAS, type Era } from '../../src/lib/games/heritage/vocabulary.ts';
import { median } from './median.ts';
import { chapterOf, PLAYERS } from './table-logs.ts';

const VAMPIRES = 44;
const ROUNDS = 9;
const PASSES = 6;

const vampiresOn = (table: Table) =>
	Object.values(table.bloodlines).reduce(
		(sum, { vampires }) => sum + Object.keys(vampires).length,
		0
	);

/** A table of four with 44 vampires, where somebody is about to recruit. */
function fullTable(era: Era): Table {
	for (let seed = 1; ; seed++)
		for (const { after } of chapterOf(seed, era, PLAYERS.random, 12))
			if (vampiresOn(after) >= VAMPIRES && after.turn?.recruit === 'open' && !after.question)
				return after;
}

type Sitting = {
	readonly table: Table;
	readonly dealer: Dealer;
	readonly recruits: readonly TableCommand[];
};

/** Every recruit of every full table, one an era; who deals has shuffled before. */
function sittings(): readonly Sitting[] {
	return ERAS.map((era) => {
		const table = fullTable(era);
		const moves = legalMoves(table, table.turn?.seat ?? '', []);
		const recruits = moves.recruit ? [...recruitCommands(moves.recruit)] : [];
		return { table, dealer: appDealer(NOTHING_SEALED, seededChance(era)), recruits };
	});
}

/** Decides a recruit with all it sets off, and folds the events as whoever hears of them does. */
function recruit({ table, dealer }: Sitting, command: TableCommand): void {
	const decision = decideWith(BATTLEGROUND_MODULES, table, command, dealer);
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	fold(evolveTable, table, decision.events);
}

/** The table as an immutable update copies it, three levels deep: table, bloodlines, vampires. */
function copied(table: Table): Table {
	const bloodlines: Record<string, Bloodline> = { ...table.bloodlines };
	for (const [seat, bloodline] of Object.entries(bloodlines)) {
		const vampires = { ...bloodline.vampires };
		for (const [id, vampire] of Object.entries(vampires)) vampires[id] = { ...vampire };
		bloodlines[seat] = { ...bloodline, vampires };
	}
	return { ...table, bloodlines };
}

// What is made must be looked at, or nothing is made.
let made = 0;

function thrice(spread: (table: Table) => Table, table: Table): void {
	for (let time = 0; time < 3; time++) made += spread(table).round;
}

type Work = (sitting: Sitting, command: TableCommand) => void;

/** Microseconds of processor time that one run of `work` takes, over every recruit there is. */
function timeOf(all: readonly Sitting[], work: Work): number {
	const count = all.reduce((sum, { recruits }) => sum + recruits.length, 0) * PASSES;
	const before = process.cpuUsage();
	for (let pass = 0; pass < PASSES; pass++)
		for (const sitting of all) for (const command of sitting.recruits) work(sitting, command);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / count;
}

const WORKS = {
	recruit,
	deep: ({ table }) => thrice(copied, table),
	shallow: ({ table }) => thrice((one) => ({ ...one }), table)
} as const satisfies Readonly<Record<string, Work>>;

/**
 * Microseconds of a recruit, and of three spreads of the same table: three levels deep, and of its first
 * level only. They take turns round by round, so that a busy machine is busy for all of them.
 */
export function measureRecruit(): { readonly [Name in keyof typeof WORKS]: number } {
	const all = sittings();
	const rounds = Array.from({ length: ROUNDS }, () => ({
		recruit: timeOf(all, WORKS.recruit),
		deep: timeOf(all, WORKS.deep),
		shallow: timeOf(all, WORKS.shallow)
	}));
	if (made === 0) throw new Error('nothing was spread');
	return {
		recruit: median(rounds.map((round) => round.recruit)),
		deep: median(rounds.map((round) => round.deep)),
		shallow: median(rounds.map((round) => round.shallow))
	};
}
