import type { Game } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { commandSchema, type Command } from './commands.ts';
import { decide } from './decide.ts';
import { eventSchema, type RivalsEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { findFault } from './fault.ts';
import { readStakes } from './influence/scheme.ts';
import { findUnsound } from './invariants.ts';
import { refusals, type Reason } from './refusals.ts';
import { RULES } from './revision.ts';
import { NO_MATCH, type RivalsState } from './state.ts';

const CITED: { readonly [T in RivalsEvent['type']]?: string } = {
	MatchBegun: 'rulebook: Set-Up',
	RivalsSet: 'rulebook: Set-Up, step 9',
	FirstSet: 'rulebook: Set-Up, step 9',
	Recruited: 'rulebook: Recruit',
	VampireFell: 'rulebook: Torpor',
	VampireReturned: 'rulebook: Mending',
	AttackTold: 'rulebook: Attack Sequence, Step by Step',
	AttackEnded: 'rulebook: Attack Sequence, Step by Step',
	AttackGivenUp: 'rulebook: Attack',
	VampiresMoved: 'rulebook: Moving to The Streets',
	VampiresMended: 'rulebook: Mending',
	HarmPlaced: 'rulebook: Antagonist Step',
	PrinceMoved: 'rulebook: Prince of the City',
	CityTurned: 'rulebook: Beginning Phase, City Deck Step',
	CityMoved: 'rulebook: The City Deck',
	PotencyRaised: 'rulebook: Attack',
	PrinceClaimed: 'rulebook: Claim the Prince of the City Title',
	ClaimLetPass: 'rulebook: Claim the Prince of the City Title',
	ClaimEnded: 'rulebook: Claim the Prince of the City Title',
	WentOn: 'rulebook: Turn',
	SchemePlayed: 'rulebook: Schemes',
	SidePromised: 'rulebook: Schemes',
	SchemeAnswered: 'rulebook: Schemes',
	StakesOpened: 'rulebook: Resolving an Influence Conflict',
	StakeTold: 'rulebook: Resolving an Influence Conflict',
	SchemeDecided: 'rulebook: Resolving an Influence Conflict',
	TitlePlayed: 'rulebook: Titles',
	AttachmentsSet: 'rulebook: Attachments',
	ConspiracyLaid: 'rulebook: Conspiracies',
	ConspiracyShown: 'rulebook: Conspiracies',
	PrestigeAdded: 'rulebook: Conspiracies',
	ConspiracyResolved: 'rulebook: Conspiracies',
	MatchEnded: 'rulebook: How to Win'
};

/** A match of Rivals, in the grammar all games share. */
export const rivals: Game<RivalsState & Json, Command, RivalsEvent, Reason> = {
	name: 'rivals',
	schema: 1,
	folding: 2,
	rules: RULES,
	initial: NO_MATCH,
	commandSchema,
	eventSchema,
	sentences: refusals,
	upcasts: {},
	decide: (state, command, { chance, sealed }) =>
		decide(state, command, chance, readStakes(sealed)),
	needsSealed: (_state, { type }) => type === 'AnswerScheme',
	evolve: (state, event) => evolve(state, event) as RivalsState & Json,
	findFault,
	findBroken: ({ seats, match }) => findUnsound(seats, match),
	ruleOf: ({ type }) => CITED[type] ?? null,
	closesChapter: ({ type }) => type === 'MatchEnded'
};
