import type {
	AnyBattleground,
	Battlegrounds
} from '../../../games/heritage/boards/battleground.ts';
import type { BattlegroundId } from '../../../games/heritage/boards/timeline.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';

/* A phone carries the rules of the three boards that lie on its table. */
const LOADERS: { readonly [Id in BattlegroundId]: () => Promise<AnyBattleground> } = {
	A: async () => (await import('../../../games/heritage/boards/a/rules.ts')).a,
	B: async () => (await import('../../../games/heritage/boards/b/rules.ts')).b,
	C: async () => (await import('../../../games/heritage/boards/c/rules.ts')).c,
	D: async () => (await import('../../../games/heritage/boards/d/rules.ts')).d,
	E: async () => (await import('../../../games/heritage/boards/e/rules.ts')).e,
	F: async () => (await import('../../../games/heritage/boards/f/rules.ts')).f,
	G: async () => (await import('../../../games/heritage/boards/g/rules.ts')).g,
	H: async () => (await import('../../../games/heritage/boards/h/rules.ts')).h,
	I: async () => (await import('../../../games/heritage/boards/i/rules.ts')).i
};

/** The rules of the boards that a table is set with. */
export async function loadBattlegrounds({
	battlegrounds
}: Pick<Setting, 'battlegrounds'>): Promise<Battlegrounds> {
	const letters = Object.values(battlegrounds).filter(
		(letter): letter is BattlegroundId => letter in LOADERS
	);
	const modules = await Promise.all(letters.map((letter) => LOADERS[letter]()));
	return Object.fromEntries(modules.map((module) => [module.id, module]));
}
