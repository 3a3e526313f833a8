import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BATTLEGROUNDS } from '../../../src/lib/games/heritage/boards/timeline.ts';
import {
	assetCardSchema,
	characterCardSchema,
	missionCardSchema,
	obligationCardSchema,
	schemeCardSchema,
	stickerCardSchema
} from '../../../src/lib/games/heritage/deck/cards.ts';
import {
	openAssets,
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissions,
	openObligations,
	openStickers
} from '../../../src/lib/games/heritage/open/open-set.ts';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS
} from '../../../src/lib/games/heritage/vocabulary.ts';
import { DEFAULT_TRAITS } from '../../../src/lib/games/heritage/traits.ts';
import { effectSchema } from '../../../src/lib/games/heritage/effects/effect.ts';
import { effectsWords, schemeWords } from '../../../src/lib/games/heritage/effects/words.ts';
import { kindsOf } from './arbitrary.ts';
import { unlockedSchemes } from '../../../src/lib/server/games/heritage/decks/unlocked-schemes.ts';

const clanSchemes = [...openClanSchemes, ...unlockedSchemes];
const schemes = [...clanSchemes, ...openBattlegroundSchemes];
const people = [...openCharacters, ...openLeaders];
const slips = [...openAssets, ...openObligations];
const everything = [...people, ...schemes, ...openMissions, ...openStickers, ...slips];
const count = <T>(list: readonly T[], is: (thing: T) => boolean) => list.filter(is).length;
const ofClan = (clan: string) => (card: object) => 'clan' in card && card.clan === clan;

describe('the open set', () => {
	it.each(CLANS)('brings %s two leaders, eight characters, eight schemes and four more', (clan) => {
		expect(count(openLeaders, ofClan(clan))).toBe(2);
		expect(count(openCharacters, ofClan(clan))).toBe(8);
		expect(count(openClanSchemes, ofClan(clan))).toBe(8);
		expect(count(unlockedSchemes, ofClan(clan))).toBe(4);
	});

	it('has one scheme a battleground and fifteen missions from 1306 to 1997, in order', () => {
		const letters = openBattlegroundSchemes.map(
			(card) => 'battleground' in card && card.battleground
		);
		expect(letters).toEqual([...BATTLEGROUNDS]);
		const years = openMissions.map(({ text }) => Number(text.slice(0, 4)));
		expect(years).toHaveLength(15);
		expect(years).toEqual([...years].sort((a, b) => a - b));
		expect([years[0], years.at(-1)]).toEqual([1306, 1997]);
		for (const { text } of openMissions) expect(text.length).toBeLessThanOrEqual(300);
	});

	it('is what the schemas say, unchanged by reading', () => {
		for (const card of people) expect(v.parse(characterCardSchema, card)).toEqual(card);
		for (const card of schemes) expect(v.parse(schemeCardSchema, card)).toEqual(card);
		for (const card of openMissions) expect(v.parse(missionCardSchema, card)).toEqual(card);
		for (const card of openStickers) expect(v.parse(stickerCardSchema, card)).toEqual(card);
		for (const card of openAssets) expect(v.parse(assetCardSchema, card)).toEqual(card);
		for (const card of openObligations) expect(v.parse(obligationCardSchema, card)).toEqual(card);
	});

	it('uses no id and no name twice', () => {
		expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
		expect(new Set(everything.map(({ name }) => name.toLowerCase())).size).toBe(everything.length);
	});

	it('uses every kind of effect but the one that leaves it to the table', () => {
		const written = JSON.stringify(everything);
		const unused = kindsOf(effectSchema).filter((kind) => !written.includes(`"do":"${kind}"`));
		expect(unused).toEqual(['manual']);
	});

	it('says everything it does in plain words that fit on a card', () => {
		const texts = [
			...schemes.map((card) => schemeWords(card).join(' ')),
			...people.flatMap(({ abilities }) =>
				abilities.map(({ effects }) => effectsWords(effects).join(' '))
			),
			...openStickers.map(({ effects }) => effectsWords(effects).join(' ')),
			...slips.map(({ effects }) => effectsWords(effects, 'slip').join(' '))
		];
		for (const text of texts) expect(text.length).toBeLessThanOrEqual(480);
	});
});

describe('the balance of the characters', () => {
	it('has as many of each class, temperament, class with temperament, and archetype', () => {
		for (const side of CLASSES) {
			for (const temperament of TEMPERAMENTS) {
				const both = count(
					openCharacters,
					(card) => card.class === side && card.temperament === temperament
				);
				expect(both).toBe(18);
			}
		}
		for (const archetype of ARCHETYPES) {
			expect(count(openCharacters, (card) => card.archetype === archetype)).toBe(18);
		}
	});

	it('spreads each direction evenly, the roaming half as often, over the rest', () => {
		for (const geography of GEOGRAPHIES) {
			const there = openCharacters.filter((card) => card.geography === geography);
			expect(there).toHaveLength(geography === 'roaming' ? 8 : 16);
			for (const side of CLASSES) {
				expect(count(there, (card) => card.class === side)).toBe(there.length / 2);
			}
			for (const temperament of TEMPERAMENTS) {
				expect(count(there, (card) => card.temperament === temperament)).toBe(there.length / 2);
			}
			for (const archetype of ARCHETYPES) {
				expect(count(there, (card) => card.archetype === archetype)).toBe(there.length / 4);
			}
		}
	});

	it.each(CLANS)('gives %s every archetype and as many of each class and temperament', (clan) => {
		const own = openCharacters.filter(ofClan(clan));
		for (const archetype of ARCHETYPES) {
			expect(count(own, (card) => card.archetype === archetype)).toBeGreaterThanOrEqual(1);
		}
		for (const side of CLASSES) expect(count(own, (card) => card.class === side)).toBe(4);
		for (const temperament of TEMPERAMENTS) {
			expect(count(own, (card) => card.temperament === temperament)).toBe(4);
		}
	});

	it('makes a quarter to a third of them ancillae with one ability, and few bonded', () => {
		const ancillae = openCharacters.filter(({ abilities }) => abilities.length > 0);
		expect(ancillae.length).toBeGreaterThanOrEqual(18);
		expect(ancillae.length).toBeLessThanOrEqual(24);
		for (const { abilities } of ancillae) expect(abilities).toHaveLength(1);
		const bonded = openCharacters.filter((card) => card.bonded);
		expect(bonded.length).toBeGreaterThanOrEqual(2);
		expect(bonded.length).toBeLessThanOrEqual(4);
		expect(new Set(bonded.map(({ clan }) => clan)).size).toBe(bonded.length);
	});

	it('lets the leaders differ as much as their people', () => {
		for (const side of CLASSES) expect(count(openLeaders, (card) => card.class === side)).toBe(9);
		for (const temperament of TEMPERAMENTS) {
			expect(count(openLeaders, (card) => card.temperament === temperament)).toBe(9);
		}
		for (const geography of GEOGRAPHIES) {
			const there = count(openLeaders, (card) => card.geography === geography);
			expect(there).toBe(geography === 'roaming' ? 2 : 4);
		}
		for (const card of openLeaders) expect([card.bonded, card.abilities]).toEqual([false, []]);
	});
});

const KEYWORDS = {
	brujah: 'declare-enemy',
	gangrel: 'pack',
	lasombra: 'kiss-the-ring',
	malkavian: 'embrace-the-chaos',
	nosferatu: 'black-market',
	toreador: 'invitation',
	tremere: 'usurp',
	tzimisce: 'craft-monstrosity',
	ventrue: 'edict'
} as const;

describe('the schemes', () => {
	it.each(CLANS)('of %s ask for one to four archetypes and lean to one', (clan) => {
		const known = openClanSchemes.filter(ofClan(clan));
		expect(known.map(({ needs }) => needs.length).sort()).toEqual([1, 2, 2, 2, 2, 2, 3, 3]);
		const later = unlockedSchemes.filter(ofClan(clan));
		expect(later.map(({ needs }) => needs.length).sort()).toEqual([2, 3, 3, 4]);
		const own = clanSchemes.filter(ofClan(clan));
		const [leaning] = own[0]?.needs ?? [];
		for (const { needs } of own) expect(needs).toContain(leaning);
		const others = ARCHETYPES.filter((archetype) => archetype !== leaning);
		for (const other of others) {
			expect(count(own, ({ needs }) => needs.includes(other))).toBeGreaterThanOrEqual(2);
		}
	});

	it.each(CLANS)('of %s are built round its keyword, which no other clan has', (clan) => {
		const keyword = `"${KEYWORDS[clan]}"`;
		const using = clanSchemes.filter((card) => JSON.stringify(card).includes(keyword));
		expect(count(using, ofClan(clan))).toBe(using.length);
		expect(using.length).toBeGreaterThanOrEqual(3);
	});

	it.each(CLANS)('of %s push a morality token and a direction about', (clan) => {
		const own = openClanSchemes.filter(ofClan(clan)).map((card) => JSON.stringify(card.effects));
		expect(count(own, (effects) => /"attribute":"cruel","of":"\w+-opponent"/.test(effects))).toBe(
			1
		);
		expect(count(own, (effects) => effects.includes('"attribute":"north"'))).toBe(1);
	});

	it('can be paid: nobody asks for more than two of one archetype', () => {
		for (const { needs } of schemes) {
			for (const archetype of ARCHETYPES) {
				expect(count(needs, (need) => need === archetype)).toBeLessThanOrEqual(2);
			}
		}
	});
});

describe('the missions', () => {
	it('can each be claimed: some of the basic characters match', () => {
		const counting = openMissions.filter(({ match }) => Object.keys(match).length > 0);
		for (const { match } of counting) {
			const { class: side, temperament, geography, archetype } = match;
			const matching = count(
				openCharacters,
				(card) =>
					(side ?? card.class) === card.class &&
					(temperament ?? card.temperament) === card.temperament &&
					(geography ?? card.geography) === card.geography &&
					(archetype ?? card.archetype) === card.archetype
			);
			expect(matching).toBeGreaterThanOrEqual(4);
		}
	});

	it('look at vampires, or at something of its own where they do not', () => {
		for (const { match, claim } of openMissions) {
			const isOfItsOwn = claim?.by === 'morality' || claim?.by === 'marker';
			expect(Object.keys(match).length > 0).toBe(!isOfItsOwn);
		}
	});
});

describe('stickers, assets and obligations', () => {
	it('has four designs a clan at least, and of the thin blood', () => {
		for (const kind of STICKER_KINDS) {
			expect(count(openStickers, (card) => card.kind === kind)).toBeGreaterThanOrEqual(4);
		}
	});

	it('asks only for traits that a sheet has by default', () => {
		const asked = openStickers.flatMap(({ asks }) => (asks ? [asks.trait] : []));
		expect(DEFAULT_TRAITS.map(({ id }) => id)).toEqual(expect.arrayContaining(asked));
		expect(asked.length).toBeGreaterThanOrEqual(9);
	});

	it('has the one that puts an own vampire to sleep, who cannot be the leader or replaced', () => {
		const price = openStickers.find(({ id }) => id === 'the-red-price');
		expect(price?.asks).toEqual({ trait: 'cruelty', dots: 6 });
		expect(price?.effects[0]).toEqual({
			do: 'torpor',
			whom: { who: 'any', of: 'own', where: { leader: false } },
			sacrifice: false
		});
	});

	it('has a dozen of each slip, and no obligation that needs a bearer', () => {
		expect(openAssets).toHaveLength(12);
		expect(openObligations).toHaveLength(12);
		const bearing = /"who":"(bearer|sire|childer|coterie)"|"do":"(gain|take-boon|recover-boon)"/;
		expect(JSON.stringify(openObligations)).not.toMatch(bearing);
	});
});
