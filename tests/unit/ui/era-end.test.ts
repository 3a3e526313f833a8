import { describe, expect, test } from 'vitest';
import { INVESTIGATED_POINTS } from '../../../src/lib/games/heritage/boards/f/facts.ts';
import { RISE_OF_HUMANITY } from '../../../src/lib/games/heritage/boards/h/ladder.ts';
import { TIMELINE } from '../../../src/lib/games/heritage/boards/timeline.ts';
import { nextChapter } from '../../../src/lib/games/heritage/chronicle/next.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import { standings } from '../../../src/lib/games/heritage/standings/standings.ts';
import { introducedAs } from '../../../src/lib/ui/heritage/boards/words.ts';
import { firstLook } from '../../../src/lib/ui/heritage/era/first-look.ts';
import { eraEndOf, worthSoFar } from '../../../src/lib/ui/heritage/era/view.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { drawFirst, nextStep } from '../../../src/lib/ui/heritage/standings/next-step.ts';
import { standingViews } from '../../../src/lib/ui/heritage/standings/view.ts';
import { chaptersPlayed, offers, sealed } from '../heritage/deck-kit.ts';
import { played, CLEAR, settled, stateAfter } from '../heritage/table.ts';

const SEATS = { s1: 'Anna', s2: 'Béla' };
const LOOKER = { writes: true, writesFor: () => true };

const after = (events: readonly Event[]) => {
	const state = stateAfter(events);
	const names = namesOf(state, SEATS);
	return { state, names, next: nextStep(state, nextChapter(state), names, '', LOOKER) };
};
const openEra = (): Event[] => sealed(...chaptersPlayed(1, 3).slice(0, -2));

describe('the end of an era', () => {
	test('is not there before it is over, and after that says who dominated and what counted', () => {
		const { state, names } = after(openEra());
		expect(eraEndOf(state, 2, names)).toBeNull();
		expect(eraEndOf(state, 1, names)).toMatchObject({
			dominant: { seat: 's2', name: 'Béla' },
			by: 'most-missions',
			tally: [
				{ name: 'Béla', missions: 3, wins: 0 },
				{ name: 'Anna', missions: 0, wins: 3 }
			],
			sealed: true,
			scoring: null,
			exchanges: [{ out: { name: 'Of Clans High and Low' }, in: { id: 'D' } }]
		});
	});

	test('tells what each card would bring everybody, with the sum', () => {
		const { state, names } = after(sealed(...chaptersPlayed(1, 3).slice(0, -2), offers()));
		const [, ashen] = eraEndOf(state, 1, names)?.scoring?.cards ?? [];
		expect(ashen?.says).toEqual(['Each dot in Valour or Cruelty: 2 points']);
		expect(ashen?.brings[0]).toEqual({
			seat: 's1',
			name: 'Anna',
			total: 10,
			parts: [
				{ label: 'Valour: 3 dots × 2', value: 6 },
				{ label: 'Cruelty: 2 dots × 2', value: 4 }
			]
		});
	});

	test('the cards chosen so far say what the dots are worth, on the sheet and in the standings', () => {
		const before = after(openEra());
		expect(worthSoFar(before.state, 's1', before.names)).toBeNull();
		const { state, names } = after(sealed(...chaptersPlayed(1, 6)));
		expect(worthSoFar(state, 's1', names)).toMatchObject({
			total: 10,
			cards: [
				{ era: 1, says: ['Each dot in Valour or Cruelty: 1 point'], brings: { total: 5 } },
				{ era: 2, brings: { total: 5 } }
			]
		});
		const [row] = standingViews(state, standings(state), names, '');
		expect(row?.dots.why).toBe('Worth 10 points by the scoring cards chosen so far.');
	});

	test('keeps the readings that its chapters were played under', () => {
		const { state, names } = after(sealed(...chaptersPlayed(1, 6)));
		const ruleset = { ...state.ruleset, riseOfHumanity: 'constancy' as const };
		const later = { ...state, ruleset };
		expect(state.ruleset.riseOfHumanity).toBe('change');
		const of = (era: 1 | 2) => eraEndOf(later, era, names)?.exchanges[0]?.ruleset;
		expect(of(1)).toEqual({ riseOfHumanity: 'change', sabbatWars: 'tokens' });
		expect(of(2), 'what comes is played under those of today').toEqual({
			riseOfHumanity: 'constancy',
			sabbatWars: 'tokens'
		});
	});

	test.each([
		['tokens', 'On a tie, the side with more tokens on the map does.'],
		['regions', 'On a tie, nobody does.']
	] as const)(
		'The Sabbat Wars are introduced as this chronicle reads a tie: %s',
		(sabbatWars, says) => {
			const introduced = introducedAs('I', { ...DEFAULT_RULESET, sabbatWars });
			expect(introduced?.how.join(' ')).toContain(says);
		}
	);

	test('every battleground that comes is introduced', () => {
		const coming = Object.values(TIMELINE).filter(({ eras }) => eras[0] > 1);
		for (const { id } of coming)
			expect(introducedAs(id, DEFAULT_RULESET)?.how.length, id).toBeGreaterThan(2);
	});

	test.each([
		{
			riseOfHumanity: 'change',
			says: [
				/Change lifts you/,
				/start on the space worth 1 point\./,
				/space worth 1 or 3 points, you/,
				/−1, 0, 1, 2, 3 and 4 points/
			]
		},
		{
			riseOfHumanity: 'constancy',
			says: [
				/the bottom of the track pays/,
				/start on the space worth 1 point\./,
				/space worth 2 or 4 points, you/,
				/4, 3, 2, 1, 0 and −1/
			]
		}
	] as const)(
		'The Rise of Humanity is introduced as this chronicle reads it: $riseOfHumanity',
		(of) => {
			const { riseOfHumanity, says } = of;
			const end = eraEndOf(
				{
					...stateAfter(sealed(...chaptersPlayed(1, 15))),
					ruleset: { ...DEFAULT_RULESET, riseOfHumanity }
				},
				5,
				namesOf(stateAfter([]), SEATS)
			);
			expect(end?.exchanges).toMatchObject([{ in: { id: 'H' } }]);
			const about = end?.exchanges[0]?.in.introduced;
			const words = [about?.change, ...(about?.how ?? [])].join(' ');
			for (const word of says) expect(words).toMatch(word);
		}
	);

	test.each(['change', 'constancy'] as const)(
		'where %s pays, the picture shows the tokens of The Rise of Humanity where they begin',
		(riseOfHumanity) => {
			const { start } = RISE_OF_HUMANITY[riseOfHumanity];
			const look = firstLook('H', { ...DEFAULT_RULESET, riseOfHumanity });
			expect(look?.table.ruleset.riseOfHumanity).toBe(riseOfHumanity);
			expect(look?.table.boards.temperament?.state).toMatchObject({
				tokens: { s1: { space: start }, s2: { space: start } }
			});
		}
	);

	test('The Masquerade is introduced with the points its rules pay', () => {
		expect(introducedAs('F', DEFAULT_RULESET)?.how.join(' ')).toContain(
			INVESTIGATED_POINTS.slice(0, -1).join(', ')
		);
	});
});

describe('what comes next', () => {
	test('with a deck that is turned here, the end of the era before the next chapter', () => {
		expect(after(openEra()).next).toMatchObject({
			href: '/eras/1',
			label: 'The end of era I'
		});
		expect(after(sealed(...chaptersPlayed(1, 3))).next.href).toBe('/chapters/4/open');
	});

	test('a tie that is being drawn for comes first, and the next chapter stays in reach', () => {
		const { next } = after(played(CLEAR, CLEAR));
		const draws = [{ href: '/heritage/draws/tie', over: 'chapter 2' }];
		expect(drawFirst(draws, next)).toEqual({
			href: '/heritage/draws/tie',
			label: 'Go to the draw',
			about: 'The tie for chapter 2 is still being decided by a draw.',
			other: { href: '/chapters/3/set-up', label: 'Play chapter 3 live' }
		});
		expect(drawFirst([], next)).toBe(next);
	});

	test('who has written their prologue reads whom they wait for', () => {
		const state = stateAfter(settled().slice(0, -1));
		const names = namesOf(state, SEATS);
		const looker = { writes: true, writesFor: (seat: string) => seat === 's1' };
		expect(nextStep(state, 1, names, '', looker)).toMatchObject({
			href: null,
			about: 'Waiting for Béla to write the prologue.'
		});
	});

	test('a box waits for nothing', () => {
		expect(after(played(CLEAR, CLEAR, CLEAR)).next.href).toBe('/chapters/4/set-up');
	});

	test('after the last chapter the last era, and then the end of the chronicle', () => {
		const all = chaptersPlayed(1, 21);
		expect(after(sealed(...all.slice(0, -1))).next.href).toBe('/eras/7');
		expect(after(sealed(...all)).next).toMatchObject({
			href: '/end',
			label: 'The end of the chronicle'
		});
	});
});
