import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../src/lib/games/core/decision.ts';
import { given } from '../../../src/lib/games/core/testing.ts';
import {
	commandSchema,
	type Command,
	type CommandType
} from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { namesIn } from '../../../src/lib/games/heritage/naming.ts';
import { refusals, type RefusalReason } from '../../../src/lib/games/heritage/refusals.ts';
import { tableRefusals } from '../../../src/lib/games/heritage/table/refusals.ts';
import * as aftermath from './cases/aftermath.ts';
import * as atTable from './cases/at-table.ts';
import * as beginnings from './cases/beginnings.ts';
import * as byHand from './cases/by-hand.ts';
import * as cards from './cases/cards.ts';
import type { CommandCases } from './cases/case.ts';
import * as characters from './cases/characters.ts';
import * as deck from './cases/deck.ts';
import * as lending from './cases/lending.ts';
import * as joining from './cases/joining.ts';
import * as mixing from './cases/mixing.ts';
import * as rivals from './cases/rivals.ts';
import * as records from './cases/records.ts';

/**
 * Every command's cases; leaving one out, or one of its refusals, fails the type check. What happens at
 * the table has rules and tests of its own.
 */
const cases: { readonly [T in Exclude<CommandType, 'ActAtTable'>]: CommandCases<T> } = {
	StartChronicle: beginnings.StartChronicle,
	EnterChronicle: beginnings.EnterChronicle,
	RenameChronicle: beginnings.RenameChronicle,
	ChangeRuleset: beginnings.ChangeRuleset,
	CompletePrologue: beginnings.CompletePrologue,
	RegisterCharacter: characters.RegisterCharacter,
	ReviseCharacter: characters.ReviseCharacter,
	BanishCharacter: characters.BanishCharacter,
	RestoreCharacter: characters.RestoreCharacter,
	RecordChapter: records.RecordChapter,
	WithdrawRecord: records.WithdrawRecord,
	ProposeEnding: records.ProposeEnding,
	CorrectChapter: records.CorrectChapter,
	ResolveOverview: aftermath.ResolveOverview,
	ResolveMission: aftermath.ResolveMission,
	StockObligation: aftermath.StockObligation,
	ResolveObligations: aftermath.ResolveObligations,
	PlaceSticker: aftermath.PlaceSticker,
	PassSticker: aftermath.PassSticker,
	ChooseRetainer: aftermath.ChooseRetainer,
	FinishAftermath: aftermath.FinishAftermath,
	ReopenAftermath: aftermath.ReopenAftermath,
	PlayAsset: byHand.PlayAsset,
	CorrectSheet: byHand.CorrectSheet,
	CorrectHaven: byHand.CorrectHaven,
	CorrectStickers: byHand.CorrectStickers,
	CorrectDominance: byHand.CorrectDominance,
	AddCards: cards.AddCards,
	RemoveCards: cards.RemoveCards,
	MixCards: mixing.MixCards,
	UndoAtTable: atTable.UndoAtTable,
	ProposeUndo: atTable.ProposeUndo,
	AnswerUndo: atTable.AnswerUndo,
	WithdrawUndo: atTable.WithdrawUndo,
	RedoAtTable: atTable.RedoAtTable,
	LendSeat: lending.LendSeat,
	ReclaimSeat: lending.ReclaimSeat,
	GiveSeatToRival: rivals.GiveSeatToRival,
	TakeSeatBack: rivals.TakeSeatBack,
	HaltRival: rivals.HaltRival,
	PassHand: lending.PassHand,
	ProposeHand: lending.ProposeHand,
	NameSeat: lending.NameSeat,
	NoteCopy: lending.NoteCopy,
	WriteNote: byHand.WriteNote,
	ChooseDeck: deck.ChooseDeck,
	AddExpansion: deck.AddExpansion,
	ForgoExpansions: deck.ForgoExpansions,
	OpenChapter: deck.OpenChapter,
	ReadMission: deck.ReadMission,
	OfferScoring: deck.OfferScoring,
	ChooseScoring: deck.ChooseScoring,
	EndChronicle: deck.EndChronicle,
	JoinChronicle: joining.JoinChronicle,
	LeaveChronicle: joining.LeaveChronicle,
	ReturnToChronicle: joining.ReturnToChronicle,
	NoteNumbers: deck.NoteNumbers,
	TurnNumber: deck.TurnNumber
};

/** For which the table of another chronicle is refused; see at-table.test.ts. */
const MISFITS = [
	'table-without-chapter',
	'era-of-another-chapter',
	'readings-differ',
	'haven-differs'
];

/** The same cases without what the type check needs. */
type Seen = {
	readonly given: readonly Event[];
	readonly when: Command;
	readonly rolls?: readonly number[];
};
type SeenCases = {
	readonly happens: Readonly<Record<string, Seen & { readonly then: readonly Event[] }>>;
	readonly refused: Readonly<Record<string, Seen>>;
	readonly nothing: Seen | null;
};

const seen: readonly (readonly [string, SeenCases])[] = Object.entries(cases);
const isReason = (reason: string): reason is RefusalReason => Object.hasOwn(refusals, reason);

describe.each(seen)('%s', (_type, { happens, refused, nothing }) => {
	test.each(Object.entries(happens))('happens: %s', (_name, one) => {
		expect(v.parse(commandSchema, one.when)).toEqual(one.when);
		given(heritage, ...one.given)
			.when(one.when, one.rolls)
			.then(...one.then);
	});

	const reasons = Object.entries(refused);
	if (reasons.length > 0) {
		test.each(reasons)('refused: %s', (reason, one) => {
			if (!isReason(reason)) throw new Error(`${reason} has no sentence`);
			expect(v.parse(commandSchema, one.when)).toEqual(one.when);
			const table = given(heritage, ...one.given);
			table.when(one.when, one.rolls).thenRefused(reason);
			const decision = heritage.decide(table.state, one.when, { chance: { below: () => 0 } });
			if (decision.accepted) throw new Error('accepted the second time');
			const sentence = sentenceOf(refusals, decision.refusal, namesIn(table.state));
			expect(sentence).toMatch(/^\S.*\.$/);
			expect(sentence).not.toMatch(/[{}]|undefined/);
		});
	}

	if (nothing) {
		test('nothing to do', () => {
			given(heritage, ...nothing.given)
				.when(nothing.when, nothing.rolls)
				.thenNothing();
		});
	}

	test('what happens is an event that its schema knows', () => {
		for (const { then } of Object.values(happens)) {
			for (const event of then) {
				expect(v.parse(heritage.eventSchema, JSON.parse(JSON.stringify(event)))).toEqual(event);
			}
		}
	});
});

const others = seen
	.map(([, { happens }]) => Object.values(happens)[0]?.when)
	.filter((command) => command !== undefined)
	.filter(({ type }) => type !== 'StartChronicle' && type !== 'EnterChronicle');

test.each(others)('before a chronicle begins, $type is refused', (command) => {
	given(heritage).when(command).thenRefused('not-started');
});

test('every sentence is of use: each reason is one that some command gives', () => {
	const given = new Set(seen.flatMap(([, { refused }]) => Object.keys(refused)));
	const atTable = new Set([...Object.keys(tableRefusals), ...MISFITS]);
	const unused = Object.keys(refusals).filter(
		(reason) => !given.has(reason) && !atTable.has(reason)
	);
	// That cards are dealt before they are mixed is refused at the table, by the chronicle around it.
	expect(unused).toEqual(['cards-not-mixed', 'not-started']);
});
