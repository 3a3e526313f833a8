import { accept, refuse } from '../core/decision.ts';
import type { Chance } from '../core/chance.ts';
import { decideProposal, decideUndo, type Consulted } from '../core/steps/consent.ts';
import { seatsToAsk } from '../core/steps/revealed.ts';
import { decideAnswer, decideRedo, decideWithdrawal } from '../core/steps/undoing.ts';
import type { Command, CommandOf } from './commands.ts';
import { attackDeciders } from './attack/decide.ts';
import { turnDeciders } from './attack/decide-turn.ts';
import { cityDeciders } from './city/decide.ts';
import { factDeciders } from './facts/decide.ts';
import { counterDeciders } from './counters/decide.ts';
import type { At, Decided, Deciders } from './decider.ts';
import { endingDeciders } from './ending/decide.ts';
import type { RivalsEvent } from './events.ts';
import { conspiracyDeciders } from './influence/decide-conspiracy.ts';
import { schemeDeciders } from './influence/decide-scheme.ts';
import { titleDeciders } from './influence/decide-title.ts';
import type { SealedStakes } from './influence/scheme.ts';
import { readingsOf } from './setting.ts';
import { decideBeginning, setUpDeciders } from './set-up/decide.ts';
import { courses, MOST_CHANGES, MOST_STEPS, reveals, type RivalsState } from './state.ts';

type Turnback = CommandOf<
	'UndoAtTable' | 'ProposeUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'RedoAtTable'
>;
type Step = Exclude<Command, Turnback | CommandOf<'BeginMatch'>>;

/** Each folder decides its own. */
const DECIDERS: Deciders<Step['type']> = {
	...setUpDeciders,
	...counterDeciders,
	...attackDeciders,
	...turnDeciders,
	...cityDeciders,
	...factDeciders,
	...schemeDeciders,
	...titleDeciders,
	...conspiracyDeciders,
	...endingDeciders
};

/** A match that is over stays as it is, but for its name, how it is read, and what was played. */
const AFTER_THE_END: ReadonlySet<Step['type']> = new Set(['ChangeSetting', 'ChooseDeck']);

/** What begins or ends something, and so waits until what is under way is over (reading midAction). */
const BEGINS: readonly Step['type'][] = [
	'GoOn',
	'Recruit',
	'MoveVampires',
	'PlayScheme',
	'PlayTitle',
	'LayConspiracy',
	'ResolveConspiracy',
	'ClaimPrince'
];
/** Also what would begin a second attack, or end the match within a conflict [Steps]. */
const NOT_DURING_ATTACK: ReadonlySet<Step['type']> = new Set<Step['type']>([
	...BEGINS,
	'BeginAttack',
	'GiveUpAttack',
	'LetClaimPass',
	'EndMatch'
]);
/** Also what takes Prestige that a fist may hold. */
const NOT_DURING_SCHEME: ReadonlySet<Step['type']> = new Set<Step['type']>([
	...BEGINS,
	'BeginAttack',
	'GiveUpAttack',
	'AddToConspiracy',
	'EndMatch'
]);
/** The foes attack during a claim: it is what they answer with. */
const NOT_DURING_CLAIM: ReadonlySet<Step['type']> = new Set(BEGINS);

/** Why a step waits for what is under way; null: it does not. */
function findWaiting({ state, match }: At, command: Step) {
	// An Action card that people count is an action as any other.
	const isAction = command.type === 'TurnVampire' && command.action === true;
	const waits = (set: ReadonlySet<Step['type']>): boolean => isAction || set.has(command.type);
	if (state.attack && waits(NOT_DURING_ATTACK)) return refuse('attack-under-way');
	if (match.scheme && waits(NOT_DURING_SCHEME)) return refuse('scheme-under-way');
	return match.claim && waits(NOT_DURING_CLAIM) ? refuse('claim-under-way') : null;
}

function decideStep(at: At, command: Step): Decided {
	const { state, match } = at;
	if (state.course.steps.length >= MOST_STEPS) return refuse('match-full', { most: MOST_STEPS });
	if (match.result && !AFTER_THE_END.has(command.type)) return refuse('match-over');
	const waiting = findWaiting(at, command);
	if (waiting) return waiting;
	const decider = DECIDERS[command.type] as (at: At, command: Step) => Decided;
	return decider(at, command);
}

/** Who has to agree before steps are undone: everybody else where Elysium drew something by chance. No rule says so; it keeps an undo fair. */
const asks = ({ course, seats }: RivalsState, kept: number, by: readonly string[]) =>
	seatsToAsk(course, kept, seats, by, {
		isTold: (step) => !step.some(reveals),
		reveals
	});

/** A match as it is asked about an undo. */
const consultedIn = (state: RivalsState): Consulted => ({
	course: state.course,
	seats: state.seats,
	isAskedBack: courses.isAskedBack(state.course),
	asks: (kept, by) => asks(state, kept, by)
});

function decideTurnback(state: RivalsState, command: Turnback): Decided {
	const { course } = state;
	switch (command.type) {
		case 'UndoAtTable':
			return decideUndo(consultedIn(state), { ...command, by: command.by ?? [] });
		case 'ProposeUndo':
			return decideProposal(consultedIn(state), command);
		case 'AnswerUndo':
			return decideAnswer(course, command, ({ kept }, consent) =>
				accept<RivalsEvent>({ type: 'UndoneAtTable', kept, ...consent })
			);
		case 'WithdrawUndo':
			return decideWithdrawal(course, command);
		case 'RedoAtTable':
			return decideRedo(course, command);
	}
}

const isTurnback = (command: Command): command is Turnback =>
	command.type.endsWith('Undo') || command.type === 'UndoAtTable' || command.type === 'RedoAtTable';

/** Refusals: see `refusals.ts`; none of them changes anything. `chance`: null on a phone and in a check of a file; `sealed`: left out there. */
export function decide(
	state: RivalsState,
	command: Command,
	chance: Chance | null = null,
	sealed?: SealedStakes | null
): Decided {
	if (command.type === 'BeginMatch') return decideBeginning({ state, chance }, command);
	if (state.seats.length === 0) return refuse('no-match');
	if (state.changes >= MOST_CHANGES) return refuse('match-full', { most: MOST_CHANGES });
	if (isTurnback(command)) return decideTurnback(state, command);
	const { match, setting } = state;
	return decideStep({ state, match, readings: readingsOf(setting), chance, sealed }, command);
}
