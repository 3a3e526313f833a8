import { ATTACK_TYPES, type AttackType } from '../attack/field.ts';
import { chooseOne } from './request.ts';
import { REST_OF_ATTACK } from './attack-tasks.ts';
import type { TableEvent } from './events.ts';
import { fieldOf } from './field.ts';
import { partyOf } from '../attack/field.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOf, coterieOf, findVampire, hunterOf, isActive, sideOf } from './where.ts';

type Kinds = 'claim-next' | 'claim-card' | 'claim-end';

/** Nobody blocks, reacts or needs Intel [Claim]. */
const SKIPPED: ReadonlySet<string> = new Set(['attack-block', 'attack-reaction']);

/** A claim to the Prince of the City: each foe may attack the claimant, one after the other [Claim]. */
export const claimTasks: Resolvers<Kinds> = {
	*'claim-next'(table) {
		const { claim } = table;
		if (!claim) return {};
		const { claimant, left } = claim;
		const [seat] = left;
		const found = findVampire(table, claimant);
		if (seat === undefined || !found || !isActive(found.vampire))
			return { next: [{ kind: 'claim-end' }] };
		const ready = coterieOf(table, seat).filter(({ exhausted }) => !exhausted);
		const options = ready.flatMap(({ id }) => ATTACK_TYPES.map((type) => `${id} ${type}`));
		const chosen = yield* chooseOne({
			seat,
			prompt: 'claim-attack',
			about: { target: claimant },
			options,
			optional: true
		});
		const passed: TableEvent = { type: 'ClaimPassed', seat };
		if (chosen === null) return happens([passed], { kind: 'claim-next' });
		const [vampire = '', type = 'physical'] = chosen.split(' ');
		return happens(
			[passed],
			{ kind: 'claim-card', seat, vampire, type: type as AttackType },
			{ kind: 'claim-next' }
		);
	},

	/** Only the player whose Rival claims may play an Attack card [Claim]. */
	*'claim-card'(table, { seat, vampire, type }) {
		const { claim } = table;
		const found = findVampire(table, vampire);
		if (!claim || !found) return {};
		const { claimant } = claim;
		const field = fieldOf(table);
		const party = (id: string): readonly string[] => {
			const one = findVampire(table, id);
			return one ? partyOf(field, one.seat, one.vampire).map((member) => member.id) : [];
		};
		const begun: TableEvent[] = [
			{
				type: 'AttackBegan',
				seat,
				attacker: vampire,
				attack: type,
				defender: claim.seat,
				target: claimant,
				// Reading claimParty: a foe's attacker has the party it stands in.
				ours: party(vampire),
				theirs: party(claimant),
				claim: true
			},
			{ type: 'Exhausted', vampires: [vampire], slots: [] }
		];
		const rest: readonly Task[] = REST_OF_ATTACK.filter(({ kind }) => !SKIPPED.has(kind));
		const mayPlay = hunterOf(table, claim.seat) === seat && sideOf(table, seat).hand.library > 0;
		const [laid] = mayPlay
			? yield {
					seat,
					prompt: 'claim-card',
					about: { vampire, type },
					options: [],
					least: 0,
					most: 1,
					hidden: true
				}
			: [];
		if (laid !== undefined)
			begun.push({ type: 'CardLaid', seat, slot: table.nextSlot, as: 'attack', card: null });
		return happens(begun, ...rest);
	},

	/** Not defeated: the Title is attached, in place of another. Defeated: it stays in the Streets [Claim]. */
	'claim-end'(table) {
		const { claim } = table;
		if (!claim) return {};
		const found = findVampire(table, claim.claimant);
		const lies = princeIn(table);
		const holds = found !== null && isActive(found.vampire) && lies !== null;
		const ended: TableEvent = { type: 'ClaimEnded', holds };
		if (!holds) return happens([ended]);
		return happens([ended], {
			kind: 'attach',
			vampire: claim.claimant,
			attached: { slot: lies.slot, card: lies.card, owner: null },
			from: 'streets',
			seat: claim.seat
		});
	}
};

/** The Prince of the City, where it lies in the Streets; null: somebody bears it, or it has not come up. */
export const princeIn = (table: Pick<Table, 'city' | 'setting'>) =>
	table.city.streets.find(({ card }) => cardOf(table, card).kind === 'prince') ?? null;
