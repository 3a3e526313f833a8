import { pick, seededChance, shuffled, type Chance } from '../../../src/lib/games/core/chance.ts';
import type { CardSet, ClanCard } from '../../../src/lib/games/vendetta/cards.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import { playMatch } from '../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { readingChoices, type Readings } from '../../../src/lib/games/vendetta/readings.ts';
import type { CheckOptions } from './options.ts';
import { KINDS, settingFor } from './tables.ts';
import { watchGame } from './watch.ts';

export type Checked = {
	readonly games: number;
	readonly commands: number;
	readonly events: number;
	/** By the number of the game. */
	readonly faults: readonly { readonly game: number; readonly what: string }[];
};

const MOST_FAULTS = 50;
/** A prime, so that games of neighbouring seeds have nothing in common. */
const STRIDE = 7919;

/** What cards say, dealt out anew among all cards: combinations that nobody wrote. */
function scrambled(chance: Chance): CardSet {
	const said = shuffled(
		chance,
		openSet.clanCards.map(({ kind, abilities }) => ({ kind, abilities }))
	);
	const allies = shuffled(
		chance,
		openSet.allies.map(({ abilities }) => abilities)
	);
	return {
		...openSet,
		clanCards: openSet.clanCards.map((card, at): ClanCard => ({ ...card, ...said[at] })),
		allies: openSet.allies.map((ally, at) => ({ ...ally, abilities: allies[at] ?? [] }))
	};
}

const readingsBy = (chance: Chance): Partial<Readings> =>
	Object.fromEntries(
		readingChoices.map(({ field, options }) => [field, pick(chance, options).value])
	);

/**
 * Plays games of every kind of table by random and greedy players, with and without relics and Location cards, by our readings
 * and by others, with the open set and with what it says scrambled, and holds each against what must always be so.
 */
export function check(
	{ games, seed }: CheckOptions,
	progress: (text: string) => void = () => undefined
): Checked {
	const faults: { readonly game: number; readonly what: string }[] = [];
	const counts = { commands: 0, events: 0 };
	for (let game = 0; game < games; game++) {
		for (const what of faultsIn(seed + STRIDE * game, game, counts))
			if (faults.length < MOST_FAULTS) faults.push({ game, what });
		progress(`${game + 1} of ${games} games, ${faults.length} faults`);
	}
	return { games, ...counts, faults };
}

function faultsIn(
	seed: number,
	game: number,
	counts: { commands: number; events: number }
): readonly string[] {
	const chance = seededChance(seed);
	const kind = KINDS[game % KINDS.length];
	if (!kind) return [];
	const plain = settingFor(kind, chance.below(2) === 0);
	const setting = {
		...plain,
		...(chance.below(2) === 0 && { cards: scrambled(chance) }),
		...(chance.below(2) === 0 && { readings: { ...plain.readings, ...readingsBy(chance) } })
	};
	const seats = setting.seats.map(
		({ seat }) => [seat, chance.below(4) === 0 ? greedyPlayer : randomPlayer] as const
	);
	const watch = watchGame();
	const faults: string[] = [];
	try {
		const table = playMatch(
			setting,
			Object.fromEntries(seats),
			seededChance(seed + 1),
			() => chance,
			(step) => {
				counts.commands++;
				counts.events += step.events.length;
				faults.push(...watch.step(step));
			}
		);
		faults.push(...watch.end(table));
	} catch (error) {
		faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
	}
	return faults;
}

/** What was found, as text. */
export function checkedReport(
	{ games, commands, events, faults }: Checked,
	seconds: number
): string {
	const lines = [
		`${games} games of 3, 4, 5 and teams of 4 and 6, ${commands} commands, ${events} events in ${seconds.toFixed(0)} s: ${faults.length} faults`
	];
	return [...lines, ...faults.map(({ game, what }) => `  game ${game}: ${what}`)].join('\n');
}
