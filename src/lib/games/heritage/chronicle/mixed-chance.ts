import { parseAs } from '../../core/parse.ts';
import { refuse } from '../../core/decision.ts';
import { dealtBy } from '../../core/fair/mixed-chance.ts';
import { isOpen } from '../../core/fair/round.ts';
import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { NOTHING_SEALED, sealedSchema, type Sealed } from '../dealing/sealed.ts';
import { mixedChance } from '../mixing/hashes.ts';
import type { MixingState } from '../mixing/state.ts';
import type { ChronicleState } from '../state.ts';
import type { TableCommand } from '../table/commands.ts';

/** The mixing that the table was laid out for, as it lies; null: its chance is the server's alone. */
export function mixingOnTable({ mixing, course }: ChronicleState): MixingState | null {
	const [laid] = course.steps[0] ?? [];
	const its = laid?.type === 'TableSet' ? laid.setting.mixing : undefined;
	return mixing && its?.id === mixing.id ? mixing : null;
}

/** Refuses to deal cards that are not mixed yet, or by a seed that is gone: `cards-not-mixed`, `mixing-seed-lost`. */
export function mixingFault(state: ChronicleState, command: TableCommand, sealed?: Json) {
	const asked = state.table?.question?.prompt;
	if (command.type !== 'AnswerQuestion' || asked !== 'deal-mixed-cards') return null;
	const mixing = mixingOnTable(state);
	if (!mixing || !isOpen(mixing)) return refuse('cards-not-mixed');
	const lost = sealed !== undefined && mixing.seed === null && seedIn(sealed, mixing.id) === null;
	return lost ? refuse('mixing-seed-lost') : null;
}

/**
 * Refuses to hand a table over to the app that was laid out to be mixed, as long as it is not: where the box took over
 * before, nothing would ask for the numbers any more. Refusals: `cards-not-mixed`.
 */
export function unmixedHandOver(state: ChronicleState, command: TableCommand) {
	if (command.type !== 'ChangeDealer' || command.dealer !== 'app') return null;
	const mixing = mixingOnTable(state);
	return mixing && !isOpen(mixing) ? refuse('cards-not-mixed') : null;
}

/** What the table is dealt by: chance that all devices had a part in, where its cards are mixed. */
export function dealingChance(state: ChronicleState, circumstances: Circumstances): Circumstances {
	const mixing = mixingOnTable(state);
	return mixing ? mixedFor(mixing, circumstances) : circumstances;
}

/** Whether the obligations of a chapter are drawn by the chance of its table. */
export function drawsMixed({ mixing }: ChronicleState, chapter: number): boolean {
	return mixing?.chapter === chapter && mixing.seed === null && isOpen(mixing);
}

/** What obligations are drawn by: the chance that the chapter's cards were mixed by, as long as its seed is sealed. */
export function obligationChance(
	state: ChronicleState,
	chapter: number,
	circumstances: Circumstances
): Circumstances {
	const { mixing } = state;
	return mixing && drawsMixed(state, chapter) ? mixedFor(mixing, circumstances) : circumstances;
}

function mixedFor(mixing: MixingState, circumstances: Circumstances): Circumstances {
	const seed = mixing.seed ?? seedIn(circumstances.sealed, mixing.id);
	if (seed === null || !isOpen(mixing)) return circumstances;
	return dealtBy(circumstances, mixedChance(mixing, seed));
}

const sealedIn = (sealed: Json | undefined): Sealed => {
	const read = parseAs(sealedSchema, sealed);
	return read.success ? read.output : NOTHING_SEALED;
};

/** The server's seed for a mixing; null: it is not known here. */
export const seedIn = (sealed: Json | undefined, mixing: string): string | null =>
	sealedIn(sealed).seeds?.[mixing] ?? null;

/** What is sealed, with one more seed. */
export function withSeed(sealed: Json | undefined, mixing: string, seed: string): Sealed {
	const known = sealedIn(sealed);
	return { ...known, seeds: { ...known.seeds, [mixing]: seed } };
}

/** What is sealed once a seed is opened: those of tables that were taken back are nothing to anybody. */
export function withoutSeeds(sealed: Json | undefined): Sealed {
	const { seeds: _seeds, ...left } = sealedIn(sealed);
	return left;
}
