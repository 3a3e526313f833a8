import type { Hint } from '../../../games/core/lesson/hints.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { TableEventOf, TableEventType } from '../../../games/vendetta/table/events.ts';
import { roundsIn } from '../../../games/vendetta/table/setting.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import type { Beat } from '../play/show.svelte.ts';

/** What is told, and to whom. */
export type Told = {
	readonly beat: Pick<Beat, 'event' | 'before' | 'after'>;
	readonly speaker: Speaker;
};

/** What is told now, if it is of that kind. */
function told<T extends TableEventType>(
	{ beat: { event } }: Told,
	type: T
): TableEventOf<T> | null {
	return event.type === type ? (event as TableEventOf<T>) : null;
}

const happens =
	(type: TableEventType) =>
	({ beat: { event } }: Told): boolean =>
		event.type === type;

const acts = (step: string) => (now: Told) => told(now, 'AbilityBegan')?.step === step;

const begins = (stage: string) => (now: Told) => told(now, 'StageBegan')?.stage === stage;

function isTied(now: Told): boolean {
	const ranking = told(now, 'ConflictRanked')?.ranking ?? [];
	return ranking.some(({ total }, nth) => total === ranking[nth + 1]?.total);
}

/** What somebody can do, as the table waits for it. */
export type Waits = { readonly table: Table; readonly seat: SeatId };

/** Before somebody does a thing for the first time. */
export const vendettaOpenings: readonly Hint<Waits>[] = [
	{
		id: 'vendetta-keep',
		when: ({ table }) => table.question?.prompt === 'keep',
		says: 'High Power wins Locations; abilities change what happens there. Tap what you want to keep.'
	},
	{
		id: 'vendetta-first-turn',
		when: ({ table, seat }) =>
			table.question === null && table.turn?.seat === seat && (table.turns[seat] ?? 0) === 0,
		says: 'Tap a card, choose a Location, and add up to 3 Blood. The highest total there wins.'
	},
	{
		id: 'vendetta-token',
		when: ({ table }) => table.question?.prompt === 'token',
		says: 'Withdraw where you would lose: Blood returns to your Pool, cards fight at the Haven.'
	}
];

/** Each rule in one or two sentences, the rarer ones first where several act at once. */
export const vendettaHints: readonly Hint<Told>[] = [
	{
		id: 'vendetta-out',
		when: happens('PlayerOut'),
		says: 'A third Diablerie token takes a player out of the game, without a final count.'
	},
	{
		id: 'vendetta-frenzy',
		when: happens('FrenzyEntered'),
		says: 'Frenzy: an empty Pool drains a random card. Whoever caused it gains 1 Influence.'
	},
	{
		id: 'vendetta-token-taken',
		when: (now) => (told(now, 'CardDrained')?.tokens ?? 0) > 0,
		says: 'Draining a vampire brings a Diablerie token: −1 Influence at the end. A third takes you out.'
	},
	{
		id: 'vendetta-drained',
		when: happens('CardDrained'),
		says: 'A drained card feeds nothing more. At the end it counts only its drained Influence.'
	},
	{
		id: 'vendetta-home',
		when: (now) => told(now, 'Withdrew')?.at === 'haven',
		says: 'Withdrawn from the Haven: cards return to the hand, Blood to the Pool.'
	},
	{
		id: 'vendetta-withdrew',
		when: happens('Withdrew'),
		says: 'Withdrawn cards fight at the Prince’s Haven, face up. They are safe from Rivals here.'
	},
	{
		id: 'vendetta-removed',
		when: happens('AllyRemoved'),
		says: 'Nobody with a card is left, so nobody is rewarded and the Ally leaves the game.'
	},
	{
		id: 'vendetta-tie',
		when: isTied,
		says: 'A tie: whoever comes earlier in turn order is placed first.'
	},
	{
		id: 'vendetta-ranking',
		when: happens('ConflictRanked'),
		says: 'Totals decide: Power of the cards, plus 1 for each Deployed Blood.'
	},
	{
		id: 'vendetta-ambition',
		when: happens('AmbitionTaken'),
		says: 'The Ambition token makes its holder first player at once, already in this Aftermath.'
	},
	{
		id: 'vendetta-face-down',
		when: (now) => told(now, 'CardPlayed')?.card === null,
		says: 'A face-down card has Power 0 until it is turned up. Preparation, Conflict and Aftermath cards act even face down.'
	},
	{
		id: 'vendetta-preparation',
		when: acts('preparation'),
		says: 'Preparation cards act in turn order, before the Conflict.'
	},
	{
		id: 'vendetta-conflict',
		when: acts('conflict'),
		says: 'Conflict cards act in turn order, right before totals are compared.'
	},
	{
		id: 'vendetta-aftermath',
		when: acts('aftermath'),
		says: 'Aftermath cards act in turn order, after the rewards.'
	},
	{
		id: 'vendetta-passive',
		when(now) {
			const act = told(now, 'AbilityBegan');
			return act?.step === null && act.source.from === 'card';
		},
		says: 'A Passive card acts whenever its moment comes. Face down it does nothing.'
	},
	{
		id: 'vendetta-last-round',
		when: (now) => told(now, 'RoundBegan')?.round === roundsIn(now.beat.after.setting),
		says: 'This is the last round. Right after it, Influence is counted.'
	},
	{
		id: 'vendetta-planning',
		when: begins('planning'),
		says: 'Planning: play one card each turn, face up for free or face down for 1 Blood.'
	},
	{
		id: 'vendetta-resolution',
		when: begins('resolution'),
		says: 'Resolution: each Location is fought for in five steps, the Prince’s Haven last.'
	},
	{
		id: 'vendetta-cleared',
		when: happens('RoundCleared'),
		says: 'Cards return to their owners’ hands. Deployed Blood is gone.'
	}
];
