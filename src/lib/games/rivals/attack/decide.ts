import { accept, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import type { RivalsEvent } from '../events.ts';
import { roomOn } from '../influence/bearers.ts';
import { findActionFault } from '../match/action.ts';
import { findVampire } from '../match/vampires.ts';
import { chosenTarget, reactorOf, victimOf, type Attack, type Texts } from './attack.ts';
import { findCity } from '../city/city.ts';
import { claimEnd, findAnswerFault } from './claim.ts';
import { attackFolds } from './evolve.ts';
import type { Field } from './field.ts';
import {
	findAttackerFault,
	findCardFault,
	findClaimCardFault,
	findIntelFault,
	findSecrecyFault,
	findTargetFault
} from './may-attack.ts';
import { blockersOf, findBlockFault, findReactionFault, findRetargetFault } from './may-defend.ts';
import { outcomeOf } from './outcome.ts';
import { findResultFault, resultOf } from './result.ts';
import { NO_RESULT } from './shapes.ts';
import { isRevealed, isTargeted, stepOf } from './steps.ts';

/* An attack, entered step by step. It becomes one step of the course when it ends. */

const fieldIn = ({ match, readings }: Pick<At, 'match' | 'readings'>): Field => ({
	...match,
	readings
});

const discardersOf = ({ match: { night, turn } }: At): readonly string[] =>
	night && night.turn === turn?.number ? night.intel : [];

/** What cannot be answered otherwise than "none": a mortal and a claimant have no defence, and who is alone has no Block. */
function unasked(field: Field, attack: Attack): Attack {
	const target = chosenTarget(field, attack);
	if (!target || attack.claim) return { ...attack, block: { by: null }, reaction: 'none' };
	const { type, attacker } = attack;
	if (!type) return attack;
	const blockers = blockersOf(field, { type, attacker, target });
	return blockers.length > 0 ? attack : { ...attack, block: { by: null } };
}

/** In a claim only the foe who is asked attacks, and only the claimant [Claim]. */
function findInClaimFault(
	{ match }: At,
	{ attacker, target, claim }: Pick<CommandOf<'BeginAttack'>, 'attacker' | 'target' | 'claim'>
) {
	if (!match.claim) return claim ? refuse('no-claim') : null;
	if (!claim) return refuse('claim-under-way');
	const { claimant } = match.claim;
	if (!('vampire' in target) || target.vampire !== claimant)
		return refuse('claim-target', { vampire: claimant });
	const own = findVampire(match, attacker);
	return own ? findAnswerFault(match, own.seat) : refuse('not-in-play', { vampire: attacker });
}

/** What ends with an attack on a claimant: it fell, or nobody is left to answer. */
function ended(
	{ match }: At,
	event: Omit<Extract<RivalsEvent, { type: 'AttackEnded' }>, 'type'>
): Decided {
	const over = { type: 'AttackEnded' as const, ...event };
	const end = event.attack.claim ? claimEnd(attackFolds.AttackEnded(match, over)) : null;
	return accept<RivalsEvent>(over, ...(end ? [{ type: 'ClaimEnded' as const, ...end }] : []));
}

/** Steps 1 to 3. */
function findAnnouncementFault(
	at: At,
	{
		attacker,
		target,
		intel,
		secrecy = 0,
		claim
	}: Pick<CommandOf<'BeginAttack'>, 'attacker' | 'target' | 'intel' | 'secrecy' | 'claim'>
) {
	const field = fieldIn(at);
	const busy = findActionFault(at.match);
	// A foe who attacks a claimant takes no action [Claim].
	if (busy && !(claim && at.match.turn?.phase === 'action')) return busy;
	const by = claim ? { claim } : {};
	const claimFault = findInClaimFault(at, { attacker, target, ...by });
	if (claimFault) return claimFault;
	const fault =
		findAttackerFault(field, attacker, by) ??
		findIntelFault(intel, discardersOf(at), field.readings);
	if (fault) return fault;
	if ('mortal' in target && target.mortal.card !== undefined) {
		const card = findCity(at.match, target.mortal.card);
		if (card?.place !== 'streets' || card.kind !== target.mortal.kind)
			return refuse('city-elsewhere', {}, 'target');
	}
	if ('mortal' in target)
		return target.mortal.kind === 'antagonist' && field.readings.antagonists === 'safe'
			? refuse('antagonist-safe')
			: null;
	const own = findVampire(field, attacker);
	const found = findVampire(field, target.vampire);
	if (!own || !found) return refuse('not-in-play', { vampire: target.vampire });
	return (
		findTargetFault(field, own.seat, target.vampire) ??
		findSecrecyFault(found.vampire, intel, { extra: secrecy, ...by })
	);
}

function beginAttack(at: At, command: CommandOf<'BeginAttack'>): Decided {
	const fault = findAnnouncementFault(at, command);
	if (fault) return fault;
	const { attacker, target, intel, secrecy, as, card, claim } = command;
	const field = fieldIn(at);
	const own = findVampire(field, attacker);
	if (!own) return refuse('not-in-play', { vampire: attacker });
	const claimant = claim && 'vampire' in target ? findVampire(field, target.vampire) : null;
	const playable =
		(claimant && card !== 'none' && findClaimCardFault(field, own.seat, claimant.seat)) ||
		(typeof card === 'object' &&
			findCardFault(field, own, as, { ...card, types: [card.type] }, 'attack'));
	if (playable) return playable;
	const attack: Attack = {
		told: 1,
		seat: own.seat,
		attacker,
		target,
		intel,
		...(secrecy !== undefined && { secrecy }),
		type: as,
		card,
		...(claim && { claim })
	};
	return accept({ type: 'AttackTold', told: command, attack: unasked(field, attack) });
}

type Progress = CommandOf<'DefendAttack' | 'RevealCards' | 'TellTexts' | 'GoBackInAttack'>;

const told = (told: Progress, before: Attack, change: Partial<Attack>): Decided =>
	accept({ type: 'AttackTold', told, attack: { ...before, ...change, told: before.told + 1 } });

/** Calls `then` with the attack that is under way; `seen`: how much of it was seen. */
function underWay(
	{ state: { attack } }: At,
	seen: number | null,
	then: (attack: Attack) => Decided
): Decided {
	if (!attack) return refuse('no-attack');
	return seen !== null && seen !== attack.told ? refuse('attack-moved-on') : then(attack);
}

/** Steps 6 and 7. */
const defendAttack = (at: At, command: CommandOf<'DefendAttack'>): Decided =>
	underWay(at, command.told, (attack) => {
		const { type, attacker } = attack;
		const step = stepOf(attack);
		if (!type || (step !== 'block' && step !== 'reaction')) return refuse('attack-moved-on');
		const { block, reaction } = command;
		const field = fieldIn(at);
		const claim = attack.claim ? { claim: attack.claim } : {};
		const target = chosenTarget(field, attack);
		if (block.by !== null) {
			const byText = block.byText ? { byText: block.byText } : {};
			const at6 = { type, attacker, target, ...claim, ...byText };
			const fault = findBlockFault(field, block.by, at6);
			if (fault) return fault;
		}
		const victim = reactorOf(field, { ...attack, block });
		const fault = reaction === 'none' ? null : findReactionFault(claim, victim);
		return fault ?? told(command, attack, { block, reaction });
	});

/**
 * Step 8. An Attack card that was no legal play is discarded, Block and Reaction are undone with their costs, and it goes
 * on from step 6 (R20); an illegal Reaction is just discarded (R21).
 */
const revealCards = (at: At, command: CommandOf<'RevealCards'>): Decided =>
	underWay(at, null, (attack) => {
		const { type } = attack;
		const field = fieldIn(at);
		const attacker = findVampire(field, attack.attacker);
		const step = stepOf(attack);
		if (!type || !attacker || (step !== 'reveal' && step !== 'abilities'))
			return refuse('attack-step-first');
		const { illegal = [] } = attack;
		let change: Partial<Attack> = {};
		if (command.card) {
			// R16: a card is played in step 5, whatever somebody draws later.
			if (attack.card === 'none' || attack.card === undefined) return refuse('card-laid-late');
			const asks = { ...command.card, types: [command.card.type] };
			if (findCardFault(field, attacker, type, asks, 'attack')) {
				const { block: _b, reaction: _r, retarget: _t, ...rest } = attack;
				const again: Attack = {
					...rest,
					card: 'none',
					illegal: [...illegal, 'card'],
					told: attack.told + 1
				};
				return accept({ type: 'AttackTold', told: command, attack: unasked(field, again) });
			}
			change = { card: command.card };
		}
		const now: Attack = { ...attack, ...change };
		if (command.reaction) {
			const reactor = reactorOf(field, now);
			if (now.card === 'down') return refuse('attack-step-first');
			if (now.reaction === 'none' || !reactor) return refuse('card-laid-late');
			const isIllegal = findCardFault(field, reactor, type, command.reaction, 'reaction') !== null;
			change = isIllegal
				? { ...change, reaction: 'none', illegal: [...illegal, 'reaction'] }
				: { ...change, reaction: command.reaction };
		}
		if (command.retarget !== undefined) {
			const target = chosenTarget(field, now);
			if (!target) return refuse('retarget-not-targeted');
			const { intel = [] } = now;
			const fault = findRetargetFault(field, command.retarget, {
				targeted: isTargeted(now),
				target,
				intel
			});
			if (fault) return fault;
			change = { ...change, retarget: command.retarget };
		}
		return told(command, attack, change);
	});

/** Why texts cannot be told so. */
function findTextsFault(field: Field, attack: Attack, { harms = [], exhausts = [] }: Texts) {
	const victim = victimOf(field, attack);
	if (harms.length > 0 && !victim) return refuse('mortal-alone');
	const twice = harms.find(({ vampire }) => vampire === victim?.vampire.id);
	if (twice) return refuse('target-twice', { vampire: twice.vampire });
	for (const id of exhausts) {
		const found = findVampire(field, id);
		if (!found) return refuse('not-in-play', { vampire: id });
		// R30: it exhausted to attack.
		if (id === attack.attacker) return refuse('helper-attacks', { vampire: id });
		if (found.vampire.exhausted || id === attack.block?.by)
			return refuse('vampire-exhausted', { vampire: id });
	}
	const named = [
		...harms.map(({ vampire }) => vampire),
		...(attack.texts?.losses ?? []).map(({ vampire }) => vampire)
	];
	const stranger = named.find((id) => !findVampire(field, id));
	return stranger === undefined ? null : refuse('not-in-play', { vampire: stranger });
}

/** Steps 9 to 11. */
const tellTexts = (at: At, command: CommandOf<'TellTexts'>): Decided =>
	underWay(at, null, (attack) => {
		if (!isRevealed(attack)) return refuse('attack-step-first');
		const texts = { ...attack.texts, ...command.texts };
		const fault = findTextsFault(fieldIn(at), attack, texts);
		const { reward } = command;
		if (reward === 'attach' && roomOn(at.match, attack.attacker, 'other').full)
			return refuse('no-room-to-attach', { vampire: attack.attacker }, 'reward');
		return fault ?? told(command, attack, { texts, ...(reward && { reward }) });
	});

const goBack = (at: At, command: CommandOf<'GoBackInAttack'>): Decided =>
	underWay(at, command.told, (attack) => {
		const { texts: _texts, retarget: _retarget, ...kept } = attack;
		const card = attack.card === 'none' || attack.card === undefined ? 'none' : 'down';
		if (command.to === 'cards') {
			if (!isRevealed(attack)) return refuse('attack-step-first');
			const reaction =
				attack.reaction === 'none' || attack.reaction === undefined ? 'none' : 'down';
			return told(command, { ...kept, card, reaction }, {});
		}
		const { block: _block, reaction: _reaction, ...announced } = kept;
		return told(command, { ...announced, card }, {});
	});

/** Step 12, and 13: what the sums come to, or what the table says instead. */
const endAttack = (at: At, command: CommandOf<'EndAttack'>): Decided =>
	underWay(at, command.told, (attack) => {
		const field = fieldIn(at);
		const { result: otherwise, room } = command;
		if (otherwise) {
			const fault = findResultFault(at.match, otherwise);
			return fault ?? ended(at, { attack, result: otherwise, otherwise: true });
		}
		if (!isRevealed(attack)) return refuse('attack-step-first');
		for (const found of [findVampire(field, attack.attacker), victimOf(field, attack)])
			if (found && (found.vampire.place === 'torpor' || found.vampire.place === 'burned'))
				return refuse('not-in-play', { vampire: found.vampire.id });
		const result = resultOf(field, attack, outcomeOf(field, attack), room);
		// What cannot make room there, or need not, is chosen by mistake.
		const needs = result.princeRoom ?? result.retainerRoom;
		const full = result.retainerRoom ? result.retainer : result.prince;
		const isWrong =
			room !== undefined &&
			(!needs || typeof full !== 'string' || !roomOn(field, full, 'prince').choices.includes(room));
		return isWrong
			? refuse('not-attached-here', { vampire: full ?? attack.attacker }, 'room')
			: ended(at, { attack, result });
	});

/** Without enough Intel and without another target the action is spent, or was never taken (reading intelShort). */
function giveUp(at: At, command: CommandOf<'GiveUpAttack'>): Decided {
	const fault = findAnnouncementFault(at, command);
	if (!fault) return refuse('intel-enough');
	if (fault.accepted || fault.refusal.reason !== 'secrecy-holds') return fault;
	const { type: _type, ...announced } = command;
	const spent = { ...NO_RESULT, exhausts: [command.attacker], action: true as const };
	const result = at.readings.intelShort === 'spent' ? spent : NO_RESULT;
	return accept({ type: 'AttackGivenUp', ...announced, result });
}

export const attackDeciders: Deciders<
	| 'BeginAttack'
	| 'DefendAttack'
	| 'RevealCards'
	| 'TellTexts'
	| 'GoBackInAttack'
	| 'CallOffAttack'
	| 'EndAttack'
	| 'GiveUpAttack'
> = {
	BeginAttack: beginAttack,
	DefendAttack: defendAttack,
	RevealCards: revealCards,
	TellTexts: tellTexts,
	GoBackInAttack: goBack,
	CallOffAttack: (at, { told: seen }) =>
		underWay(at, seen, () => accept({ type: 'AttackCalledOff' })),
	EndAttack: endAttack,
	GiveUpAttack: giveUp
};
