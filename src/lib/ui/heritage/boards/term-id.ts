import type * as facts from '../../../games/heritage/boards/facts.ts';
import type { Battleground, BattlegroundId } from '../../../games/heritage/boards/timeline.ts';

/** The id of a board in the codex: its name as an address, `the-court`. */
export type BoardTermId = Slug<(typeof facts)[BattlegroundId]['name']>;
type Slug<Name extends string> = Name extends `${infer Word} ${infer More}`
	? `${Lowercase<Word>}-${Slug<More>}`
	: Lowercase<Name>;

export const boardTermId = ({ name }: Pick<Battleground, 'name'>): BoardTermId =>
	name.toLowerCase().replaceAll(' ', '-') as BoardTermId;
