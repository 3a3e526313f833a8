import { sameJson } from '../core/json.ts';
import { answered } from '../core/steps/consent.ts';
import { attackOrigin } from './attack/origin.ts';
import { cityOf } from './city/city.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { RivalsEvent } from './events.ts';
import { findAnsweredFault } from './influence/fault.ts';
import { conspiracyOrigin, titleOrigin } from './influence/origin.ts';
import { findRivalFault, leftNeighbours } from './rival-tokens.ts';
import { findRivalsFault } from './set-up/decide.ts';
import { readingsOf } from './setting.ts';
import type { RivalsState } from './state.ts';
import { FEWEST_SEATS } from './vocabulary.ts';

/** The command that leads to an event, on the state before it. */
function origin(
	{ course, match, attack }: RivalsState,
	event: Exclude<
		RivalsEvent,
		{ type: 'MatchBegun' | 'SchemeAnswered' | 'StakesOpened' | 'SchemeDecided' | 'ClaimEnded' }
	>
): Command {
	const of = course.steps.length;
	switch (event.type) {
		case 'SettingChanged':
			return { type: 'ChangeSetting', setting: event.setting, of };
		case 'RivalsSet':
			return { type: 'SetRivals', rivals: event.rivals };
		case 'FirstSet':
			return { type: 'SetFirst', first: event.order[0] ?? '' };
		case 'DeckChosen':
			return { ...event, type: 'ChooseDeck' };
		case 'PrestigeChanged':
			return { ...event, type: 'ChangePrestige' };
		case 'AgendaChanged':
			return { ...event, type: 'ChangeAgenda' };
		case 'BloodChanged':
			return { ...event, type: 'ChangeBlood' };
		case 'Recruited': {
			const { vampire: _v, impostors: _i, exhausted: _e, ...wanted } = event;
			return { ...wanted, type: 'Recruit' };
		}
		case 'VampireNamed':
			return { ...event, type: 'NameVampire' };
		case 'PotencyChanged':
			return { type: 'ChangePotency', vampire: event.vampire, bp: event.bp };
		case 'VampireFell':
			return { type: 'FellVampire', vampire: event.vampire, to: event.to, by: event.by };
		case 'VampireReturned':
			return { type: 'ReturnVampire', vampire: event.vampire };
		case 'VampireTurned':
			return { ...event, type: 'TurnVampire' };
		case 'ActionsChanged':
			return { ...event, type: 'ChangeActions' };
		case 'WentOn': {
			const from = match.turn && { number: match.turn.number, phase: match.turn.phase };
			const isNext = event.turn.number > (match.turn?.number ?? 0);
			return { type: 'GoOn', from, to: isNext && match.turn ? 'turn' : 'phase' };
		}
		case 'AttackTold':
		case 'AttackCalledOff':
		case 'AttackEnded':
		case 'AttackGivenUp':
		case 'VampiresMoved':
		case 'VampiresMended':
		case 'HarmPlaced':
		case 'PrinceMoved':
		case 'PotencyRaised':
		case 'PrinceClaimed':
		case 'ClaimLetPass':
			return attackOrigin(attack, event);
		case 'VampireDescribed':
			return { ...event, type: 'DescribeVampire' };
		case 'CityTurned':
			return {
				type: 'TurnCity',
				of: cityOf(match).turned,
				card: event.card,
				...(event.byText && { byText: event.byText })
			};
		case 'CityMoved':
			return { ...event, type: 'MoveCity' };
		case 'CityDescribed':
			return { ...event, type: 'DescribeCity' };
		case 'SchemePlayed':
			return {
				type: 'PlayScheme',
				vampire: event.vampire,
				...(event.name !== undefined && { name: event.name })
			};
		case 'SidePromised':
			return { ...event, type: 'PromiseSide' };
		case 'StakeTold':
			return { ...event, type: 'TellStake' };
		case 'TitlePlayed':
		case 'TitleLost':
		case 'AttachmentsSet':
			return titleOrigin(event);
		case 'ConspiracyLaid':
		case 'ConspiracyShown':
		case 'PrestigeAdded':
		case 'ConspiracyResolved':
		case 'ConspiracyDiscarded':
			return conspiracyOrigin(event);
		case 'MatchEnded':
			return { type: 'EndMatch', end: event.end, falls: event.result.falls };
		case 'UndoneAtTable': {
			const { type: _type, agreed, ...undone } = event;
			return agreed
				? answered(course, course.proposal?.waits ?? [], true)
				: { type: 'UndoAtTable', ...undone };
		}
		case 'RedoneAtTable':
			return { type: 'RedoAtTable' };
		case 'UndoProposed':
			return { type: 'ProposeUndo', kept: event.kept, by: event.by };
		case 'UndoAgreed':
			return answered(course, event.seats, true);
		case 'UndoDeclined':
			return answered(course, event.seats, false);
		case 'UndoWithdrawn':
			return { type: 'WithdrawUndo', proposal: course.proposal?.id ?? 0, by: event.by };
	}
}

/** Whether tokens that are said to be drawn come to these Rivals: each player took one, and put back only their own. */
function isDrawSound({
	rivals,
	drawn = []
}: Pick<Extract<RivalsEvent, { type: 'RivalsSet' }>, 'rivals' | 'drawn'>): boolean {
	const kept = drawn.filter(({ back }) => !back);
	return (
		drawn.every(({ seat, token, back }) => (seat === token) === (back === true)) &&
		kept.length === Object.keys(rivals).length &&
		kept.every(({ seat, token }) => rivals[seat] === token)
	);
}

/** A beginning holds chance: all that it leaves open has to be sound. */
function findBeginningFault(
	state: RivalsState,
	{ seats, order, rivals, drawn, setting, decks }: Extract<RivalsEvent, { type: 'MatchBegun' }>
): string | null {
	const told = { ...setting, readings: { ...readingsOf(setting), rivals: 'told' as const } };
	const [first = ''] = order;
	const named = decks && { decks };
	const decision = decide(state, { type: 'BeginMatch', seats, setting: told, first, ...named });
	if (!decision.accepted) return decision.refusal.reason;
	const [bare] = decision.events;
	if (bare?.type !== 'MatchBegun' || !sameJson(bare.order, order)) return 'not-what-follows';
	const way = seats.length === FEWEST_SEATS ? 'left' : readingsOf(setting).rivals;
	const isSound =
		way === 'drawn'
			? rivals !== null &&
				drawn !== undefined &&
				findRivalFault(order, rivals) === null &&
				isDrawSound({ rivals, drawn })
			: drawn === undefined && sameJson(rivals, way === 'left' ? leftNeighbours(order) : null);
	return isSound ? null : 'not-what-follows';
}

/** Why the events of one command cannot have come about on the state before them; null: they can. */
export function findFault(state: RivalsState, events: readonly RivalsEvent[]): string | null {
	const [first, ...rest] = events;
	if (!first) return 'not-what-follows';
	if (first.type === 'MatchBegun')
		return rest.length === 0 ? findBeginningFault(state, first) : 'not-what-follows';
	if (first.type === 'SchemeAnswered')
		return findAnsweredFault(state.match, readingsOf(state.setting), [first, ...rest]);
	if (first.type === 'RivalsSet' && first.drawn) {
		if (rest.length > 0) return 'not-what-follows';
		const unsound = findRivalsFault(state.match.order, first.rivals);
		if (unsound && !unsound.accepted) return unsound.refusal.reason;
		if (state.seats.length === FEWEST_SEATS || state.match.result) return 'not-what-follows';
		return isDrawSound(first) ? null : 'not-what-follows';
	}
	if (
		first.type === 'StakesOpened' ||
		first.type === 'SchemeDecided' ||
		first.type === 'ClaimEnded'
	)
		return 'not-what-follows';
	const decision = decide(state, origin(state, first));
	if (!decision.accepted) return decision.refusal.reason;
	return sameJson([...decision.events], [...events]) ? null : 'not-what-follows';
}
