import type { Json } from '../../../../src/lib/games/core/json.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { absentDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { decideWith } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Category } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { ENDING, powers } from '../scoring/kit.ts';
import { answerAll } from './every-effect.ts';
import { character, go, joined, NONE, setting, tableWith, vampire } from './kit.ts';

/** What no open card brings about: the table's own hand, an asset, a recruit that lapses, a banishment. */
export function byHand(): readonly TableEvent[] {
	const effects = (id: string, ...list: Parameters<typeof scheme>[2] & object) =>
		scheme(id, ['warlike'], list);
	const gifted = (id: string) =>
		character(id, {
			abilities: [{ name: id, effects: [{ do: 'gain', what: 'power', amount: 1 }], sticker: null }]
		});
	const laid = setting(3, {
		seats: setting(3).seats.map((seat) => ({
			...seat,
			assets:
				seat.seat === 's1'
					? [
							{
								id: 'ring',
								name: 'Ring',
								when: 'own-turn',
								effects: [{ do: 'manual', text: 'Turn it.' }]
							}
						]
					: []
		})),
		cast: [
			...setting(3).cast.filter(({ kind }) => kind === 'leader'),
			...['c1', 'c2'].map(gifted),
			...Array.from({ length: 12 }, (_, index) =>
				character(`t${index}`, { clan: 'tremere', bonded: true })
			)
		],
		schemes: [
			effects(
				'all',
				{ do: 'banish' },
				{ do: 'additional-scheme' },
				{
					do: 'assign',
					what: 'infamy',
					amount: 1,
					to: { who: 'each', of: 'any-opponent' }
				},
				{ do: 'trigger', whom: { who: 'each', of: 'own' } }
			)
		],
		ruleset: { ...DEFAULT_RULESET, hands: 'open' }
	});
	const sitting = new Sitting(laid);
	sitting.does({
		type: 'CorrectTable',
		corrections: [
			{ set: 'queue', queue: ['t0', 't1', 't2', 't3', 't4'] },
			joined('s1', 'c1', 'l1'),
			joined('s1', 'c2', 'l1')
		],
		reason: 'as it lies'
	});
	const seat = 's1';
	sitting.does({ type: 'PlayScheme', seat, scheme: 'all', leader: 'l1', borrowed: [] });
	answerAll(sitting);
	sitting.does({ type: 'PlayAsset', seat, asset: 'ring', bearer: 'l1' });
	answerAll(sitting);
	sitting.does({ type: 'GiveUpRecruit', seat });
	sitting.does({ type: 'AllowAdvice', advice: 'after' });
	sitting.does({ type: 'ChangeDealer', dealer: 'app', reason: 'the box is away' });
	return sitting.log.flat();
}

/** A table whose cards are mixed by all devices before the first of them. */
export function waitsToBeMixed(): readonly TableEvent[] {
	const mixing = { id: 'mixing-one', server: '0'.repeat(64) };
	const command = { type: 'SetTable', setting: setting(2, { dealer: 'app', mixing }) } as const;
	const laid = decideWith(BATTLEGROUND_MODULES, EMPTY_TABLE, command, absentDealer);
	return laid.accepted ? laid.events : [];
}

/** A chapter that ends level: declarations, no declared archetype in the whole box, and the lot. */
export function primogenHeld(): readonly TableEvent[] {
	const table = tableWith(powers(5, 5), setting(2));
	const declared = { s1: 'wealthy', s2: 'scholarly' } as const;
	const begun = go(ENDING, table, [{ kind: 'primogen', mission: null, declared: {} }]);
	const drawn = go(ENDING, table, [{ kind: 'primogen-draw', mission: null, declared }], {
		lots: [NONE, 's2']
	});
	return [...begun.events, ...drawn.events];
}

/** Tables whose scores come to whatever can be said of a battleground's points. */
export function oddTables(): readonly Table[] {
	const laid = setting(2, {
		cast: [
			...setting(2).cast,
			character('rebel', { class: 'egalitarian' }),
			character('roamer', { geography: 'roaming' })
		]
	});
	const people = [
		joined('s1', 'c1', 'l1'),
		joined('s2', 'rebel', 'l2'),
		joined('s2', 'roamer', 'l2')
	];
	const table = (asleep: boolean, ...boards: readonly TableEvent[]) =>
		tableWith([...people, vampire('c1', 'l1', { torpor: asleep })], laid, ...boards);
	const wars = (...held: readonly string[]) =>
		board('geography', 'I', {
			allegiances: { s1: 'camarilla', s2: 'sabbat' },
			regions: { ...NO_REGIONS, ...Object.fromEntries(held.map(inRegion)) }
		});
	const ankhs = (...north: readonly string[]) => ({
		...ALL_HOME,
		north: [...HOME, ...north].slice(-5)
	});
	return [
		table(false, COURT, board('temperament', 'B', { tokens: {} }), board('geography', 'E', CITIES)),
		table(true, COURT, board('temperament', 'H', { tokens: {} }), board('geography', 'I', NO_WARS)),
		table(false, board('class', 'A', { space: 0 }), board('geography', 'C', ankhs())),
		table(false, board('class', 'A', { space: 1 }), board('geography', 'C', ankhs('march-north'))),
		table(false, board('geography', 'C', { ...ALL_HOME, east: [...HOME, 'centre'].slice(-5) })),
		table(false, wars('camarilla')),
		table(false, wars('camarilla', 'sabbat'))
	];
}

const board = (category: Category, battleground: string, state: Json): TableEvent => ({
	type: 'BoardSet',
	category,
	battleground,
	state
});

const COURT = board('class', 'G', {
	tokens: { elitist: 0, egalitarian: 0 },
	titles: [null, null, null, 'c1']
});
const CITIES = {
	places: 2,
	north: { city: 0, barricades: 0, fire: 3 },
	...Object.fromEntries(
		['east', 'south', 'west'].map((city) => [city, { city: 3, barricades: 0, fire: 0 }])
	)
};
const HOME = ['home', 'home', 'home', 'home', 'home'];
const ALL_HOME = { north: HOME, east: HOME, south: HOME, west: HOME };
const REGIONS = ['north-east', 'south-east', 'south-west', 'north-west'];
const NO_REGIONS = Object.fromEntries(REGIONS.map((region) => [region, []]));
const NO_WARS = { allegiances: { s1: 'camarilla' }, regions: NO_REGIONS };
const inRegion = (allegiance: string, index: number) =>
	[REGIONS[index] ?? '', [allegiance]] as const;
