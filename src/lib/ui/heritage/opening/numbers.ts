/** The highest number a card may bear. */
const HIGHEST = 9999;
/** As many as are written down at once. */
const MOST = 2000;

/** Card numbers as somebody typed them, in the order in which the cards lie; or what is wrong. */
export type TypedNumbers =
	| { readonly ok: true; readonly numbers: readonly number[] }
	| { readonly ok: false; readonly trouble: string };

/**
 * Reads “101 102 105–110”: numbers from 1 to 9999, parted by anything that is no digit, with stretches from one
 * to another, also as “105..110”, which every keyboard of numbers can write. What stands twice is told.
 */
export function readNumbers(text: string): TypedNumbers {
	const stretches = text.match(/\d+(?:\s*(?:[-–—]|\.{2,3})\s*\d+)?/g) ?? [];
	const numbers: number[] = [];
	for (const stretch of stretches) {
		const [from = 0, to = from] = stretch.split(/[-–—]|\.+/).map(Number);
		if (from < 1 || Math.max(from, to) > HIGHEST)
			return wrong(`${stretch}: a card’s number is between 1 and ${HIGHEST}.`);
		if (to < from) return wrong(`${stretch}: write the lower number first.`);
		if (numbers.length + to - from >= MOST)
			return wrong(`That is more than ${MOST} cards; write them down in two goes.`);
		for (let number = from; number <= to; number++) numbers.push(number);
	}
	const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
	return twice === undefined
		? { ok: true, numbers }
		: wrong(`${twice} is listed twice; every card has its own number.`);
}

const wrong = (trouble: string): TypedNumbers => ({ ok: false, trouble });

/** Rising numbers as people write them: “101–103, 107”. */
export function asStretches(rising: readonly number[]): string {
	const stretches: [number, number][] = [];
	for (const number of rising) {
		const last = stretches.at(-1);
		if (last && number === last[1] + 1) last[1] = number;
		else stretches.push([number, number]);
	}
	return stretches.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
