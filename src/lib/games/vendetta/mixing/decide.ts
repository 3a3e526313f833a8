import { refuse } from '../../core/decision.ts';
import { decideMixing } from '../../core/fair/decide-mixing.ts';
import type { Circumstances } from '../../core/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Decided } from '../decide.ts';
import type { VendettaEvent } from '../events.ts';
import { atTable, type EveningState } from '../state.ts';
import { NOTHING_SEALED, type SealedTable } from '../table/dealing.ts';
import { readingsOf } from '../table/where.ts';
import { mixingOnTable, seedIn } from './mixed-chance.ts';
import { openedHands } from './opened-hands.ts';
import { termsOf } from './state.ts';

/** Whether nothing of a game is hidden any more, so that its seed may open. */
export const mayOpen = ({ evening: { table } }: Pick<EveningState, 'evening'>): boolean =>
	table?.phase === 'finished' && readingsOf(table).layOpen === 'opened';

/**
 * Mixes the cards of the table that lies. The seed opens once the game is over, and all that was hidden with it. Refusals: `no-mixing`,
 * `cards-still-hidden`, those of `decideMixing`.
 */
export function mixCards(
	state: EveningState,
	{ command }: CommandOf<'MixCards'>,
	{ sealed }: Circumstances
): Decided {
	const mixing = mixingOnTable(state);
	if (!mixing) return refuse('no-mixing');
	if (command.type === 'OpenSeed' && mixing.seed === null && !mayOpen(state))
		return refuse('cards-still-hidden');
	const decision = decideMixing(termsOf(mixing), mixing, command, seedIn(sealed));
	if (!decision.accepted) {
		const { reason, about, at } = decision.refusal;
		return refuse(reason, about, at === undefined ? 'command' : `command.${at}`);
	}
	const known =
		sealed === undefined || sealed === null ? NOTHING_SEALED : (sealed as unknown as SealedTable);
	const events = decision.events.map((step): VendettaEvent => ({
		type: 'CardsMixed',
		step: step.type === 'SeedOpened' ? { ...step, ...openedHands(gameIn(state), known) } : step
	}));
	return { accepted: true, events };
}

/** What happened at the table that lies, from its set-up on. */
const gameIn = ({ course }: Pick<EveningState, 'course'>) => atTable(course.steps.flat());
