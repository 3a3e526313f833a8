import { VICTIM, VICTIMS } from '../vocabulary.ts';
import type { Table } from './table.ts';
import { isIn, playerOf, seatsOf, settingOf } from './where.ts';

const CARDS_OF_A_CLAN = 9;

/** What is impossible about a table, whatever led to it; none: nothing. */
export function tableFaults(table: Table): readonly string[] {
	if (table.setting === null) return [];
	const seats = seatsOf(table);
	const faults: string[] = [];
	const check = (isRight: boolean, fault: string) => {
		if (!isRight) faults.push(fault);
	};
	const players = seats.map((seat) => ({ seat, ...playerOf(table, seat) }));

	const isPlaying = table.phase === 'round' || table.phase === 'finished';
	for (const { seat, hand, deck, blood, influence, tokens, flipped } of players) {
		const out = table.deployed.filter(({ owner }) => owner === seat).length;
		if (isPlaying) check(hand + deck + out === CARDS_OF_A_CLAN, 'clan-cards-astray');
		check(hand >= 0 && deck >= 0, 'hand-below-nothing');
		check(influence >= 0 && blood >= 0, 'pool-below-nothing');
		check(flipped <= tokens, 'more-tokens-flipped');
		if (isPlaying && isIn(table, seat) && !table.question) {
			// A game may end before the Frenzy of somebody is over.
			check(blood >= 1 || table.phase === 'finished', 'pool-empty');
			check(tokens <= 2, 'third-token');
		}
	}

	const open = table.deployed.flatMap(({ card }) => card ?? []);
	check(new Set(open).size === open.length, 'card-twice');
	const slots = table.deployed.map(({ slot }) => slot);
	check(new Set(slots).size === slots.length, 'slot-twice');

	const held = players.flatMap(({ alliance, drained }) => [...alliance, ...drained]);
	const there = table.locations.flatMap(({ ally }) => ally ?? []);
	const allies = [...held.filter((card) => card !== VICTIM), ...there];
	check(new Set(allies).size === allies.length, 'ally-twice');
	const victims = held.filter((card) => card === VICTIM).length;
	check(victims + table.victims === VICTIMS && table.victims >= 0, 'victims-astray');

	const { ambition } = table;
	check(!isPlaying || ambition !== null, 'no-ambition-token');
	check(
		ambition === null || table.phase === 'finished' || isIn(table, ambition),
		'ambition-of-who-is-out'
	);
	for (const { ally, resolved } of table.locations)
		check(!resolved || ally === null || table.stage !== 'resolution', 'ally-left');

	const taken = table.order
		.filter((seat) => isIn(table, seat))
		.map((seat) => table.turns[seat] ?? 0);
	if (table.stage === 'planning')
		check(Math.max(...taken) - Math.min(...taken) <= 1, 'turns-uneven');
	const places = table.locations.map(({ id }) => String(id));
	check(
		table.deployed.every(({ at }) => places.includes(at)) && settingOf(table).seats.length >= 3,
		'no-such-location'
	);
	return faults;
}
