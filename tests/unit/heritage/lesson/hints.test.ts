import { beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { hintFor, type Shown } from '../../../../src/lib/games/core/lesson/hints.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter, type Step } from '../../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { lessonDeal } from '../../../../src/lib/games/heritage/lesson/deal.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { firstTurn, heritageHints } from '../../../../src/lib/ui/heritage/lesson/hints.ts';
import type { Happened } from '../../../../src/lib/ui/heritage/lesson/happened.ts';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';
import { expectShort } from '../../../support/short.ts';

const PEOPLE = { s1: 'Mina', s2: 'Ada', s3: 'Bo' };

function happenedIn({ before, events, after }: Step): Happened {
	return { before, events, after, names: screenNames(after, PEOPLE) };
}

/** A chapter played by chance, step by step. */
function stepsOf(setting: Setting, seed: number): readonly Step[] {
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const chance = seededChance(seed);
	return [...playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players, chance })].slice(
		1
	);
}

describe('a hint at the table', () => {
	let steps: readonly Step[] = [];
	beforeAll(() => {
		steps = [
			...stepsOf(lessonDeal().setting, 4),
			...stepsOf(
				standAlone(
					{ players: 3, era: 3, dealer: 'box', clans: ['tremere', 'gangrel', 'brujah'] },
					seededChance(2)
				),
				2
			)
		];
	});

	it('is short, and names nothing by an id', () => {
		for (const step of steps)
			for (const hint of heritageHints) {
				const happened = happenedIn(step);
				if (!hint.when(happened)) continue;
				expectShort(typeof hint.says === 'string' ? hint.says : hint.says(happened));
			}
	});

	it('comes for each of these rules as it acts', () => {
		const seen = new Set(
			steps.flatMap((step) =>
				heritageHints.filter(({ when }) => when(happenedIn(step))).map(({ id }) => id)
			)
		);
		for (const id of [
			'recruit',
			'flipped',
			'liked',
			'torpor',
			'boon',
			'scheme',
			'exhausted',
			'round',
			'last-round',
			'mission',
			'paid',
			'ability',
			'near-victory'
		])
			expect(seen, id).toContain(id);
	});

	it('greets each player’s first turn, until they recruit', () => {
		const greeted = steps.flatMap(({ after, events }) =>
			firstTurn.when(after) && events.some(({ type }) => type === 'TurnBegan')
				? [after.turn?.seat]
				: []
		);
		expect(greeted.toSorted()).toEqual(['s1', 's1', 's2', 's2', 's3', 's3']);
		const recruits = steps.filter(({ events }) =>
			events.some(({ type }) => type === 'CharacterRecruited')
		);
		for (const { after } of recruits)
			if (after.turn?.recruit !== 'open') expect(firstTurn.when(after)).toBe(false);
		expectShort(String(firstTurn.says));
	});

	it('says the rarer rule first, and nothing about what was told twice', () => {
		const falls = steps.find(({ events }) => events.some(({ type }) => type === 'VampireFell'));
		if (!falls) throw new Error('nobody fell into torpor');
		expect(['sacrifice', 'torpor']).toContain(hintFor(heritageHints, happenedIn(falls), {})?.id);
		const known: Shown = Object.fromEntries(heritageHints.map(({ id }) => [id, 2]));
		expect(hintFor(heritageHints, happenedIn(falls), known)).toBeNull();
	});
});
