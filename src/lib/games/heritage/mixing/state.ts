import type { Protocol, Terms } from '../../core/fair/protocol.ts';
import type { Mixing } from '../../core/fair/mixing.ts';
import { FIRST_ROUND } from '../../core/fair/round.ts';
import { hashOf } from '../../core/hash.ts';
import { markOf } from '../dealing/sealed.ts';
import type { Step } from '../table/course.ts';
import type { Setting } from '../table/setting.ts';
import type { MixingSaw } from './steps.ts';

export const MIXING = {
	domain: 'elysium-mixing/1',
	number: 'number',
	key: 'all',
	uncovered: { setting: 'setting-not-covered' },
	changed: { setting: 'setting-changed' }
} as const satisfies Protocol<MixingSaw>;

export const termsOf = ({ id, saw }: Pick<MixingState, 'id' | 'saw'>) =>
	({ protocol: MIXING, id, saw }) satisfies Terms<MixingSaw>;

/** The mixing of a table's cards as far as it has come. Nothing that is taken back at the table takes anything from it. */
export type MixingState = Mixing<MixingSaw> & {
	readonly id: string;
	readonly chapter: number | null;
	/** Whose table it is, by `markOf`: one that is laid out again keeps its chance. */
	readonly mark: string;
	/** What every seal has to cover. */
	readonly saw: MixingSaw;
	/** Whether the cards of its table, as that stands, were dealt by it; nothing that happens in a later chapter changes it. */
	readonly dealt: boolean;
};

/** The mixing that a table is laid out for; null: its cards are shuffled by the server alone. */
export function mixingOf(setting: Setting): MixingState | null {
	const { mixing } = setting;
	return mixing
		? {
				id: mixing.id,
				chapter: setting.chapter,
				mark: markOf(setting),
				saw: { server: mixing.server, setting: hashOf(setting) },
				...FIRST_ROUND,
				dealt: false,
				seed: null
			}
		: null;
}

/** Whether the app dealt by a mixing, in the steps that stand of the table it was for. */
export function dealsIn(steps: readonly Step[]): boolean {
	let asked = false;
	for (const event of steps.flat()) {
		if (event.type === 'QuestionAnswered' && asked) return true;
		if (event.type === 'DealerChanged' && event.dealer === 'app') return true;
		if (event.type === 'QuestionAsked') asked = event.question.prompt === 'deal-mixed-cards';
		else if (event.type === 'DealerChanged') asked = false;
	}
	return false;
}
