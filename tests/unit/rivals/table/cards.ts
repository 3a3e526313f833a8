import { CLANS, DISCIPLINES } from '../../../../src/lib/games/rivals/cards/vocabulary.ts';
import type {
	Card,
	CardOf,
	CityCard,
	LibraryCard,
	VampireCard
} from '../../../../src/lib/games/rivals/cards/card.ts';
import type { CardSet } from '../../../../src/lib/games/rivals/cards/card-set.ts';
import { ATTACK_TYPES } from '../../../../src/lib/games/rivals/attack/field.ts';

/* Cards for tests: as few words as the rules need, and cards of one word each to try it. */

const title = (id: string): string =>
	id
		.split('-')
		.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
		.join(' ');

const vampires: readonly VampireCard[] = CLANS.flatMap((clan, c) =>
	[7, 6, 5, 5, 4, 4, 3].map((bp, n): VampireCard => {
		const id = `${clan.toLowerCase()}-${n + 1}`;
		return {
			id,
			name: title(id),
			kind: 'vampire',
			clan,
			bp,
			attributes: { physical: (n + c) % 3, social: (n + c + 1) % 3, mental: (n + c + 2) % 3 },
			disciplines: [DISCIPLINES[(c * 2 + n) % DISCIPLINES.length] ?? 'Auspex'],
			...(n === 3 && { keywords: ['guard'] }),
			parts: []
		};
	})
);

const attacks: readonly CardOf<'attack'>[] = ATTACK_TYPES.flatMap((type, t) =>
	[1, 2, 3].map((damage) => ({
		id: `${type}-attack-${damage}`,
		name: title(`${type}-attack-${damage}`),
		kind: 'attack' as const,
		type,
		damage,
		bp: damage + 2,
		...(damage === 3 && t === 0 && { aggravated: true as const }),
		...(damage === 2 && { keywords: ['targeted' as const] }),
		parts: []
	}))
);

const reactions: readonly CardOf<'reaction'>[] = ATTACK_TYPES.map((type, t) => ({
	id: `${type}-reaction`,
	name: title(`${type}-reaction`),
	kind: 'reaction' as const,
	types: [type],
	shields: t % 2 === 0 ? 2 : 0,
	...(t % 2 === 1 && { damage: 1 }),
	bp: 3,
	parts: []
}));

const others: readonly LibraryCard[] = [
	{
		id: 'levy',
		name: 'Levy',
		kind: 'action',
		bp: 3,
		parts: [{ when: 'play', effects: [{ do: 'gain', what: 'prestige', n: 2 }] }]
	},
	{
		id: 'letters',
		name: 'Letters',
		kind: 'action',
		unhosted: true,
		parts: [{ when: 'play', effects: [{ do: 'draw', n: 2 }] }]
	},
	{
		id: 'patrol',
		name: 'Patrol',
		kind: 'action',
		ongoing: true,
		price: 1,
		parts: [{ when: 'always', as: 'attacker', effects: [{ do: 'bonus', n: 1 }] }]
	},
	{
		id: 'bailiff',
		name: 'Bailiff',
		kind: 'title',
		influence: 2,
		limit: 'unique',
		bp: 3,
		parts: [
			{ when: 'always', effects: [{ do: 'influence', n: 1, who: 'this' }] },
			{ when: 'action', effects: [{ do: 'lose', what: 'prestige', n: 1, whom: 'rival' }] }
		]
	},
	{
		id: 'elder',
		name: 'Elder',
		kind: 'title',
		influence: 3,
		limit: 'per-player',
		bp: 4,
		parts: [{ when: 'always', effects: [{ do: 'influence', n: 2, who: 'this' }] }]
	},
	{
		id: 'tithe',
		name: 'Tithe',
		kind: 'scheme',
		parts: [{ when: 'yes', effects: [{ do: 'gain', what: 'prestige', n: 3, whom: 'each-player' }] }]
	},
	{
		id: 'whisper',
		name: 'Whisper',
		kind: 'modifier',
		influence: 2,
		parts: [{ when: 'lost', effects: [{ do: 'gain', what: 'prestige', n: 1 }] }]
	},
	{
		id: 'downfall',
		name: 'Downfall',
		kind: 'conspiracy',
		needs: 2,
		target: 'one',
		parts: [{ when: 'resolve', effects: [{ do: 'lose', what: 'prestige', n: 2, whom: 'chosen' }] }]
	}
];

const city: readonly CityCard[] = [
	...['fog', 'rain', 'feast', 'raid', 'riot'].map((id): CityCard => ({
		id,
		name: title(id),
		kind: 'event',
		parts: [
			{ when: 'play', effects: [{ do: 'each', whom: 'each-player', then: [{ do: 'draw', n: 1 }] }] }
		]
	})),
	...['curfew', 'new-moon', 'festival', 'strike', 'blackout'].map((id): CityCard => ({
		id,
		name: title(id),
		kind: 'event',
		ongoing: true,
		parts: [
			{
				when: 'always',
				effects: [{ do: 'secrecy', n: 1, who: { each: { of: 'all', where: 'haven' } } }]
			}
		]
	})),
	{
		id: 'prince',
		name: 'Prince of the City',
		kind: 'prince',
		parts: [{ when: 'start', effects: [{ do: 'gain', what: 'agenda', n: 1 }] }]
	},
	{
		id: 'hunter',
		name: 'Hunter',
		kind: 'antagonist',
		copies: 4,
		blood: 3,
		agenda: 1,
		intel: 1,
		harm: 1,
		parts: []
	},
	{
		id: 'beggar',
		name: 'Beggar',
		kind: 'mortal',
		sort: 'vagrant',
		copies: 5,
		blood: 2,
		agenda: 0,
		burn: 2,
		parts: [
			{
				when: { use: 'prevention' },
				cost: { exhaust: 'this' },
				effects: [{ do: 'prevent', n: 1, who: 'this' }]
			}
		]
	},
	{
		id: 'clerk',
		name: 'Clerk',
		kind: 'mortal',
		sort: 'citizen',
		copies: 7,
		blood: 3,
		agenda: 1,
		burn: 1,
		parts: [{ when: 'always', effects: [{ do: 'bp', n: 1, who: 'this' }] }]
	}
];

const library: readonly LibraryCard[] = [...attacks, ...reactions, ...others];

const deck = (clan: (typeof CLANS)[number]): CardSet['decks'][number] => {
	const own = vampires.filter((one) => one.clan === clan);
	return {
		id: clan.toLowerCase(),
		leader: own[0]?.id ?? '',
		agenda: 'quiet-agenda',
		haven: 'quiet-haven',
		vampires: own.map(({ id }) => id),
		library: library.map(({ id }, n) => ({ card: id, copies: n % 3 === 0 ? 1 : 2 }))
	};
};

/** A whole set with hardly any text: four decks, one of each clan, and a City. */
export const plainSet: CardSet = {
	id: 'plain',
	vampires: [...vampires],
	agendas: [
		{ id: 'silent-agenda', name: 'Silent Agenda', kind: 'agenda', parts: [] },
		{
			id: 'quiet-agenda',
			name: 'Quiet Agenda',
			kind: 'agenda',
			parts: [
				{
					when: { on: 'defeated', by: 'you', of: 'foe' },
					effects: [{ do: 'gain', what: 'agenda', n: 1 }]
				}
			]
		}
	],
	havens: [{ id: 'quiet-haven', name: 'Quiet Haven', kind: 'haven', parts: [] }],
	library: [...library],
	city: [...city],
	decks: CLANS.map(deck)
};

/** A set with one or more cards of one's own in place of those of the same id, or beside them. */
export const withCards = (set: CardSet, ...cards: readonly Card[]): CardSet => {
	const put = <T extends Card>(list: readonly T[], kinds: readonly Card['kind'][]): T[] => [
		...list.filter(({ id }) => !cards.some((card) => card.id === id)),
		...cards.filter((card): card is T => kinds.includes(card.kind))
	];
	return {
		...set,
		vampires: put(set.vampires, ['vampire']),
		agendas: put(set.agendas, ['agenda']),
		havens: put(set.havens, ['haven']),
		library: put(set.library, [
			'action',
			'attack',
			'reaction',
			'title',
			'scheme',
			'modifier',
			'conspiracy'
		]),
		city: put(set.city, ['event', 'mortal', 'antagonist', 'prince'])
	};
};
