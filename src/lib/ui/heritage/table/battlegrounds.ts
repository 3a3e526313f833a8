import type {
	AnyBattleground,
	Battlegrounds
} from '../../../games/heritage/boards/battleground.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';
import { byLetter } from '../boards/by-letter.ts';

/* A phone carries the rules of the three boards that lie on its table. */
const RULES = byLetter(
	import.meta.glob<AnyBattleground>('../../../games/heritage/boards/*/rules.ts', {
		import: 'rules'
	})
);

/** The rules of the boards that a table is set with. */
export async function loadBattlegrounds({
	battlegrounds
}: Pick<Setting, 'battlegrounds'>): Promise<Battlegrounds> {
	const modules = await Promise.all(
		Object.values(battlegrounds).map(async (letter) => await RULES[letter]?.())
	);
	return Object.fromEntries(modules.flatMap((module) => (module ? [[module.id, module]] : [])));
}
