import type { Chance } from '../../../src/lib/games/core/chance.ts';
import { nextChapter } from '../../../src/lib/games/heritage/chronicle/next.ts';
import { presentSeats, unsettledSeat } from '../../../src/lib/games/heritage/chronicle/players.ts';
import { openSteps } from '../../../src/lib/games/heritage/chronicle/steps.ts';
import {
	commandSchema,
	type Command,
	type CommandOf,
	type CommandType
} from '../../../src/lib/games/heritage/commands.ts';
import type { CharacterCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import type {
	ChapterRecord,
	PrimogenResult
} from '../../../src/lib/games/heritage/record-shapes.ts';
import type { Character, Haven, NewSticker, Slip } from '../../../src/lib/games/heritage/shapes.ts';
import { eraContenders } from '../../../src/lib/games/heritage/standings/dominance.ts';
import { tiedForVictory } from '../../../src/lib/games/heritage/standings/outcome.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import {
	ARCHETYPES,
	CHARACTER_KINDS,
	CLANS,
	CLASSES,
	ERAS,
	eraOf,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS,
	type Era
} from '../../../src/lib/games/heritage/vocabulary.ts';
import { entered, entry } from './cases/beginnings.ts';
import { BOX, expansion, front, OPEN, opens, READ, scoring } from './deck-kit.ts';
import { character, NO_POINTS, ownScheme, prologue, start } from './table.ts';

/** What somebody at the table might ask for next, given a state and chance. */
export function wishOf(state: ChronicleState, chance: Chance): Command {
	const dice = new Dice(state, chance);
	if (state.phase === 'unstarted' && dice.often()) {
		return dice.often() ? wishes.StartChronicle(dice) : wishes.EnterChronicle(dice);
	}
	const few = Object.keys(state.characters).length < 4;
	if (few && state.phase !== 'unstarted' && dice.often()) return wishes.RegisterCharacter(dice);
	const unsettled = unsettledSeat(state);
	if (unsettled && dice.often()) return wishes.CompletePrologue(dice);
	const isAway = state.seats.some((seat) => state.players[seat]?.away);
	if (isAway && dice.rarely()) return wishes.ReturnToChronicle(dice);
	if (state.phase === 'between' && dice.often()) return wishes.RecordChapter(dice);
	if (state.phase === 'aftermath' && dice.often()) return aftermathWish(dice);
	const types = commandSchema.options
		.map((option) => option.entries.type.literal)
		.filter((type): type is Wish => !isAtTable(type));
	return wishes[dice.of(types)](dice);
}

function aftermathWish(dice: Dice): Command {
	const next = openSteps(dice.state)[0]?.step;
	switch (next) {
		case 'overview':
			return wishes.ResolveOverview(dice);
		case 'missions':
			return dice.often() ? wishes.ResolveMission(dice) : wishes.ReadMission(dice);
		case 'obligations':
			return wishes.ResolveObligations(dice);
		case 'stickers':
			return dice.often() ? wishes.PlaceSticker(dice) : wishes.PassSticker(dice);
		case 'retainers':
			return wishes.ChooseRetainer(dice);
		case 'results':
		case undefined:
			return wishes.FinishAftermath(dice);
	}
}

class Dice {
	constructor(
		readonly state: ChronicleState,
		readonly chance: Chance
	) {}

	upTo(most: number): number {
		return this.chance.below(most + 1);
	}

	often(): boolean {
		return this.chance.below(4) > 0;
	}

	rarely(): boolean {
		return this.chance.below(8) === 0;
	}

	of<T>(from: readonly T[]): T {
		const one = from[this.chance.below(from.length)];
		if (one === undefined) throw new Error('nothing to choose from');
		return one;
	}

	some<T>(from: readonly T[]): T[] {
		return from.filter(() => this.chance.below(2) === 0);
	}

	seat(): string {
		return this.of(this.rarely() ? ['s1', 's2', 's3', 's4', 's5'] : known(this.state.seats, 's1'));
	}

	character(): string {
		const registered = Object.keys(this.state.characters);
		return this.rarely() ? 'nobody' : this.of(known(registered, 'c1'));
	}

	newCharacter(): Character {
		return character(`c${this.upTo(14)}`, {
			name: this.of(['Anna', 'Bela', 'Carlo', 'Дора', '千代']),
			clan: this.of(CLANS),
			kind: this.of(CHARACTER_KINDS),
			class: this.of(CLASSES),
			temperament: this.of(TEMPERAMENTS),
			geography: this.of(GEOGRAPHIES),
			archetype: this.of(ARCHETYPES),
			ability: this.of(['', 'Gain 1 power.']),
			bonded: this.rarely(),
			card: this.of([null, 7])
		});
	}

	card(): CharacterCard {
		const taken = this.often() ? this.state.characters[this.character()] : undefined;
		const { ability, card: _card, ...signs } = taken ?? this.newCharacter();
		const effects = [{ do: 'gain' as const, what: 'power' as const, amount: 1 }];
		return {
			...signs,
			abilities: ability === '' ? [] : [{ name: 'Wealth', effects, sticker: null }]
		};
	}

	slip(): Slip {
		return { id: `x${this.upTo(12)}`, name: this.of(['Debt', 'Oath']), text: '' };
	}

	sticker(seat: string | null = null): NewSticker {
		const record = this.state.chapters.at(-1)?.record;
		const clan = record?.players.find((player) => player.seat === seat)?.clan ?? 'brujah';
		const kind = this.often() ? this.of(['thin-blood', clan] as const) : this.of(STICKER_KINDS);
		return { id: `k${this.upTo(40)}`, kind, name: 'Fleetness', text: '' };
	}

	dots(most: number): Record<string, number> {
		const traits = this.state.traits.map(({ id }) => id);
		const trait = this.rarely() ? 'wit' : this.of(known(traits, 'valour'));
		return { [trait]: this.upTo(most) };
	}

	/** Who speaks of the deck, mostly as the chronicle has it. */
	teller(): 'deck' | 'table' {
		const { identity } = this.state.deck;
		const sealed = identity !== null && identity.kind !== 'box';
		return sealed !== this.rarely() ? 'deck' : 'table';
	}

	era(): Era {
		const over = this.state.eras.map(({ era }) => era as Era);
		return this.rarely() ? this.of(ERAS) : this.of(known(over, 1));
	}

	reason(): string {
		return this.of(['counted again', 'the box says so']);
	}

	/** The chapter whose aftermath is open, or now and then any other. */
	chapter(): number {
		const last = this.state.firstChapter + this.state.chapters.length - 1;
		return this.rarely() ? 1 + this.upTo(20) : Math.max(1, last);
	}

	draw(tied: readonly string[]): PrimogenResult | null {
		if (this.rarely()) return null;
		const winner = this.rarely() ? this.seat() : this.of(known(tied, 's1'));
		if (this.often()) return { declared: {}, shown: null, winner };
		const declared = Object.fromEntries(
			tied.map((seat, index) => [
				seat,
				this.rarely() ? 'wealthy' : (ARCHETYPES[index] ?? 'wealthy')
			])
		);
		return { declared, shown: declared[winner] ?? 'warlike', winner };
	}

	eraDraw(chapter: number): PrimogenResult | null {
		const { seats } = eraContenders(this.state, eraOf(chapter));
		return seats.length > 1 || this.rarely() ? this.draw(seats) : null;
	}

	record(): ChapterRecord {
		const seats = this.rarely() ? [this.seat(), this.seat()] : presentSeats(this.state);
		const free = [...CLANS];
		const players = (seats.length > 1 ? seats : ['s1', 's2']).map((seat) => ({
			seat,
			clan: this.rarely()
				? this.of(CLANS)
				: (free.splice(this.upTo(free.length - 1), 1)[0] ?? 'brujah'),
			leader: this.of(['', 'Anna']),
			points: { ...NO_POINTS, class: this.upTo(4) - 1, power: this.upTo(3), infamy: this.upTo(1) },
			bloodline: this.rarely() ? [{ character: this.character(), torpor: this.upTo(1) === 0 }] : []
		}));
		const playing = players.map(({ seat }) => seat);
		const record: ChapterRecord = {
			date: `2026-0${1 + this.upTo(8)}-1${this.upTo(9)}`,
			players,
			firstPlayer: this.rarely() ? this.seat() : this.of(playing),
			missions: this.missions().map((id) => ({
				id,
				name: 'A mission',
				claimant: this.of([null, ...playing])
			})),
			primogen: null,
			orderByHand: this.rarely() ? this.of([playing, [...playing].reverse()]) : null,
			notes: ''
		};
		const tied = tiedForVictory(record);
		const draws = (tied.length > 1 && record.orderByHand === null) || this.rarely();
		return { ...record, primogen: draws ? this.draw(tied) : null };
	}

	/** Those that the deck opened, or any. */
	missions(): string[] {
		const opened = this.state.deck.chapters[nextChapter(this.state) ?? 0];
		if (opened && !this.rarely()) return opened.missions.map(({ id }) => id);
		return Array.from({ length: this.upTo(3) }, (_, index) => `m${this.rarely() ? 0 : index}`);
	}

	haven(seat: string): Haven {
		const before = this.state.players[seat]?.haven;
		return {
			name: 'Haven',
			retainer: this.often() ? (before?.retainer ?? null) : this.character(),
			leaders: this.often() ? (before?.leaders ?? []) : [this.character()],
			assets: this.often() ? (before?.assets ?? []) : [this.slip()],
			obligations: this.often()
				? this.some([...(before?.obligations ?? []), ...this.state.obligationSupply])
				: [this.slip()]
		};
	}
}

/** What happens at a table is played at random by players of its own. */
type Wish = Exclude<CommandType, (typeof AT_TABLE)[number]>;

export const AT_TABLE = [
	'ActAtTable',
	'MixCards',
	'UndoAtTable',
	'ProposeUndo',
	'ProposeEnding',
	'AnswerUndo',
	'WithdrawUndo',
	'RedoAtTable',
	'PassHand',
	'ProposeHand'
] as const;
const isAtTable = (type: CommandType): type is (typeof AT_TABLE)[number] =>
	(AT_TABLE as readonly CommandType[]).includes(type);

const wishes: { readonly [T in Wish]: (dice: Dice) => CommandOf<T> } = {
	StartChronicle: (dice) => ({
		...start(2 + dice.upTo(2)),
		dealer: dice.of(['app', 'box']),
		ruleset: { ...DEFAULT_RULESET, clanStickers: dice.upTo(2), thinBloodStickers: dice.upTo(3) }
	}),
	EnterChronicle: (dice) =>
		entry({
			chapter: 2 + dice.upTo(19),
			seats: ['s1', 's2', 's3'],
			players: ['s1', 's2', 's3'].map((seat) =>
				entered(
					seat,
					{
						retainer: dice.of([null, null, 'anna', 'bela']),
						leaders: dice.rarely() ? ['leader'] : [],
						obligations: dice.often() ? [] : [dice.slip()]
					},
					{ wins: dice.rarely() ? dice.upTo(2) : 0 }
				)
			),
			obligationSupply: dice.often() ? [] : [dice.slip()],
			lastOrder: dice.of([null, ['s2', 's1', 's3']])
		}),
	RenameChronicle: (dice) => ({ type: 'RenameChronicle', title: dice.of(['Ashes', 'Embers']) }),
	ChangeRuleset: (dice) => ({
		type: 'ChangeRuleset',
		ruleset: { ...DEFAULT_RULESET, clanStickers: dice.upTo(4) },
		reason: dice.reason()
	}),
	CompletePrologue: (dice) => {
		const { state } = dice;
		const seat = unsettledSeat(state) ?? dice.seat();
		const retainer = dice.often() ? null : dice.character();
		return prologue(dice.rarely() ? dice.seat() : seat, {
			dots: dice.rarely() ? dice.dots(6) : { valour: 5 + (state.players[seat]?.freeDots ?? 0) },
			retainer,
			sticker: retainer && dice.often() ? dice.sticker() : null
		});
	},
	RegisterCharacter: (dice) => ({ type: 'RegisterCharacter', character: dice.newCharacter() }),
	ReviseCharacter: (dice) => ({
		type: 'ReviseCharacter',
		character: { ...dice.newCharacter(), id: dice.character() }
	}),
	BanishCharacter: (dice) => ({
		type: 'BanishCharacter',
		character: dice.character(),
		reason: dice.reason()
	}),
	RestoreCharacter: (dice) => ({
		type: 'RestoreCharacter',
		character: dice.often() ? dice.of(known(dice.state.banished, 'c1')) : dice.character(),
		reason: dice.reason()
	}),
	RecordChapter: (dice) => ({
		type: 'RecordChapter',
		chapter: dice.rarely() ? dice.chapter() : (nextChapter(dice.state) ?? 21),
		record: dice.record()
	}),
	CorrectChapter: (dice) => {
		const chapter = dice.of(
			known(
				dice.state.chapters.map(({ number }) => number),
				1
			)
		);
		return {
			type: 'CorrectChapter',
			chapter,
			record: dice.record(),
			eraDraw: dice.rarely() ? dice.eraDraw(chapter) : null,
			reason: dice.reason()
		};
	},
	ResolveOverview: (dice) => ({
		type: 'ResolveOverview',
		chapter: dice.chapter(),
		asset: dice.of([null, dice.slip()]),
		scheme: dice.of([null, { name: 'Uprising' }])
	}),
	ResolveMission: (dice) => {
		const step = openSteps(dice.state).find(({ step: open }) => open === 'missions');
		return {
			type: 'ResolveMission',
			chapter: dice.chapter(),
			mission: dice.rarely() ? 'm9' : (step?.key.slice('mission:'.length) ?? 'm0'),
			decision: dice.of(['Spared', 'Slain']),
			...(dice.rarely() && {
				from: dice.teller(),
				decided: 'first' as const,
				outcome: 'Confirm.'
			}),
			reward: dice.of([
				null,
				{ kind: 'asset' as const, asset: dice.slip() },
				{ kind: 'unlock' as const, character: dice.newCharacter() },
				{ kind: 'dots' as const, dots: dice.dots(4), title: dice.of(['', 'The Grey']) }
			])
		};
	},
	StockObligation: (dice) => ({ type: 'StockObligation', obligation: dice.slip() }),
	ResolveObligations: (dice) => {
		const { state } = dice;
		const victor = state.chapters.at(-1)?.outcome.order[0];
		const held = (seat: string) => state.players[seat]?.haven?.obligations ?? [];
		const name = (seat: string) => dice.of([null, ...held(seat).map(({ id }) => id)]);
		return {
			type: 'ResolveObligations',
			chapter: dice.chapter(),
			gain: dice.of([
				null,
				...(state.obligationSupply.length > 0 || dice.rarely() ? [{ from: 'draw' as const }] : []),
				{ from: 'box' as const, obligation: dice.slip() }
			]),
			losses: dice
				.some(state.seats.filter((seat) => seat !== victor || dice.rarely()))
				.map((seat) => ({ seat, obligation: dice.rarely() ? 'x0' : name(seat) }))
		};
	},
	PlaceSticker: (dice) => {
		const step = openSteps(dice.state).find(({ step: open }) => open === 'stickers');
		const seat = dice.rarely() ? dice.seat() : (step?.seat ?? 's1');
		return {
			type: 'PlaceSticker',
			chapter: dice.chapter(),
			seat,
			character: dice.character(),
			sticker: dice.sticker(seat)
		};
	},
	PassSticker: (dice) => {
		const step = openSteps(dice.state).find(({ step: open }) => open === 'stickers');
		return { type: 'PassSticker', chapter: dice.chapter(), seat: step?.seat ?? dice.seat() };
	},
	ChooseRetainer: (dice) => {
		const step = openSteps(dice.state).find(({ step: open }) => open === 'retainers');
		return {
			type: 'ChooseRetainer',
			chapter: dice.chapter(),
			seat: step?.seat ?? dice.seat(),
			character: dice.often() ? dice.character() : null
		};
	},
	FinishAftermath: (dice) => {
		const chapter = dice.chapter();
		return {
			type: 'FinishAftermath',
			chapter,
			leaveOpen: dice.often(),
			eraDraw: chapter % 3 === 0 ? dice.eraDraw(chapter) : null
		};
	},
	WithdrawRecord: (dice) => ({ type: 'WithdrawRecord', chapter: dice.chapter() }),
	ReopenAftermath: (dice) => ({
		type: 'ReopenAftermath',
		chapter: dice.chapter(),
		reason: dice.reason()
	}),
	PlayAsset: (dice) => {
		const seat = dice.seat();
		const assets = dice.state.players[seat]?.haven?.assets ?? [];
		return {
			type: 'PlayAsset',
			seat,
			asset: dice.of(
				known(
					assets.map(({ id }) => id),
					'x0'
				)
			),
			note: ''
		};
	},
	CorrectSheet: (dice) => ({
		type: 'CorrectSheet',
		seat: dice.seat(),
		sheet: { name: 'Anders', titles: dice.of([[], ['The Grey']]), dots: dice.dots(30) },
		reason: dice.reason()
	}),
	CorrectHaven: (dice) => {
		const seat = dice.seat();
		return { type: 'CorrectHaven', seat, haven: dice.haven(seat), reason: dice.reason() };
	},
	CorrectStickers: (dice) => {
		const id = dice.character();
		const before = dice.state.stickers.filter((sticker) => sticker.character === id);
		const added = { ...dice.sticker(), character: id, chapter: dice.upTo(1), seat: null };
		return {
			type: 'CorrectStickers',
			character: id,
			stickers: [...dice.some(before), ...dice.of([[], [added]])],
			reason: dice.reason()
		};
	},
	CorrectDominance: (dice) => {
		const over = dice.state.eras.map(({ era }) => era);
		return {
			type: 'CorrectDominance',
			era: dice.often() ? dice.of(known(over, 1)) : dice.of(ERAS),
			seat: dice.rarely() ? null : dice.seat(),
			reason: dice.reason()
		};
	},
	AddCards: (dice) => ({
		type: 'AddCards',
		characters: dice.some([dice.card(), dice.card()]),
		schemes: dice.some([
			ownScheme(`o${dice.upTo(4)}`, dice.of([null, 'A', 'B'])),
			ownScheme(dice.rarely() ? 'c1' : 'o5')
		]),
		source: 'cards.csv'
	}),
	RemoveCards: (dice) => {
		const { characters, schemes } = dice.state.cards;
		const held = known([...Object.keys(characters), ...Object.keys(schemes)], 'c1');
		return { type: 'RemoveCards', ids: [dice.of(held), dice.of(held)], reason: dice.reason() };
	},
	LendSeat: (dice) => ({
		type: 'LendSeat',
		seat: dice.rarely() ? 's9' : dice.seat(),
		from: dice.of([null, 'anna-by-day']),
		to: dice.of(['anna-by-day', 'bert-by-day']),
		hand: dice.often()
	}),
	NameSeat: (dice) => ({
		type: 'NameSeat',
		seat: dice.rarely() ? 's9' : dice.seat(),
		proof: dice.of(['a', 'b']).repeat(64)
	}),
	NoteCopy: (dice) => ({ type: 'NoteCopy', person: dice.of([null, 'anna-by-day']) }),
	GiveSeatToRival: (dice) => ({
		type: 'GiveSeatToRival',
		seat: dice.rarely() ? 's9' : dice.seat(),
		strength: dice.of(['easy', 'strong'])
	}),
	TakeSeatBack: (dice) => ({ type: 'TakeSeatBack', seat: dice.seat() }),
	HaltRival: (dice) => ({ type: 'HaltRival', seat: dice.seat() }),
	ReclaimSeat: (dice) => ({ type: 'ReclaimSeat', seat: dice.seat() }),
	WriteNote: (dice) => ({
		type: 'WriteNote',
		chapter: dice.of([null, dice.chapter()]),
		text: dice.of(['Prague was cold.', 'Nobody spoke.'])
	}),
	ChooseDeck: (dice) => ({
		type: 'ChooseDeck',
		// Back from a sealed deck to the box only now and then: it is for good.
		deck: dice.rarely() ? BOX : OPEN,
		obligations: dice.often() ? [] : [dice.slip()]
	}),
	AddExpansion: (dice) => ({ type: 'AddExpansion', expansion: expansion(dice.of(['e1', 'e2'])) }),
	ForgoExpansions: (dice) => ({
		type: 'ForgoExpansions',
		expansions: dice.some([expansion('e1'), expansion('e2')])
	}),
	OpenChapter: (dice) =>
		opens(dice.rarely() ? dice.chapter() : (nextChapter(dice.state) ?? 21), dice.teller(), {
			early: dice.state.phase === 'aftermath',
			missions: ['m0', 'm1', 'm2'].slice(0, dice.upTo(3)).map((id) => front(id)),
			characters: dice.some([dice.card()])
		}),
	ReadMission: (dice) => {
		const step = openSteps(dice.state).find(({ step: open }) => open === 'missions');
		return {
			type: 'ReadMission',
			chapter: dice.chapter(),
			mission: step?.key.slice('mission:'.length) ?? 'm0',
			from: dice.teller(),
			read: { ...READ, question: dice.of(['Spare them?', 'Slay them?']) }
		};
	},
	OfferScoring: (dice) => ({
		type: 'OfferScoring',
		era: dice.era(),
		from: dice.teller(),
		cards: dice.rarely() ? [scoring('scarlet')] : [scoring('scarlet'), scoring('ashen', 2)]
	}),
	ChooseScoring: (dice) => ({
		type: 'ChooseScoring',
		era: dice.era(),
		card: dice.of(['scarlet', 'ashen'])
	}),
	EndChronicle: (dice) => ({
		type: 'EndChronicle',
		from: dice.teller(),
		draw: dice.rarely() ? dice.draw(dice.state.seats) : null,
		final: null
	}),
	JoinChronicle: (dice) => ({
		type: 'JoinChronicle',
		seat: dice.rarely() ? dice.seat() : `s${Math.min(9, dice.state.seats.length + 1)}`
	}),
	LeaveChronicle: (dice) => ({ type: 'LeaveChronicle', seat: dice.seat() }),
	ReturnToChronicle: (dice) => {
		const { state } = dice;
		const gone = state.seats.filter((seat) => state.players[seat]?.away);
		const seat = dice.of(known(gone, 's1'));
		const since = state.players[seat]?.away?.since ?? 1;
		const missed = (nextChapter(state) ?? since) - since;
		return {
			type: 'ReturnToChronicle',
			seat,
			dots: dice.rarely() ? dice.dots(3) : { valour: missed }
		};
	},
	NoteNumbers: (dice) => ({
		type: 'NoteNumbers',
		numbers: [1 + dice.upTo(30), 1 + dice.upTo(30)],
		source: 'The box'
	}),
	TurnNumber: (dice) => ({ type: 'TurnNumber', number: 1 + dice.upTo(30) })
};

function known<T>(from: readonly T[], otherwise: T): readonly T[] {
	return from.length > 0 ? from : [otherwise];
}
