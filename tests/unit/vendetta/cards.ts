import type {
	Ally,
	CardSet,
	ClanCard,
	LocationCard,
	Relic
} from '../../../src/lib/games/vendetta/cards.ts';
import type { Ability } from '../../../src/lib/games/vendetta/effects/ability.ts';
import type { Effect } from '../../../src/lib/games/vendetta/effects/effect.ts';
import type { Rule } from '../../../src/lib/games/vendetta/effects/rule-words.ts';
import type { When } from '../../../src/lib/games/vendetta/effects/selector.ts';
import { WORDS } from '../../../src/lib/games/vendetta/effects/vocabulary.ts';
import { CLANS, type Clan } from '../../../src/lib/games/vendetta/vocabulary.ts';

/** The cards of a clan in the fixtures: `brujah-hunt`, `brujah-ready`, `brujah-1` to `brujah-7`. */
function clanOf(clan: Clan, seven: readonly Partial<ClanCard>[]): readonly ClanCard[] {
	const starting = ['hunt', 'ready'].map((name): ClanCard => ({
		id: `${clan}-${name}`,
		clan,
		name,
		starting: true,
		kind: 'plain',
		power: name === 'hunt' ? 2 : 3,
		abilities: []
	}));
	const others = Array.from({ length: 7 }, (_, at): ClanCard => ({
		id: `${clan}-${at + 1}`,
		clan,
		name: `${clan} ${at + 1}`,
		kind: 'plain',
		power: at + 1,
		abilities: [],
		...seven[at]
	}));
	return [...starting, ...others];
}

const plainAllies: readonly Ally[] = Array.from({ length: 30 }, (_, at) => ({
	id: `ally-${at + 1}`,
	name: `Ally ${at + 1}`,
	kind: at < 16 ? 'human' : 'vampire',
	influence: 1 + (at % 4),
	feed: at % 3,
	drainBlood: 2 + (at % 4),
	drainedInfluence: at % 3,
	abilities: []
}));

/** No card says anything. */
export const plainCards: CardSet = {
	id: 'plain',
	clanCards: CLANS.flatMap((clan) => clanOf(clan, [])),
	allies: [...plainAllies],
	relics: Array.from({ length: 8 }, (_, at) => ({
		id: `relic-${at + 1}`,
		name: `Relic ${at + 1}`,
		influence: at % 3,
		abilities: []
	})),
	locationCards: Array.from({ length: 7 }, (_, at) => ({
		id: `place-${at + 1}`,
		name: `Place ${at + 1}`,
		abilities: []
	}))
};

/** The plain cards, some of them with other values. */
export function cardsWith(changes: {
	readonly clanCards?: { readonly [id: string]: Partial<ClanCard> };
	readonly allies?: { readonly [id: string]: Partial<Ally> };
	readonly relics?: { readonly [id: string]: Partial<Relic> };
	readonly locationCards?: { readonly [id: string]: Partial<LocationCard> };
}): CardSet {
	const changed = <Card extends { readonly id: string }>(
		cards: readonly Card[],
		by: { readonly [id: string]: Partial<Card> } = {}
	) => cards.map((card) => ({ ...card, ...by[card.id] }));
	return {
		id: 'changed',
		clanCards: changed(plainCards.clanCards, changes.clanCards),
		allies: changed(plainCards.allies, changes.allies),
		relics: changed(plainCards.relics, changes.relics),
		locationCards: changed(plainCards.locationCards, changes.locationCards)
	};
}

/** Each word once, by its own example; none is done by hand but the one that says so. */
const everyEffect: readonly Effect[] = Object.entries(WORDS).map(
	([kind, { example }]) => ({ do: kind, ...example }) as Effect
);

const everyWhen: readonly When[] = [
	{ on: 'played', by: 'opponent', at: 'elsewhere' },
	{ on: 'played', by: 'self', face: 'down' },
	{ on: 'deployed', by: 'rival', at: 'here', least: 2 },
	{ on: 'withdrew', by: 'anyone', at: 'here' },
	{ on: 'drained', by: 'opponent' },
	{ on: 'frenzied', by: 'self' },
	{ on: 'sent-into-frenzy', by: 'self' },
	{ on: 'lost-blood', by: 'self' },
	{ on: 'revealed', which: 'this' },
	{ on: 'revealed', which: 'any', at: 'here' },
	{ on: 'start', of: 'round' },
	{ on: 'end', of: 'round' },
	{ on: 'start', of: 'planning' },
	{ on: 'end', of: 'planning' },
	{ on: 'start', of: 'resolution' },
	{ on: 'start', of: 'turn' },
	{ on: 'end', of: 'turn' },
	{ on: 'start', of: 'withdraw' },
	{ on: 'end', of: 'revelation' },
	{ on: 'start', of: 'preparation' },
	{ on: 'start', of: 'conflict' },
	{ on: 'start', of: 'aftermath' },
	{ on: 'resolved', at: 'here' },
	{ on: 'won', by: 'self' },
	{ on: 'lost', by: 'self', at: 'here' }
];

const everyRule: readonly Rule[] = [
	{ rule: 'power', amount: { per: { count: 'alliance' }, most: 4 } },
	{
		rule: 'power',
		amount: 2,
		minus: true,
		if: { is: 'at-least', what: { count: 'own-blood-here' }, n: 1 }
	},
	{ rule: 'blood-counts', each: 2 },
	{ rule: 'face-down-counts', each: 2 },
	{ rule: 'loss-from-deployed' },
	{ rule: 'immune', what: 'blood-loss' },
	{ rule: 'immune', what: 'this-card' },
	{ rule: 'immune', what: 'cards' },
	{ rule: 'causer-loses' },
	{ rule: 'manual', text: 'see to it' },
	{ rule: 'holds' },
	{ rule: 'withdraws-to', where: 'hand' },
	{ rule: 'withdraws-to', where: 'chosen' },
	{ rule: 'wins-ties' },
	{ rule: 'frenzy-pays', more: 1, here: true },
	{ rule: 'extra-reward', place: 'second', influence: 1, blood: 1 }
];

const allyAbilities: readonly Ability[] = [
	{
		ability: 'when',
		when: { on: 'acquired' },
		effects: [{ do: 'gain', what: 'blood', amount: { per: { count: 'alliance' } } }]
	},
	{ ability: 'always', rule: { rule: 'in-frenzy', how: 'first' } },
	{ ability: 'always', rule: { rule: 'in-frenzy', how: 'shielded' } },
	{ ability: 'always', rule: { rule: 'in-frenzy', how: 'choose' } },
	{ ability: 'always', rule: { rule: 'tokens', n: 2 } },
	{ ability: 'always', rule: { rule: 'wins-ties' } },
	{ ability: 'always', rule: { rule: 'frenzy-pays', more: 1 } },
	{
		ability: 'use',
		once: 'turn',
		effects: [
			{
				do: 'spend',
				what: 'blood',
				amount: { upTo: 3 },
				then: [
					{
						do: 'look',
						cards: { of: 'all', which: 'one', where: 'anywhere', face: 'down', most: 3 }
					}
				]
			}
		]
	},
	{ ability: 'use', once: 'game', effects: [{ do: 'drain', who: 'self', which: 'this' }] },
	{
		ability: 'when',
		when: { on: 'start', of: 'resolution' },
		effects: [{ do: 'deploy', amount: 1, from: 'pool', at: 'each' }]
	}
];

const relicAbilities: readonly Ability[] = [
	{ ability: 'use', effects: [{ do: 'undrain' }] },
	{ ability: 'use', effects: [{ do: 'gain', what: 'blood', amount: 4 }] },
	{ ability: 'use', effects: [{ do: 'look-at-hand', who: 'each-opponent' }] },
	{
		ability: 'when',
		when: { on: 'start', of: 'conflict' },
		effects: [{ do: 'blood-counts', each: 2, who: 'self' }]
	},
	{
		ability: 'when',
		when: { on: 'lost-blood', by: 'self' },
		effects: [{ do: 'gain', what: 'blood', amount: 2 }]
	},
	{
		ability: 'use',
		effects: [
			{
				do: 'lose',
				what: 'blood',
				amount: { half: { count: 'pool', of: 'hit' }, round: 'down' },
				who: 'each-opponent'
			}
		]
	},
	{ ability: 'use', effects: [{ do: 'take-ambition', who: 'self' }] },
	{ ability: 'use', effects: [{ do: 'gain-victim', amount: 2 }] }
];

const placeAbilities: readonly Ability[] = [
	{
		ability: 'when',
		when: { on: 'resolved', at: 'here' },
		effects: [{ do: 'recall', amount: { upTo: 3 }, at: 'here', who: 'self' }]
	},
	{ ability: 'always', rule: { rule: 'face-down-cost', n: 2 } },
	{ ability: 'always', rule: { rule: 'blood-limit', n: 4 } },
	{ ability: 'always', rule: { rule: 'only', face: 'up' } },
	{ ability: 'always', rule: { rule: 'blood-counts', each: 2 } },
	{ ability: 'always', rule: { rule: 'extra-reward', place: 'first', influence: 1 } },
	{
		ability: 'when',
		when: { on: 'played', by: 'anyone', at: 'here' },
		effects: [{ do: 'lose', what: 'blood', amount: 1, who: 'self' }]
	}
];

const ACTIVE = ['preparation', 'conflict', 'aftermath'] as const;

/** What a passive card does when it is set off: a word again, but none that would play or ask without end. */
const reactions: readonly Effect[] = everyEffect.filter(({ do: kind }) =>
	[
		'gain',
		'lose',
		'steal',
		'spend',
		'deploy',
		'power',
		'may',
		'either',
		'look',
		'withdraw'
	].includes(kind)
);

const wordy = new Map<number, CardSet>();

/** Cards that use every word, every moment and every rule; which clan has which goes by `shift`. */
export function wordyCards(shift = 0): CardSet {
	const made = wordy.get(shift) ?? wordyAt(shift);
	wordy.set(shift, made);
	return made;
}

function wordyAt(shift: number): CardSet {
	const active = everyEffect.map((effect, at): Partial<ClanCard> => ({
		kind: ACTIVE[at % ACTIVE.length] ?? 'conflict',
		abilities: [{ ability: 'acts', effects: [effect] }]
	}));
	const whens = everyWhen.map((when, at): Partial<ClanCard> => {
		const reaction = reactions[(at + shift) % reactions.length];
		const effects: Effect[] = reaction ? [reaction] : [];
		return { kind: 'passive', abilities: [{ ability: 'when', when, may: at % 2 === 0, effects }] };
	});
	const rules = everyRule.map((rule): Partial<ClanCard> => ({
		kind: 'passive',
		abilities: [{ ability: 'always', rule }]
	}));
	const all = [...active, ...whens, ...rules];
	const at = (place: number) => all[(place * 5 + shift) % all.length] ?? {};
	return {
		id: `wordy-${shift}`,
		clanCards: CLANS.flatMap((clan, nth) =>
			clanOf(
				clan,
				Array.from({ length: 7 }, (_, card) => at(nth * 7 + card))
			)
		),
		allies: plainAllies.map((ally, nth) => {
			const ability = allyAbilities[(nth + shift) % 14];
			return ability ? { ...ally, abilities: [ability] } : ally;
		}),
		relics: plainCards.relics.map((relic, nth) => ({
			...relic,
			abilities: relicAbilities.slice(nth, nth + 1)
		})),
		locationCards: plainCards.locationCards.map((place, nth) => ({
			...place,
			abilities: placeAbilities.slice(nth, nth + 1)
		}))
	};
}

/** A card that acts in a step. */
export const acting = (
	kind: 'preparation' | 'conflict' | 'aftermath',
	...effects: readonly Effect[]
): Partial<ClanCard> => ({ kind, abilities: [{ ability: 'acts', effects: [...effects] }] });

/** A Passive card with one `when`. */
export const passive = (when: When, ...effects: readonly Effect[]): Partial<ClanCard> => ({
	kind: 'passive',
	abilities: [{ ability: 'when', when, effects: [...effects] }]
});

/** A Passive card, an Ally or a Location card with rules. */
export const ruling = (...rules: readonly Rule[]) => ({
	abilities: rules.map((rule): Ability => ({ ability: 'always', rule }))
});
export const passiveRule = (...rules: readonly Rule[]): Partial<ClanCard> => ({
	kind: 'passive',
	...ruling(...rules)
});
