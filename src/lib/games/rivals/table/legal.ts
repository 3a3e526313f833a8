import { someAnswers } from '../../core/run/answer.ts';
import { ATTACK_TYPES, type AttackType } from '../attack/field.ts';
import type { CardId } from '../cards/card.ts';
import { SIDES } from '../influence/conflict.ts';
import { fistMost } from '../influence/answering.ts';
import { findAddingFault, onIt, targetsOf } from '../influence/conspiracies.ts';
import type { TableCommand, TableCommandOf } from './commands.ts';
import { askedFault, clanFault } from './checks.ts';
import { attackCardFault, shownFor } from './decide-attack.ts';
import { reactionFault } from './decide-choices.ts';
import { payTitle } from './decide-title.ts';
import { abilitiesNow } from './decide-turn.ts';
import { princeIn } from './claim-tasks.ts';
import { intelIn, mortalsIn, secrecyIn } from './attack-tasks.ts';
import { usableBy } from './effects/abilities.ts';
import { bodyOf, sceneOf } from './effects/bodies.ts';
import { amountIn } from './effects/scene.ts';
import { evolveTable } from './evolve.ts';
import type { SeatView } from './own-view.ts';
import type { Question } from './questions.ts';
import type { TableDealer } from './dealing.ts';
import { absentDealer } from './dealing.ts';
import type { Table } from './table.ts';
import {
	cardOf,
	cardOfKind,
	coterieOf,
	findVampire,
	foesOf,
	isActive,
	isKind,
	nameOf,
	readingsOf,
	sideOf
} from './where.ts';

/*
 * What a seat may do now. Each command is accepted as it stands. Where a rule leaves many ways to pay, there is one of them:
 * what is discarded is what comes last in the hand, and a Title is paid with all Influence before any Prestige.
 */

/** More answers to one question than anybody looks through. */
const MOST_ANSWERS = 60;

/** Everything a seat may do now; none: others are waited for. */
export function legalCommands(view: SeatView): readonly TableCommand[] {
	const { table, seat } = view;
	if (table.setting === null || table.result !== null || !table.order.includes(seat)) return [];
	const free = freeAtAnyTime(view);
	if (table.question)
		return table.question.seat === seat ? [...answers(view, table.question), ...free] : free;
	const { turn } = table;
	if (!turn || turn.phase !== 'action') return free;
	const fed = feeding(view);
	return turn.seat === seat ? [...turnOf(view), ...fed, ...free] : [...fed, ...free];
}

function freeAtAnyTime({ table, seat, own }: SeatView): readonly TableCommand[] {
	const { agendaCard, down } = sideOf(table, seat);
	const flips = agendaCard === null && own.agenda !== null && table.turn !== null;
	const shows = down.flatMap(({ slot, shownTo }) =>
		foesOf(table, seat)
			.filter((foe) => !shownTo.includes(foe))
			.map((foe): TableCommand => ({ type: 'ShowConspiracy', seat, slot, to: [foe] }))
	);
	return [...(flips ? [{ type: 'FlipAgenda', seat } as const] : []), ...shows];
}

function feeding({ table, seat }: SeatView): readonly TableCommand[] {
	const { turn } = table;
	if (!turn) return [];
	const now = { turn: turn.number, active: turn.seat, isActionPhase: turn.phase === 'action' };
	const { prestige } = sideOf(table, seat);
	return sideOf(table, turn.seat)
		.down.filter(
			(one) => findAddingFault(one, seat, { now, prestige, downWhen: 'whole-turn' }) === null
		)
		.map(({ slot }): TableCommand => ({ type: 'FeedConspiracy', seat, slot }));
}

/** In the own Action Phase. */
function turnOf(view: SeatView): readonly TableCommand[] {
	const { table, seat } = view;
	const side = sideOf(table, seat);
	const actions = table.turn?.actionsLeft ?? 0;
	const mustUse = readingsOf(table).unused === 'must-use' && side.library + side.faction > 0;
	const ends: TableCommand[] = actions > 0 && mustUse ? [] : [{ type: 'EndActions', seat }];
	const abilities = abilitiesNow(table, seat).map((ability): TableCommand => ({
		type: 'UseAbility',
		seat,
		ability
	}));
	const found: TableCommand[] = [
		...ends,
		...moves(view),
		...abilities,
		...resolving(view),
		...retainers(view)
	];
	if (actions < 1) return found;
	for (const from of ['library', 'faction'] as const)
		if (side[from] > 0) found.push({ type: 'DrawCard', seat, from });
	found.push(...recruits(view), ...cards(view), ...attacks(view), ...claims(view));
	return found;
}

/** Alone into the Streets, to others there, or out of a party. */
function moves({ table, seat }: SeatView): readonly TableCommand[] {
	const own = coterieOf(table, seat);
	const streets = own.filter(({ place }) => place === 'streets');
	const parties = new Map(streets.map((one) => [one.party ?? one.id, one]));
	return own
		.filter(({ exhausted }) => !exhausted)
		.flatMap(({ id, place, party }): TableCommand[] => {
			const joins = [...parties.values()].filter(
				(other) => other.id !== id && (place === 'haven' || other.party !== party)
			);
			const isAlone =
				place === 'streets' && streets.filter((other) => other.party === party).length === 1;
			const to = joins.map((other) => other.id);
			return [...(isAlone ? [] : [null]), ...to].map((one) => ({
				type: 'MoveVampires',
				seat,
				vampires: [id],
				to: one
			}));
		});
}

function recruits({ table, seat, own }: SeatView): readonly TableCommand[] {
	const { prestige } = sideOf(table, seat);
	const active = new Set(
		table.order.flatMap((other) => coterieOf(table, other).map((one) => nameOf(table, one)))
	);
	return [...new Set(own.hand)].flatMap((id): TableCommand[] => {
		const card = cardOfKind(table, id, 'vampire');
		if (!card || card.bp >= prestige || active.has(card.name)) return [];
		return [{ type: 'Recruit', seat, card: id }];
	});
}

const readyOf = (table: Table, seat: string) =>
	coterieOf(table, seat).filter(({ exhausted }) => !exhausted);

/** Action cards of all kinds. */
function cards({ table, seat, own }: SeatView): readonly TableCommand[] {
	const ready = readyOf(table, seat);
	const { prestige } = sideOf(table, seat);
	return [...new Set(own.hand)].flatMap((id): TableCommand[] => {
		const card = cardOf(table, id);
		if (isKind(card, 'action')) {
			if (card.price !== undefined && prestige <= card.price) return [];
			if (card.unhosted)
				return clanFault(table, seat, card.clan) ? [] : [{ type: 'PlayCard', seat, card: id }];
		}
		if (isKind(card, 'action') || isKind(card, 'scheme'))
			return ready
				.filter((one) => askedFault(table, seat, card, one.id) === null)
				.map((one) => ({ type: 'PlayCard', seat, card: id, vampire: one.id }));
		if (isKind(card, 'conspiracy') && prestige > 1)
			return ready.map((one) => ({ type: 'PlayCard', seat, card: id, vampire: one.id }));
		if (isKind(card, 'title'))
			return ready.flatMap((one): TableCommand[] => {
				const way = titleWay({ table, seat, own }, id, one.id, card.influence);
				return way ? [way] : [];
			});
		return [];
	});
}

/** One way to pay for a Title; null: there is none. */
function titleWay(
	{ table, seat, own }: Omit<SeatView, 'table'> & { readonly table: Table },
	card: CardId,
	vampire: string,
	asks: number
): TableCommand | null {
	const exert: string[] = [];
	let has = 0;
	for (const one of coterieOf(table, seat)) {
		const { influence } = bodyOf(table, one.id);
		if (has >= asks || influence === 0 || one.noInfluence) continue;
		exert.push(one.id);
		has += influence;
	}
	const modifier =
		has < asks
			? own.hand.find((id) => {
					const face = cardOfKind(table, id, 'modifier');
					return face !== null && clanFault(table, seat, face.clan) === null;
				})
			: undefined;
	if (modifier !== undefined) has += cardOfKind(table, modifier, 'modifier')?.influence ?? 0;
	const prestige = Math.max(0, asks - has);
	const command = {
		type: 'PlayCard' as const,
		seat,
		card,
		vampire,
		exert,
		...(modifier !== undefined && { modifier }),
		prestige
	};
	const face = cardOfKind(table, card, 'title');
	return face && payTitle(table, command, face, ANY_HAND).accepted ? command : null;
}

/** For rules that ask about a hand which is known to hold the card. */
const ANY_HAND: TableDealer = absentDealer();

function attacks({ table, seat, own }: SeatView): readonly TableCommand[] {
	const attackers = readyOf(table, seat).filter(({ place }) => place === 'streets');
	if (attackers.length === 0) return [];
	const targets: { readonly target: string | number; readonly secrecy: number }[] = [
		...foesOf(table, seat)
			.filter((foe) => sideOf(table, foe).begun)
			.flatMap((foe) => coterieOf(table, foe))
			.map(({ id }) => ({ target: id, secrecy: secrecyIn(table, id) })),
		...mortalsIn(table).map((slot) => ({ target: slot, secrecy: 0 }))
	];
	const isSpent = readingsOf(table).intelOften === 'turn' && table.intelBy.includes(seat);
	const helpers = foesOf(table, seat).some((foe) => {
		const { hand } = sideOf(table, foe);
		return hand.library + hand.faction > 0;
	});
	const attackCards = [...new Set(own.hand)].flatMap((id) => {
		const card = cardOfKind(table, id, 'attack');
		return card ? [card] : [];
	});
	return attackers.flatMap(({ id: attacker }) => {
		const ways: { readonly attack: AttackType; readonly card?: CardId }[] = [
			...ATTACK_TYPES.filter((type) => type !== 'ranged').map((attack) => ({ attack })),
			...attackCards
				.filter((card) => attackCardFault(table, seat, attacker, card.type, card.id) === null)
				.map((card) => ({ attack: card.type, card: card.id }))
		];
		return ways.flatMap((way) =>
			targets.flatMap(({ target, secrecy }): TableCommand[] => {
				const attack: TableCommandOf<'Attack'> = { type: 'Attack', seat, attacker, target, ...way };
				if (secrecy === 0) return [attack];
				const hand = way.card === undefined ? own.hand : minus(own.hand, way.card);
				const { uses, show, missing } = intelWay(table, attack, secrecy);
				const found = {
					...attack,
					...(uses.length > 0 && { uses: [...uses] }),
					...(show && { show })
				};
				if (missing === 0) return [found];
				if (!isSpent && hand.length >= missing)
					return [{ ...found, discards: hand.slice(hand.length - missing) }];
				return helpers ? [{ ...found, help: true }] : [];
			})
		);
	});
}

/** What brings the Intel before any card is discarded: texts in force, then abilities, then the Attack card that is shown for it. */
function intelWay(table: Table, command: TableCommandOf<'Attack'>, secrecy: number) {
	const { seat, attacker, target, attack, card } = command;
	const defender = typeof target === 'string' ? (findVampire(table, target)?.seat ?? null) : null;
	const begun = evolveTable(table, {
		type: 'AttackBegan',
		seat,
		attacker,
		attack,
		defender,
		target,
		ours: [attacker],
		theirs: typeof target === 'string' ? [target] : []
	});
	let missing = secrecy - intelIn(begun);
	const uses: string[] = [];
	for (const { key, text, context } of missing > 0 ? usableBy(begun, seat, 'intel') : []) {
		if (missing <= 0 || text.part.cost?.discard !== undefined) continue;
		const n = text.part.effects.reduce(
			(sum, effect) =>
				effect.do === 'intel' ? sum + amountIn(sceneOf(begun), context, effect.n) : sum,
			0
		);
		if (n <= 0) continue;
		uses.push(key);
		missing -= n;
	}
	const shown =
		missing > 0 && card !== undefined ? shownFor(begun, seat, attacker, 0, card).intel : 0;
	missing -= shown;
	return {
		uses,
		show: shown > 0 ? (true as const) : undefined,
		missing: Math.max(0, missing)
	};
}

const minus = (hand: readonly CardId[], card: CardId): readonly CardId[] => {
	const at = hand.indexOf(card);
	return at < 0 ? hand : hand.toSpliced(at, 1);
};

function claims({ table, seat }: SeatView): readonly TableCommand[] {
	if (!princeIn(table)) return [];
	return readyOf(table, seat)
		.filter(({ place }) => place === 'streets')
		.map(({ id }) => ({ type: 'ClaimPrince', seat, vampire: id }));
}

function resolving({ table, seat, own }: SeatView): readonly TableCommand[] {
	return sideOf(table, seat).down.flatMap((down): TableCommand[] => {
		const face = cardOfKindOr(table, own.faces[down.slot]);
		if (!face || onIt(down) < face.needs || clanFault(table, seat, face.clan)) return [];
		const targets = targetsOf(down, table.order);
		const command = { type: 'ResolveConspiracy', seat, slot: down.slot } as const;
		if (face.target === 'nobody') return [command];
		if (targets.length === 0) return [];
		return face.target === 'each' ? [command] : targets.map((target) => ({ ...command, target }));
	});
}

const cardOfKindOr = (table: Table, id: CardId | undefined) =>
	id === undefined ? null : cardOfKind(table, id, 'conspiracy');

function retainers({ table, seat }: SeatView): readonly TableCommand[] {
	return coterieOf(table, seat).flatMap(({ attached = [] }) =>
		attached
			.filter(({ card, byFoe }) => !byFoe && cardOf(table, card).kind === 'mortal')
			.map(({ slot }): TableCommand => ({ type: 'BurnRetainer', seat, slot }))
	);
}

function answers(view: SeatView, question: Question): readonly TableCommand[] {
	const { table, seat, own } = view;
	const { id, prompt, hidden, least, most } = question;
	if (prompt === 'answer') return schemeAnswers(view);
	const say = (choice: readonly string[]): TableCommand => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice: [...choice]
	});
	if (!hidden) return take(someAnswers(question), MOST_ANSWERS).map(say);
	if (prompt === 'new-leader')
		return own.leaders
			.filter(
				(card) =>
					!table.order.some((other) =>
						sideOf(table, other).vampires.some((one) => one.card === card)
					)
			)
			.map((card) => say([card]));
	const fitting = own.hand.filter((card) => fits(table, seat, question, card));
	const ways = [...new Set(fitting)];
	if (prompt === 'reaction' || prompt === 'claim-card')
		return [say([]), ...ways.map((card) => say([card]))];
	// What is discarded: the last cards, as few or as many as may be, and each single one.
	const all = own.hand;
	const some = new Map<string, TableCommand>();
	const add = (choice: readonly CardId[]) =>
		some.set(JSON.stringify([...choice].sort()), say(choice));
	add(all.slice(all.length - least));
	if (most !== least) add(all.slice(all.length - most));
	if (least === 1 || (least === 0 && most > 0)) for (const card of new Set(all)) add([card]);
	return [...some.values()];
}

function fits(table: Table, seat: string, { prompt, about }: Question, card: CardId): boolean {
	if (prompt === 'reaction')
		return cardOf(table, card).kind === 'reaction' && reactionFault(table, seat, card) === null;
	if (prompt !== 'claim-card') return true;
	const type = ATTACK_TYPES.find((one) => one === about['type']);
	const vampire = about['vampire'];
	return (
		type !== undefined &&
		typeof vampire === 'string' &&
		attackCardFault(table, seat, vampire, type, card) === null
	);
}

/** Sides with nothing at stake, with all Influence, and with a few fists and each Modifier. */
function schemeAnswers({ table, seat, own }: SeatView): readonly TableCommand[] {
	const { scheme } = table;
	if (!scheme) return [];
	const { prestige, vampires } = sideOf(table, seat);
	const exert = vampires
		.filter((one) => isActive(one) && !one.noInfluence && bodyOf(table, one.id).influence > 0)
		.map(({ id }) => id);
	const most = fistMost(readingsOf(table), prestige);
	const fists = [...new Set([0, 1, 2, 3].filter((n) => n <= most))];
	const modifiers = [...new Set(own.hand)].filter((id) => {
		const face = cardOfKind(table, id, 'modifier');
		return face !== null && clanFault(table, seat, face.clan) === null;
	});
	const sides = SIDES.filter((side) =>
		seat === scheme.order[0]
			? side === 'yes'
			: side !== 'out' || readingsOf(table).stayOut === 'allowed'
	);
	return sides.flatMap((side): TableCommand[] => {
		const plain = { type: 'AnswerScheme', seat, side, exert: [] } as const;
		if (side === 'out') return [{ ...plain, exert: [] }];
		const exerts = exert.length > 0 ? [[], exert] : [[]];
		const uses = usableBy(table, seat, 'influence').map(({ key }) => key);
		return exerts.flatMap((ids) => [
			{ ...plain, exert: ids },
			...fists.map((hold) => ({ ...plain, exert: ids, hold })),
			...modifiers.map((modifier) => ({ ...plain, exert: ids, modifier })),
			...uses.map((key) => ({ ...plain, exert: ids, uses: [key] }))
		]);
	});
}

function take<T>(from: Iterable<T>, most: number): readonly T[] {
	const taken: T[] = [];
	for (const one of from) {
		if (taken.length >= most) break;
		taken.push(one);
	}
	return taken;
}
