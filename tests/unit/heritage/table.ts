import type { Command, CommandOf } from '../../../src/lib/games/heritage/commands.ts';
import type { CharacterCard, SchemeCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import type { ChapterRecord, PlayerRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import type {
	Character,
	NewSticker,
	Points,
	SeatId,
	Slip
} from '../../../src/lib/games/heritage/shapes.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import { CLANS, type StickerKind } from '../../../src/lib/games/heritage/vocabulary.ts';

/** A table for tests: four seats, a few characters, and words that make records short to write. */

export const NO_POINTS: Points = {
	class: 0,
	temperament: 0,
	geography: 0,
	power: 0,
	boons: 0,
	infamy: 0
};

export const character = (id: string, changes: Partial<Character> = {}): Character => ({
	id,
	name: id,
	clan: 'brujah',
	kind: 'basic',
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'warlike',
	ability: '',
	bonded: false,
	card: null,
	...changes
});

/** A character and a scheme of the group's own, as cards. */
export const ownCard = (id: string, changes: Partial<CharacterCard> = {}): CharacterCard => {
	const { ability: _ability, card: _card, ...signs } = character(id);
	return { ...signs, abilities: [], ...changes };
};

export const ownScheme = (id: string, battleground: string | null = null): SchemeCard => {
	const said = { id, name: id, needs: ['warlike' as const], effects: [{ do: 'reserve' as const }] };
	return battleground === null
		? { of: 'clan', clan: 'brujah', ...said }
		: { of: 'battleground', battleground, ...said };
};

export const ANNA = character('anna');
export const BELA = character('bela', { clan: 'ventrue' });
export const CARLO = character('carlo', { clan: 'gangrel' });
export const DORA = character('dora', { clan: 'tremere' });
export const LEADER = character('leader', { kind: 'leader', clan: 'toreador' });

export const slip = (id: string, text = ''): Slip => ({ id, name: id, text });

export const sticker = (id: string, kind: StickerKind = 'brujah'): NewSticker => ({
	id,
	kind,
	name: id,
	text: ''
});

export const player = (seat: SeatId, changes: Partial<PlayerRecord> = {}): PlayerRecord => ({
	seat,
	clan: CLANS[Number(seat.slice(1)) - 1] ?? 'ventrue',
	leader: '',
	points: NO_POINTS,
	bloodline: [],
	...changes
});

/** A player of a record with so much power, which is so many points. */
export const scored = (seat: SeatId, power: number, changes: Partial<PlayerRecord> = {}) =>
	player(seat, { points: { ...NO_POINTS, power }, ...changes });

export const mission = (id: string, claimant: SeatId | null) => ({ id, name: id, claimant });

export const record = (
	players: readonly PlayerRecord[],
	changes: Partial<ChapterRecord> = {}
): ChapterRecord => ({
	date: '2026-01-31',
	players: [...players],
	firstPlayer: players[0]?.seat ?? 's1',
	missions: [],
	primogen: null,
	orderByHand: null,
	notes: '',
	...changes
});

/** s1 wins with 20 points, s2 follows with 10; s2 claimed one of two missions. */
export const CLEAR = record([scored('s1', 20), scored('s2', 10)], {
	missions: [mission('m1', 's2'), mission('m2', null)]
});

export const TRAITS = [
	{ id: 'valour', name: 'Valour' },
	{ id: 'cruelty', name: 'Cruelty' }
];

export const FOUNDATION = {
	title: 'The Long Night',
	dealer: 'box' as const,
	ruleset: DEFAULT_RULESET,
	traits: TRAITS
};

export const start = (seats: number): CommandOf<'StartChronicle'> => ({
	type: 'StartChronicle',
	...FOUNDATION,
	seats: ['s1', 's2', 's3', 's4'].slice(0, seats)
});

export const prologue = (
	seat: SeatId,
	changes: Partial<CommandOf<'CompletePrologue'>> = {}
): CommandOf<'CompletePrologue'> => ({
	type: 'CompletePrologue',
	seat,
	name: `Name of ${seat}`,
	title: 'The First',
	dots: { valour: 3, cruelty: 2 },
	havenName: `Haven of ${seat}`,
	retainer: null,
	sticker: null,
	...changes
});

/** What happens when these commands are given one after the other; a refusal fails the test. */
export function happened(
	commands: readonly Command[],
	before: readonly Event[] = [],
	below: (limit: number) => number = () => 0
): Event[] {
	const events = [...before];
	let state = stateAfter(before);
	for (const command of commands) {
		const decision = heritage.decide(state, command, { chance: { below } });
		if (!decision.accepted) {
			throw new Error(`${command.type} refused: ${JSON.stringify(decision.refusal)}`);
		}
		for (const event of decision.events) state = heritage.evolve(state, event);
		events.push(...decision.events);
	}
	return events;
}

export function stateAfter(events: readonly Event[]): ChronicleState {
	return events.reduce(heritage.evolve, heritage.initial);
}

/** A chronicle whose prologue is done, with the five characters in its register. */
export function settled(seats = 2, changes: Partial<CommandOf<'StartChronicle'>> = {}): Event[] {
	const begun = { ...start(seats), ...changes };
	return happened([
		begun,
		...[ANNA, BELA, CARLO, DORA, LEADER].map((known): Command => ({
			type: 'RegisterCharacter',
			character: known
		})),
		...begun.seats.map((seat) => prologue(seat))
	]);
}

export const recorded = (chapter: number, played: ChapterRecord = CLEAR): Command => ({
	type: 'RecordChapter',
	chapter,
	record: played
});

/** The same, though the chapter lies on the table still. */
export const recordedAnyway = (
	chapter: number,
	played: ChapterRecord = CLEAR
): CommandOf<'RecordChapter'> => ({
	type: 'RecordChapter',
	chapter,
	record: played,
	replacesTable: true
});

export const finished = (chapter: number): CommandOf<'FinishAftermath'> => ({
	type: 'FinishAftermath',
	chapter,
	leaveOpen: true,
	eraDraw: null
});

/** A settled chronicle with these chapters recorded and closed, from chapter 1. */
export function played(...records: readonly ChapterRecord[]): Event[] {
	const commands = records.flatMap((one, index) => [recorded(index + 1, one), finished(index + 1)]);
	return happened(commands, settled());
}
