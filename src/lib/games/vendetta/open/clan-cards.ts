import type { ClanCard } from '../cards.ts';
import type { Ability } from '../effects/ability.ts';
import type { Clan } from '../vocabulary.ts';

type Active = 'preparation' | 'conflict' | 'aftermath';

/** Writes the nine cards of one clan, each in a line or two. Ids begin with the clan. */
export function cardsOf(clan: Clan) {
	const card =
		(kind: ClanCard['kind']) =>
		(id: string, name: string, power: number, ...abilities: Ability[]): ClanCard => ({
			id: `${clan}-${id}`,
			clan,
			name,
			kind,
			power,
			abilities
		});
	const first = (
		id: 'hunt' | 'ready',
		kind: ClanCard['kind'],
		name: string,
		power: number,
		effects: Ability[]
	) => ({
		...card(kind)(id, name, power, ...effects),
		starting: true
	});
	return {
		/** In the hand from the start: Blood after the conflict. */
		hunt: (name: string, power: number, ...effects: Ability[]): ClanCard =>
			first('hunt', 'aftermath', name, power, effects),
		/** In the hand from the start: Power. */
		ready: (kind: Active | 'plain', name: string, power: number, ...effects: Ability[]): ClanCard =>
			first('ready', kind, name, power, effects),
		passive: card('passive'),
		preparation: card('preparation'),
		conflict: card('conflict'),
		aftermath: card('aftermath')
	};
}
