import type { ChronicleStep } from '../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import type { ChronicleState } from '../../src/lib/games/heritage/state.ts';
import { stickerStock } from '../../src/lib/games/heritage/register/stock.ts';

/** How often something went with the winner, and how often it would by chance. */
export type Share = {
	readonly count: number;
	readonly wins: number;
	readonly fair: number;
	/** What chance alone makes of the wins: their variance. */
	readonly variance: number;
};

/** A scoring card: how often it was offered and chosen, and how often its chooser won the chronicle. */
type ScoringTally = {
	readonly era: number;
	readonly offered: number;
	readonly chosen: number;
	readonly chooserWon: number;
};

export type ChronicleTally = {
	readonly chronicles: number;
	/** Players in all chronicles together. */
	readonly personas: number;
	readonly commands: number;
	/** By number of players and seat, as `3 s2`. */
	readonly seats: ReadonlyMap<string, Share>;
	/** By the trait with most dots in the prologue. */
	readonly traits: ReadonlyMap<string, Share>;
	/** Dots at the end, by trait: of everybody, of winners. */
	readonly dots: ReadonlyMap<string, { readonly all: number; readonly winners: number }>;
	readonly scoring: ReadonlyMap<string, ScoringTally>;
	readonly obligations: number;
	readonly stickers: number;
	/** Chronicles in which the last sticker was placed. */
	readonly stickersOut: number;
	readonly faults: readonly string[];
};

export const NO_CHRONICLES: ChronicleTally = {
	chronicles: 0,
	personas: 0,
	commands: 0,
	seats: new Map(),
	traits: new Map(),
	dots: new Map(),
	scoring: new Map(),
	obligations: 0,
	stickers: 0,
	stickersOut: 0,
	faults: []
};

/** The tally with one more chronicle that was played to its end. */
export function withChronicle(
	tally: ChronicleTally,
	steps: readonly ChronicleStep[],
	end: ChronicleState,
	faults: readonly string[]
): ChronicleTally {
	const winner = end.ending?.winner;
	const fair = 1 / end.seats.length;
	const seats = new Map(tally.seats);
	const traits = new Map(tally.traits);
	const dots = new Map(tally.dots);
	const first = firstTraits(steps);
	for (const seat of end.seats) {
		const won = seat === winner ? 1 : 0;
		addTo(seats, `${end.seats.length} ${seat}`, won, fair);
		addTo(traits, first.get(seat) ?? 'none', won, fair);
		for (const { id } of end.traits) {
			const had = dots.get(id) ?? { all: 0, winners: 0 };
			const now = end.players[seat]?.sheet?.dots[id] ?? 0;
			dots.set(id, { all: had.all + now, winners: had.winners + won * now });
		}
	}
	const stock = Object.values(stickerStock(end));
	const havens = Object.values(end.players).flatMap(({ haven }) => haven ?? []);
	return {
		chronicles: tally.chronicles + 1,
		personas: tally.personas + end.seats.length,
		commands: tally.commands + steps.length,
		seats,
		traits,
		dots,
		scoring: withScoring(tally.scoring, steps, end),
		obligations: havens.reduce(
			(sum, { obligations }) => sum + obligations.length,
			tally.obligations
		),
		stickers: stock.reduce((sum, { used }) => sum + used, tally.stickers),
		stickersOut: tally.stickersOut + (stock.every(({ left }) => left === 0) ? 1 : 0),
		faults: [...tally.faults, ...faults]
	};
}

function addTo(shares: Map<string, Share>, key: string, won: number, fair: number): void {
	const had = shares.get(key) ?? { count: 0, wins: 0, fair: 0, variance: 0 };
	shares.set(key, {
		count: had.count + 1,
		wins: had.wins + won,
		fair: had.fair + fair,
		variance: had.variance + fair * (1 - fair)
	});
}

/** The trait that somebody gave most dots in the prologue. */
function firstTraits(steps: readonly ChronicleStep[]): ReadonlyMap<string, string> {
	return new Map(
		steps.flatMap(({ command }) => {
			if (command.type !== 'CompletePrologue') return [];
			const [first] = Object.entries(command.dots).sort(([, one], [, other]) => other - one);
			return first ? [[command.seat, first[0]] as const] : [];
		})
	);
}

function withScoring(
	before: ChronicleTally['scoring'],
	steps: readonly ChronicleStep[],
	{ deck, ending }: ChronicleState
): ChronicleTally['scoring'] {
	const scoring = new Map(before);
	const choosers = new Map(
		steps.flatMap(({ events }) =>
			events.flatMap((event) =>
				event.type === 'ScoringChosen' ? [[event.card, event.seat] as const] : []
			)
		)
	);
	for (const [era, { offered, chosen }] of Object.entries(deck.scoring))
		for (const { id } of offered) {
			const had = scoring.get(id) ?? { era: Number(era), offered: 0, chosen: 0, chooserWon: 0 };
			const was = chosen === id;
			const won = was && choosers.get(id) === ending?.winner;
			scoring.set(id, {
				era: had.era,
				offered: had.offered + 1,
				chosen: had.chosen + (was ? 1 : 0),
				chooserWon: had.chooserWon + (won ? 1 : 0)
			});
		}
	return scoring;
}
