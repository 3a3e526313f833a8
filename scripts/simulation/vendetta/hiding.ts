import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { playMatch } from '../../../src/lib/games/vendetta/players/match.ts';
import { gainsFaceDown } from '../../../src/lib/games/vendetta/players/judging/card-worth.ts';
import type { ComputerPlayer, SeatView } from '../../../src/lib/games/vendetta/players/player.ts';
import {
	commandOf,
	quickPlayer,
	USUAL_MANNER,
	weighedPlays
} from '../../../src/lib/games/vendetta/players/quick.ts';
import { winChances } from '../../../src/lib/games/vendetta/players/search/position.ts';
import { playedOn } from '../../../src/lib/games/vendetta/players/search/rollout.ts';
import { worldsFor } from '../../../src/lib/games/vendetta/players/search/worlds.ts';
import { partsOf, totalOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import { clanCardOf } from '../../../src/lib/games/vendetta/table/where.ts';
import { settingFor, THREE } from './tables.ts';

/** A card that could be played either way, and what its player gained by playing it face down, in the mean over worlds. */
export type Hiding = {
	readonly round: number;
	readonly isHaven: boolean;
	readonly power: number;
	/** Whether the card itself brings more where it was played face down. */
	readonly gains: boolean;
	/** Chance to win, as the end of the round looks; and Influence then. */
	readonly chance: number;
	readonly influence: number;
};

/** Of all turns, one in so many. */
const EVERY = 3;
const WORLDS = 12;
const STRIDE = 7919;

const player = quickPlayer();

/** Turns of medium players in the `nth` game, before anything was played in them. */
function turnsOf(nth: number, seed: number): readonly SeatView[] {
	const setting = settingFor(THREE, nth % 2 === 1);
	const chance = seededChance(seed + STRIDE * nth);
	const picked = seededChance(seed + STRIDE * nth + 1);
	const turns: SeatView[] = [];
	const noting: ComputerPlayer = (view, own) => {
		const { table, seat } = view;
		const isTurn = table.phase === 'round' && table.turn?.seat === seat && !table.turn.played;
		if (isTurn && !table.question && picked.below(EVERY) === 0) turns.push(view);
		return player(view, own);
	};
	const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, noting]));
	playMatch(setting, seats, chance, () => chance);
	return turns;
}

const mean = (numbers: readonly number[]) =>
	numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** What looks best face up and acts face down too, played both ways in the same worlds; null: it cannot be paid face down. */
function bothWays(view: SeatView, seed: number, worlds: number): Hiding | null {
	const { table, seat } = view;
	const weighed = weighedPlays(view, USUAL_MANNER);
	const [up] = weighed
		.filter(
			({ play: { card, face } }) => face === 'up' && clanCardOf(table, card)?.kind !== 'passive'
		)
		.toSorted((a, b) => b.worth - a.worth);
	const down = weighed.find(
		({ play, blood }) =>
			play.face === 'down' &&
			play.card === up?.play.card &&
			play.at === up.play.at &&
			blood === up.blood
	);
	if (!up || !down) return null;
	const chances: number[] = [];
	const influences: number[] = [];
	for (const world of worldsFor(view, seededChance(seed))) {
		const [open, hidden] = [up, down].map((way) =>
			playedOn(world, new Map([[seat, commandOf(seat, way)]]), player)
		);
		if (!open || !hidden) return null;
		chances.push((winChances(hidden)[seat] ?? 0) - (winChances(open)[seat] ?? 0));
		influences.push(totalOf(partsOf(hidden, seat)) - totalOf(partsOf(open, seat)));
		if (chances.length >= worlds) break;
	}
	return {
		round: table.round,
		isHaven: up.play.at === 'haven',
		power: clanCardOf(table, up.play.card)?.power ?? 0,
		gains: gainsFaceDown(table, seat, up.play.card),
		chance: mean(chances),
		influence: mean(influences)
	};
}

/** What playing face down is worth to a medium player among two others, turn by turn. */
export function measuredHiding(
	{ hidden, seed }: { readonly hidden: number; readonly seed: number },
	progress: (text: string) => void,
	worlds = WORLDS
): readonly Hiding[] {
	return Array.from({ length: hidden }, (_, nth) => {
		progress(`hiding: ${nth + 1} of ${hidden} games`);
		return turnsOf(nth, seed).flatMap(
			(view, at) => bothWays(view, seed + STRIDE * nth + at, worlds) ?? []
		);
	}).flat();
}
