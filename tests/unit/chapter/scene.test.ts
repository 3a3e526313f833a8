import { describe, expect, test } from 'vitest';
import { lastChapter } from '../../../src/lib/games/heritage/chronicle/chapters.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import {
	currentPlace,
	placesOf,
	sceneOf
} from '../../../src/lib/ui/heritage/chapter/aftermath/scene-of.ts';
import {
	rewardLack,
	rewardOf,
	type RewardForm
} from '../../../src/lib/ui/heritage/chapter/aftermath/reward-form.ts';
import { tieWords } from '../../../src/lib/ui/heritage/chapter/tie-words.ts';
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
	stateAfter
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
	['fewer-missions', 'Fewer missions claimed'],
	['primogen-draw', 'primogen draw put Anna first'],
	['turn-order', 'earlier turn'],
	['by-hand', 'table set the order']
] as const)('a tie broken by %s says so', (by, words) => {
	const sentence = tieWords({ place: 1, seats: ['s1', 's2'], by }, (seat) =>
		seat === 's1' ? 'Anna' : 'Ben'
	);
	expect(sentence).toContain('Anna and Ben are level');
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
		expect(asking[0]?.lacks).toMatch(/^needs \d dots in \w+, and there (is 1|are (none|\d))$/);
	});
});
