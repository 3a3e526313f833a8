import type { Prompt } from '../../../games/vendetta/table/prompts.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { Stage, Step } from '../../../games/vendetta/vocabulary.ts';
import type { UnderWay } from '../../codex/entries.ts';
import type { TermId } from '../codex/terms.ts';
import { questionTitle } from '../play/question-words.ts';
import { STAGE_TITLES, STEP_TITLES } from '../play/said.ts';

/** An entry that matters just now: a term, a ruling by its number, a reading. */
type EntryId = TermId | `ruling-${number}` | `reading-${string}`;

const IN_STAGE: { readonly [S in Stage]: readonly EntryId[] } = {
	feed: ['feed', 'victim', 'ruling-1', 'ruling-13'],
	'location-setup': ['location-setup', 'ally', 'location'],
	'hand-building': ['hand-building', 'clan-deck', 'ruling-2', 'ruling-3', 'ruling-4'],
	planning: [
		'planning',
		'face-down',
		'deployed-blood',
		'drain',
		'reading-lastBlood',
		'ruling-5',
		'ruling-6'
	],
	resolution: ['resolution', 'rival', 'turn-order'],
	'end-of-round': ['round', 'deployed-blood', 'ruling-36', 'ruling-37']
};

const IN_STEP: { readonly [S in Step]: readonly EntryId[] } = {
	withdraw: ['withdraw', 'stay', 'ruling-19', 'ruling-21', 'ruling-24', 'reading-unseenHome'],
	revelation: ['revelation', 'passive', 'ruling-8'],
	preparation: ['preparation', 'active', 'ruling-26', 'ruling-27', 'reading-arrivals'],
	conflict: ['conflict', 'total', 'rewards', 'ruling-28', 'ruling-29', 'reading-rewards'],
	aftermath: ['aftermath', 'winner', 'ruling-33', 'ruling-34', 'reading-arrivals']
};

/** What matters for a question, before what matters in its step. */
const ASKED: { readonly [P in Prompt]?: readonly EntryId[] } = {
	'frenzy-choice': ['frenzy', 'ruling-13', 'reading-cause'],
	bid: ['spend', 'ruling-17', 'reading-lastBlood'],
	spend: ['spend', 'ruling-17', 'reading-zeroCost'],
	may: ['ruling-47', 'ruling-46'],
	'which-rival': ['rival', 'ruling-44', 'reading-rivalsWhen'],
	'which-opponent': ['opponent', 'ruling-44'],
	'which-card': ['ruling-26', 'active'],
	'which-ability': ['reading-passives', 'passive'],
	where: ['location', 'ruling-38'],
	teammate: ['team', 'ruling-44'],
	drain: ['drain', 'diablerie', 'ruling-13'],
	undrain: ['drain', 'alliance'],
	'from-hand': ['hand', 'ruling-7'],
	'blood-along': ['deployed-blood', 'reading-lastBlood', 'reading-bloodAfter'],
	'tokens-along': ['diablerie', 'ruling-10', 'ruling-11']
};

/** What is under way at a table, and what matters for it. */
export function rulesNow(table: Table): UnderWay {
	const { phase, stage, question, conflict } = table;
	if (phase === 'clans') return { title: 'Clans are being chosen', ids: ['clan-card', 'ruling-1'] };
	if (phase === 'relics')
		return { title: 'Relics are being chosen', ids: ['relic', 'ruling-43', 'ruling-42'] };
	if (phase === 'finished')
		return { title: 'The game is over', ids: ['final-count', 'prince', 'ruling-40', 'ruling-42'] };
	const step = conflict ? IN_STEP[conflict.step] : [];
	const here = stage ? [...step, ...IN_STAGE[stage]] : [];
	const ids = [...new Set<EntryId>([...(question ? (ASKED[question.prompt] ?? []) : []), ...here])];
	if (question && question.prompt !== 'keep' && question.prompt !== 'token')
		return { title: questionTitle(question), ids };
	const title = conflict ? STEP_TITLES[conflict.step] : stage ? STAGE_TITLES[stage] : 'Set-up';
	return { title, ids };
}
