import { drawFaultSentence } from './faults.ts';
import type { DrawProof, DrawStep, DrawTie } from './steps.ts';
import { FIRST_TIE_BREAKERS } from './tie.ts';
import { verifyDraw, type Witness } from './verify.ts';

type NameOf = (who: string) => string;

const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** What a tie is for, closing "… tie for". */
export function overWords({ over }: DrawTie): string {
	switch (over.kind) {
		case 'chapter':
			return over.chapter === null ? 'victory' : `victory in chapter ${over.chapter}`;
		case 'mission':
			return `the mission “${over.name}”`;
		case 'era':
			return `the dominance of era ${over.era}`;
		case 'chronicle':
			return 'the whole chronicle';
	}
}

/** Who is tied, in what, and how the first tie-breaker fell: a sentence each. */
export function tieSentences(tie: DrawTie, nameOf: NameOf): readonly string[] {
	const { level, breaker, best } = FIRST_TIE_BREAKERS[tie.over.kind];
	const names = listed(tie.seats.map(nameOf));
	const [first] = tie.level;
	if (!first) return [`${names} tie for ${overWords(tie)}, and nothing counted parts them.`];
	const all = listed(tie.level.map(({ seat }) => nameOf(seat)));
	const figures = tie.level.map(({ seat, breaker: figure }) => `${nameOf(seat)} ${figure}`);
	return [
		`${all} are level for ${overWords(tie)}, with ${first.count} ${level} each.`,
		`First ${best === 'fewest' ? 'fewer' : 'more'} ${breaker} would decide: ${figures.join(', ')}.`,
		tie.seats.length < tie.level.length
			? `That leaves ${names}.`
			: 'That parts nobody, so the primogen are consulted.'
	];
}

/** What a step says, in a plain sentence. */
function stepTold(step: DrawStep, nameOf: NameOf): string {
	switch (step.type) {
		case 'DrawAnnounced':
			return `The server published the hash of its secret seed, ${short(step.server)}, and a deck of ${step.deck.length + step.reserve.length} cards. ${tieSentences(step.tie, nameOf).join(' ')}`;
		case 'ArchetypeDeclared':
			return `${nameOf(step.seat)} declared ${step.archetype}.`;
		case 'ContributionCommitted':
			return `${nameOf(step.device)} sealed a secret number of their own, ${short(step.commitment)}, over everything so far.`;
		case 'CommitmentsClosed':
			return 'All sealed numbers were published. From here on nobody can add or change one.';
		case 'ContributionOpened':
			return `${nameOf(step.device)} opened the number: ${short(step.contribution)}.`;
		case 'AttemptVoided':
			return `Attempt ${step.attempt} was given up, because ${listed(step.missing.map(nameOf))} did not open.`;
		case 'SeedOpened':
			return `The server opened its seed, ${short(step.seed)}; with all numbers together it shuffled ${step.order.length} cards.`;
		case 'CardTurned':
			return `Card ${step.turn} was turned: ${step.card}.`;
		case 'DrawEnded':
			return step.shown === null
				? `No declared archetype showed; the lot fell to ${nameOf(step.winner)}.`
				: `${step.shown} showed: ${nameOf(step.winner)} won.`;
		case 'DrawAbandoned':
			return 'The table went on with its real cards.';
	}
}

const SHORT = 12;
const short = (hash: string): string => `${hash.slice(0, SHORT)}…`;

/** What a seat or device is called where nobody gave names. */
export const drawNames =
	(people: { readonly [seat: string]: string } = {}): NameOf =>
	(who) =>
		who === 'table' ? 'the table’s device' : (people[who] ?? `seat ${who.slice(1)}`);

/** A proof looked through: what each step says, and what is wrong with it. */
export interface CheckedDraw {
	readonly holds: boolean;
	readonly lines: readonly { readonly says: string; readonly wrong: readonly string[] }[];
	/** What is wrong and belongs to no step: it is not over. */
	readonly beyond: readonly string[];
	/** What the draw came to, in a sentence. */
	readonly end: string;
}

/** Looks a proof through, in words; `witnesses` is what this device remembers of its own part in it. */
export function checkedDraw(
	{ steps }: Pick<DrawProof, 'steps'>,
	nameOf: NameOf,
	witnesses: readonly Witness[] = []
): CheckedDraw {
	const faults = verifyDraw({ steps }, witnesses);
	const wrongAt = (step: number) =>
		faults.filter((fault) => fault.step === step).map((fault) => drawFaultSentence(fault, nameOf));
	const last = steps.at(-1);
	return {
		holds: faults.length === 0,
		lines: steps.map((step, index) => ({
			says: stepTold(step, nameOf),
			wrong: wrongAt(index + 1)
		})),
		beyond: faults
			.filter(({ step }) => step > steps.length || steps.length === 0)
			.map((fault) => drawFaultSentence(fault, nameOf)),
		end: last?.type === 'DrawEnded' || last?.type === 'DrawAbandoned' ? stepTold(last, nameOf) : ''
	};
}
