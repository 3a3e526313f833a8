import { faultSentence } from '../../core/fair/faults.ts';
import { fairStepTold, short } from '../../core/fair/sentences.ts';
import { plain } from '../../core/fair/naming.ts';
import { DRAW_FAULTS } from './faults.ts';
import { tieSentences, type NameOf } from './names.ts';
import { DRAW_STEPS, type DrawProof, type DrawStep } from './steps.ts';
import { verifyDraw, type Witness } from './verify.ts';

/** What a step says, in a plain sentence. */
function stepTold(step: DrawStep, nameOf: NameOf): string {
	switch (step.type) {
		case 'DrawAnnounced':
			return `The server published the hash of its secret seed, ${short(step.server)}, and a deck of ${step.deck.length + step.reserve.length} cards. ${tieSentences(step.tie, nameOf).join(' ')}`;
		case 'ArchetypeDeclared':
			return `${nameOf(step.seat)} declared ${step.archetype}.`;
		case 'SeedOpened':
			return `The server opened its seed, ${short(step.seed)}. With all numbers it shuffled ${step.order.length} cards.`;
		case 'CardTurned':
			return `Card ${step.turn} was turned: ${step.card}.`;
		case 'DrawEnded':
			return step.shown === null
				? `No declared archetype came up. A random draw chose ${nameOf(step.winner)}.`
				: `${step.shown} showed: ${nameOf(step.winner)} won.`;
		case 'DrawAbandoned':
			return 'The table went on with its real cards.';
		default:
			return fairStepTold(plain(DRAW_STEPS, step), nameOf, 'everything so far');
	}
}

/** A proof looked through: what each step says, and what is wrong with it. */
export interface CheckedDraw {
	readonly holds: boolean;
	/** Whether older rules held it, and today's would have some of it otherwise. */
	readonly older: boolean;
	readonly lines: readonly {
		readonly says: string;
		readonly wrong: readonly string[];
		readonly otherwise: readonly string[];
	}[];
	/** What is wrong and belongs to no step: it is not over. */
	readonly beyond: readonly string[];
	/** What the draw came to, in a sentence. */
	readonly end: string;
}

/** Whether a draw holds, in a sentence. */
export function drawVerdict({ holds, older, end }: CheckedDraw): string {
	if (!holds) return 'This draw FAILS the check.';
	return older
		? `This draw is verified by its older rules. Today’s rules would decide some of it differently. ${end}`
		: `This draw is verified. ${end}`;
}

/** Looks a proof through, in words; `witnesses` is what this device remembers of its own part in it. */
export function checkedDraw(
	{ steps }: Pick<DrawProof, 'steps'>,
	nameOf: NameOf,
	witnesses: readonly Witness[] = []
): CheckedDraw {
	const faults = verifyDraw({ steps }, witnesses);
	const at = (step: number, otherwise: boolean) =>
		faults
			.filter((fault) => fault.step === step && (fault.otherwise === true) === otherwise)
			.map((fault) => faultSentence(DRAW_FAULTS, fault, nameOf));
	const last = steps.at(-1);
	return {
		holds: faults.every(({ otherwise }) => otherwise),
		older: faults.some(({ otherwise }) => otherwise),
		lines: steps.map((step, index) => ({
			says: stepTold(step, nameOf),
			wrong: at(index + 1, false),
			otherwise: at(index + 1, true).map(
				(sentence) => `Today’s rules decide this differently: ${sentence}`
			)
		})),
		beyond: faults
			.filter(({ step }) => step > steps.length || steps.length === 0)
			.map((fault) => faultSentence(DRAW_FAULTS, fault, nameOf)),
		end: last?.type === 'DrawEnded' || last?.type === 'DrawAbandoned' ? stepTold(last, nameOf) : ''
	};
}
