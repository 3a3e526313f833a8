import { refuse } from '../../core/decision.ts';
import { repeated } from '../repeated.ts';
import type { CommandOf } from '../commands.ts';
import type { Character, SeatId, ThingId } from '../shapes.ts';
import { eraOf, lastChapterOf } from '../vocabulary.ts';
import { checkTraits } from './checks.ts';

type Entry = Omit<CommandOf<'EnterChronicle'>, 'type'>;

/** Refusals: `unknown-seat`, `seat-twice`, `seat-missing`, `unknown-trait`. */
export function checkEntered({ players, seats, traits }: Entry) {
	const stranger = players.findIndex(({ seat }) => !seats.includes(seat));
	const unknown = players[stranger];
	if (unknown) return refuse('unknown-seat', { seat: unknown.seat }, `players.${stranger}.seat`);
	const twice = repeated(players.map(({ seat }) => seat));
	if (twice) return refuse('seat-twice', { seat: twice.value }, `players.${twice.index}.seat`);
	const missing = seats.find((seat) => !players.some((player) => player.seat === seat));
	if (missing !== undefined) return refuse('seat-missing', { seat: missing }, 'players');
	for (const [index, { sheet }] of players.entries()) {
		const refused = checkTraits(traits, sheet.dots, `players.${index}.sheet.dots`);
		if (refused) return refused;
	}
	return null;
}

/** Refusal: `character-id-taken`. */
export function checkCharacters({ characters }: Entry) {
	const twice = repeated(characters.map(({ id }) => id));
	if (!twice) return null;
	return refuse('character-id-taken', { character: twice.value }, `characters.${twice.index}.id`);
}

/** Refusals: `unknown-character`, `leader-not-banished`, `character-twice`. */
export function checkBanished(entry: Entry) {
	const twice = repeated(entry.banished);
	if (twice) {
		return refuse('banished-twice', { character: twice.value }, `banished.${twice.index}`);
	}
	for (const [index, character] of entry.banished.entries()) {
		const at = `banished.${index}`;
		const known = findCharacter(entry, character);
		if (!known) return refuse('unknown-character', { character }, at);
		if (known.kind === 'leader') return refuse('leader-not-banished', { character }, at);
	}
	return null;
}

/** Refusals: those of a retainer and of leaders at home; nobody lies in two havens. */
export function checkHavens(entry: Entry) {
	const held = new Map<ThingId, SeatId>();
	for (const [index, { seat, haven }] of entry.players.entries()) {
		const at = `players.${index}.haven`;
		const refused =
			(haven.retainer === null
				? null
				: checkHeld(entry, held, seat, haven.retainer, false, `${at}.retainer`)) ??
			checkHomes(entry, held, seat, haven.leaders, `${at}.leaders`);
		if (refused) return refused;
	}
	return null;
}

/** No asset or obligation stands in two places. Refusal: `slip-id-taken`. */
export function checkObligations({ players, obligationSupply }: Entry) {
	const slips = [
		...players.flatMap(({ haven }, player) => [
			...haven.assets.map(({ id }, i) => ({ id, at: `players.${player}.haven.assets.${i}.id` })),
			...haven.obligations.map(({ id }, i) => ({
				id,
				at: `players.${player}.haven.obligations.${i}.id`
			}))
		]),
		...obligationSupply.map(({ id }, i) => ({ id, at: `obligationSupply.${i}.id` }))
	];
	const twice = repeated(slips.map(({ id }) => id));
	return twice && refuse('slip-id-taken', { slip: twice.value }, slips[twice.index]?.at);
}

/** Refusals: `sticker-id-taken`, `unknown-character`, `unknown-seat`, `chapter-not-played`. */
export function checkEnteredStickers(entry: Entry) {
	const twice = repeated(entry.stickers.map(({ id }) => id));
	if (twice)
		return refuse('sticker-id-taken', { sticker: twice.value }, `stickers.${twice.index}.id`);
	for (const [index, { character, seat, chapter }] of entry.stickers.entries()) {
		const at = `stickers.${index}`;
		if (!findCharacter(entry, character)) {
			return refuse('unknown-character', { character }, `${at}.character`);
		}
		if (seat !== null && !entry.seats.includes(seat)) {
			return refuse('unknown-seat', { seat }, `${at}.seat`);
		}
		if (chapter >= entry.chapter) return refuse('chapter-not-played', { chapter }, `${at}.chapter`);
	}
	return null;
}

/** Eras that are over stand there at most once each. Refusals: `era-twice`, `era-not-over`, `unknown-seat`. */
export function checkEras({ eras, chapter, seats }: Entry) {
	const twice = repeated(eras.map(({ era }) => era));
	if (twice) return refuse('era-twice', { era: twice.value }, `eras.${twice.index}.era`);
	for (const [index, { era, seat }] of eras.entries()) {
		if (era >= eraOf(chapter)) return refuse('era-not-over', { era }, `eras.${index}.era`);
		if (seat !== null && !seats.includes(seat)) {
			return refuse('unknown-seat', { seat }, `eras.${index}.seat`);
		}
	}
	return null;
}

/** Refusals: `too-many-wins`, `missions-before-era` (missions in an era that has not begun). */
export function checkWins({ players, chapter }: Entry) {
	const wins = players.reduce((sum, player) => sum + player.wins, 0);
	if (wins > chapter - 1) return refuse('too-many-wins', { wins, played: chapter - 1 }, 'players');
	const era = eraOf(chapter);
	const begins = lastChapterOf(era) - chapter === 2;
	const early = begins ? players.findIndex(({ missionsThisEra }) => missionsThisEra > 0) : -1;
	const player = players[early];
	if (!player) return null;
	const at = `players.${early}.missionsThisEra`;
	return refuse('missions-before-era', { seat: player.seat, era }, at);
}

/** Refusal: `order-not-of-the-players`. */
export function checkLastOrder({ lastOrder, seats }: Entry) {
	if (lastOrder === null) return null;
	const sound =
		lastOrder.length >= 2 &&
		repeated(lastOrder) === null &&
		lastOrder.every((seat) => seats.includes(seat));
	return sound ? null : refuse('order-not-of-the-players', {}, 'lastOrder');
}

function checkHomes(
	entry: Entry,
	held: Map<ThingId, SeatId>,
	seat: SeatId,
	leaders: readonly ThingId[],
	at: string
) {
	for (const [index, leader] of leaders.entries()) {
		const refused = checkHeld(entry, held, seat, leader, true, `${at}.${index}`);
		if (refused) return refused;
	}
	return null;
}

function checkHeld(
	entry: Entry,
	held: Map<ThingId, SeatId>,
	seat: SeatId,
	character: ThingId,
	asLeader: boolean,
	at: string
) {
	const known = findCharacter(entry, character);
	if (!known) return refuse('unknown-character', { character }, at);
	if (entry.banished.includes(character)) return refuse('character-banished', { character }, at);
	if (asLeader && known.kind !== 'leader') return refuse('not-a-leader', { character }, at);
	if (!asLeader && known.kind === 'leader') return refuse('leader-not-retained', { character }, at);
	const other = held.get(character);
	if (other !== undefined) return refuse('in-another-haven', { character, seat: other }, at);
	held.set(character, seat);
	return null;
}

function findCharacter({ characters }: Entry, id: ThingId): Character | undefined {
	return characters.find((character) => character.id === id);
}
