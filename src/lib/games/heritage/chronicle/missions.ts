import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { homeOf } from '../register/whereabouts.ts';
import type { Character, Dots, Reward, SeatId, Sheet } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { MOST_CHARACTERS } from './characters.ts';
import { checkBehindReward, withBrought } from './brought.ts';
import { checkNewSlip, checkTraits } from './checks.ts';
import { checkTellerOf } from './deck-choice.ts';
import { addDots, overflowing } from './dots.ts';
import { claimedMission } from './mission-reading.ts';
import { settledPlayer, withHaven, withPlayer } from './players.ts';

/** What the shapes allow on one sheet. */
export const MOST_TITLES = 60;

/**
 * Step 3: what the claimant of a chronicle mission decided, and what the opened reward brings: an
 * asset into the haven, an unlocked character (a leader comes home to the claimant, ruling 19), or
 * dots and a title. The same again: nothing to do. Refusals: `chapter-not-recorded`,
 * `aftermath-finished`, `unknown-mission`, `mission-unclaimed`, `mission-already-resolved`,
 * `deck-turned-here`, `no-deck-here`, `mission-not-read`, `brings-another-card`, and those of the reward.
 */
export function resolveMission(state: ChronicleState, command: CommandOf<'ResolveMission'>) {
	const { chapter, mission, decision, reward } = command;
	const { decided = null, outcome = '', from, brings } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const { refused: unclaimed, claimed } = claimedMission(entry, mission);
	if (unclaimed) return unclaimed;
	const { claimant, name } = claimed;
	const resolved = entry.aftermath.missions[mission];
	if (resolved) {
		const { claimant: _, ...before } = resolved;
		if (sameJson(before, { decision, reward, decided, outcome })) return nothingToDo();
		return refuse('mission-already-resolved', { mission: name }, 'mission');
	}
	const unread = from === 'deck' && !state.deck.chapters[chapter]?.read[mission];
	return (
		checkTellerOf(state, chapter, from) ??
		(unread ? refuse('mission-not-read', { mission: name }, 'mission') : null) ??
		checkReward(state, claimant, reward) ??
		checkBehindReward(brings, reward) ??
		accept<Event>({ ...command, type: 'MissionResolved', claimant })
	);
}

export function missionResolved(
	state: ChronicleState,
	event: EventOf<'MissionResolved'>
): ChronicleState {
	const { chapter, mission, claimant, decision, reward, decided = null, outcome = '' } = event;
	const noted = withAftermath(state, chapter, ({ missions }) => ({
		missions: { ...missions, [mission]: { claimant, decision, reward, decided, outcome } }
	}));
	const rewarded = reward ? withReward(noted, claimant, reward) : noted;
	return event.brings ? withBrought(rewarded, [event.brings]) : rewarded;
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
	const over = overflowing(sheet.dots, dots, 'reward.dots');
	if (over) return over;
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
			return withPlayer(state, seat, ({ sheet }) => ({ sheet: withTitle(sheet, reward) }));
	}
}

function withUnlocked(state: ChronicleState, seat: SeatId, character: Character): ChronicleState {
	const known = { ...state, characters: { ...state.characters, [character.id]: character } };
	if (character.kind !== 'leader') return known;
	return withHaven(known, seat, ({ leaders }) => ({ leaders: [...leaders, character.id] }));
}

function withTitle(sheet: Sheet, { dots, title }: { dots: Dots; title: string }): Sheet {
	const titles = title === '' ? sheet.titles : [...sheet.titles, title];
	return { ...sheet, dots: addDots(sheet.dots, dots), titles };
}
