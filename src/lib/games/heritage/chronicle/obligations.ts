import { chanceFor, pick, type Chance } from '../../core/chance.ts';
import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { Circumstances } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { repeated } from '../repeated.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { SeatId, Slip } from '../shapes.ts';
import type { Aftermath, ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { checkNewSlip, checkSeat, slipHolder } from './checks.ts';
import { obligationChance } from './mixed-chance.ts';
import { endsOf } from './overview.ts';
import { settledPlayer, withHaven } from './players.ts';

type Move = { readonly seat: SeatId; readonly obligation: Slip; readonly drawn: boolean };

/** Adds an obligation to the common supply. The same one again: nothing to do. Refusal: `slip-id-taken`. */
export function stockObligation(
	state: ChronicleState,
	{ obligation }: CommandOf<'StockObligation'>
) {
	const stocked = state.obligationSupply.find(({ id }) => id === obligation.id);
	if (stocked && sameJson(stocked, obligation)) return nothingToDo();
	return (
		checkNewSlip(state, obligation.id, 'obligation.id') ??
		accept<Event>({ type: 'ObligationStocked', obligation })
	);
}

/**
 * Step 4: the victor gains one obligation at random, each other player loses one (rulebook,
 * Aftermath). `draw` and null let the program draw from supply and haven; with a box the table says
 * what came. Who is not listed, or has none, loses nothing. The same moves as entered before: nothing
 * to do. Refusals: `chapter-not-recorded`, `aftermath-finished`, `obligations-already-resolved`,
 * `unknown-seat`, `seat-twice`, `victor-loses-nothing`, `obligation-not-in-haven`,
 * `obligation-supply-empty`, `slip-id-taken`.
 */
export function resolveObligations(
	state: ChronicleState,
	command: CommandOf<'ResolveObligations'>,
	circumstances: Circumstances
) {
	const { chapter, gain, losses } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const resolved = entry.aftermath.obligations;
	if (resolved) {
		return sameMoves(resolved, command)
			? nothingToDo()
			: refuse('obligations-already-resolved', { chapter });
	}
	const { chance } = obligationChance(state, chapter, circumstances);
	const { victor } = endsOf(entry.outcome);
	const illegal = checkGain(state, gain) ?? checkLosses(state, victor, losses);
	if (illegal) return illegal;
	const gained = gainOf(state, victor, gain, chance);
	const lost = losses.flatMap((loss) => lossOf(state, loss, chance));
	return accept<Event>({ type: 'ObligationsResolved', chapter, gained, lost });
}

export function obligationStocked(
	state: ChronicleState,
	{ obligation }: EventOf<'ObligationStocked'>
): ChronicleState {
	return { ...state, obligationSupply: [...state.obligationSupply, obligation] };
}

/** What is gained leaves the supply, what is lost returns to it. */
export function obligationsResolved(
	state: ChronicleState,
	{ chapter, gained, lost }: EventOf<'ObligationsResolved'>
): ChronicleState {
	let moved = withAftermath(state, chapter, () => ({ obligations: { gained, lost } }));
	for (const { seat, obligation } of lost) {
		moved = withHaven(moved, seat, ({ obligations }) => ({
			obligations: without(obligations, obligation)
		}));
	}
	if (gained) {
		moved = withHaven(moved, gained.seat, ({ obligations }) => ({
			obligations: [...obligations, gained.obligation]
		}));
	}
	const left = gained ? without(state.obligationSupply, gained.obligation) : state.obligationSupply;
	return { ...moved, obligationSupply: [...left, ...lost.map(({ obligation }) => obligation)] };
}

type Gain = CommandOf<'ResolveObligations'>['gain'];
type Loss = CommandOf<'ResolveObligations'>['losses'][number];

function checkGain(state: ChronicleState, gain: Gain) {
	if (gain === null) return null;
	if (gain.from === 'draw') {
		return state.obligationSupply.length > 0 ? null : refuse('obligation-supply-empty', {}, 'gain');
	}
	const { id } = gain.obligation;
	const holder = slipHolder(state, id);
	return holder === null ? null : refuse('slip-id-taken', { slip: id }, 'gain.obligation.id');
}

function checkLosses(state: ChronicleState, victor: SeatId, losses: readonly Loss[]) {
	const twice = repeated(losses.map(({ seat }) => seat));
	if (twice) return refuse('seat-twice', { seat: twice.value }, `losses.${twice.index}.seat`);
	for (const [index, { seat, obligation }] of losses.entries()) {
		const unknown = checkSeat(state, seat, `losses.${index}.seat`);
		if (unknown) return unknown;
		if (seat === victor) return refuse('victor-loses-nothing', { seat }, `losses.${index}.seat`);
		if (obligation !== null && !obligationsOf(state, seat).some(({ id }) => id === obligation)) {
			const at = `losses.${index}.obligation`;
			return refuse('obligation-not-in-haven', { seat, slip: obligation }, at);
		}
	}
	return null;
}

function gainOf(state: ChronicleState, seat: SeatId, gain: Gain, chance: Chance): Move | null {
	if (gain === null) return null;
	const supply = state.obligationSupply;
	if (gain.from === 'draw')
		return {
			seat,
			obligation: pick(chanceFor(chance, ['obligation', seat, ids(supply)]), supply),
			drawn: true
		};
	const stocked = supply.find(({ id }) => id === gain.obligation.id);
	return { seat, obligation: stocked ?? gain.obligation, drawn: false };
}

function lossOf(state: ChronicleState, { seat, obligation }: Loss, chance: Chance): Move[] {
	const held = obligationsOf(state, seat);
	if (held.length === 0) return [];
	if (obligation === null)
		return [
			{ seat, obligation: pick(chanceFor(chance, ['lost', seat, ids(held)]), held), drawn: true }
		];
	return held
		.filter(({ id }) => id === obligation)
		.map((named) => ({ seat, obligation: named, drawn: false }));
}

/** Whether a command names exactly the moves made before; one that asks for a draw never does. */
function sameMoves(
	{ gained, lost }: NonNullable<Aftermath['obligations']>,
	{ gain, losses }: CommandOf<'ResolveObligations'>
): boolean {
	if (gain?.from === 'draw' || losses.some(({ obligation }) => obligation === null)) return false;
	const named = losses.map(({ seat, obligation }) => [seat, obligation]);
	const made = lost.map(({ seat, obligation }) => [seat, obligation.id]);
	return (gained?.obligation.id ?? null) === (gain?.obligation.id ?? null) && sameJson(made, named);
}

const ids = (slips: readonly Slip[]) => slips.map(({ id }) => id);

function obligationsOf(state: ChronicleState, seat: SeatId): readonly Slip[] {
	return settledPlayer(state, seat)?.haven.obligations ?? [];
}

function without(slips: readonly Slip[], gone: Slip): Slip[] {
	return slips.filter(({ id }) => id !== gone.id);
}
