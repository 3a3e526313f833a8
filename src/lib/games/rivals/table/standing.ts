import type { VampireId } from '../match/state.ts';
import type { CardId } from '../cards/card.ts';
import { sceneOf } from './effects/bodies.ts';
import { allSo, amountIn } from './effects/scene.ts';
import { carriersOf, contextOf, textsOf } from './effects/texts.ts';
import type { Table } from './table.ts';

/** What texts in force say about the attack under way. */
export type Standing = {
	readonly n: number;
	readonly what: string;
	readonly card: CardId;
	readonly self: VampireId | null;
	readonly aggravated?: true;
};

/**
 * Texts that hold all the time and are about an attack. Intel, bonuses and what is forbidden are those of the attacker's side;
 * shields are for the vampire whose text it is, as the target.
 */
export function standingIn(
	table: Table,
	kind: 'intel' | 'bonus' | 'shield' | 'forbid'
): readonly Standing[] {
	const { attack } = table;
	if (!attack) return [];
	const scene = sceneOf(table);
	const found: Standing[] = [];
	for (const text of textsOf(table).always)
		for (const effect of text.part.effects) {
			if (effect.do !== kind) continue;
			for (const own of carriersOf(table, text)) {
				const isOurs = own.seat === attack.seat;
				if (kind === 'shield' ? own.self !== attack.target : !isOurs) continue;
				const context = contextOf({ ...text, ...own });
				if (!allSo(scene, context, text.part.if)) continue;
				found.push({
					n: effect.do === 'forbid' ? 0 : amountIn(scene, context, effect.n),
					what: effect.do === 'forbid' ? effect.what : kind,
					card: text.card,
					self: own.self,
					...(effect.do === 'bonus' && effect.aggravated && { aggravated: true as const })
				});
			}
		}
	return found;
}
