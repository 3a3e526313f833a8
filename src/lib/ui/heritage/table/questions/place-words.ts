import type { Court } from '../../../../games/heritage/boards/c/courts.ts';
import type { Allegiance, Regions } from '../../../../games/heritage/boards/i/wars.ts';

/* Places and sides of the boards, as people call them. */

const COURT_WORDS: { readonly [C in Court]: string } = {
	home: 'home',
	'march-north': 'the northern march',
	'march-east': 'the eastern march',
	'march-south': 'the southern march',
	'march-west': 'the western march',
	'border-north-east': 'the border of north and east',
	'border-east-south': 'the border of east and south',
	'border-south-west': 'the border of south and west',
	'border-west-north': 'the border of west and north',
	centre: 'the centre'
};

const REGION_WORDS: { readonly [R in keyof Regions]: string } = {
	'north-east': 'the north-east',
	'south-east': 'the south-east',
	'south-west': 'the south-west',
	'north-west': 'the north-west'
};

const ALLEGIANCE_WORDS: { readonly [A in Allegiance]: string } = {
	camarilla: 'Camarilla',
	sabbat: 'Sabbat',
	anarch: 'Anarch'
};

const WORDS = new Map<string, string>(
	[COURT_WORDS, REGION_WORDS, ALLEGIANCE_WORDS].flatMap((words) => Object.entries(words))
);

/** A court, a region or an allegiance in words; anything else as it is. */
export const placeWords = (word: string): string => WORDS.get(word) ?? word;

/** A way a piece of a board can go: where it begins, and what becomes of it. */
export type MoveWords = { readonly from: string | null; readonly to: string };

/** An ankh's way, `from>to`. */
export function ankhWords(key: string): MoveWords {
	const [from = '', to = ''] = key.split('>');
	return { from: `From ${placeWords(from)}`, to: `to ${placeWords(to)}` };
}

const token = (key: string) => {
	const [side = '', region = ''] = key.split(':');
	return { side: placeWords(side), region: placeWords(region) };
};

/** What a direction does on the map of the sects: `token:region`, with `>region` or `/token:region` after it. */
export function warWords(key: string, direction: string): MoveWords {
	if (key === 'unchanged') return { from: null, to: 'Two that are alike: nothing changes' };
	const [before = '', goal] = key.split('>');
	if (goal !== undefined) {
		const { side, region } = token(before);
		return { from: `${side}, from ${region}`, to: `to ${placeWords(goal)}` };
	}
	const [one = '', other] = key.split('/');
	const { side, region } = token(one);
	if (other !== undefined) {
		const with_ = token(other);
		return { from: `${side}, in ${region}, with`, to: `${with_.side}, in ${with_.region}` };
	}
	return direction === 'north'
		? { from: null, to: `${side}, into ${region}` }
		: { from: `Out of ${region}`, to: side };
}
