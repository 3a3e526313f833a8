import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { checkKind } from '../register/stock.ts';
import type { Haven, Sheet } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { checkNewSticker, checkRetainable, checkSeat, checkTraits } from './checks.ts';
import { dotsIn } from './dots.ts';
import { inPhase } from './phase.ts';
import { settledPlayer } from './players.ts';

type Prologue = Omit<CommandOf<'CompletePrologue'>, 'type'>;

/**
 * Settles one player: name, first title, exactly `prologueDots` dots and those that are free for chapters
 * missed before, a haven, a first retainer
 * raised to an ancilla by a sticker of its own clan or of the thin blood (rulebook, Prologue;
 * reading stickers). Who left for now writes it on coming back. The very same again: nothing to do.
 * Refusals: `unknown-seat`, `player-away`, `prologue-already-done`, `unknown-trait`, `prologue-dots`, those of a retainer and of a sticker,
 * `sticker-without-retainer`.
 */
export function completePrologue(state: ChronicleState, command: CommandOf<'CompletePrologue'>) {
	const { seat } = command;
	const stranger = checkSeat(state, seat);
	if (stranger) return stranger;
	const settled = settledPlayer(state, seat);
	if (settled) {
		const same = sameJson([settled.sheet, settled.haven], [sheetOf(command), havenFor(command)]);
		return same ? nothingToDo() : refuse('prologue-already-done', { seat }, 'seat');
	}
	if (state.players[seat]?.away) return refuse('player-away', { seat }, 'seat');
	return (
		checkDots(state, command) ??
		checkFirstRetainer(state, command) ??
		accept<Event>({ ...command, type: 'PrologueCompleted' })
	);
}

export function prologueCompleted(
	state: ChronicleState,
	event: EventOf<'PrologueCompleted'>
): ChronicleState {
	const { seat, retainer, sticker } = event;
	const player = state.players[seat];
	if (!player) return state;
	const settled = { ...player, sheet: sheetOf(event), haven: havenFor(event) };
	const players = { ...state.players, [seat]: settled };
	const placed = retainer && sticker ? [{ ...sticker, character: retainer, chapter: 0, seat }] : [];
	return inPhase({ ...state, players, stickers: [...state.stickers, ...placed] });
}

function checkDots(state: ChronicleState, { seat, dots }: Prologue) {
	const unknown = checkTraits(state.traits, dots, 'dots');
	if (unknown) return unknown;
	const placed = dotsIn(dots);
	const wanted = state.ruleset.prologueDots + (state.players[seat]?.freeDots ?? 0);
	return placed === wanted ? null : refuse('prologue-dots', { placed, wanted }, 'dots');
}

function checkFirstRetainer(state: ChronicleState, { seat, retainer, sticker }: Prologue) {
	if (retainer === null) return sticker ? refuse('sticker-without-retainer', {}, 'sticker') : null;
	const refused = checkRetainable(state, seat, retainer, 'retainer');
	if (refused) return refused;
	const character = state.characters[retainer];
	if (!sticker || !character) return null;
	return (
		checkNewSticker(state, sticker.id, 'sticker.id') ??
		checkKind(state, character.clan, sticker.kind)
	);
}

function sheetOf({ name, title, dots }: Prologue): Sheet {
	return { name, titles: [title], dots };
}

function havenFor({ havenName, retainer }: Prologue): Haven {
	return { name: havenName, retainer, leaders: [], assets: [], obligations: [] };
}
