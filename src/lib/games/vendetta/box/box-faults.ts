import { fault, shown, type FileFault } from '../../core/file-fault.ts';
import type { ClanCard } from '../cards.ts';
import type { Ability } from '../effects/ability.ts';
import { IN_THE_BOX } from './box-set.ts';

type Placed = {
	readonly at: (field: string) => string;
	readonly of: 'clan card' | 'ally' | 'relic' | 'location card';
	readonly card: { readonly id: string; readonly abilities: readonly Ability[] };
};

const isClanCard = (card: Placed['card']): card is ClanCard => 'clan' in card;
const ACTIVE = ['preparation', 'conflict', 'aftermath'];

/** What is wrong with cards that are each sound by themselves: more of a clan than the box has, abilities that never come up. */
export function boxFaults(placed: readonly Placed[]): FileFault[] {
	const counts = new Map<string, number>();
	return placed.flatMap(({ at, of, card }) => {
		const faults = abilityFaults(of, card).map(([expected, got]) =>
			fault(at('effects'), expected, got)
		);
		if (!isClanCard(card)) return faults;
		const starting = card.starting === true;
		const sort = `${card.clan} ${starting}`;
		const n = (counts.get(sort) ?? 0) + 1;
		counts.set(sort, n);
		const most = starting ? IN_THE_BOX.starting : IN_THE_BOX.others;
		if (n <= most) return faults;
		const what = starting ? 'starting cards' : 'cards besides the starting cards';
		return [
			...faults,
			fault(at('clan'), `at most ${most} ${what} of a clan`, `one more, ${shown(card.id)}`)
		];
	});
}

function abilityFaults(
	of: Placed['of'],
	card: Placed['card']
): readonly (readonly [string, string])[] {
	const acts = of === 'clan card' && isClanCard(card) && ACTIVE.includes(card.kind);
	return card.abilities.flatMap(({ ability }): readonly (readonly [string, string])[] => {
		if (acts && ability !== 'acts')
			return [['“acts” on an Active card, which only acts in its step', shown(ability)]];
		if (!acts && ability === 'acts')
			return [['“when”, “use” or “always” on a card that has no step', shown(ability)]];
		return [];
	});
}
