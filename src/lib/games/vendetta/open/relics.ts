import type { Relic } from '../cards.ts';
import type { Effect } from '../effects/effect.ts';
import { gainBlood, gainInfluence, gainVictim, lose, play } from './phrases.ts';

/** Used once a game, on the own turn. */
const relic = (id: string, name: string, influence: number, ...effects: Effect[]): Relic => ({
	id,
	name,
	influence,
	abilities: [{ ability: 'use', once: 'game', effects }]
});

/** Eight; the more one is worth at the end, the less it does. */
export const relics: readonly Relic[] = [
	relic('deed', 'Deed to the Morgue', 0, gainVictim, gainBlood(2)),
	relic('marked-deck', 'A Deck with Five Aces', 0, play('deck', 'chosen')),
	relic('bad-penny', 'The Bad Penny', 0, lose('each-opponent', 1), gainBlood(2)),
	relic('flask', 'Flask, Dented by a Bullet', 1, gainBlood(4)),
	relic(
		'letter',
		'Letter of Apology, Unsigned',
		1,
		{ do: 'give', what: 'blood', amount: 1, to: 'chosen-opponent' },
		gainInfluence(1)
	),
	relic('gavel', 'Gavel of a Dead Judge', 1, { do: 'take-ambition', who: 'self' }, gainBlood(2)),
	relic('matches', 'Last Match of the Great Fire', 2, {
		do: 'turn-up',
		cards: { of: 'rivals', which: 'one', where: 'anywhere', face: 'down' }
	}),
	relic('keyring', 'Somebody’s Keys', 2, {
		do: 'to-hand',
		cards: { of: 'own', which: 'one', where: 'anywhere' }
	})
];
