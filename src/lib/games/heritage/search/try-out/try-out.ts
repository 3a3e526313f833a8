import { seededChance } from '../../../core/chance.ts';
import { estimated, halfWidth } from '../../../core/search/sample.ts';
import type { Battlegrounds } from '../../boards/battleground.ts';
import { pointsOf } from '../../chapter/points.ts';
import { playChapter } from '../../players/play.ts';
import type { Player } from '../../players/player.ts';
import { quickPlayer } from '../../players/quick.ts';
import type { SeatId } from '../../shapes.ts';
import type { Table } from '../../table/table.ts';
import { otherSetting, type Evening } from './evenings.ts';

/** In how many games a seat ended further ahead after the first choice, after the second, and alike. */
type Score = { readonly first: number; readonly second: number; readonly alike: number };

/** Of each likely evening, how its games ended: they share clans, leaders and missions, so that one says little beside another. */
export type Tally = readonly Score[];

const gamesOf = ({ first, second, alike }: Score): number => first + second + alike;

export const gamesIn = (tally: Tally): number =>
	tally.reduce((sum, score) => sum + gamesOf(score), 0);

/**
 * Plays the same evenings, one after the other and then again, after one choice and after the other, everybody by the quick
 * player with the same chance, and counts after which the seat is further ahead of the best of the others. A step is one
 * command of one game.
 */
export function* triedOut(
	battlegrounds: Battlegrounds,
	likely: readonly Evening[],
	seat: SeatId,
	most: number,
	seed: number,
	player: Player = quickPlayer(battlegrounds)
): Generator<Tally, Tally> {
	let tally: Tally = likely.map(() => ({ first: 0, second: 0, alike: 0 }));
	for (let played = 0; played < most; played++) {
		const at = played % likely.length;
		const evening = likely[at];
		if (!evening) break;
		const leads: number[] = [];
		for (const setting of [evening.setting, otherSetting(evening)]) {
			const chance = seededChance(seed + played);
			const players = Object.fromEntries(setting.seats.map((one) => [one.seat, player]));
			const game = playChapter({ battlegrounds, setting, players, chance });
			let next = game.next();
			for (; !next.done; next = game.next()) yield tally;
			leads.push(leadOf(next.value, battlegrounds, seat));
		}
		const [one = 0, other = 0] = leads;
		const came = one > other ? 'first' : one < other ? 'second' : 'alike';
		tally = tally.map((score, one) => (one === at ? { ...score, [came]: score[came] + 1 } : score));
	}
	return tally;
}

/** Points ahead of the best of the others. */
function leadOf(table: Table, battlegrounds: Battlegrounds, seat: SeatId): number {
	const points = pointsOf(table, battlegrounds);
	const total = (one: SeatId) => points[one]?.total ?? 0;
	const others = table.seats.flatMap((one) => (one.seat === seat ? [] : total(one.seat)));
	return total(seat) - Math.max(...others);
}

/** How often the better choice is better, from 0 to 1, games that end alike as half of one each. */
type Stand = {
	readonly better: 'first' | 'second';
	readonly share: number;
	/** In which the true share lies in 95 of 100 such experiments: over the evenings, since games of one are not independent. */
	readonly interval: readonly [number, number];
	/** The interval holds one half. */
	readonly isTooClose: boolean;
};

/** Of a tally in which each evening was played equally often. */
export function standIn(tally: Tally): Stand {
	const shares = tally.flatMap((score) => {
		const games = gamesOf(score);
		return games > 0 ? [(score.first + score.alike / 2) / games] : [];
	});
	const { mean, error } = estimated(shares);
	const better = mean < 0.5 ? 'second' : 'first';
	const share = shares.length === 0 ? 0.5 : Math.max(mean, 1 - mean);
	const half = halfWidth(error, shares.length);
	const interval = [Math.max(0, share - half), Math.min(1, share + half)] as const;
	return { better, share, interval, isTooClose: interval[0] <= 0.5 };
}

/** After so many whole rounds of the evenings it is judged: fixed beforehand, so that nobody stops where chance looks clear. */
const JUDGED_AFTER: readonly number[] = [5, 15, 50];

export function isJudged(tally: Tally): boolean {
	const [rounds = 0, ...others] = tally.map(gamesOf);
	return JUDGED_AFTER.includes(rounds) && others.every((games) => games === rounds);
}
