import { describe, expect, test } from 'vitest';
import { lastChapter } from '../../../src/lib/games/heritage/chronicle/chapters.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { openCharacters } from '../../../src/lib/games/heritage/open/open-set.ts';
import {
	currentPlace,
	placesOf,
	sceneOf
} from '../../../src/lib/ui/heritage/chapter/aftermath/scene-of.ts';
import { leadsOn } from '../../../src/lib/ui/heritage/chapter/aftermath/leads-on.ts';
import {
	rewardLack,
	rewardOf,
	type RewardForm
} from '../../../src/lib/ui/heritage/chapter/aftermath/reward-form.ts';
import { tieWords } from '../../../src/lib/ui/heritage/chapter/tie-words.ts';
import { endedEarly, open, playedHere, unlockedBy2 } from '../heritage/cases/aftermath.ts';
import { choose, opens } from '../heritage/deck-kit.ts';
import {
	finished,
	happened,
	mission,
	player,
	record,
	recorded,
	scored,
	settled,
	slip,
	stateAfter,
	sticker
} from '../heritage/table.ts';

const NAMES = { s1: 'Anna', s2: 'Ben' };
const TOLD = record(
	[
		scored('s1', 20, {
			bloodline: [
				{ character: 'anna', torpor: false },
				{ character: 'bela', torpor: true }
			]
		}),
		player('s2', { bloodline: [{ character: 'carlo', torpor: false }] })
	],
	{ missions: [mission('m1', 's2'), mission('m2', null)] }
);

function aftermath(...commands: Command[]) {
	const state = stateAfter(happened([recorded(1, TOLD), ...commands], settled()));
	const chapter = lastChapter(state);
	if (!chapter) throw new Error('nothing is recorded');
	const places = placesOf(chapter, NAMES);
	return {
		state,
		chapter,
		places,
		current: currentPlace(chapter, places),
		scene: (key: string) => sceneOf(state, NAMES, chapter, key)
	};
}

const OVERVIEW: Command = {
	type: 'ResolveOverview',
	chapter: 1,
	asset: slip('torch'),
	scheme: null
};

describe('where the ceremony stands', () => {
	test('it begins with the results and goes through the steps, fewer missions first', () => {
		const { places, current } = aftermath();
		expect(current).toBe('results');
		expect(places.map(({ key }) => key)).toEqual([
			'results',
			'overview',
			'mission:m1',
			'obligations',
			'sticker:s1',
			'sticker:s2',
			'retainer:s1',
			'retainer:s2',
			'finish'
		]);
	});

	test('it goes on where it was left, and ends where nothing is open', () => {
		expect(aftermath(OVERVIEW).current).toBe('mission:m1');
		expect(aftermath(OVERVIEW, finished(1)).current).toBe('finish');
	});
});

describe('whom a player may choose', () => {
	test('the own bloodline first; torpor and other bloodlines say why not', () => {
		const scene = aftermath().scene('sticker:s1');
		if (scene.kind !== 'sticker') throw new Error(scene.kind);
		const [first] = scene.characters;
		expect(first).toMatchObject({ id: 'anna', note: 'in the bloodline' });
		const blocked = Object.fromEntries(
			scene.characters.flatMap(({ id, blocked }) => (blocked ? [[id, blocked]] : []))
		);
		expect(blocked).toEqual({
			bela: 'in torpor when the chapter ended',
			carlo: 'in the bloodline of Ben'
		});
	});

	const pickers = (given: readonly Event[], seat: string) => {
		const state = stateAfter(given);
		const chapter = lastChapter(state);
		if (!chapter) throw new Error('nothing is recorded');
		return (['sticker', 'retainer'] as const).map((step) => {
			const scene = sceneOf(state, NAMES, chapter, `${step}:${seat}`);
			if (scene.kind !== step) throw new Error(scene.kind);
			return scene;
		});
	};
	const anna = ({ characters }: ReturnType<typeof pickers>[number]) =>
		characters.find(({ id }) => id === 'anna');

	test.each([
		['played to its end', playedHere()],
		['that ended early', endedEarly()]
	])('after a live chapter %s nobody of the queue, and nobody new', (_, given) => {
		for (const scene of pickers(given, 's1')) {
			expect(anna(scene)).toBeUndefined();
			expect(scene.mayCreate).toBe(false);
		}
	});

	test('after a live chapter that ended early, those of the bloodline', () => {
		for (const { characters } of pickers(endedEarly(), 's1'))
			expect(characters[0]).toMatchObject({ id: 'bela', note: 'in the bloodline' });
	});

	test('where bloodlines were not noted, anybody, which says so', () => {
		for (const scene of pickers(open(), 's1')) {
			expect(anna(scene)).toMatchObject({ note: 'bloodline not noted' });
			expect(anna(scene)?.blocked).toBeUndefined();
			expect(scene.mayCreate).toBe(true);
		}
	});

	test('an unlocked one is retained by who unlocked it, and by nobody else', () => {
		const [sticker, retainer] = pickers(unlockedBy2(), 's2');
		expect(sticker && anna(sticker)).toBeUndefined();
		expect(retainer && anna(retainer)).toMatchObject({
			first: true,
			note: 'unlocked by a mission'
		});
		for (const scene of pickers(unlockedBy2(), 's1'))
			expect(anna(scene)?.blocked).toBe('unlocked by a mission of Ben');
	});

	test('one that another player claimed asks whose it was, and says how that is set right', () => {
		const claimed = happened(
			[
				{
					type: 'PlaceSticker',
					chapter: 1,
					seat: 's2',
					character: 'anna',
					sticker: sticker('k1', 'thin-blood')
				}
			],
			open()
		);
		for (const scene of pickers(claimed, 's1'))
			expect(anna(scene)?.blocked).toBe(
				'already chosen by Ben. Whose vampire was it? The keeper or a referee can correct the chapter and note the bloodlines.'
			);
	});

	test('where the app deals, also whom nobody has met yet; after a live chapter they are all known', () => {
		const offered = (given: readonly Event[], dealer: 'app' | 'box') => {
			const state = { ...stateAfter(given), dealer };
			const chapter = lastChapter(state);
			if (!chapter) throw new Error('nothing is recorded');
			const scene = sceneOf(state, NAMES, chapter, 'retainer:s1');
			return scene.kind === 'retainer' ? scene.strangers.map(({ id }) => id) : null;
		};
		expect(offered(open(), 'app')).toEqual(
			expect.arrayContaining(openCharacters.map(({ id }) => id))
		);
		expect(offered(open(), 'box')).toEqual([]);
		expect(offered(playedHere(), 'app')).toEqual([]);
	});

	test('a clan leader is never retained', () => {
		const scene = aftermath().scene('retainer:s2');
		if (scene.kind !== 'retainer') throw new Error(scene.kind);
		expect(scene.characters.find(({ id }) => id === 'leader')?.blocked).toContain('never retained');
	});
});

test('what was settled is told as it was then, even when the chapter is corrected', () => {
	const state = aftermath(OVERVIEW, finished(1), {
		type: 'CorrectChapter',
		chapter: 1,
		record: record([scored('s1', 1), scored('s2', 20)]),
		eraDraw: null,
		reason: 'the other way round'
	});
	expect(state.scene('overview')).toMatchObject({ victor: 's1', vanquished: 's2' });
});

describe('a chapter that is closed leads on to the next', () => {
	const leadsTo = (...more: readonly Command[]) => {
		const state = stateAfter(happened([recorded(1), finished(1), ...more], settled()));
		const chapter = lastChapter(state);
		if (!chapter) throw new Error('nothing is recorded');
		const scene = sceneOf(state, NAMES, chapter, 'finish');
		return scene.kind === 'finish' ? [scene.next, scene.nextSealed] : null;
	};

	test.each([
		['which lies sealed in a deck', [choose()], true],
		['which lies in a box that is turned here', [choose({ kind: 'box' })], true],
		['which lies open', [choose(), opens(2)], false],
		['where nobody chose a deck', [], false]
	])('%s', (_, commands, sealed) => {
		expect(leadsTo(...commands)).toEqual([2, sealed]);
	});
});

describe('a closed chapter leads on', () => {
	const next = { eraEnd: null, next: 3, nextSealed: false };
	const draw = { href: '/heritage/draws/tie', over: 'chapter 2' };

	test('to the next one, live first', () => {
		expect(leadsOn(next, '/c', [])).toMatchObject({
			href: '/c/chapters/3/set-up',
			label: 'Play chapter 3 live',
			other: { href: '/c/chapters/3/record' }
		});
	});

	test('to the draw first while its tie is still being drawn for', () => {
		expect(leadsOn(next, '/c', [draw])).toMatchObject({
			href: '/heritage/draws/tie',
			about: 'The tie for chapter 2 is still being decided by a draw.',
			other: { href: '/c/chapters/3/set-up' }
		});
		const last = leadsOn({ ...next, next: null }, '/c', [draw]);
		expect(last?.href).toBe('/heritage/draws/tie');
		expect(last?.other).toBeUndefined();
	});

	test('to the end of its era, to a chapter that lies sealed, or nowhere', () => {
		const eraEnd = { era: 1, seats: [], by: 'most-missions', level: [] } as const;
		expect(leadsOn({ ...next, eraEnd }, '/c', [])?.href).toBe('/c/eras/1');
		expect(leadsOn({ ...next, nextSealed: true }, '/c', [])?.href).toBe('/c/chapters/3/open');
		expect(leadsOn({ ...next, next: null }, '/c', [])).toBeNull();
	});
});

test('the end of an era names who dominates it', () => {
	const told = [1, 2, 3].flatMap((chapter) => [recorded(chapter), finished(chapter)]);
	const state = stateAfter(happened(told.slice(0, -1), settled()));
	const chapter = lastChapter(state);
	if (!chapter) throw new Error('nothing is recorded');
	expect(sceneOf(state, NAMES, chapter, 'finish')).toMatchObject({
		eraEnd: { era: 1, seats: ['s2'], by: 'most-missions' },
		finished: null
	});
});

describe('a reward', () => {
	const form: RewardForm = {
		decision: '',
		seal: 'broken',
		kind: null,
		id: 'a-1',
		name: '',
		text: '',
		character: null,
		dots: { valour: 2, cruelty: 0 },
		title: ''
	};

	test('needs its kind, and what belongs to it', () => {
		expect(rewardLack(form)).not.toBeNull();
		expect(rewardLack({ ...form, kind: 'asset' })).not.toBeNull();
		expect(rewardLack({ ...form, kind: 'unlock' })).not.toBeNull();
		expect(rewardLack({ ...form, kind: 'dots', dots: {} })).not.toBeNull();
		expect(rewardLack({ ...form, kind: 'none' })).toBeNull();
	});

	test('carries only the dots that were placed', () => {
		expect(rewardLack({ ...form, kind: 'dots' })).toBeNull();
		expect(rewardOf({ ...form, kind: 'dots', title: ' Regent ' })).toEqual({
			kind: 'dots',
			dots: { valour: 2 },
			title: 'Regent'
		});
		expect(rewardOf({ ...form, kind: 'none' })).toBeNull();
	});
});

test.each([
	['fewer-missions', 'fewer claimed missions ranks higher'],
	['primogen-draw', 'primogen draw put Anna first'],
	['turn-order', 'earlier in turn order ranks higher'],
	['by-hand', 'table set the order']
] as const)('a tie broken by %s says so', (by, words) => {
	const sentence = tieWords({ place: 1, seats: ['s1', 's2'], by }, (seat) =>
		seat === 's1' ? 'Anna' : 'Ben'
	);
	expect(sentence).toContain('Anna and Ben are tied');
	expect(sentence).toContain(words);
});

describe('the stickers to choose among', () => {
	const scene = (changes: Partial<ReturnType<typeof aftermath>['state']>) => {
		const { state, chapter } = aftermath();
		const shown = sceneOf({ ...state, ...changes }, NAMES, chapter, 'sticker:s1');
		if (shown.kind !== 'sticker') throw new Error('another scene');
		return shown;
	};

	test('lie in the box where the group plays with one', () => {
		expect(scene({ dealer: 'box' }).designs).toEqual([]);
	});

	test('are brought by the program where it deals; what asks for dots says what is lacking', () => {
		const { designs } = scene({ dealer: 'app' });
		expect(designs.length).toBeGreaterThan(30);
		expect(designs.every(({ text }) => text !== '')).toBe(true);
		const asking = designs.filter(({ lacks }) => lacks !== '');
		expect(asking.length).toBeGreaterThan(0);
		expect(asking[0]?.lacks).toMatch(/^Needs \d dots in \w+; \w+ has (none|\d)\.$/);
	});
});
