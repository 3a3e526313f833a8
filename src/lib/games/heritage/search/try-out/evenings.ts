import { seededChance } from '../../../core/chance.ts';
import { sameJson } from '../../../core/json.ts';
import type { ChapterSet } from '../../chronicle/chosen-cards.ts';
import type { CharacterCard } from '../../deck/cards.ts';
import { likelySetting } from '../../players/chronicle/likely-setting.ts';
import type { ThingId } from '../../shapes.ts';
import type { ChronicleState } from '../../state.ts';
import type { Setting } from '../../table/setting.ts';

/** The next chapter as it may be laid out after one choice, and what is different there after the other. */
export type Evening = {
	readonly setting: Setting;
	readonly otherwise: {
		readonly seats: Setting['seats'];
		/** Cards that read differently or are there only then, and those that are not. */
		readonly cast: readonly CharacterCard[];
		readonly gone: readonly ThingId[];
	};
};

/** So many evenings by chance, each the same after both choices but for what the choices change. */
export function eveningsAfter(
	one: ChronicleState,
	other: ChronicleState,
	set: ChapterSet,
	count: number,
	seed: number
): readonly Evening[] {
	return Array.from({ length: count }, (_, evening) => {
		const laid = (state: ChronicleState) =>
			likelySetting(seededChance(seed + evening), state, set, 'app');
		const [setting, otherwise] = [laid(one), laid(other)];
		const known = new Map(setting.cast.map((card) => [card.id, card]));
		const then = new Set(otherwise.cast.map(({ id }) => id));
		return {
			setting,
			otherwise: {
				seats: otherwise.seats,
				cast: otherwise.cast.filter((card) => !sameJson(known.get(card.id) ?? null, card)),
				gone: setting.cast.flatMap(({ id }) => (then.has(id) ? [] : [id]))
			}
		};
	});
}

/** The evening after the other choice, its cards in the same order. */
export function otherSetting({ setting, otherwise }: Evening): Setting {
	const changed = new Map(otherwise.cast.map((card) => [card.id, card]));
	const stayed = setting.cast.flatMap((card) =>
		otherwise.gone.includes(card.id) ? [] : (changed.get(card.id) ?? card)
	);
	const known = new Set(setting.cast.map(({ id }) => id));
	const added = otherwise.cast.filter(({ id }) => !known.has(id));
	return { ...setting, seats: otherwise.seats, cast: [...stayed, ...added] };
}
