import type { ScoreSource } from '../../../games/heritage/chapter/point-sentences.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import { listed } from '../ledger/names.ts';
import type { ScreenNames } from './names.ts';
import { sourceName, SOURCES } from './screen/points-view.ts';
import { gainWords } from './screen/prospect-words.ts';

type Points = {
	readonly [seat: SeatId]: {
		readonly total: number;
		readonly by: { readonly [S in ScoreSource]: number };
	};
};

type Happened = {
	readonly was: Points;
	readonly is: Points;
	/** What happened between the two; left out: missions are not named. */
	readonly events?: readonly TableEvent[];
	/** Who is called “you”; null: several people share this screen. */
	readonly you: SeatId | null;
	/** Of whom it is told; left out: of everyone. */
	readonly of?: readonly SeatId[];
};

/** So many sources are named in a sentence; the rest is told as one number. */
const MOST_NAMED = 2;

/** Whose points changed, by how much and through what, one sentence each: “Ilse +10: The War of the Princes.” */
export function pointNews(
	{ was, is, events = [], you, of = Object.keys(is) }: Happened,
	names: Pick<ScreenNames, 'seat' | 'board' | 'mission'>
): readonly string[] {
	const first = of.filter((seat) => seat === you);
	return [...first, ...of.filter((seat) => seat !== you)].flatMap((seat) => {
		const [before, after] = [was[seat], is[seat]];
		if (!before || !after || before.total === after.total) return [];
		const changes = SOURCES.map((source) => ({
			called: calledFor(source, seat, events, names),
			by: after.by[source] - before.by[source]
		}))
			.filter(({ by }) => by !== 0)
			.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
		const who = seat === you ? 'You' : names.seat(seat);
		return [`${who} ${gainWords(after.total - before.total)}: ${throughWords(changes)}.`];
	});
}

type Change = { readonly called: string; readonly by: number };

function throughWords(changes: readonly Change[]): string {
	const [first, ...others] = changes;
	if (first && others.length === 0) return first.called;
	const named = changes.slice(0, MOST_NAMED);
	const rest = changes.slice(MOST_NAMED).reduce((sum, { by }) => sum + by, 0);
	const all = changes.length > MOST_NAMED ? [...named, { called: 'other', by: rest }] : named;
	return all.map(({ called, by }) => `${called} ${gainWords(by)}`).join(', ');
}

/** A source by its name; missions by theirs where somebody just claimed them. */
function calledFor(
	source: ScoreSource,
	seat: SeatId,
	events: readonly TableEvent[],
	names: Pick<ScreenNames, 'board' | 'mission'>
): string {
	if (source !== 'missions') return sourceName(source, names);
	const claimed = events.flatMap((event) =>
		event.type === 'MissionClaimed' && event.seat === seat ? [names.mission(event.mission)] : []
	);
	return claimed.length > 0 ? `${listed(claimed)} claimed` : sourceName(source, names);
}

/** All that is new of the score: whose points changed, then who fell into torpor and who goes first. */
export const scoreNews = (
	happened: Happened,
	names: Pick<ScreenNames, 'seat' | 'board' | 'mission' | 'character'>
): readonly string[] => [...pointNews(happened, names), ...otherNews(happened.events ?? [], names)];

/** What nobody should overlook besides points: who fell into torpor, who goes first from now on. */
export const otherNews = (
	events: readonly TableEvent[],
	names: Pick<ScreenNames, 'seat' | 'character'>
): readonly string[] =>
	events.flatMap((event) => {
		if (event.type === 'VampireFell')
			return [`${names.character(event.vampire)} fell into torpor.`];
		return event.type === 'FirstPlayerSet' ? [`${names.seat(event.seat)} goes first now.`] : [];
	});
