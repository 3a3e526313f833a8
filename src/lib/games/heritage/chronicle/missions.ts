import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { homeOf } from '../register/whereabouts.ts';
import type { Character, Dots, Reward, SeatId, Sheet } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { MOST_CHARACTERS } from './characters.ts';
import { checkNewSlip, checkTraits } from './checks.ts';
import { settledPlayer, withHaven, withPlayer } from './players.ts';

/** What the shapes allow on one sheet. */
const MOST_DOTS = 30;
const MOST_TITLES = 60;

/**
 * Step 3: what the claimant of a chronicle mission decided, and what the opened reward brings: an
 * asset into the haven, an unlocked character (a leader comes home to the claimant, ruling 19), or
 * dots and a title. The same again: nothing to do. Refusals: `chapter-not-recorded`,
 * `aftermath-finished`, `unknown-mission`, `mission-unclaimed`, `mission-already-resolved`, and those
 * of the reward.
 */
export function resolveMission(state: ChronicleState, command: CommandOf<'ResolveMission'>) {
	const { chapter, mission, decision, reward } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const played = entry.record.missions.find(({ id }) => id === mission);
	if (!played) return refuse('unknown-mission', { mission }, 'mission');
	const { claimant } = played;
	if (claimant === null) return refuse('mission-unclaimed', { mission: played.name }, 'mission');
	const resolved = entry.aftermath.missions[mission];
	if (resolved) {
		if (sameJson([resolved.decision, resolved.reward], [decision, reward])) return nothingToDo();
		return refuse('mission-already-resolved', { mission: played.name }, 'mission');
	}
	return (
		checkReward(state, claimant, reward) ??
		accept<Event>({ type: 'MissionResolved', chapter, mission, claimant, decision, reward })
	);
}

export function missionResolved(
	state: ChronicleState,
	{ chapter, mission, claimant, decision, reward }: EventOf<'MissionResolved'>
): ChronicleState {
	const noted = withAftermath(state, chapter, ({ missions }) => ({
		missions: { ...missions, [mission]: { claimant, decision, reward } }
	}));
	return reward ? withReward(noted, claimant, reward) : noted;
}

function checkReward(state: ChronicleState, claimant: SeatId, reward: Reward | null) {
	switch (reward?.kind) {
		case undefined:
			return null;
		case 'asset':
			return checkNewSlip(state, reward.asset.id, 'reward.asset.id');
		case 'unlock':
			return checkUnlock(state, reward.character);
		case 'dots':
			return checkDots(state, claimant, reward.dots, reward.title);
	}
}

/** Refusals: `character-id-taken`, `character-banished`, `leader-has-a-home`, `register-full`. */
function checkUnlock(state: ChronicleState, character: Character) {
	const { id } = character;
	const at = 'reward.character.id';
	const known = state.characters[id];
	if (!known) {
		const full = Object.keys(state.characters).length >= MOST_CHARACTERS;
		return full ? refuse('register-full', { most: MOST_CHARACTERS }) : null;
	}
	if (!sameJson(known, character)) return refuse('character-id-taken', { character: id }, at);
	if (state.banished.includes(id)) return refuse('character-banished', { character: id }, at);
	const home = homeOf(state, id);
	return home === null ? null : refuse('leader-has-a-home', { character: id, seat: home }, at);
}

/** Refusals: `unknown-trait`, `too-many-dots`, `too-many-titles`. */
function checkDots(state: ChronicleState, seat: SeatId, dots: Dots, title: string) {
	const unknown = checkTraits(state.traits, dots, 'reward.dots');
	if (unknown) return unknown;
	const sheet = settledPlayer(state, seat)?.sheet;
	if (!sheet) return null;
	const grown = addDots(sheet.dots, dots);
	const over = Object.keys(grown).find((trait) => (grown[trait] ?? 0) > MOST_DOTS);
	if (over !== undefined) {
		return refuse('too-many-dots', { trait: over, most: MOST_DOTS }, `reward.dots.${over}`);
	}
	const full = title !== '' && sheet.titles.length >= MOST_TITLES;
	return full ? refuse('too-many-titles', { most: MOST_TITLES }, 'reward.title') : null;
}

function withReward(state: ChronicleState, seat: SeatId, reward: Reward): ChronicleState {
	switch (reward.kind) {
		case 'asset':
			return withHaven(state, seat, ({ assets }) => ({ assets: [...assets, reward.asset] }));
		case 'unlock':
			return withUnlocked(state, seat, reward.character);
		case 'dots':
			return withPlayer(state, seat, ({ sheet }) => ({ sheet: rewarded(sheet, reward) }));
	}
}

function withUnlocked(state: ChronicleState, seat: SeatId, character: Character): ChronicleState {
	const known = { ...state, characters: { ...state.characters, [character.id]: character } };
	if (character.kind !== 'leader') return known;
	return withHaven(known, seat, ({ leaders }) => ({ leaders: [...leaders, character.id] }));
}

function rewarded(sheet: Sheet, { dots, title }: { dots: Dots; title: string }): Sheet {
	const titles = title === '' ? sheet.titles : [...sheet.titles, title];
	return { ...sheet, dots: addDots(sheet.dots, dots), titles };
}

function addDots(before: Dots, gained: Dots): Dots {
	const sum: Dots = { ...before };
	for (const [trait, count] of Object.entries(gained)) sum[trait] = (sum[trait] ?? 0) + count;
	return sum;
}
