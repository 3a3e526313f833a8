import { findChapter } from '../chronicle/chapters.ts';
import { firstAfter } from '../chronicle/next.ts';
import { havenOf, homeOf } from '../register/whereabouts.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ChapterRecord, PlayerRecord } from '../record-shapes.ts';
import type { Character } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { hint, type Hint } from './hints.ts';
import { mostVampires } from './points.ts';

/**
 * Leaders, bloodlines and the first player, where they do not fit what the chronicle knows. Who lay
 * in whose haven is known of the newest chapter only, so a recorded one is not asked about it.
 */
export function peopleHints(
	state: ChronicleState,
	ruleset: Ruleset,
	chapter: number,
	record: ChapterRecord
): Hint[] {
	const isNew = findChapter(state, chapter) === null;
	return [
		...record.players.flatMap((player, index) => [
			...leaderHints(state, record, index, player),
			...lengthHints(ruleset, record, index, player),
			...bondHints(state, index, player),
			...(isNew ? havenHints(state, index, player) : [])
		]),
		...firstPlayerHints(state, chapter, record)
	];
}

function leaderHints(
	state: ChronicleState,
	{ players }: ChapterRecord,
	index: number,
	{ clan, leader }: PlayerRecord
): Hint[] {
	if (leader === '') return [];
	const at = `players.${index}.leader`;
	const known = leaderCalled(state, leader);
	const foreign = known !== null && known.clan !== clan;
	const twice = players.slice(0, index).some((other) => sameName(other.leader, leader));
	return [
		...(twice ? [hint('leader-twice', at, { leader })] : []),
		...(foreign ? [hint('leader-of-another-clan', at, { leader: known.id, clan: known.clan })] : [])
	];
}

function lengthHints(
	ruleset: Ruleset,
	{ players }: ChapterRecord,
	index: number,
	{ seat, bloodline }: PlayerRecord
): Hint[] {
	const most = mostVampires(ruleset, players.length);
	const vampires = bloodline.length;
	if (vampires <= most) return [];
	return [hint('longer-than-the-rounds', `players.${index}.bloodline`, { seat, vampires, most })];
}

/** Bonded: only the own clan recruits it (ruling 15). */
function bondHints(
	state: ChronicleState,
	index: number,
	{ clan, bloodline }: PlayerRecord
): Hint[] {
	return bloodline.flatMap(({ character }, position): Hint[] => {
		const known = state.characters[character];
		if (!known?.bonded || known.clan === clan) return [];
		const at = `players.${index}.bloodline.${position}`;
		return [hint('bonded-to-another-clan', at, { character, clan: known.clan })];
	});
}

/** A retainer is only recruited out of its own haven; a leader at home serves no one else. */
function havenHints(
	state: ChronicleState,
	index: number,
	{ seat, leader, bloodline }: PlayerRecord
): Hint[] {
	const known = leaderCalled(state, leader);
	const home = known && homeOf(state, known.id);
	const at = `players.${index}`;
	return [
		...(known && home !== null && home !== seat
			? [hint('leader-of-another-haven', `${at}.leader`, { leader: known.id, seat: home })]
			: []),
		...bloodline.flatMap(({ character }, position): Hint[] => {
			const owner = havenOf(state, character);
			if (owner === null || owner === seat) return [];
			const about = { character, seat: owner };
			return [hint('retainer-of-another', `${at}.bloodline.${position}`, about)];
		})
	];
}

/** The marker goes to the vanquished of the chapter before (rulebook, Set-up). */
function firstPlayerHints(state: ChronicleState, chapter: number, record: ChapterRecord): Hint[] {
	const usual = firstAfter(state, chapter - 1);
	const plays = record.players.some(({ seat }) => seat === usual);
	if (usual === null || !plays || usual === record.firstPlayer) return [];
	return [hint('first-player-differs', 'firstPlayer', { seat: usual })];
}

function leaderCalled(state: ChronicleState, name: string): Character | null {
	if (name === '') return null;
	const leaders = Object.values(state.characters).filter(({ kind }) => kind === 'leader');
	return leaders.find((leader) => sameName(leader.name, name)) ?? null;
}

function sameName(a: string, b: string): boolean {
	return a.trim().toLowerCase() === b.trim().toLowerCase();
}
