import type { SeatId } from '../../../src/lib/games/core/seats.ts';
import { rulesInForce } from '../../../src/lib/games/vendetta/effects/in-force.ts';
import type { MatchStep } from '../../../src/lib/games/vendetta/players/match.ts';
import { evolveTable } from '../../../src/lib/games/vendetta/table/evolve.ts';
import type { TableEvent, TableEventOf } from '../../../src/lib/games/vendetta/table/events.ts';
import { tableFaults } from '../../../src/lib/games/vendetta/table/invariants.ts';
import {
	EMPTY_TABLE,
	type Player,
	type Table
} from '../../../src/lib/games/vendetta/table/table.ts';
import { totalOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import { turnsIn } from '../../../src/lib/games/vendetta/table/setting.ts';
import { mostBlood } from '../../../src/lib/games/vendetta/table/turns.ts';
import {
	cardsOf,
	deployedOf,
	faceUpTokens,
	isIn,
	onPosition,
	playerOf,
	presentAt,
	readingsOf,
	seatsOf,
	turnOrder
} from '../../../src/lib/games/vendetta/table/where.ts';
import { STEPS, type LocationId } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { freeze } from '../frozen.ts';

/** What is wrong with a game, in words; none: all is as it must always be. */
export type Watch = {
	step(step: MatchStep): readonly string[];
	/** Once the game is over. */
	end(table: Table): readonly string[];
};

/** What a seat's secrets were found in order with. */
type Ordered = Pick<Table, 'deployed'> & Pick<Player, 'hand' | 'deck'> & { readonly own: unknown };

/** Holds a game against what must always be so, after each command and each event (I1–I6, I8–I12, I14, I15). */
export function watchGame(): Watch {
	const log: TableEvent[] = [];
	/** The steps of each Location of this round, in the order in which they came. */
	let steps: string[] = [];
	/** What came of the ranking under way. */
	let rewards: TableEvent[] = [];
	const ordered = new Map<SeatId, Ordered>();

	function happened(
		{ before: command }: MatchStep,
		before: Table,
		event: TableEvent,
		after: Table
	): readonly string[] {
		switch (event.type) {
			case 'BloodDeployed':
				return event.as === 'effect' ? [] : bloodFaults(command, event);
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
				return [];
			case 'ConflictRanked':
				rewards = [];
				return rankingFaults(before, event);
			case 'RewardsGiven':
				return rewardFaults(before, event.location, rewards);
			case 'StageEnded':
				if (event.stage === 'planning') return turnsLeft(before);
				return event.stage === 'resolution' && after.phase === 'round'
					? stepFaults(after, steps)
					: [];
			default:
				rewards.push(event);
				return [];
		}
	}

	return {
		step(step) {
			// Whatever changes a table in place from here on throws.
			freeze(step.table);
			log.push(...step.events);
			const faults = [...tableFaults(step.table), ...astray(step, ordered)];
			let table = step.before;
			for (const event of step.events) {
				const after = evolveTable(table, event);
				faults.push(...happened(step, table, event, after));
				table = after;
			}
			return faults;
		},
		end: (table) => [...replayFaults(log, table), ...scoreFaults(table)]
	};
}

/** I1: each of a seat's nine cards lies in one place, as far as secrets tell. */
function astray({ table, sealed }: MatchStep, ordered: Map<SeatId, Ordered>): readonly string[] {
	if (table.phase !== 'round' && table.phase !== 'finished') return [];
	return seatsOf(table).flatMap((seat) => {
		const player = table.players[seat];
		const own = player && sealed.seats[seat]?.[player.secret];
		if (!player?.clan || !own) return [`I1: nothing is sealed of ${seat}`];
		const { hand, deck } = player;
		const last = ordered.get(seat);
		const isSame = last?.own === own && last.deployed === table.deployed;
		if (isSame && last.hand === hand && last.deck === deck) return [];
		const deployed = table.deployed.filter(({ owner }) => owner === seat);
		const laid = deployed.flatMap(({ card, slot }) => card ?? own.faces[slot] ?? []);
		const all = [...own.deck, ...own.hand, ...laid].sort();
		const nine = cardsOf(table, player.clan)
			.map(({ id }) => id)
			.sort();
		const isCounted = own.deck.length === deck && own.hand.length === hand;
		if (!isCounted || all.join() !== nine.join()) return [`I1: the cards of ${seat} are astray`];
		ordered.set(seat, { own, hand, deck, deployed: table.deployed });
		return [];
	});
}

/** I4: no more Blood than the rules and the cards there allow, no token twice, and nothing out of the Bank. */
function bloodFaults(
	table: Table,
	{ seat, at, pool, bank, flipped }: TableEventOf<'BloodDeployed'>
): readonly string[] {
	const isRight =
		pool <= mostBlood(table, seat, at) &&
		bank === 0 &&
		flipped <= faceUpTokens(playerOf(table, seat));
	return isRight ? [] : [`I4: ${pool} Blood and ${flipped} tokens go with a card`];
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

/** I5: Planning ends once everybody has taken as many turns as the round has. */
function turnsLeft(table: Table): readonly string[] {
	const turns = turnsIn(table.round, seatsOf(table).length);
	const short = seatsOf(table).find((seat) => isIn(table, seat) && table.turns[seat] !== turns);
	return short === undefined ? [] : [`I5: ${short} has not taken ${turns} turns`];
}

/** I9–I11: nobody twice, only who is there, totals that fall, each the sum of its parts, ties by turn order. */
function rankingFaults(
	table: Table,
	{ location, ranking }: TableEventOf<'ConflictRanked'>
): readonly string[] {
	const faults: string[] = [];
	const seats = ranking.map(({ seat }) => seat);
	if (new Set(seats).size < seats.length) faults.push('I11: a player has two places');
	const there = presentAt(table, location);
	const gone = seats.find((seat) => !there.includes(seat));
	if (gone !== undefined) faults.push(`I10: ${gone} is not there and is ranked`);
	if (ranking.some(({ total, cards, blood }) => total !== cards + blood))
		faults.push('I11: a total is not the sum of its parts');
	const isSaid = (what: 'face-down-counts' | 'wins-ties') =>
		table.marks.some(({ mark }) => mark === what) || rulesInForce(table, what).length > 0;
	const counts = ranking.find(
		({ seat, cards }) => cards !== 0 && onPosition(table, location, seat).every(({ up }) => !up)
	);
	if (counts && !isSaid('face-down-counts'))
		faults.push(`I9: face-down cards of ${counts.seat} count`);
	// One who alone has cards comes first, whatever Blood others have (reading `bloodOnly`).
	const rest = readingsOf(table).bloodOnly === 'cards-first' ? ranking.slice(1) : ranking;
	const order = turnOrder(table);
	const mayWin = isSaid('wins-ties');
	for (const [nth, { seat, total }] of rest.entries()) {
		const before = rest[nth - 1];
		if (!before) continue;
		if (total > before.total) faults.push('I11: a higher total has a lower place');
		const isLater = order.indexOf(seat) < order.indexOf(before.seat);
		if (total === before.total && isLater && !mayWin)
			faults.push(`I11: ${before.seat} is later in turn order and wins the tie`);
	}
	return faults;
}

/** I11: rewards follow the places. */
function rewardFaults(
	table: Table,
	location: LocationId,
	events: readonly TableEvent[]
): readonly string[] {
	const faults: string[] = [];
	const ranking = table.conflict?.ranking ?? [];
	const [first, second] = ranking;
	const won = events.find((event) => event.type === 'AllyWon');
	if (won && won.seat !== first?.seat) faults.push('I11: the Ally does not go to the winner');
	const hasVictim = events.some(
		(event) => event.type === 'VictimGained' && event.seat === second?.seat
	);
	if (second && isIn(table, second.seat) && !hasVictim && table.victims > 0)
		faults.push('I11: who comes second gets no Victim');
	if (location === 'haven' && first && isIn(table, first.seat) && table.ambition !== first.seat)
		faults.push('I11: who wins the Haven has no Ambition token');
	const isMore =
		table.marks.some(({ mark }) => mark === 'extra-reward') ||
		rulesInForce(table, 'extra-reward').length > 0;
	const row = readingsOf(table).rewards[table.round - 1] ?? [];
	for (const seat of seatsOf(table)) {
		const place = ranking.findIndex((one) => one.seat === seat);
		const more = location === 'haven' && place === 0 ? 1 : 0;
		const due = place < 0 || !isIn(table, seat) ? 0 : (row[place] ?? 0) + more;
		const paid = events.reduce(
			(sum, event) =>
				event.type === 'InfluenceMoved' && event.why === 'reward' && event.seat === seat
					? sum + event.by
					: sum,
			0
		);
		if (isMore ? paid < due : paid !== due)
			faults.push(`I11: ${seat} is paid ${paid} Influence for place ${place + 1}`);
	}
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
	return JSON.stringify(again) === JSON.stringify(table)
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
