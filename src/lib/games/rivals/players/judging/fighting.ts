import { defendedWith, type AttackType } from '../../attack/field.ts';
import { abilityNamed } from '../../table/effects/abilities.ts';
import { bodyOf } from '../../table/effects/bodies.ts';
import type { SeatView } from '../../table/own-view.ts';
import type { Table } from '../../table/table.ts';
import { cardOfKind, coterieOf, findVampire } from '../../table/where.ts';
import { blowUnderWay, cutBy, damageOf } from './blow.ts';
import { costWorth, effectsWorth, type Scales } from './effect-worth.ts';

/* What is chosen within a fight: Blocks, Reactions, abilities, and who takes what. A face-down card is guessed at its mean. */

/** What a face-down Attack card adds on average. */
const UNKNOWN_CARD = 2.5;

/** How hard the attack under way looks to its defender, before their Reaction. */
function threat(table: Table): number {
	const { attack } = table;
	const blow = blowUnderWay(table);
	if (!attack || !blow) return 0;
	const open = attack.card?.card ? cardOfKind(table, attack.card.card, 'attack') : null;
	const unknown = attack.card !== null && attack.card.card === null ? UNKNOWN_CARD : 0;
	return Math.max(0, damageOf(table, blow, open) + unknown - cutBy(table, blow, open));
}

export const bloodOf = (table: Table, id: string): number =>
	findVampire(table, id)?.vampire.blood ?? 0;

/** What a vampire means to its player: the last ones and the Leader most. */
function dear(table: Table, id: string): number {
	const found = findVampire(table, id);
	if (!found) return 0;
	const { seat, vampire } = found;
	const last = coterieOf(table, seat).length <= 1 ? 20 : 0;
	return last + vampire.bp + (vampire.attached ?? []).length * 2 + (vampire.leader ? 2 : 0);
}

export function blockWith({ table }: SeatView, options: readonly string[]): string | null {
	const { attack } = table;
	if (!attack || typeof attack.target !== 'string') return null;
	const comes = threat(table);
	const falls = comes >= bloodOf(table, attack.target);
	if (!falls) return null;
	const attribute = defendedWith(attack.type);
	const own = bodyOf(table, attack.target)[attribute];
	const stays = options
		.map((id) => ({
			id,
			left: bloodOf(table, id) - Math.max(0, comes + own - bodyOf(table, id)[attribute])
		}))
		.sort((a, b) => b.left - a.left);
	const best = stays[0];
	if (!best) return null;
	if (best.left > 0) return best.id;
	return dear(table, best.id) + 2 < dear(table, attack.target) ? best.id : null;
}

export function reactionOf({ table, seat }: SeatView, cards: readonly string[]): string | null {
	const { attack } = table;
	if (!attack || typeof attack.target !== 'string') return null;
	const comes = threat(table);
	const blood = bloodOf(table, attack.target);
	const blow = blowUnderWay(table);
	const ranked = cards
		.flatMap((id) => cardOfKind(table, id, 'reaction') ?? [])
		.map((card) => {
			const kept = Math.min(comes, card.shields);
			const saves =
				comes >= blood && comes - card.shields < blood
					? dear(table, attack.target as string) * 0.6 + 2
					: 0;
			const strikes =
				card.damage === undefined || attack.type === 'ranged'
					? 0
					: 0.4 *
						Math.max(
							0,
							card.damage +
								bodyOf(table, attack.target as string)[attack.type] -
								(blow ? bodyOf(table, blow.attacker.id)[attack.type] : 0)
						);
			const scales: Scales = { table, seat, blow: null, foe: attack.seat };
			const text = card.parts.reduce(
				(sum, { effects }) => sum + effectsWorth(scales, effects) * 0.5,
				0
			);
			return { id: card.id, worth: kept * 0.6 + saves + strikes + text };
		})
		.sort((a, b) => b.worth - a.worth);
	return ranked[0] && ranked[0].worth > 0.9 ? ranked[0].id : null;
}

/** Whether an ability in an attack pays; prevention does where it keeps Blood. */
export function abilityPays(view: SeatView, key: string, damage: number): number {
	const { table, seat } = view;
	const found = abilityNamed(table, seat, key);
	if (!found) return -1;
	const { part } = found.ability.text;
	const blow = blowUnderWay(table);
	const foe = table.attack
		? table.attack.seat === seat
			? table.attack.defender
			: table.attack.seat
		: null;
	const scales: Scales = { table, seat, blow, foe };
	if (found.use === 'prevention') {
		const n = part.effects.reduce(
			(sum, effect) => ('n' in effect && typeof effect.n === 'number' ? sum + effect.n : sum),
			0
		);
		return Math.min(n, Math.max(1, damage)) * 0.8 - costWorth(scales, part.cost) * 0.6;
	}
	let worth = effectsWorth(scales, part.effects) - costWorth(scales, part.cost);
	const { attack } = table;
	if (attack && blow && typeof attack.target === 'string' && attack.seat === seat) {
		// One more damage that fells is worth much.
		const raises = part.effects.some((effect) => effect.do === 'bonus');
		const card = attack.card?.card ? cardOfKind(table, attack.card.card, 'attack') : null;
		const now = damageOf(table, blow, card) - cutBy(table, blow, card);
		const blood = bloodOf(table, attack.target);
		if (raises && now < blood && now + 2 >= blood) worth += 2.5;
		if (raises && now >= blood) worth -= 1;
	} else if (attack && typeof attack.target === 'number') worth -= 2;
	return worth;
}

/** Damage of antagonists: first where it fells nobody, last where it would. */
export function spread(table: Table, options: readonly string[], n: number): readonly string[] {
	const left = new Map<string, number>();
	const chosen: string[] = [];
	const idOf = (option: string) => option.split(' ')[0] ?? option;
	for (const option of options) left.set(idOf(option), bloodOf(table, idOf(option)));
	while (chosen.length < n) {
		const open = options.filter((one) => !chosen.includes(one));
		const best = open.toSorted((a, b) => (left.get(idOf(b)) ?? 0) - (left.get(idOf(a)) ?? 0))[0];
		if (best === undefined) break;
		chosen.push(best);
		left.set(idOf(best), (left.get(idOf(best)) ?? 0) - 1);
	}
	return chosen;
}

export const damageOn = (table: Table, id: string): number =>
	cardOfKind(table, id, 'attack')?.damage ?? 0;

export function claimAttack(
	{ table, seat }: SeatView,
	options: readonly string[],
	target: string
): readonly string[] {
	const ranked = options
		.map((option) => {
			const [id = '', type = 'physical'] = option.split(' ');
			const kind = type as AttackType;
			const attribute = kind === 'ranged' ? 0 : bodyOf(table, id)[kind];
			return { option, id, damage: attribute - bodyOf(table, target)[defendedWith(kind)] };
		})
		.sort((a, b) => b.damage - a.damage);
	const best = ranked[0];
	if (!best || best.damage < 1) return [];
	// Who exhausts now is not there to block before the next own turn.
	return coterieOf(table, seat).filter(({ exhausted }) => !exhausted).length > 1 || best.damage >= 2
		? [best.option]
		: [];
}

export function rewardOf({ table, own }: SeatView, vampire: string): 'burn' | 'attach' {
	const found = findVampire(table, vampire);
	if (!found || (found.vampire.attached ?? []).length >= 3) return 'burn';
	const agenda = own.agenda === null ? null : cardOfKind(table, own.agenda, 'agenda');
	if (JSON.stringify(agenda?.parts ?? []).includes('"retainer"')) return 'attach';
	return bodyOf(table, vampire).bp - found.vampire.blood >= 3 ? 'burn' : 'attach';
}
