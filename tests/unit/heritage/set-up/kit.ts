import type { ChapterSet } from '../../../../src/lib/games/heritage/chronicle/chosen-cards.ts';
import type {
	Chosen,
	ChosenSeat
} from '../../../../src/lib/games/heritage/chronicle/setting-of.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { Haven } from '../../../../src/lib/games/heritage/shapes.ts';
import { character as card } from '../table/kit.ts';

const scheme = (id: string, clan: 'brujah' | 'gangrel' | 'tremere') => ({
	of: 'clan' as const,
	id,
	name: id,
	clan,
	needs: ['warlike' as const],
	effects: [{ do: 'reserve' as const }]
});

/** A small set: two leaders of Brujah and Gangrel each, four characters, and a little of everything else. */
export const SET: ChapterSet = {
	leaders: (['brujah', 'gangrel'] as const).flatMap((clan) =>
		[1, 2].map((side) => card(`${clan}-${side}`, { clan, kind: 'leader' }))
	),
	characters: ['p1', 'p2', 'p3', 'p4'].map((id) => card(id)),
	schemes: [scheme('brujah-first', 'brujah'), scheme('tremere-first', 'tremere')],
	unlocked: [scheme('gangrel-later', 'gangrel')],
	stickers: [],
	missions: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7'].map((id) => ({
		id,
		name: id,
		text: '',
		match: { class: 'elitist' as const }
	})),
	assets: [
		{ id: 'fast-horses', name: 'Fast Horses', when: 'any-time', effects: [{ do: 'reserve' }] }
	],
	obligations: [
		{ id: 'hungry', name: 'Hungry Household', when: 'each-round', effects: [{ do: 'reserve' }] }
	]
};

export const seatOf = (seat: string, changes: Partial<ChosenSeat> = {}): ChosenSeat => {
	const clan = seat === 's1' ? 'brujah' : 'gangrel';
	return { seat, clan, leader: `${clan}-1`, eachRound: [], resting: [], ...changes };
};

export const chosen = (changes: Partial<Chosen> = {}): Chosen => ({
	dealer: 'app',
	cards: 'set',
	seats: [seatOf('s1'), seatOf('s2')],
	firstPlayer: 's2',
	missions: [],
	...changes
});

export const haven = (seat: string, changes: Partial<Haven>): Command => ({
	type: 'CorrectHaven',
	seat,
	haven: {
		name: 'Haven',
		retainer: null,
		leaders: [],
		assets: [],
		obligations: [],
		...changes
	},
	reason: 'as it is'
});
