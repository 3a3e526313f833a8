import { seedFaults, stepFaults } from '../../core/fair/faults.ts';
import { MIXING_STEPS } from '../../core/fair/mixing.ts';
import { inSealed } from '../../core/fair/round.ts';
import { plain } from '../../core/fair/naming.ts';
import { mixingOnTable } from '../chronicle/mixed-chance.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { UNSTARTED, type ChronicleState } from '../state.ts';
import type { MixingFault } from './faults.ts';
import { termsOf, type MixingState } from './state.ts';
import type { MixingStep } from './steps.ts';
import { begun, byRules, type CheckedMixing, type Checking } from './verify/checking.ts';
import { checkDealt, isDealtAtOnce, laidForApp } from './verify/dealt.ts';
import { groups, type Group } from './verify/groups.ts';
import { checkObligations } from './verify/obligations.ts';
import { differs, type MixingWitness } from './verify/remembered.ts';

/**
 * Works every card and lot of the chapters out again that were mixed by the numbers of devices, from nothing but the
 * events of the chronicle: what was laid out, sealed, opened and done, in order, what was taken back among it. What
 * devices remember is held against the last attempt of the same mixing. Where a device remembers a number for a chapter
 * of this chronicle under a mixing that the log knows nothing of, that is told: the file is older, or was made anew.
 * `chronicle`: which one it is, if that is known. `revisions`: by which rules each event was decided; left out: today's. What
 * they decide otherwise is no fault where older ones did, see `otherwise`.
 */
export function verifyMixings(
	log: readonly Event[],
	witnesses: readonly MixingWitness[] = [],
	chronicle: string | null = null,
	revisions: readonly number[] = []
): readonly CheckedMixing[] {
	const seeds = new Map<string, string>();
	for (const { mixing, seed } of seedsIn(log)) seeds.set(mixing, seed);
	const found = new Map<string, Checking>();
	let state: ChronicleState = UNSTARTED;
	let by: string | null = null;
	for (const group of groups(log, revisions)) {
		const laid = laidForApp(group);
		if (laid) {
			const again = found.get(laid.mixing?.id ?? '');
			// What lay sealed of a table that was dealt in another way is nothing to this one.
			if (again && again.state.id !== by) again.sealed = null;
			by = laid.mixing?.id ?? null;
		}
		const before = state;
		const dealtAtOnce = answered(() => isDealtAtOnce(before, group)) ?? true;
		for (const { checking, seed } of concerned(state, group, found, seeds))
			if (answered(() => (check(before, group, checking, seed), true)) === null)
				byRules(checking, group, { fault: 'rules-have-no-answer', at: group.at });
		const after = answered(() => group.events.reduce(evolve, before));
		if (after === null) {
			// What comes behind an event that leads nowhere nobody can follow.
			for (const { faults } of found.values())
				faults.push({ fault: 'rules-have-no-answer', at: group.at });
			break;
		}
		state = after;
		const { mixing } = state;
		if (!mixing) continue;
		const known = found.get(mixing.id) ?? begun(mixing);
		known.state = mixing;
		found.set(mixing.id, known);
		if (dealtAtOnce) byRules(known, group, { fault: 'dealt-unmixed', at: group.at });
	}
	const untold = witnesses.filter(
		({ mixing, of }) => of !== undefined && of.chronicle === chronicle && !found.has(mixing)
	);
	for (const { state: its, unproved } of found.values())
		if (untold.some(({ of }) => of?.chapter === its.chapter)) unproved.add('other-numbers');
	return [...found.values()].map((checking) => concluded(checking, witnesses, log.length));
}

/** What the rules make of a state that they may never have led to; null: they break on it. */
function answered<Answer>(work: () => Answer): Answer | null {
	try {
		return work();
	} catch {
		return null;
	}
}

/** Every seed that was opened, and of which mixing. */
function* seedsIn(log: readonly Event[]): Generator<{ mixing: string; seed: string }> {
	let mixing: string | null = null;
	for (const event of log) {
		if (event.type === 'HappenedAtTable' && event.event.type === 'TableSet')
			mixing = event.event.setting.mixing?.id ?? mixing;
		if (event.type === 'CardsMixed' && event.step.type === 'SeedOpened' && mixing !== null)
			yield { mixing, seed: event.step.seed };
	}
}

function concerned(
	state: ChronicleState,
	{ events: [event] }: Group,
	found: ReadonlyMap<string, Checking>,
	seeds: ReadonlyMap<string, string>
): { readonly checking: Checking; readonly seed: string | null }[] {
	const concerns =
		event?.type === 'CardsMixed' ||
		event?.type === 'ObligationsResolved' ||
		(event?.type === 'HappenedAtTable' && mixingOnTable(state) !== null);
	const checking = concerns && state.mixing ? found.get(state.mixing.id) : undefined;
	return checking ? [{ checking, seed: seeds.get(checking.state.id) ?? null }] : [];
}

function check(state: ChronicleState, group: Group, checking: Checking, seed: string | null): void {
	const { at, events } = group;
	const [event] = events;
	if (event?.type === 'CardsMixed') {
		const { mixing } = state;
		if (!mixing) return;
		for (const found of mixedFaults(mixing, event.step, checking.began))
			checking.faults.push({ ...found, at });
	} else if (event?.type === 'HappenedAtTable') checkDealt(state, group, checking, seed);
	else if (event?.type === 'ObligationsResolved')
		checkObligations(state, group, event, checking, seed);
}

/** What is wrong with a step of a mixing as it stands; `dealt`: whether cards were dealt already. */
function mixedFaults(
	state: MixingState,
	step: MixingStep,
	dealt: boolean
): readonly Omit<MixingFault, 'at'>[] {
	const terms = termsOf(state);
	if (step.type === 'SeedOpened') return seedFaults(terms, step.seed, state.seed !== null);
	const found = stepFaults(terms, state, plain(MIXING_STEPS, step));
	return dealt ? [{ fault: 'after-the-deal' }, ...found] : found;
}

function concluded(
	{ state, dealt, began, faults, otherwise, unproved }: Checking,
	witnesses: readonly MixingWitness[],
	last: number
): CheckedMixing {
	const { id, chapter, seed } = state;
	const its = witnesses.filter(({ mixing }) => mixing === id);
	const remembered = its.flatMap((witness) =>
		differs(state, witness, its).map((found) => ({ ...found, at: last }))
	);
	const all = [...faults, ...remembered];
	return {
		id,
		chapter,
		by: inSealed(state).map(({ device }) => device),
		dealt,
		faults: all,
		otherwise,
		unproved: [...unproved, ...(began ? [] : (['never-dealt'] as const))],
		stands: all.length > 0 ? 'faulty' : seed === null ? 'open' : 'held'
	};
}
