import { DECISIONS, type OpenedReward } from '../../../../games/heritage/chronicle-deck/opened.ts';
import { effectsWords, schemeWords } from '../../../../games/heritage/effects/words.ts';
import type { Reward, SeatId, Slip, ThingId, Trait } from '../../../../games/heritage/shapes.ts';
import type { Chapter, ChronicleState } from '../../../../games/heritage/state.ts';
import { counted, listed } from '../../ledger/names.ts';
import type {
	DeckMissionScene,
	DeckOverviewScene,
	MissionScene,
	ReadScene,
	ToldCard
} from './scene.ts';

/** The chapter's card and the scheme as the deck told them. */
export function deckOverviewScene(
	state: ChronicleState,
	{ record, outcome, aftermath }: Chapter
): DeckOverviewScene {
	const decided = aftermath.overview;
	const victor = decided?.victor ?? outcome.order[0] ?? '';
	const vanquished = decided?.vanquished ?? outcome.order.at(-1) ?? '';
	const scheme = decided?.scheme ?? null;
	const clan = scheme?.clan ?? record.players.find(({ seat }) => seat === vanquished)?.clan ?? null;
	const card = Object.values(state.deck.schemes).find((one) => one.name === scheme?.name);
	return {
		kind: 'deck-overview',
		victor,
		vanquished,
		clan,
		decided: decided && {
			asset: decided.asset && assetTold(state, decided.asset),
			scheme: scheme && {
				icon: `heritage/${scheme.clan}`,
				name: scheme.name,
				words: card ? schemeWords(card) : [],
				note: 'Joins its clan’s schemes from now on.'
			}
		}
	};
}

/** A mission of a sealed deck, as far as it lies open. */
export function deckMissionScene(
	state: ChronicleState,
	chapter: Chapter,
	id: ThingId
): DeckMissionScene {
	const opened = state.deck.chapters[chapter.number];
	const front = opened?.missions.find((mission) => mission.id === id);
	const resolved = chapter.aftermath.missions[id] ?? null;
	const played = chapter.record.missions.find((mission) => mission.id === id);
	const seat = resolved?.claimant ?? played?.claimant ?? '';
	return {
		kind: 'deck-mission',
		seat,
		mission: { id, name: front?.name ?? played?.name ?? id, text: front?.text ?? '' },
		reading: chapter.ruleset.missionReading,
		readers: readersOf(chapter, seat),
		read: readScene(state, chapter, id),
		decided: resolved && {
			decision: resolved.decision,
			outcome: resolved.outcome,
			reward: resolved.reward && rewardTold(state, resolved.reward, seat)
		}
	};
}

/**
 * A mission as somebody sees it who plays these seats: who claimed it hears its back from another player, and has no
 * words of it on the screen, whoever tells the deck by now. A phone that also plays for a reader has them, for they read
 * from it.
 */
export function asHeard<S extends DeckMissionScene | MissionScene>(
	scene: S,
	plays: readonly SeatId[]
): S {
	const { read, decided, reading, seat, readers } = scene;
	const hears = plays.includes(seat) && !readers.some((reader) => plays.includes(reader));
	if (!read || decided || reading !== 'without-reward' || !hears) return scene;
	const choices = read.choices.map((choice) => ({ ...choice, text: '', reward: null }));
	return { ...scene, read: { question: '', choices }, heard: true };
}

/** Who may read a mission aloud: everybody at the table but the claimant. */
export const readersOf = ({ record }: Chapter, claimant: SeatId): SeatId[] =>
	record.players.map(({ seat }) => seat).filter((seat) => seat !== claimant);

/** The back of a mission, where it was read aloud already. */
export function readScene(
	{ deck, traits }: ChronicleState,
	{ number }: Chapter,
	id: ThingId
): ReadScene | null {
	const read = deck.chapters[number]?.read[id];
	if (!read) return null;
	return {
		question: read.question,
		choices: DECISIONS.map((decided, index) => {
			const choice = read.choices[index];
			return {
				decided,
				text: choice?.text ?? '',
				reward: choice?.reward ? openedTold(choice.reward, traits) : null
			};
		})
	};
}

/** A reward before the choice, where everybody may know it. */
function openedTold(reward: OpenedReward, traits: readonly Trait[]): ToldCard {
	switch (reward.kind) {
		case 'asset': {
			const { name, effects } = reward.asset;
			return {
				icon: 'heritage/asset',
				name,
				words: effectsWords(effects, 'slip'),
				note: 'An asset.'
			};
		}
		case 'unlock': {
			const { name, clan, kind, abilities } = reward.character;
			return {
				icon: `heritage/${clan}`,
				name,
				words: abilities.flatMap(({ effects }) => effectsWords(effects)),
				note: kind === 'leader' ? 'A clan leader.' : 'A character of the chronicle.'
			};
		}
		case 'dots':
			return dotsTold(reward, traits);
	}
}

/** A reward that somebody got. */
function rewardTold(state: ChronicleState, reward: Reward, claimant: SeatId): ToldCard {
	const holder = state.players[claimant]?.sheet?.name ?? 'the claimant';
	switch (reward.kind) {
		case 'asset':
			return assetTold(state, reward.asset);
		case 'unlock': {
			const { id, name, clan, kind } = reward.character;
			const card = state.deck.characters[id];
			return {
				icon: `heritage/${clan}`,
				name,
				words: card?.abilities.flatMap(({ effects }) => effectsWords(effects)) ?? [],
				note:
					kind === 'leader'
						? `Serves ${holder} alone and lives in their haven.`
						: 'In the game from now on, and can be retained.'
			};
		}
		case 'dots':
			return dotsTold(reward, state.traits);
	}
}

function assetTold(state: ChronicleState, { id, name, text }: Slip): ToldCard {
	const card = state.deck.assets[id];
	const words = card ? effectsWords(card.effects, 'slip') : [text];
	const when = card?.when === 'own-turn' ? 'on its owner’s turn' : 'at any time';
	return { icon: 'heritage/asset', name, words, note: `Kept in the haven. Play it once, ${when}.` };
}

function dotsTold(
	{ dots, title }: Extract<Reward, { kind: 'dots' }>,
	traits: readonly Trait[]
): ToldCard {
	const called = (id: string) => traits.find((trait) => trait.id === id)?.name ?? id;
	const words = Object.entries(dots).map(
		([trait, count]) => `${counted(count, 'dot')} in ${called(trait)}`
	);
	return {
		icon: 'sheet',
		name: title || 'Dots',
		words: [listed(words)],
		note: 'On the sheet now.'
	};
}
