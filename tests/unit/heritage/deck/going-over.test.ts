import { describe, expect, it, test } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import {
	currentPlace,
	placesOf,
	sceneOf
} from '../../../../src/lib/ui/heritage/chapter/aftermath/scene-of.ts';
import {
	BOX,
	chaptersPlayed,
	choose,
	front,
	offers,
	OPEN,
	opens,
	READ,
	reads,
	scoring,
	sealed
} from '../deck-kit.ts';
import {
	finished,
	happened,
	mission,
	record,
	recorded,
	scored,
	slip,
	stateAfter
} from '../table.ts';

/* A group whose sealed deck is lost, or that wants no more of it, goes over to its own box and can finish by hand. */

/** The chapter opened by the deck, with both missions claimed by s2. */
const CLAIMED = record([scored('s1', 20), scored('s2', 10)], {
	missions: [mission('m1', 's2'), mission('m2', 's2')]
});
const decides = (id: string, from: 'deck' | 'table'): Command => ({
	type: 'ResolveMission',
	chapter: 1,
	mission: id,
	decision: 'Spared',
	reward: null,
	from,
	...(from === 'deck' && { decided: 'first' as const, outcome: 'They lived.' })
});

function refusalOf(given: readonly Event[], when: Command): string | null {
	const decision = heritage.decide(stateAfter(given), when, { chance: { below: () => 0 } });
	return decision.accepted ? null : decision.refusal.reason;
}

describe('in the middle of an aftermath', () => {
	/** The first mission was read and decided by the deck, the second only read. */
	const left = sealed(
		opens(1),
		recorded(1, CLAIMED),
		reads(),
		decides('m1', 'deck'),
		reads('deck', { mission: 'm2' }),
		choose(BOX)
	);

	it('stays with what the deck told, and the rest is told by the table', () => {
		const state = stateAfter(
			happened(
				[
					decides('m2', 'table'),
					{ type: 'ResolveOverview', chapter: 1, asset: slip('a1'), scheme: { name: 'Ours' } },
					finished(1)
				],
				left
			)
		);
		expect(state.phase).toBe('between');
		const [first] = state.chapters;
		expect(first?.aftermath.missions).toMatchObject({
			m1: { decided: 'first', outcome: 'They lived.' },
			m2: { decided: null, decision: 'Spared' }
		});
		expect(first?.aftermath.overview?.scheme?.name).toBe('Ours');
		expect(state.deck.chapters[1]).toMatchObject({ from: 'deck', read: { m1: READ, m2: READ } });
	});

	test.each<[string, Command, string]>([
		['the deck says no more', decides('m2', 'deck'), 'no-deck-here'],
		[
			'a back that was read is not read otherwise',
			reads('table', { mission: 'm2', read: { ...READ, question: 'And?' } }),
			'mission-already-read'
		],
		['no sealed deck takes the place of the box', choose(OPEN), 'deck-already-open']
	])('%s', (_name, command, reason) => {
		expect(refusalOf(left, command)).toBe(reason);
	});

	it('shows what the deck told as it told it, and asks the table for the rest', () => {
		const state = stateAfter(left);
		const [chapter] = state.chapters;
		if (!chapter) throw new Error('nothing was recorded');
		const kindAt = (key: string) => sceneOf(state, {}, chapter, key).kind;
		expect(kindAt('mission:m1')).toBe('deck-mission');
		expect(kindAt('mission:m2')).toBe('mission');
		expect(kindAt('overview')).toBe('overview');
		expect(currentPlace(chapter, placesOf(chapter, {}))).toBe('overview');
	});

	it('repeats the question that was read, and asks none that nobody read', () => {
		const state = stateAfter(left);
		const [chapter] = state.chapters;
		if (!chapter) throw new Error('nothing was recorded');
		expect(sceneOf(state, {}, chapter, 'mission:m2')).toMatchObject({
			kind: 'mission',
			read: {
				question: READ.question,
				choices: [
					{ decided: 'first', text: 'Spare them.', reward: null },
					{ decided: 'second', text: 'Slay them.', reward: null }
				]
			}
		});
		const unread = stateAfter(sealed(opens(1), recorded(1, CLAIMED), choose(BOX)));
		const [same] = unread.chapters;
		if (!same) throw new Error('nothing was recorded');
		expect(sceneOf(unread, {}, same, 'mission:m2')).toMatchObject({ kind: 'mission', read: null });
	});
});

describe('while a chapter lies open that nobody played yet', () => {
	const left = sealed(opens(1), choose(BOX));

	it('is played with the missions that lie open, and the next one is the table’s own', () => {
		const events = happened(
			[recorded(1), finished(1), opens(2, 'table', { missions: [front('ours')] })],
			left
		);
		expect(stateAfter(events).deck.chapters).toMatchObject({
			1: { from: 'deck' },
			2: { from: 'table', missions: [{ id: 'ours' }] }
		});
	});

	test.each<[string, Command, string]>([
		['its story is told already', opens(1, 'table', { missions: [] }), 'chapter-already-open'],
		[
			'its missions are those of the deck',
			recorded(1, record([scored('s1', 20), scored('s2', 10)], { missions: [] })),
			'missions-not-opened'
		]
	])('%s', (_name, command, reason) => {
		expect(refusalOf(left, command)).toBe(reason);
	});
});

describe('at the end of an era', () => {
	const over = chaptersPlayed(1, 3).slice(0, -2);

	it('goes on without a scoring card where the deck never laid one out', () => {
		expect(refusalOf(sealed(...over), opens(4))).toBe('scoring-open');
		expect(refusalOf(sealed(...over, choose(BOX)), opens(4, 'table'))).toBeNull();
	});

	it('chooses among the table’s own cards, or among those that lie there', () => {
		const own = offers('table', { cards: [scoring('ours')] });
		expect(refusalOf(sealed(...over, choose(BOX)), own)).toBeNull();
		const laid = sealed(...over, offers(), choose(BOX));
		expect(refusalOf(laid, own)).toBe('scoring-already-offered');
		expect(refusalOf(laid, { type: 'ChooseScoring', era: 1, card: 'ashen' })).toBeNull();
	});
});

test('the whole chronicle is told to its end by hand', () => {
	const rest = Array.from({ length: 19 }, (_, index) => index + 3).flatMap((chapter) => [
		recorded(chapter),
		finished(chapter)
	]);
	const state = stateAfter(
		sealed(...chaptersPlayed(1, 2), choose(BOX), ...rest, {
			type: 'EndChronicle',
			from: 'table',
			draw: null,
			final: null
		})
	);
	expect(state.ending?.winner).toBe('s1');
	expect(state.deck.chapters[2]?.overview.title).toBe('Chapter 2');
});

test('numbers of the box can be written down from then on', () => {
	const numbers: Command = { type: 'NoteNumbers', numbers: [7], source: 'The box' };
	expect(refusalOf(sealed(opens(1)), numbers)).toBe('deck-turned-here');
	expect(refusalOf(sealed(opens(1), choose(BOX)), numbers)).toBeNull();
});
