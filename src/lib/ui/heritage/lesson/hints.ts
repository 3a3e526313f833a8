import type { Hint } from '../../../games/core/lesson/hints.ts';
import { roundsOf } from '../../../games/heritage/chapter/round.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { cardOf } from '../../../games/heritage/table/where.ts';
import { classMoved, eventOf, tokenMoved, type Happened } from './happened.ts';

const happens =
	(type: Parameters<typeof eventOf>[1]) =>
	(happened: Happened): boolean =>
		eventOf(happened, type) !== null;

const recruited = (happened: Happened): string => {
	const recruit = eventOf(happened, 'CharacterRecruited');
	return recruit ? happened.names.character(recruit.character) : '';
};

/** What somebody who never played does in their first turn. */
export const firstTurn: Hint<Table> = {
	id: 'first-turn',
	when: ({ round, turn, question, bloodlines }) =>
		round === 1 &&
		question === null &&
		turn?.recruit === 'open' &&
		Object.keys(bloodlines[turn.seat]?.vampires ?? {}).length === 1,
	says: 'Tap a character in the queue to recruit it. The number beside it says what it brings.'
};

/** Each rule in one or two sentences: what every turn brings, then the rarer ones first where several act at once. */
export const heritageHints: readonly Hint<Happened>[] = [
	{
		id: 'recruit',
		when: happens('CharacterRecruited'),
		says: (happened) =>
			`${recruited(happened)} joined. Class, temperament and geography each change one battleground.`
	},
	{
		id: 'tie',
		when: happens('PrimogenConsulted'),
		says: 'A tie: each tied player declared an archetype. The first one drawn won.'
	},
	{
		id: 'sacrifice',
		when: (happened) => (eventOf(happened, 'VampireFell')?.insteadOf ?? null) !== null,
		says: 'A childe may fall into torpor instead of its sire.'
	},
	{
		id: 'torpor',
		when: happens('VampireFell'),
		says: (happened) =>
			`${happened.names.character(eventOf(happened, 'VampireFell')?.vampire ?? '')} is in torpor: no points, no schemes, no new childer.`
	},
	{
		id: 'rejuvenated',
		when: happens('VampireRejuvenated'),
		says: 'Rejuvenated: no longer in torpor or exhausted.'
	},
	{
		id: 'victory',
		when: (happened) => classMoved(happened) === 'won',
		says: 'A decisive victory: 1 power for the recruit. The class token is neutral again, so nobody scores there.'
	},
	{
		id: 'near-victory',
		when: (happened) => classMoved(happened) === 'near',
		says: 'The class token is one step from victory. Reaching it pays 1 power and resets the token.'
	},
	{
		id: 'boon',
		when: (happened) =>
			happens('BoonMoved')(happened) ||
			(eventOf(happened, 'SchemePlayed')?.borrowed.length ?? 0) > 0,
		says: 'A boon can replace an archetype in a scheme. The bloodline that holds it scores 1 point.'
	},
	{
		id: 'exhausted',
		when: happens('VampireExhausted'),
		says: (happened) =>
			`${happened.names.character(eventOf(happened, 'VampireExhausted')?.vampire ?? '')} is exhausted and cannot lead schemes, even in later rounds.`
	},
	{
		id: 'scheme',
		when: happens('SchemePlayed'),
		says: 'The coterie leader and direct childer together need the scheme’s archetypes.'
	},
	{
		id: 'mission',
		when: happens('MissionClaimed'),
		says: 'A mission goes to the bloodline with the most matching vampires, unless its card says otherwise. Vampires in torpor do not count.'
	},
	{
		id: 'last-round',
		when: (happened) =>
			(eventOf(happened, 'TurnBegan')?.round ?? 0) === roundsOf(happened.after) &&
			eventOf(happened, 'RoundEnded') !== null,
		says: 'This is the last round. Then missions are claimed and points counted.'
	},
	{
		id: 'first-player',
		when: (happened) =>
			happened.before.phase === 'play' && eventOf(happened, 'FirstPlayerSet') !== null,
		says: (happened) =>
			`${happened.names.seat(eventOf(happened, 'FirstPlayerSet')?.seat ?? '')} takes the first player marker and now starts each round.`
	},
	{
		id: 'scheme-drawn',
		when: (happened) =>
			happened.before.phase === 'play' && eventOf(happened, 'SchemeDrawn') !== null,
		says: (happened) =>
			`${happened.names.seat(eventOf(happened, 'SchemeDrawn')?.seat ?? '')} drew a clan scheme. It stays under Schemes until played.`
	},
	{
		id: 'flipped',
		when: (happened) => tokenMoved(happened)?.startsWith('flipped') ?? false,
		says: (happened) =>
			`An opposite temperament flips the morality token and moves it ${tokenMoved(happened) === 'flipped-up' ? 'up' : 'down'}.`
	},
	{
		id: 'ability',
		when: (happened) => {
			const recruit = eventOf(happened, 'CharacterRecruited');
			return recruit !== null && cardOf(happened.after, recruit.character).abilities.length > 0;
		},
		says: (happened) => `${recruited(happened)} joined, so its ability triggers.`
	},
	{
		id: 'paid',
		when: (happened) => Object.keys(eventOf(happened, 'CharacterRecruited')?.paid ?? {}).length > 0,
		says: 'The two leftmost spaces of the queue, first in the list, cost power. Paid power returns to the supply.'
	},
	{
		id: 'round',
		when: happens('RoundEnded'),
		says: 'The round is over. The player with the first player marker starts the next.'
	},
	{
		id: 'liked',
		when: (happened) => tokenMoved(happened) !== null,
		says: (happened) =>
			`A matching temperament moves the morality token ${tokenMoved(happened) === 'rose' ? 'up' : 'down'}.`
	}
];
