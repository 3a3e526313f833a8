import type { Prompt } from '../../../games/heritage/table/prompts.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { ReadingId } from '../../../games/heritage/readings/readings.ts';
import type { Category } from '../../../games/heritage/vocabulary.ts';
import type { RuleId } from '../codex/rules.ts';
import type { TermId } from '../codex/terms.ts';
import { boardTermId } from '../boards/term-id.ts';
import { boardOf } from '../../../games/heritage/boards/timeline.ts';

/** An entry of the codex that matters just now: a term, a rule, a ruling by its number, a reading. */
type EntryId = TermId | RuleId | `ruling-${number}` | `reading-${ReadingId}`;

/** What somebody at the table may be doing. */
export type Doing =
	'set-up' | 'recruit' | 'sire' | 'leader' | 'bearer' | 'scheme' | 'give-up' | 'wait' | 'finished';

/** Three rules, the reading, and the ruling that bites. */
export const MATTERS: { readonly [D in Doing]: readonly EntryId[] } = {
	'set-up': ['rule-set-up', 'rule-who-starts', 'rule-players', 'reading-startPower', 'ruling-13'],
	recruit: ['rule-recruit', 'rule-cost', 'rule-once', 'reading-leftmostCosts', 'ruling-15'],
	sire: ['rule-sire', 'rule-after-recruit', 'rule-place', 'reading-torporChilder', 'ruling-1'],
	leader: ['rule-leader', 'rule-coterie', 'rule-boons', 'reading-boons', 'ruling-14'],
	bearer: ['rule-assets', 'asset', 'rule-torpor', 'reading-assets', 'ruling-2'],
	scheme: [
		'rule-one-scheme',
		'rule-coterie',
		'rule-boons',
		'reading-battlegroundScheme',
		'ruling-6'
	],
	'give-up': ['rule-dead-end', 'rule-recruit', 'rule-cost', 'reading-deadEnd', 'ruling-25'],
	wait: ['rule-turn', 'rule-rounds', 'rule-points', 'reading-rounds', 'ruling-25'],
	finished: ['rule-points', 'rule-missions', 'rule-tie', 'reading-missionTie', 'ruling-8']
};

/** `class` and so on stands for the battleground of that category on the table, and its reading. */
type Asked = EntryId | Category;

/** What matters for each question of the table. */
const ASKED: { readonly [P in Prompt]: readonly Asked[] } = {
	'which-character-came': ['queue', 'reading-queueSize', 'ruling-4', 'ruling-13'],
	'which-card-turned': ['malkavian', 'toreador', 'reading-deadEnd', 'ruling-13'],
	'which-scheme-drawn': ['clan-scheme', 'rule-draw-schemes', 'reading-hands'],
	'who-goes-first': ['first-player', 'rule-who-starts', 'reading-firstPlayer'],
	'which-allegiance': ['geography'],
	'deal-mixed-cards': ['queue', 'rule-set-up'],

	'which-side': ['temperament'],
	'which-ankh': ['geography', 'ankh', 'ruling-22'],
	'which-direction': ['roaming', 'geography', 'rule-activate', 'ruling-1'],
	'whom-the-trial-takes': ['class', 'rule-torpor', 'rule-sacrifice', 'ruling-23'],
	'which-allegiance-move': ['geography', 'rule-activate', 'ruling-1'],

	'which-vampire': ['any', 'rule-torpor', 'ruling-9', 'ruling-2'],
	'which-opponent': ['any-opponent', 'ruling-9', 'ruling-2'],
	'which-character': ['queue', 'reserve', 'reading-reserve', 'ruling-4'],
	'sacrifice-instead': ['rule-sacrifice', 'rule-torpor', 'reading-leaderTorpor', 'ruling-5'],
	'which-sire': [
		'rule-sire',
		'rule-after-recruit',
		'rule-place',
		'reading-torporChilder',
		'ruling-26'
	],
	'who-pays': ['rule-cost', 'power', 'reading-leftmostCosts'],
	'whose-boon': ['boon', 'rule-boons', 'reading-boons', 'ruling-10'],
	'which-boon': ['boon', 'rule-boons', 'reading-boons', 'ruling-10'],
	'whether-to': ['ability', 'ruling-2', 'ruling-3'],
	'one-of-these': ['ability', 'ruling-2', 'ruling-3'],
	'order-of-abilities': ['trigger', 'ability', 'ruling-3'],

	'name-an-attribute': ['attribute', 'malkavian', 'ruling-27'],
	'name-a-pack': ['gangrel', 'geography', 'roaming'],
	'give-a-boon': ['lasombra', 'boon', 'ruling-2'],
	'whom-to-invite': ['toreador', 'reading-invitationPower', 'ruling-25'],
	'order-of-the-invitation': ['toreador', 'reading-invitationPower', 'ruling-3'],
	'accept-the-invitation': ['toreador', 'reading-invitationPower', 'ruling-25'],
	'whom-to-usurp': ['tremere', 'reading-usurpedGrafts', 'ruling-28'],
	'which-usurper': ['tremere', 'reading-bondedUsurper', 'ruling-28'],
	'which-ancilla': ['tzimisce', 'ancilla', 'ruling-29'],

	'do-it-by-hand': ['correction', 'ruling-2', 'ruling-3'],

	'declare-an-archetype': ['rule-primogen', 'rule-tie', 'reading-primogenNoMatch'],
	'which-archetype-showed': ['rule-primogen', 'archetype', 'reading-primogenNoMatch'],
	'whom-the-lot-favours': ['rule-primogen', 'rule-tie', 'reading-primogenNoMatch']
};

/** What matters for a question asked at a table, the boards by what they are. */
export function mattersFor(prompt: Prompt, { boards }: Pick<Table, 'boards'>): readonly string[] {
	return ASKED[prompt].flatMap((id) => {
		if (id !== 'class' && id !== 'temperament' && id !== 'geography') return [id];
		const letter = boards[id]?.battleground ?? '';
		const board = boardOf(letter);
		return board ? [boardTermId(board), `reading-${letter}`] : [id];
	});
}
