import { refuse } from '../../core/decision.ts';
import { dealtBy, mixedChance } from '../../core/fair/mixed-chance.ts';
import { isOpen } from '../../core/fair/round.ts';
import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { EveningState } from '../state.ts';
import type { TableCommand } from '../table/commands.ts';
import type { SealedTable } from '../table/dealing.ts';
import { mixingFrom, termsOf, type MixingState } from './state.ts';

type Mixes = Pick<EveningState, 'mixing' | 'evening'>;

/** The mixing that the table was laid out for, as it lies; null: its chance is the server's alone. */
export const mixingOnTable = ({ mixing, evening: { table } }: Mixes): MixingState | null =>
	mixing && table?.setting?.mixing?.id === mixing.id ? mixingFrom(mixing) : null;

/** The server's seed; null: it is not known here. What is sealed is made by the table alone. */
export const seedIn = (sealed: Json | undefined): string | null =>
	((sealed ?? null) as unknown as SealedTable | null)?.seed ?? null;

/**
 * Refuses to deal cards that are not mixed yet, or by a seed that is gone; and to hand a table over to the app that was to be mixed
 * first. Refusals: `cards-not-mixed`, `mixing-seed-lost`.
 */
export function mixingFault(state: Mixes, command: TableCommand, sealed?: Json) {
	const deals =
		command.type === 'AnswerQuestion' && state.evening.table?.question?.prompt === 'mixed';
	const takesOver = command.type === 'ChangeDealer' && command.dealer === 'app';
	const mixing = mixingOnTable(state);
	if (!mixing || (!deals && !takesOver)) return null;
	if (!isOpen(mixing)) return refuse('cards-not-mixed');
	const lost = sealed !== undefined && mixing.seed === null && seedIn(sealed) === null;
	return deals && lost ? refuse('mixing-seed-lost') : null;
}

/** What the table is dealt by: chance that all devices had a part in, where its cards are mixed. */
export function dealingChance(state: Mixes, circumstances: Circumstances): Circumstances {
	const mixing = mixingOnTable(state);
	const seed = mixing?.seed ?? seedIn(circumstances.sealed);
	if (!mixing || seed === null || !isOpen(mixing)) return circumstances;
	return dealtBy(circumstances, mixedChance(termsOf(mixing), mixing, seed));
}
