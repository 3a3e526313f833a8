import type { Hint } from '../../../games/core/lesson/hints.ts';
import { roundsOf } from '../../../games/heritage/chapter/round.ts';
import { cardOf } from '../../../games/heritage/table/where.ts';
import { eventOf, tokenMoved, type Happened } from './happened.ts';

const happens =
	(type: Parameters<typeof eventOf>[1]) =>
	(happened: Happened): boolean =>
		eventOf(happened, type) !== null;

const recruited = (happened: Happened): string => {
	const recruit = eventOf(happened, 'CharacterRecruited');
	return recruit ? happened.names.character(recruit.character) : '';
};

/** Each rule in one or two sentences, the rarer ones first: where several act at once, these are due. */
export const heritageHints: readonly Hint<Happened>[] = [
	{
		id: 'tie',
		when: happens('PrimogenConsulted'),
		says: 'A tie: each named an archetype, and the first one turned up won.'
	},
	{
		id: 'sacrifice',
		when: (happened) => (eventOf(happened, 'VampireFell')?.insteadOf ?? null) !== null,
		says: 'A childe may fall into torpor in place of its own sire.'
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
		says: 'Rejuvenated means out of torpor and ready to lead again.'
	},
	{
		id: 'boon',
		when: (happened) =>
			happens('BoonMoved')(happened) ||
			(eventOf(happened, 'SchemePlayed')?.borrowed.length ?? 0) > 0,
		says: 'A boon moved to another bloodline, in return for an archetype. Its new holder scores it.'
	},
	{
		id: 'exhausted',
		when: happens('VampireExhausted'),
		says: (happened) =>
			`${happened.names.character(eventOf(happened, 'VampireExhausted')?.vampire ?? '')} is exhausted and leads no more schemes, in later rounds too.`
	},
	{
		id: 'scheme',
		when: happens('SchemePlayed'),
		says: 'A scheme needs its archetypes among the coterie leader and the direct childer.'
	},
	{
		id: 'mission',
		when: happens('MissionClaimed'),
		says: 'A mission goes to the bloodline with most matching vampires outside torpor.'
	},
	{
		id: 'last-round',
		when: (happened) =>
			(eventOf(happened, 'TurnBegan')?.round ?? 0) === roundsOf(happened.after) &&
			eventOf(happened, 'RoundEnded') !== null,
		says: 'The last round has begun. After it missions are claimed and points are counted.'
	},
	{
		id: 'first-player',
		when: (happened) =>
			happened.before.phase === 'play' && eventOf(happened, 'FirstPlayerSet') !== null,
		says: (happened) =>
			`${happened.names.seat(eventOf(happened, 'FirstPlayerSet')?.seat ?? '')} takes the first player marker and begins each round now.`
	},
	{
		id: 'scheme-drawn',
		when: (happened) =>
			happened.before.phase === 'play' && eventOf(happened, 'SchemeDrawn') !== null,
		says: 'A new clan scheme: it lies under Schemes until its player uses it.'
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
		says: (happened) => `${recruited(happened)} has an ability. It triggers on joining.`
	},
	{
		id: 'paid',
		when: (happened) => Object.keys(eventOf(happened, 'CharacterRecruited')?.paid ?? {}).length > 0,
		says: 'The two left-most spaces of the queue cost power. What is paid leaves play.'
	},
	{
		id: 'round',
		when: happens('RoundEnded'),
		says: 'A round is over. Whoever holds the first player marker begins the next.'
	},
	{
		id: 'recruit',
		when: happens('CharacterRecruited'),
		says: (happened) =>
			`${recruited(happened)} joined. Class, temperament and direction each moved a board.`
	},
	{
		id: 'liked',
		when: (happened) => tokenMoved(happened) !== null,
		says: (happened) =>
			`A temperament like the morality token moves it ${tokenMoved(happened) === 'rose' ? 'up' : 'down'}.`
	}
];
