import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import { recordOf } from '../../../src/lib/games/heritage/chapter/as-record.ts';
import { lastChapter } from '../../../src/lib/games/heritage/chronicle/chapters.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import { eraContenders } from '../../../src/lib/games/heritage/standings/dominance.ts';
import type { ChapterRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import type { Reward } from '../../../src/lib/games/heritage/shapes.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import type { Setting } from '../../../src/lib/games/heritage/table/setting.ts';
import {
	ARCHETYPES,
	CHAPTERS,
	eraOf,
	lastChapterOf
} from '../../../src/lib/games/heritage/vocabulary.ts';
import { prologue, slip, start, sticker, TRAITS } from './table.ts';

/** What a whole chronicle is made of. */
interface Told {
	readonly seats?: number;
	/** How many chapters; all 21 where nothing is said. */
	readonly chapters?: number;
	/** A chapter that is not played live is only recorded, from this one on. */
	readonly recordedFrom?: number;
	readonly seed?: number;
}

/**
 * The commands of a chronicle whose chapters random players played live, with all of each aftermath; always the
 * same for the same seed. The first one founds it.
 */
export function* wholeChronicle({
	seats = 4,
	chapters = CHAPTERS,
	recordedFrom = CHAPTERS + 1,
	seed = 1
}: Told = {}): Generator<Command> {
	const chance = seededChance(seed);
	let state = heritage.initial;
	const told = (command: Command): Command => {
		const decision = heritage.decide(state, command, { chance });
		if (!decision.accepted)
			throw new Error(`${command.type} refused: ${JSON.stringify(decision.refusal)}`);
		for (const event of decision.events) state = heritage.evolve(state, event);
		return command;
	};
	const founding = start(seats);
	yield told(founding);
	for (const seat of founding.seats) yield told(prologue(seat));
	for (let chapter = 1; chapter <= chapters; chapter++) {
		const players = Object.fromEntries(founding.seats.map((seat) => [seat, randomPlayer]));
		const setting = settingOf(state, chapter, chance);
		let table;
		for (const { command, after } of playChapter({
			battlegrounds: BATTLEGROUND_MODULES,
			setting,
			players,
			chance
		})) {
			table = after;
			if (chapter < recordedFrom) yield told({ type: 'ActAtTable', command });
		}
		if (!table) throw new Error('a chapter is played');
		const day = String(chapter).padStart(2, '0');
		const record = knownOnly(state, recordOf(table, BATTLEGROUND_MODULES, `2026-01-${day}`));
		yield told({ type: 'RecordChapter', chapter, record });
		for (const command of aftermathOf(state, chapter)) yield told(command);
		yield told({
			type: 'FinishAftermath',
			chapter,
			leaveOpen: true,
			eraDraw: drawOf(state, chapter)
		});
	}
}

/** A group that played with its box notes whom its register knows. */
function knownOnly({ characters }: ChronicleState, record: ChapterRecord): ChapterRecord {
	const players = record.players.map((player) => ({
		...player,
		bloodline: player.bloodline.filter(({ character }) => characters[character])
	}));
	return { ...record, players };
}

/** A table of the open set that fits the chronicle: its readings, its retainers. */
function settingOf(
	state: ChronicleState,
	chapter: number,
	chance: ReturnType<typeof seededChance>
): Setting {
	const { ruleset } = state;
	const era = eraOf(chapter);
	const plain = standAlone({ players: state.seats.length, era, dealer: 'box', ruleset }, chance);
	const seats = plain.seats.map((setting) => ({
		...setting,
		retainer: state.players[setting.seat]?.haven?.retainer ?? null
	}));
	return { ...plain, chapter, firstPlayer: 's1', seats };
}

function* aftermathOf(state: ChronicleState, chapter: number): Generator<Command> {
	const last = lastChapter(state);
	if (!last) return;
	const asset = slip(`asset-${chapter}`, 'Once: a power more.');
	yield { type: 'ResolveOverview', chapter, asset, scheme: { name: `Scheme ${chapter}` } };
	const claimed = last.record.missions.filter(({ claimant }) => claimant !== null);
	for (const [index, { id }] of claimed.entries()) {
		const trait = TRAITS[chapter % TRAITS.length]?.id ?? '';
		const reward: Reward =
			index === 0
				? { kind: 'dots', dots: { [trait]: 1 }, title: '' }
				: { kind: 'asset', asset: slip(`spoil-${chapter}-${index}`) };
		const decision = `It was decided in chapter ${chapter}.`;
		yield { type: 'ResolveMission', chapter, mission: id, decision, reward };
	}
	const obligation = slip(`debt-${chapter}`);
	yield {
		type: 'ResolveObligations',
		chapter,
		gain: { from: 'box', obligation },
		losses: []
	};
	for (const { seat, clan, bloodline } of last.record.players) {
		const awake = bloodline.filter(
			({ character, torpor }) => !torpor && state.characters[character]?.kind !== 'leader'
		);
		const [first, second] = awake;
		if (first && chapter % 3 === 1)
			yield {
				type: 'PlaceSticker',
				chapter,
				seat,
				character: first.character,
				sticker: sticker(`mark-${chapter}-${seat}`, clan)
			};
		const taken = state.seats.some(
			(other) => state.players[other]?.haven?.retainer === second?.character
		);
		if (second && !taken && chapter % 2 === 0)
			yield { type: 'ChooseRetainer', chapter, seat, character: second.character };
	}
	yield { type: 'WriteNote', chapter, text: `What we want to remember of chapter ${chapter}.` };
}

function drawOf(state: ChronicleState, chapter: number) {
	const era = eraOf(chapter);
	if (chapter !== lastChapterOf(era)) return null;
	const { seats } = eraContenders(state, era);
	const [winner] = seats;
	if (seats.length < 2 || winner === undefined) return null;
	const declared = Object.fromEntries(
		seats.flatMap((seat, index) => {
			const archetype = ARCHETYPES[index];
			return archetype ? [[seat, archetype]] : [];
		})
	);
	return { declared, shown: ARCHETYPES[0], winner };
}
