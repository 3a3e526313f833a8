import type { Chance } from '../../core/chance.ts';
import { accept, nothingToDo, refuse, type Decision } from '../../core/decision.ts';
import { decideFair } from '../../core/fair/decide.ts';
import { secretOf, seedCommitment } from '../../core/fair/protocol.ts';
import { evolveRound, isOpen, notOpened } from '../../core/fair/round.ts';
import { named, plain } from '../../core/fair/naming.ts';
import type { FairCommand } from '../../core/fair/steps.ts';
import { fold, type Circumstances, type Game } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { RULES } from '../revision.ts';
import { cardAt, evolveDraw, notSealed, whoDeclares } from './evolve.ts';
import {
	drawCommandSchema,
	drawRefusals,
	type DrawCommand,
	type DrawCommandOf,
	type DrawReason
} from './grammar.ts';
import { NO_DRAW, type DrawState } from './state.ts';
import { DRAW, orderOf, termsOf } from './hashes.ts';
import {
	DRAW_COMMANDS,
	DRAW_STEPS,
	drawStepSchema,
	type DrawCard,
	type DrawSaw,
	type DrawStep,
	type DrawStepOf
} from './steps.ts';
import { isTieSound } from './tie.ts';
import { findStepFaults } from './verify.ts';

type Decided = Decision<DrawStep, DrawReason>;
type Announced = DrawStepOf<'DrawAnnounced'>;

/** Refusals: `draw-here-already`, `tie-unsound`, `cards-unsound`. The seed is sealed with the answer. */
function announce(
	state: DrawState,
	command: DrawCommandOf<'AnnounceDraw'>,
	chance: Chance
): Decided {
	if (state.announced) return refuse('draw-here-already');
	const { draw, chronicle, tie, expected } = command;
	if (!isTieSound(tie)) return refuse('tie-unsound', {}, 'tie');
	const [deck, reserve] = [inOrder(command.deck), inOrder(command.reserve)];
	const ids = new Set([...deck, ...reserve].map(({ id }) => id));
	if (deck.length === 0 || ids.size !== deck.length + reserve.length)
		return refuse('cards-unsound', {}, 'deck');
	const seed = secretOf(chance);
	const server = seedCommitment(DRAW, draw, seed);
	const step = { type: 'DrawAnnounced', draw, chronicle, tie, deck, reserve, server } as const;
	return {
		accepted: true,
		events: [
			{
				...step,
				// Under the first rules none was named, and their proofs are read by every Elysium.
				...(RULES > 1 && { rules: RULES }),
				expected: [...new Set(expected)]
			}
		],
		sealed: { seed }
	};
}

const inOrder = (cards: readonly DrawCard[]): DrawCard[] =>
	[...cards].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

/** In the order of the tie, each another archetype (rulebook, Ties). Refusals: `all-declared`, `not-your-turn`, `archetype-taken`. */
function declare(
	state: DrawState,
	{ seat, archetype }: DrawCommandOf<'DeclareArchetype'>
): Decided {
	const next = whoDeclares(state);
	if (next === null) return refuse('all-declared');
	if (next !== seat) return refuse('not-your-turn', { seat: next }, 'seat');
	if (state.declared.some((one) => one.archetype === archetype))
		return refuse('archetype-taken', {}, 'archetype');
	return accept<DrawStep>({ type: 'ArchetypeDeclared', seat, archetype });
}

/**
 * Seals and opens numbers. The last seal that was waited for closes; with the last number the seed opens too, and the
 * order stands. Refusals: those of the protocol, `not-all-declared`, `seed-lost`.
 */
function goOn(
	state: DrawState,
	announced: Announced,
	command: FairCommand<DrawSaw>,
	sealed: Json | undefined
): Decided {
	if (command.type === 'seal' && whoDeclares(state) !== null) return refuse('not-all-declared');
	const terms = termsOf(announced, state.declared);
	const decision = decideFair(terms, state, command);
	const [first] = decision.accepted ? decision.events : [];
	if (!decision.accepted) return decision;
	if (!first) return nothingToDo();
	const { attempt } = first;
	const after = evolveRound(state, first);
	const step = named(DRAW_STEPS, first);
	if (first.type === 'seal' && notSealed(after).length === 0)
		return accept<DrawStep>(step, { type: 'CommitmentsClosed', attempt });
	// On a phone, which knows no seed, the rest is the server's.
	if (first.type !== 'open' || !isOpen(after) || sealed === undefined)
		return accept<DrawStep>(step);
	const seed = seedIn(sealed);
	if (seed === null) return refuse('seed-lost');
	const { order } = orderOf(announced, state.declared, after, seed);
	const opened: DrawStep = { type: 'SeedOpened', attempt, seed, order: [...order] };
	return { accepted: true, events: [step, opened], sealed: null };
}

function seedIn(sealed: Json): string | null {
	const { seed = null } =
		typeof sealed === 'object' && sealed !== null && 'seed' in sealed ? sealed : {};
	return typeof seed === 'string' ? seed : null;
}

/** Turns the next card; a declared archetype ends the draw, and so does the last card (reading primogenNoMatch). Refusals: `no-order-yet`, `other-turn`. */
function turn(state: DrawState, command: DrawCommandOf<'TurnCard'>): Decided {
	if (!state.order) return refuse('no-order-yet');
	const card = cardAt(state, state.turned.length);
	if (!card || command.turn !== state.turned.length + 1) return refuse('other-turn', {}, 'turn');
	const step: DrawStep = { type: 'CardTurned', turn: command.turn, card: card.id };
	const declared = state.declared.find(({ archetype }) => archetype === card.archetype);
	if (declared)
		return accept<DrawStep>(step, {
			type: 'DrawEnded',
			shown: declared.archetype,
			winner: declared.seat
		});
	return command.turn === state.order.length && state.lot !== null
		? accept<DrawStep>(step, { type: 'DrawEnded', shown: null, winner: state.lot })
		: accept<DrawStep>(step);
}

function decide(
	state: DrawState,
	command: DrawCommand,
	{ chance, sealed }: Circumstances
): Decided {
	if (command.type === 'AnnounceDraw') return announce(state, command, chance);
	const { announced } = state;
	if (!announced) return refuse('no-draw');
	if (state.abandoned || state.ended) return refuse('draw-over');
	switch (command.type) {
		case 'DeclareArchetype':
			return declare(state, command);
		case 'TurnCard':
			return turn(state, command);
		case 'AbandonDraw':
			return accept<DrawStep>({ type: 'DrawAbandoned' });
		default:
			return goOn(state, announced, plain(DRAW_COMMANDS, command), sealed);
	}
}

/** A provable primogen draw, in the grammar all games share: a log of its own, and its log is its proof. */
export const draw: Game<DrawState & Json, DrawCommand, DrawStep, DrawReason> = {
	name: 'heritage-draw',
	schema: 1,
	folding: 2,
	rules: RULES,
	initial: NO_DRAW,
	commandSchema: drawCommandSchema,
	eventSchema: drawStepSchema,
	sentences: drawRefusals,
	upcasts: {},
	decide,
	// The last number that opens opens the seed, too.
	needsSealed: (state, { type }) =>
		type === 'AnnounceDraw' || (type === 'OpenContribution' && notOpened(state).length <= 1),
	evolve: evolveDraw,
	findBroken: () => null,
	findFault(state, events) {
		const { steps } = fold(evolveDraw, state, events);
		return findStepFaults(steps)[0]?.fault ?? null;
	},
	ruleOf: () => 'rulebook: Ties; reading primogenNoMatch',
	closesChapter: ({ type }) => type === 'DrawEnded' || type === 'DrawAbandoned'
};
