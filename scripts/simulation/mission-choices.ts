import { chosenPairs } from '../../src/lib/games/heritage/chronicle/era-scoring.ts';
import type { DeckReward } from '../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { facesOf } from '../../src/lib/games/heritage/chronicle-deck/mission-faces.ts';
import type { EventOf } from '../../src/lib/games/heritage/events.ts';
import { quickChapter } from '../../src/lib/games/heritage/players/chronicle/quick-chapter.ts';
import { playChronicle } from '../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { chronicleScore } from '../../src/lib/games/heritage/standings/chronicle-score.ts';
import type { ChronicleState } from '../../src/lib/games/heritage/state.ts';
import { openDeck } from '../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { plainSitting } from './chronicle-sitting.ts';

type Kind = DeckReward['kind'];

/** A decided mission, and whether its claimant wins the chronicle with either choice: 1, 0, or ½ where the last score is level. */
export type WeighedChoice = {
	readonly chronicle: number;
	readonly players: number;
	readonly mission: string;
	readonly kinds: readonly [Kind, Kind];
	readonly wins: readonly [number, number];
};

type Choices = readonly [{ readonly reward: DeckReward }, { readonly reward: DeckReward }];

const CHOICES: ReadonlyMap<string, Choices> = new Map(
	openDeck.flatMap((card) =>
		card.kind === 'mission'
			? facesOf(card).map(({ mission, choices }) => [mission.id, choices ?? card.choices] as const)
			: []
	)
);

/** Far enough apart that neighbouring chronicles roll differently. */
const SEED_STRIDE = 7919;

/** The decisions of so many quick chronicles, with two, three and four players in turn; a chronicle at a time. */
export function* choicesIn(
	chronicles: number,
	seed: number
): Generator<readonly WeighedChoice[], void> {
	for (let chronicle = 0; chronicle < chronicles; chronicle++) {
		const players = 2 + (chronicle % 3);
		const sitting = {
			...plainSitting(seed + SEED_STRIDE * chronicle, players),
			chapter: quickChapter
		};
		const course = playChronicle(sitting);
		const decided: EventOf<'MissionResolved'>[] = [];
		let next = course.next();
		for (; !next.done; next = course.next())
			decided.push(...next.value.events.filter((event) => event.type === 'MissionResolved'));
		const end = next.value;
		yield decided.map((event) => ({ chronicle, players, ...weighed(end, event) }));
	}
}

/** The last score with this decision as it was made, and with the other; all else stays as it came. */
function weighed(end: ChronicleState, event: EventOf<'MissionResolved'>) {
	const choices = CHOICES.get(event.mission);
	if (!choices) throw new Error(`the deck has no mission ${event.mission}`);
	const pairs = chosenPairs(end);
	const worthOf = (trait: string) =>
		pairs.reduce((sum, { traits, worth }) => sum + (traits.includes(trait) ? worth : 0), 0);
	const valueOf = (reward: DeckReward) =>
		reward.kind === 'dots'
			? reward.dots.reduce(
					(sum, { trait, dots }) => sum + dots * worthOf(end.traits[trait - 1]?.id ?? ''),
					0
				)
			: 0;
	const [first, second] = [valueOf(choices[0].reward), valueOf(choices[1].reward)];
	const { scores } = chronicleScore(end, pairs);
	const own = scores.find(({ seat }) => seat === event.claimant)?.total ?? 0;
	const best = Math.max(
		...scores.flatMap(({ seat, total }) => (seat === event.claimant ? [] : total))
	);
	const without = own - (event.decided === 'first' ? first : second);
	const wins = (value: number) => {
		const lead = without + value - best;
		return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
	};
	return {
		mission: event.mission,
		kinds: [choices[0].reward.kind, choices[1].reward.kind],
		wins: [wins(first), wins(second)]
	} as const;
}

/** How many times as often the one wins as the other, and where that lies in 95 of 100 such experiments. */
export type Ratio = { readonly ratio: number; readonly low: number; readonly high: number };

/** Decisions of one chronicle share its end, so a chronicle counts as one observation. */
export function ratioOf(
	rows: readonly { readonly chronicle: number; readonly wins: readonly [number, number] }[]
): Ratio {
	const sums = new Map<number, readonly [number, number]>();
	for (const { chronicle, wins } of rows) {
		const [one, other] = sums.get(chronicle) ?? [0, 0];
		sums.set(chronicle, [one + wins[0], other + wins[1]]);
	}
	const all = [...sums.values()];
	const [one, other] = [0, 1].map((side) =>
		all.reduce((sum, wins) => sum + (wins[side] ?? 0), 0)
	) as [number, number];
	if (other === 0) return { ratio: one === 0 ? 1 : Infinity, low: 0, high: Infinity };
	const ratio = one / other;
	const squares = all.reduce((sum, wins) => sum + (wins[0] - ratio * wins[1]) ** 2, 0);
	const half = (1.96 * Math.sqrt(squares)) / other;
	return { ratio, low: ratio - half, high: ratio + half };
}
