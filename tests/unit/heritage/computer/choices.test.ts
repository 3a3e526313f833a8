import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import {
	choicesFor,
	type Choice
} from '../../../../src/lib/games/heritage/players/chronicle/asked.ts';
import { playChronicle } from '../../../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { dueIn } from '../../../../src/lib/games/heritage/computer/due.ts';
import { rivalsFrom } from '../../../../src/lib/games/core/computer/seats.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { chapterSet } from '../../../../src/lib/server/games/heritage/decks/chapter-set.ts';
import { sitting } from '../chronicles/kit.ts';

/** As if code played everybody. */
const coded = (state: ChronicleState): ChronicleState => ({
	...state,
	rivals: rivalsFrom(Object.fromEntries(state.seats.map((seat) => [seat, 'easy' as const])))
});

/** Which command a wish to the deck becomes. */
const BECOMES: { readonly [wish: string]: string } = {
	TakeOverview: 'ResolveOverview',
	ReadMission: 'ReadMission',
	DecideMission: 'ResolveMission'
};

const choose = (state: ChronicleState, seed: number): readonly Choice[] => {
	const due = dueIn(state);
	return due ? choicesFor(state, due, chapterSet(state), seededChance(seed)) : [];
};

describe('what code chooses between two chapters', () => {
	it('is what the rules ask for next, and they take it, through a whole chronicle', () => {
		const met = new Set<string>();
		for (const { before, command } of playChronicle(sitting(7))) {
			const state = coded(before);
			const due = dueIn(state);
			if (!due) continue;
			for (const { command: chosen, wish } of choose(state, 3)) {
				if (wish) expect(BECOMES[wish.type]).toBe(command.type);
				else {
					met.add(chosen.type);
					const decision = heritage.decide(state, chosen, { chance: seededChance(1) });
					expect(decision).toMatchObject({ accepted: true });
				}
			}
			met.add(due.asked.what === 'aftermath' ? due.asked.part.step : due.asked.what);
		}
		expect([...met].sort()).toEqual([
			'ChooseRetainer',
			'ChooseScoring',
			'CompletePrologue',
			'PassSticker',
			'PlaceSticker',
			'ResolveObligations',
			'missions',
			'obligations',
			'overview',
			'prologue',
			'retainers',
			'scoring',
			'stickers'
		]);
	});

	it('is the same for the same seed, and gives no two rivals one persona', () => {
		let state = heritage.initial;
		const founding = {
			type: 'StartChronicle' as const,
			title: 'Coded',
			dealer: 'app' as const,
			ruleset: state.ruleset,
			traits: [
				{ id: 'valour', name: 'Valour' },
				{ id: 'wit', name: 'Wit' }
			],
			seats: ['s1', 's2', 's3', 's4'],
			rivals: { s1: 'easy', s2: 'easy', s3: 'easy', s4: 'easy' } as const
		};
		let command: Parameters<typeof heritage.decide>[1] = founding;
		for (let count = 0; count < 5; count++) {
			const decision = heritage.decide(state, command, { chance: seededChance(1) });
			if (!decision.accepted) throw new Error(decision.refusal.reason);
			state = decision.events.reduce(heritage.evolve, state);
			const [first] = choose(state, 1);
			expect(choose(state, 1)[0]).toEqual(first);
			if (first?.command) command = first.command;
		}
		const names = Object.values(state.players).map(({ sheet }) => sheet?.name);
		expect(new Set(names).size).toBe(4);
		expect(dueIn(state)).toBeNull();
	});
});
