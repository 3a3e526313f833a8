import { attackingParty, partyOf } from '../attack/field.ts';
import { findAttackerFault, findCardFault, findTargetFault } from '../attack/may-attack.ts';
import { freeParty } from '../attack/parties.ts';
import { findVampire as foundIn } from '../match/vampires.ts';
import { actionFault, handFault } from './checks.ts';
import type { TableCommandOf } from './commands.ts';
import { asRefused, begin, refused, type Beginning, type Deciders } from './decider.ts';
import { REST_OF_ATTACK } from './attack-tasks.ts';
import { intelIn, mortalsIn, secrecyIn } from './in-attack.ts';
import { usableBy } from './effects/abilities.ts';
import { sceneOf } from './effects/bodies.ts';
import { allSo, amountIn } from './effects/scene.ts';
import { contextOf } from './effects/texts.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { fieldOf } from './field.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOf, cardOfKind, findVampire, foesOf, nameOf, readingsOf } from './where.ts';

/** Steps 1 to 5 of an attack [Attack Sequence, Step by Step]. */
export const attackDeciders: Deciders<'Attack'> = {
	/**
	 * Refusals: those of an action, of the attacker, the target, its Secrecy and the card; `intel-this-turn`, `no-such-ability`,
	 * `no-such-target`.
	 */
	Attack(table, command, dealer) {
		const { seat, attacker, target, attack: type, card, show, discards = [], help } = command;
		const fault = actionFault(table, seat);
		if (fault) return fault;
		const field = fieldOf(table);
		const own = findVampire(table, attacker);
		if (!own || own.seat !== seat) return refused('not-in-play', { vampire: attacker }, 'attacker');
		const away = asRefused(findAttackerFault(field, attacker));
		if (away) return named(table, away, attacker, 'attacker');
		const aim = targetOf(table, command);
		if ('accepted' in aim) return aim;
		const held = card === undefined ? discards : [card, ...discards];
		const missing = handFault(table, seat, held, dealer);
		if (missing) return missing;
		if (
			discards.length > 0 &&
			readingsOf(table).intelOften === 'turn' &&
			table.intelBy.includes(seat)
		)
			return refused('intel-this-turn', { seat }, 'discards');
		const wrong = card === undefined ? null : attackCardFault(table, seat, attacker, type, card);
		if (wrong) return wrong;

		const { ours, parts } = attackersOf(table, seat, attacker);
		const theirs = typeof target === 'string' ? defendersOf(table, target) : [];
		const events: TableEvent[] = [
			{ type: 'ActionTaken', seat },
			...parts,
			{
				type: 'AttackBegan',
				seat,
				attacker,
				attack: type,
				defender: aim.defender,
				target,
				ours,
				theirs
			},
			{ type: 'Exhausted', vampires: [attacker], slots: [] }
		];
		if (discards.length > 0)
			events.push(
				{ type: 'CardsDiscarded', seat, cards: discards, why: 'intel' },
				{ type: 'IntelGained', n: discards.length, seat }
			);
		const { nextSlot: slot } = table;
		if (card !== undefined) {
			if (!show) dealer.lay(card);
			events.push({ type: 'CardLaid', seat, slot, as: 'attack', card: show ? card : null });
			if (show) events.push({ type: 'CardOpened', slot, seat, card });
		}
		// What the Intel comes to, with texts in force, is known only in the attack.
		const begun = events.reduce(evolveTable, table);
		const uses = usesFor(begun, command);
		if ('accepted' in uses) return uses;
		const shown = show && card !== undefined ? shownFor(begun, seat, attacker, slot, card) : null;
		const intel = intelIn(begun) + uses.intel + (shown?.intel ?? 0);
		if (typeof target === 'string' && !help) {
			const secrecy = secrecyIn(begun, target);
			if (secrecy > intel) {
				const vampire = victimName(table, target);
				return refused(
					'secrecy-holds',
					{ vampire, secrecy, intel, more: secrecy - intel },
					'target'
				);
			}
		}
		const helpers = help ? foesOf(table, seat).filter((one) => one !== aim.defender) : [];
		return begin(
			events,
			...(shown?.tasks ?? []),
			...uses.keys.map((key): Task => ({ kind: 'use', seat, key })),
			{ kind: 'attack-intel', help: helpers },
			...REST_OF_ATTACK
		);
	}
};

const victimName = (table: Table, id: string): string => {
	const found = findVampire(table, id);
	return found ? nameOf(table, found.vampire) : id;
};

/** A refusal of the rules of the box, with the vampire's name and the place in this command. */
function named(
	table: Table,
	fault: Exclude<Beginning, { accepted: true }>,
	id: string,
	at: string
) {
	const { reason, about } = fault.refusal;
	const with_ = about?.['vampire'] === id ? { ...about, vampire: victimName(table, id) } : about;
	return refused(reason, with_, at);
}

function targetOf(table: Table, { seat, target }: TableCommandOf<'Attack'>) {
	if (typeof target === 'number') {
		const lies = table.city.streets.find((one) => one.slot === target);
		if (!lies) return refused('no-such-target', {}, 'target');
		const { kind } = cardOf(table, lies.card);
		if (mortalsIn(table).includes(target)) return { defender: null };
		return refused(kind === 'antagonist' ? 'antagonist-safe' : 'no-such-target', {}, 'target');
	}
	const fault = asRefused(findTargetFault(fieldOf(table), seat, target));
	if (fault) return named(table, fault, target, 'target');
	return { defender: findVampire(table, target)?.seat ?? null };
}

/** R11: the ready ones of a party leave the exhausted behind, who stay together. */
function attackersOf(table: Table, seat: string, attacker: string) {
	const field = fieldOf(table);
	const found = foundIn(field, attacker);
	if (!found) return { ours: [attacker], parts: [] };
	const together = attackingParty(field, seat, found.vampire).map(({ id }) => id);
	const stays = partyOf(field, seat, found.vampire).length > together.length;
	const parts: TableEvent[] = stays
		? [{ type: 'Moved', vampires: together, place: 'streets', party: freeParty(field, seat) }]
		: [];
	return { ours: together, parts };
}

function defendersOf(table: Table, target: string): readonly string[] {
	const field = fieldOf(table);
	const found = foundIn(field, target);
	return found ? partyOf(field, found.seat, found.vampire).map(({ id }) => id) : [target];
}

/** Why a card cannot be laid in this attack: with the app it never lies there wrongly [Playing an Attack Card]. */
export function attackCardFault(
	table: Table,
	seat: string,
	attacker: string,
	type: TableCommandOf<'Attack'>['attack'],
	card: string
) {
	const face = cardOfKind(table, card, 'attack');
	if (!face) return refused('not-an-attack', { card: cardOf(table, card).name }, 'card');
	const field = fieldOf(table);
	const found = foundIn(field, attacker);
	if (!found) return refused('not-in-play', { vampire: attacker }, 'attacker');
	const asks = {
		types: [face.type],
		...(face.bp !== undefined && { bp: face.bp }),
		...(face.clan !== undefined && { clan: face.clan })
	};
	const player = { seat, vampire: found.vampire };
	const fault = asRefused(findCardFault(field, player, type, asks, 'attack'));
	return fault && named(table, fault, attacker, 'card');
}

/** Abilities for Intel in step 3, and what they come to. */
function usesFor(table: Table, { seat, uses = [] }: TableCommandOf<'Attack'>) {
	const usable = usableBy(table, seat, 'intel');
	let intel = 0;
	for (const [at, key] of uses.entries()) {
		const ability = usable.find((one) => one.key === key);
		if (!ability || uses.indexOf(key) < at) return refused('no-such-ability', {}, `uses.${at}`);
		for (const effect of ability.text.part.effects)
			if (effect.do === 'intel') intel += amountIn(sceneOf(table), ability.context, effect.n);
	}
	return { keys: uses, intel };
}

/** R15: a card that is shown for its Intel; its `intel` parts happen in step 3 [CC24]. */
export function shownFor(table: Table, seat: string, attacker: string, slot: number, card: string) {
	const context = contextOf({ card, slot, seat, self: attacker }, { on: 'card' });
	const scene = sceneOf(table);
	const parts = cardOf(table, card).parts.filter(({ when }) => when === 'intel');
	let intel = 0;
	for (const part of parts)
		if (allSo(scene, context, part.if))
			for (const effect of part.effects)
				if (effect.do === 'intel') intel += amountIn(scene, context, effect.n);
	const tasks = parts.map((part, at): Task => ({
		kind: 'part',
		key: `intel c${slot}.${at}`,
		part,
		context
	}));
	return { intel, tasks };
}
