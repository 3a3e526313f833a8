import { seededChance, type Chance } from '../../../src/lib/games/core/chance.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { POTENCY_ENDS } from '../../../src/lib/games/rivals/attack/potency.ts';
import { CITY_PILES, cityOf } from '../../../src/lib/games/rivals/city/city.ts';
import { CITY_KINDS } from '../../../src/lib/games/rivals/city/shapes.ts';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../src/lib/games/rivals/decide.ts';
import { downIn } from '../../../src/lib/games/rivals/ending/ending.ts';
import type { RivalsEvent } from '../../../src/lib/games/rivals/events.ts';
import { readStakes } from '../../../src/lib/games/rivals/influence/scheme.ts';
import { evolve } from '../../../src/lib/games/rivals/evolve.ts';
import { NO_MATCH, type RivalsState } from '../../../src/lib/games/rivals/state.ts';
import { begin } from './playing.ts';

const of = <T>(chance: Chance, from: readonly [T, ...T[]]): T =>
	from[chance.below(from.length)] ?? from[0];
const around = (chance: Chance, most: number): number =>
	(1 + chance.below(most)) * (chance.below(2) === 0 ? 1 : -1);

/** A Title or something of a Conspiracy; much of it is refused. */
function influenced(chance: Chance, seat: string, vampire: string): readonly Command[] {
	const conspiracy = `c${1 + chance.below(2)}`;
	return [
		{
			type: 'PlayTitle',
			vampire,
			title: { name: of(chance, ['Keeper', 'Sheriff']), limit: 'unique', influence: 1, bp: 1 },
			exerted: [],
			modifier: chance.below(2),
			prestige: chance.below(3)
		},
		{ type: 'LoseTitle', vampire },
		{ type: 'LayConspiracy', vampire: chance.below(2) === 0 ? null : vampire },
		{ type: 'ShowConspiracy', conspiracy, to: [seat] },
		{ type: 'AddToConspiracy', conspiracy, seat, from: of(chance, ['turn', 'card']) },
		{ type: 'ResolveConspiracy', conspiracy, needs: 1, targets: [seat] }
	];
}

/** Something of a Scheme, with real fists; much of it is refused. */
function schemed(chance: Chance, { match }: RivalsState, seat: string): readonly Command[] {
	const { question = 0, order = [], answers = [] } = match.scheme ?? {};
	const answer: Command = {
		type: 'AnswerScheme',
		question,
		seat: order[answers.length] ?? seat,
		side: of(chance, ['yes', 'yes', 'no']),
		exerted: [],
		modifier: false,
		fist: chance.below(3) > 0
	};
	const stake = { fist: chance.below(9), modifier: 0 };
	const told: Command = { type: 'TellStake', question, seat, stake };
	return [{ type: 'PlayScheme', vampire: null }, answer, answer, answer, told, told];
}

/** Anything that somebody may tap; much of it is refused. */
function tapped(chance: Chance, state: RivalsState): Command {
	const { seats, match, course } = state;
	const seat = of(chance, seats as [string, ...string[]]);
	const other = chance.below(4) === 0 ? null : of(chance, seats as [string, ...string[]]);
	const vampire = `${seat}v${1 + chance.below(3)}`;
	const { turn } = match;
	const from = turn && { number: turn.number, phase: turn.phase };
	const steps = course.steps.length;
	return of<Command>(chance, [
		{ type: 'ChangePrestige', seat, by: around(chance, 6) },
		{ type: 'ChangeAgenda', seat, by: around(chance, 3) },
		{ type: 'ChangeBlood', vampire, by: around(chance, 3) },
		{ type: 'Recruit', seat, bp: 1 + chance.below(7) },
		{ type: 'Recruit', seat, bp: 1 + chance.below(7), name: of(chance, ['Mara', 'Kit', 'Zoe']) },
		{ type: 'Recruit', seat, bp: 1 + chance.below(7), leader: true },
		{ type: 'NameVampire', vampire, name: of(chance, ['Mara', 'Kit', 'Zoe']) },
		{ type: 'ChangePotency', vampire, bp: 1 + chance.below(7) },
		{ type: 'FellVampire', vampire, to: of(chance, ['torpor', 'burned']), by: other },
		{ type: 'ReturnVampire', vampire },
		{ type: 'ChangeActions', by: of(chance, [-1, 1]) },
		{ type: 'GoOn', from, to: of(chance, ['phase', 'turn']) },
		{ type: 'MoveVampires', vampires: [vampire], to: null },
		{ type: 'TurnVampire', vampire, exhausted: chance.below(2) === 0 },
		{ type: 'RaisePotency', vampire, by: chance.below(5) - 2, until: of(chance, POTENCY_ENDS) },
		{ type: 'ClaimPrince', claimant: vampire },
		{ type: 'LetClaimPass', seat: match.claim?.waits[0] ?? seat },
		{
			type: 'TurnCity',
			of: cityOf(match).turned,
			card: { kind: of(chance, CITY_KINDS) },
			...(chance.below(2) === 0 && { byText: true as const })
		},
		{
			type: 'MoveCity',
			cards: [`c${1 + chance.below(Math.max(1, cityOf(match).turned))}`],
			to: of(chance, CITY_PILES)
		},
		{ type: 'SetFirst', first: seat },
		{ type: 'ChooseDeck', seat, deck: { title: of(chance, ['Red', 'Blue']) } },
		...influenced(chance, seat, vampire),
		...schemed(chance, state, seat),
		{ type: 'SetRivals' },
		{
			type: 'UndoAtTable',
			kept: Math.max(0, steps - 1 - chance.below(3)),
			of: steps,
			by: [...seats]
		},
		{ type: 'RedoAtTable', of: steps },
		{ type: 'ProposeUndo', kept: Math.max(0, steps - 1), of: steps, by: [seat] },
		{ type: 'EndMatch', end: of(chance, ['rules', 'time']), falls: [] },
		{
			type: 'EndMatch',
			end: 'rules',
			falls: downIn(match).map((fallen) => ({ seat: fallen, by: other }))
		}
	]);
}

/** All that happened, one command after the other, with the state before each. */
export interface Played {
	readonly state: RivalsState;
	readonly events: readonly RivalsEvent[];
	readonly commands: readonly {
		readonly before: RivalsState;
		readonly events: readonly RivalsEvent[];
	}[];
}

/** A match of so many seats, tapped at random. */
export function playedAtRandom(
	count: number,
	seed: number,
	taps: number,
	isTapped: (command: Command, state: RivalsState) => boolean = () => true
): Played {
	const chance = seededChance(seed);
	let state: RivalsState = NO_MATCH;
	/** What lies in the vault. */
	let sealed: Json = null;
	const commands: { before: RivalsState; events: readonly RivalsEvent[] }[] = [];
	for (let tap = 0; tap <= taps; tap++) {
		const command = tap === 0 ? begin(count) : tapped(chance, state);
		if (!isTapped(command, state)) continue;
		const decided = decide(state, command, chance, readStakes(sealed));
		if (!decided.accepted || decided.events.length === 0) continue;
		commands.push({ before: state, events: decided.events });
		if (decided.sealed !== undefined) ({ sealed } = decided);
		state = fold(evolve, state, decided.events);
	}
	return { state, events: commands.flatMap(({ events }) => events), commands };
}
