import type { Json } from '../../../src/lib/games/core/json.ts';
import { hashOf } from '../../../src/lib/games/core/hash.ts';
import type { SeatId } from '../../../src/lib/games/core/seats.ts';
import type { MatchStep } from '../../../src/lib/games/vendetta/players/match.ts';
import { evolveTable } from '../../../src/lib/games/vendetta/table/evolve.ts';
import type { TableEvent } from '../../../src/lib/games/vendetta/table/events.ts';
import { tableFaults } from '../../../src/lib/games/vendetta/table/invariants.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/vendetta/table/table.ts';
import { totalOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import { turnsIn } from '../../../src/lib/games/vendetta/table/setting.ts';
import {
	bloodAt,
	cardsOf,
	deployedOf,
	isIn,
	onPosition,
	readingsOf,
	seatsOf
} from '../../../src/lib/games/vendetta/table/where.ts';
import { STEPS } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { freeze } from '../frozen.ts';

/** What is wrong with a game, in words; none: all is as it must always be. */
export type Watch = {
	step(step: MatchStep): readonly string[];
	/** Once the game is over. */
	end(table: Table): readonly string[];
};

/** Most Blood that goes with a card in any set: the rules say 3, a Location card may say 4. */
const MOST_BLOOD = 4;

/** Holds a game against what must always be so, after each command and each event (I1–I12, I14, I15). */
export function watchGame(): Watch {
	const log: TableEvent[] = [];
	/** The steps of each Location of this round, in the order in which they came. */
	let steps: string[] = [];
	let withdrew: SeatId[] = [];

	function happened(before: Table, event: TableEvent, after: Table): readonly string[] {
		switch (event.type) {
			case 'BloodDeployed':
				return event.as !== 'effect' && (event.pool > MOST_BLOOD || event.flipped > 2)
					? [`I4: ${event.pool} Blood and ${event.flipped} tokens go with a card`]
					: [];
			case 'TurnBegan':
				return turnFaults(before, event.seat);
			case 'AbilityBegan': {
				const { source } = event;
				if (source.from !== 'card') return [];
				return deployedOf(before, source.slot)?.up === true
					? []
					: [`I9: ${source.card} acts face down`];
			}
			case 'RoundBegan':
				steps = [];
				return [];
			case 'StepBegan':
				steps.push(`${event.location} ${event.step}`);
				if (event.step === 'withdraw') withdrew = [];
				return [];
			case 'Withdrew':
				if (event.at === before.conflict?.location) withdrew.push(event.seat);
				return [];
			case 'ConflictRanked':
				return rankingFaults(before, event, withdrew);
			case 'StageEnded':
				return event.stage === 'resolution' && after.phase === 'round'
					? stepFaults(after, steps)
					: [];
			default:
				return [];
		}
	}

	return {
		step(step) {
			// Whatever changes a table in place from here on throws.
			freeze(step.table);
			log.push(...step.events);
			const faults = [...tableFaults(step.table), ...astray(step)];
			let table = step.before;
			for (const event of step.events) {
				const after = evolveTable(table, event);
				faults.push(...happened(table, event, after));
				table = after;
			}
			return faults;
		},
		end: (table) => [...replayFaults(log, table), ...scoreFaults(table)]
	};
}

/** I1: each of a seat's nine cards lies in one place, as far as secrets tell. */
function astray({ table, sealed }: MatchStep): readonly string[] {
	if (table.phase !== 'round' && table.phase !== 'finished') return [];
	return seatsOf(table).flatMap((seat) => {
		const player = table.players[seat];
		const own = player && sealed.seats[seat]?.[player.secret];
		if (!player?.clan || !own) return [`I1: nothing is sealed of ${seat}`];
		const deployed = table.deployed.filter(({ owner }) => owner === seat);
		const laid = deployed.flatMap(({ card, slot }) => card ?? own.faces[slot] ?? []);
		const all = [...own.deck, ...own.hand, ...laid].sort();
		const nine = cardsOf(table, player.clan)
			.map(({ id }) => id)
			.sort();
		const isCounted = own.deck.length === player.deck && own.hand.length === player.hand;
		return isCounted && all.join() === nine.join() ? [] : [`I1: the cards of ${seat} are astray`];
	});
}

/** I5: turns go round in turn order, and nobody takes more than the round has. */
function turnFaults(table: Table, seat: SeatId): readonly string[] {
	const taken = (one: SeatId) => table.turns[one] ?? 0;
	const order = table.order.filter((one) => isIn(table, one));
	const fewest = Math.min(...order.map(taken));
	const next = order.find((one) => taken(one) === fewest);
	const isRight = next === seat && fewest < turnsIn(table.round, seatsOf(table).length);
	return isRight ? [] : [`I5: the turn of ${seat} is not next`];
}

/** I9–I11: nobody twice, none who withdrew, totals that fall, each the sum of its parts. */
function rankingFaults(
	table: Table,
	{ location, ranking }: Extract<TableEvent, { type: 'ConflictRanked' }>,
	withdrew: readonly SeatId[]
): readonly string[] {
	const faults: string[] = [];
	const seats = ranking.map(({ seat }) => seat);
	if (new Set(seats).size < seats.length) faults.push('I11: a player has two places');
	const gone = withdrew.find(
		(seat) =>
			location !== 'haven' &&
			seats.includes(seat) &&
			onPosition(table, location, seat).length === 0 &&
			bloodAt(table, location, seat) === 0
	);
	if (gone !== undefined) faults.push(`I10: ${gone} withdrew and is ranked`);
	if (ranking.some(({ total, cards, blood }) => total !== cards + blood))
		faults.push('I11: a total is not the sum of its parts');
	// One who alone has cards comes first, whatever Blood others have (reading `bloodOnly`).
	const rest = readingsOf(table).bloodOnly === 'cards-first' ? ranking.slice(1) : ranking;
	if (rest.some(({ total }, nth) => nth > 0 && total > (rest[nth - 1]?.total ?? 0)))
		faults.push('I11: a higher total has a lower place');
	return faults;
}

/** I14: each step of each Location once, in order. */
function stepFaults(table: Table, steps: readonly string[]): readonly string[] {
	const all = table.locations.flatMap(({ id }) => STEPS.map((step) => `${id} ${step}`));
	return steps.join() === all.join() ? [] : ['I14: the steps of the Locations are out of order'];
}

/** I12: the log alone gives the same table, also when it went through a file. */
function replayFaults(log: readonly TableEvent[], table: Table): readonly string[] {
	const read = JSON.parse(JSON.stringify(log)) as readonly TableEvent[];
	const again = read.reduce(evolveTable, EMPTY_TABLE);
	return hashOf(again as unknown as Json) === hashOf(table as unknown as Json)
		? []
		: ['I12: the log does not replay to the same table'];
}

/** I11, I12: a strict order of sides, each count the sum of its parts. */
function scoreFaults({ score, setting }: Table): readonly string[] {
	if (!score) return ['I12: the game is not counted'];
	const faults: string[] = [];
	if (score.seats.some(({ parts, total }) => totalOf(parts) !== total))
		faults.push('I12: a count is not the sum of its parts');
	const sides = setting?.teams === true ? score.teams : score.seats;
	const places = sides.map(({ place }) => place).sort();
	if (places.some((place, nth) => place !== nth + 1))
		faults.push('I11: places are no strict order');
	return faults;
}
