import { mortalFalls } from '../attack/blood.ts';
import type { Sum } from '../attack/sum.ts';
import { preventing } from './effects/abilities.ts';
import { blowsOf, takenOf } from './blows.ts';
import type { TableEvent } from './events.ts';
import { attackOf, reactorIn, textOfCard } from './in-attack.ts';
import { chooseOne } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import { SHARES, type Slot, type Table, type TableAttack } from './table.ts';
import type { Falling, Task } from './tasks.ts';
import { cardOf, clockwise, coterieOf, findVampire, readingsOf, sideOf } from './where.ts';

type Kinds = 'attack-prevent' | 'attack-share' | 'attack-take' | 'attack-after' | 'attack-end';

const step = (n: number): TableEvent => ({ type: 'StepReached', step: n });

/** Steps 11 to 13 of an attack, and its end [Attack Sequence, Step by Step]. */
export const damageTasks: Resolvers<Kinds> = {
	/** Those who are about to be hurt use what prevents it, the defender first [Attack Sequence, step 11]. */
	*'attack-prevent'(table) {
		const { taken } = takenOf(blowsOf(table));
		for (const [vampire, amount] of Object.entries(taken)) {
			if (amount <= 0) continue;
			const seat = findVampire(table, vampire)?.seat;
			if (seat === undefined) continue;
			const abilities = preventing(table, seat, vampire);
			if (abilities.length === 0) continue;
			const declined = `declined ${vampire}`;
			if (attackOf(table).used.includes(declined)) continue;
			const key = yield* chooseOne({
				seat,
				prompt: 'prevention',
				about: { vampire, damage: amount },
				options: abilities.map((one) => one.key),
				optional: true
			});
			if (key !== null) return { next: [{ kind: 'use', seat, key }, { kind: 'attack-prevent' }] };
			return happens([{ type: 'PreventionDeclined', vampire }], { kind: 'attack-prevent' });
		}
		return {};
	},

	/** Reading aggravatedShare: asked where it decides whether a vampire is burned [Aggravated Damage]. */
	*'attack-share'(table) {
		const vampire = undecided(table);
		const seat = vampire === null ? undefined : findVampire(table, vampire)?.seat;
		if (vampire === null || seat === undefined) return {};
		const first = yield* chooseOne({ seat, prompt: 'share', about: { vampire }, options: SHARES });
		return happens(
			[{ type: 'ShareChosen', vampire, first: first === 'ordinary' ? 'ordinary' : 'aggravated' }],
			{ kind: 'attack-share' }
		);
	},

	/** R36, R46: all that gets through is taken, even from a vampire at 0; both may fall [Attack Sequence, step 12]. */
	'attack-take'(table) {
		const attack = attackOf(table);
		const blows = blowsOf(table);
		const { taken, aggravated } = takenOf(blows);
		const { sum, back, others } = blows;
		const events: TableEvent[] = [
			{ type: 'AttackSummed', sum, back, others, taken, aggravated },
			step(12)
		];
		const list: Falling[] = [];
		for (const seat of clockwise(table, attack.seat))
			for (const { id, blood } of coterieOf(table, seat)) {
				const lost = Math.min(blood, taken[id] ?? 0);
				const isOurs = seat === attack.seat;
				const other = isOurs ? attack.defender : attack.seat;
				const source = blows.sources[id] ?? other;
				if (lost > 0)
					events.push({ type: 'BloodMoved', vampire: id, by: -lost, why: 'damage', of: source });
				if (blood - lost > 0) continue;
				// Reading reach: at 0 in step 10 it is defeated; burned only where damage brought it to 0.
				const bled = blood === 0;
				const by = bled ? (attack.bled[id] ?? null) : source;
				const byVampire = isOurs ? reactorIn(attack) : attack.attacker;
				const isBurned = !bled && (aggravated[id] ?? 0) > 0;
				list.push({ vampire: id, to: isBurned ? 'burned' : 'torpor', by, byVampire });
			}
		return happens(
			events,
			...(list.length > 0 ? [{ kind: 'falls', list } as const] : []),
			...(typeof attack.target === 'number' ? mortalHit(table, attack, sum) : [])
		);
	},

	/** What counts “damage taken” [Attack Sequence, step 13]. */
	'attack-after'(table) {
		const attack = attackOf(table);
		const { target } = attack;
		const taken = typeof target === 'string' ? (attack.taken[target] ?? 0) : 0;
		const events = [step(13)];
		if (typeof target === 'string' && taken > 0)
			events.push({ type: 'DamageTaken', vampire: target, amount: taken });
		const texts =
			taken > 0
				? [...textOfCard(table, 'card', 'taken'), ...textOfCard(table, 'reaction', 'taken')]
				: [];
		return happens(events, ...texts);
	},

	'attack-end'(table) {
		const { card, reaction } = attackOf(table);
		const discarded = [card, reaction].flatMap((one) => one ?? []);
		const hasModifiers = table.order.some((seat) =>
			sideOf(table, seat).vampires.some(({ modifiers }) =>
				modifiers?.some(({ until }) => until === 'attack')
			)
		);
		// A card that was never revealed, as the attack ended before, is shown as it is discarded.
		const closed = discarded.find((one) => one.card === null);
		if (closed)
			return { next: [revealFirst(closed.slot, attackOf(table)), { kind: 'attack-end' }] };
		return happens([
			...(hasModifiers ? [{ type: 'ModifiersEnded', until: 'attack', seat: null } as const] : []),
			{ type: 'AttackEnded', discarded }
		]);
	}
};

const revealFirst = (slot: Slot, { card }: TableAttack): Task => ({
	kind: 'attack-reveal',
	which: card?.slot === slot ? 'card' : 'reaction'
});

/** R38: one blow of at least its Blood, or it is unhurt [Mortals and Retainers]. */
function mortalHit(table: Table, attack: TableAttack, sum: { readonly dealt: number }): Task[] {
	const slot = Number(attack.target);
	const lies = table.city.streets.find((one) => one.slot === slot);
	if (!lies) return [];
	const card = cardOf(table, lies.card);
	const blood = card.kind === 'mortal' || card.kind === 'antagonist' ? card.blood : Infinity;
	if (!mortalFalls(blood, sum.dealt)) return [];
	return [{ kind: 'mortal-falls', slot, vampire: attack.attacker }];
}

/** A vampire that falls, and is burned or not as its player shares out what cuts the damage; null: none. */
function undecided(table: Table): string | null {
	if (readingsOf(table).aggravatedShare !== 'defender') return null;
	const blows = blowsOf(table);
	const { taken, aggravated } = takenOf(blows);
	const { shares } = attackOf(table);
	const found = mixedIn(blows).find((id) => {
		const blood = findVampire(table, id)?.vampire.blood ?? 0;
		const falls = blood > 0 && (taken[id] ?? 0) >= blood;
		return falls && !aggravated[id] && shares[id] === undefined && burnsWith(table, id);
	});
	return found ?? null;
}

/** Who is hit by a blow with Aggravated damage in it. */
const mixedIn = ({ sum, back, hits }: ReturnType<typeof blowsOf>): readonly string[] => [
	...(hits.target !== null && isMixed(sum) ? [hits.target] : []),
	...(back && isMixed(back) ? [hits.attacker] : [])
];
const isMixed = ({ parts }: Sum): boolean => parts.some(({ aggravated }) => aggravated);

/** Whether it would be burned with ordinary damage cut first. */
function burnsWith(table: Table, vampire: string): boolean {
	const attack = attackOf(table);
	const shares = { ...attack.shares, [vampire]: 'ordinary' as const };
	const { aggravated } = takenOf(blowsOf({ ...table, attack: { ...attack, shares } }));
	return (aggravated[vampire] ?? 0) > 0;
}
