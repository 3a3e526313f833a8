import { deviceNames } from '../../core/fair/sentences.ts';
import { listed } from '../../core/listed.ts';
import type { DrawTie } from './steps.ts';
import { FIRST_TIE_BREAKERS } from './tie.ts';
import { roman } from '../../core/numerals.ts';

/** What a seat or device is called. */
export type NameOf = (who: string) => string;

/** What a seat or device is called where nobody gave names. */
export const drawNames = (people: { readonly [seat: string]: string } = {}): NameOf =>
	deviceNames((seat) => people[seat] ?? `seat ${seat.slice(1)}`);

/** What a tie is for, closing "… tie for". */
export function overWords({ over }: DrawTie): string {
	switch (over.kind) {
		case 'chapter':
			return over.chapter === null ? 'victory' : `victory in chapter ${over.chapter}`;
		case 'mission':
			return `the mission “${over.name}”`;
		case 'era':
			return `the dominance of era ${roman(over.era)}`;
		case 'chronicle':
			return 'the whole chronicle';
	}
}

/** Who is tied, in what, and how the first tie-breaker fell: a sentence each. */
export function tieSentences(tie: DrawTie, nameOf: NameOf): readonly string[] {
	const { level, breaker, best } = FIRST_TIE_BREAKERS[tie.over.kind];
	const names = listed(tie.seats.map(nameOf));
	const [first] = tie.level;
	if (!first) return [`${names} tie for ${overWords(tie)}. No count breaks the tie.`];
	const all = listed(tie.level.map(({ seat }) => nameOf(seat)));
	const figures = tie.level.map(({ seat, breaker: figure }) => `${nameOf(seat)} ${figure}`);
	return [
		`${all} are tied for ${overWords(tie)}, with ${first.count} ${level} each.`,
		`The first tie-breaker is ${best === 'fewest' ? 'fewer' : 'more'} ${breaker}: ${figures.join(', ')}.`,
		tie.seats.length < tie.level.length
			? `That leaves ${names}.`
			: 'They are still tied, so a primogen draw decides.'
	];
}
