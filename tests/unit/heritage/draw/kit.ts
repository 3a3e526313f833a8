import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { draw } from '../../../../src/lib/games/heritage/draw/draw.ts';
import { notSealed, whoDeclares } from '../../../../src/lib/games/heritage/draw/evolve.ts';
import { type DrawCommand } from '../../../../src/lib/games/heritage/draw/grammar.ts';
import { NO_DRAW, type DrawState } from '../../../../src/lib/games/heritage/draw/state.ts';
import { resultOf } from '../../../../src/lib/games/heritage/draw/proof.ts';
import { numberCommitment, secretOf } from '../../../../src/lib/games/core/fair/protocol.ts';
import { termsOf } from '../../../../src/lib/games/heritage/draw/hashes.ts';
import type { DrawCard, DrawStep, DrawTie } from '../../../../src/lib/games/heritage/draw/steps.ts';
import type { PrimogenResult } from '../../../../src/lib/games/heritage/record-shapes.ts';
import { ARCHETYPES, type Archetype } from '../../../../src/lib/games/heritage/vocabulary.ts';

/** A draw that is being held, with what only the server knows. */
export class Held {
	state: DrawState & Json = NO_DRAW;
	sealed: Json = null;
	readonly contributions = new Map<string, string>();
	readonly #chance;

	constructor(seed = 1) {
		this.#chance = seededChance(seed);
	}

	/** The reason of a refusal, or null. */
	asked(command: DrawCommand): string | null {
		const decision = draw.decide(this.state, command, {
			chance: this.#chance,
			sealed: this.sealed
		});
		if (!decision.accepted) return decision.refusal.reason;
		if (decision.sealed !== undefined) this.sealed = decision.sealed;
		this.state = fold(draw.evolve, this.state, decision.events) as DrawState & Json;
		return null;
	}

	/** Asked where a refusal is a mistake of the test. */
	goes(command: DrawCommand): this {
		const reason = this.asked(command);
		if (reason !== null) throw new Error(`refused: ${reason}`);
		return this;
	}

	announce(more: Partial<Extract<DrawCommand, { type: 'AnnounceDraw' }>> = {}): this {
		return this.goes({
			type: 'AnnounceDraw',
			draw: 'a-draw-of-ours',
			chronicle: null,
			tie: TIE,
			deck: DECK,
			reserve: RESERVE,
			expected: ['s1', 's2'],
			...more
		});
	}

	declare(...archetypes: Archetype[]): this {
		for (const archetype of archetypes)
			this.goes({ type: 'DeclareArchetype', seat: whoDeclares(this.state) ?? '', archetype });
		return this;
	}

	/** The commitment of a device to a fresh number. */
	commitment(device: string): Extract<DrawCommand, { type: 'CommitContribution' }> {
		const { announced, declared, attempt } = this.state;
		if (!announced) throw new Error('nothing is announced');
		const contribution = secretOf(this.#chance);
		this.contributions.set(device, contribution);
		const terms = termsOf(announced, declared);
		const commitment = numberCommitment(terms, attempt, device, contribution);
		return { type: 'CommitContribution', device, attempt, saw: terms.saw, commitment };
	}

	commit(...devices: string[]): this {
		for (const device of devices) this.goes(this.commitment(device));
		return this;
	}

	/** All devices that are waited for. */
	commitAll(): this {
		return this.commit(...notSealed(this.state));
	}

	opening(device: string): Extract<DrawCommand, { type: 'OpenContribution' }> {
		const contribution = this.contributions.get(device) ?? '';
		return { type: 'OpenContribution', device, attempt: this.state.attempt, contribution };
	}

	open(...devices: string[]): this {
		for (const device of devices) this.goes(this.opening(device));
		return this;
	}

	openAll(): this {
		return this.open(...this.state.sealed.map(({ device }) => device));
	}

	void(): this {
		return this.goes({ type: 'VoidAttempt', attempt: this.state.attempt });
	}

	turnAll(): this {
		while (!this.state.ended) this.goes({ type: 'TurnCard', turn: this.state.turned.length + 1 });
		return this;
	}
}

export const TIE: DrawTie = {
	over: { kind: 'chapter', chapter: 1 },
	seats: ['s1', 's2'],
	level: [
		{ seat: 's1', count: 10, breaker: 0 },
		{ seat: 's2', count: 10, breaker: 0 },
		{ seat: 's3', count: 10, breaker: 2 }
	]
};

const cards = (prefix: string, archetypes: readonly Archetype[]): DrawCard[] =>
	archetypes.map((archetype, index) => ({
		id: `${prefix}${String(index).padStart(2, '0')}`,
		name: `${prefix} ${index}`,
		archetype
	}));

/** Three of each archetype but the wealthy, which lie on the discards alone. */
export const DECK = cards(
	'd',
	[0, 1, 2, 0, 1, 2, 0, 1, 2].map((at) => ARCHETYPES[at] ?? 'warlike')
);
export const RESERVE = cards('r', ['wealthy', 'wealthy', 'scholarly']);

/** A whole draw, with a voided attempt in it where one does not open. */
export function heldDraw(
	seed: number,
	{
		declared = ['warlike', 'scholarly'],
		tie = TIE,
		silent = null
	}: {
		readonly declared?: readonly Archetype[];
		readonly tie?: DrawTie;
		readonly silent?: string | null;
	} = {}
): Held {
	const held = new Held(seed)
		.announce({ tie, expected: ['s1', 's2', 'table'] })
		.declare(...declared)
		.commitAll();
	if (silent !== null) {
		for (const { device } of held.state.sealed) if (device !== silent) held.open(device);
		held.void().commitAll();
	}
	return held.openAll().turnAll();
}

export const stepsOf = ({ state }: Held): DrawStep[] => [...state.steps];

/** A draw between s1 and s2 as a chronicle records it; `forged`: another seed stands in its proof. */
export function withProof(over: DrawTie['over'], how?: 'forged'): PrimogenResult {
	const result = resultOf(heldDraw(2, { tie: { over, seats: ['s1', 's2'], level: [] } }).state);
	if (!result?.proof) throw new Error('the draw is not over');
	if (how === undefined) return result;
	const steps = result.proof.steps.map((step) =>
		step.type === 'SeedOpened' ? { ...step, seed: 'f'.repeat(64) } : step
	);
	return { ...result, proof: { ...result.proof, steps } };
}
