import type {
	AnyBattleground,
	Battlegrounds
} from '../../../games/heritage/battlegrounds/battleground.ts';
import type { BattlegroundId } from '../../../games/heritage/battlegrounds/timeline.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';

/* A phone carries the rules of the three boards that lie on its table. */
const LOADERS: { readonly [Id in BattlegroundId]: () => Promise<AnyBattleground> } = {
	A: async () => (await import('../../../games/heritage/battlegrounds/a.ts')).a,
	B: async () => (await import('../../../games/heritage/battlegrounds/b.ts')).b,
	C: async () => (await import('../../../games/heritage/battlegrounds/c.ts')).c,
	D: async () => (await import('../../../games/heritage/battlegrounds/d.ts')).d,
	E: async () => (await import('../../../games/heritage/battlegrounds/e.ts')).e,
	F: async () => (await import('../../../games/heritage/battlegrounds/f.ts')).f,
	G: async () => (await import('../../../games/heritage/battlegrounds/g.ts')).g,
	H: async () => (await import('../../../games/heritage/battlegrounds/h.ts')).h,
	I: async () => (await import('../../../games/heritage/battlegrounds/i.ts')).i
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
