import { counted } from '../../../games/core/listed.ts';
import type { CommandOf } from '../../../games/rivals/commands.ts';
import type { StepOf } from '../../../games/rivals/events.ts';
import {
	hides,
	visibleOf,
	type Answer,
	type Side,
	type Stake
} from '../../../games/rivals/influence/conflict.ts';
import { openedIn } from '../../../games/rivals/influence/scheme.ts';
import { told, type Told } from '../history/history-line.ts';

type NameOf = (id: string) => string;

export const SIDE_WORDS: { readonly [S in Side]: string } = {
	yes: 'YES',
	no: 'NO',
	out: 'stays out'
};

/** An answer as the table hears it: “2 for YES, with a fist”. */
export function answerWords(
	answer: Pick<Answer, 'side' | 'exerted' | 'modifier' | 'fist'>
): string {
	if (answer.side === 'out') return SIDE_WORDS.out;
	const said = `${visibleOf(answer)} for ${SIDE_WORDS[answer.side]}`;
	if (!hides(answer)) return said;
	const hidden = [
		...(answer.modifier ? ['a card face down'] : []),
		...(answer.fist ? ['a fist'] : [])
	];
	return `${said}, with ${hidden.join(' and ')}`;
}

/** What a stake held. */
export function stakeWords({ fist, modifier }: Stake): string {
	const parts = [
		...(modifier > 0 ? [`a card for ${modifier} Influence`] : []),
		...(fist > 0 ? [counted(fist, 'Prestige', 'Prestige')] : [])
	];
	return parts.length > 0 ? parts.join(' and ') : 'nothing';
}

type SchemeCommand = CommandOf<'PlayScheme' | 'PromiseSide' | 'AnswerScheme' | 'TellStake'>;

/** What somebody wants of a Scheme. What they stake in secret is not among these words. */
export function schemeCommandWords(command: SchemeCommand, nameOf: NameOf): string {
	switch (command.type) {
		case 'PlayScheme':
			return `The Scheme ${command.name ?? ''}`.trim();
		case 'PromiseSide':
			return command.side === null
				? `${nameOf(command.seat)} drops a promise`
				: `${nameOf(command.seat)} promises ${SIDE_WORDS[command.side]}`;
		case 'AnswerScheme':
			return `${nameOf(command.seat)}: ${answerWords(command)}`;
		case 'TellStake':
			return `What ${nameOf(command.seat)} staked`;
	}
}

type SchemeEvent = StepOf<
	| 'SchemePlayed'
	| 'SidePromised'
	| 'SchemeAnswered'
	| 'StakesOpened'
	| 'StakeTold'
	| 'SchemeDecided'
>;

/** What happened to a Scheme, for the history. */
export function schemeTold(event: SchemeEvent, nameOf: NameOf): Told {
	switch (event.type) {
		case 'SchemePlayed': {
			const by = event.vampire === null ? [] : [`${nameOf(event.vampire)} exhausts.`];
			return told(`${nameOf(event.seat)} plays ${event.name ?? 'a Scheme'}`, ...by);
		}
		case 'SidePromised':
			return told(
				event.side === null
					? `${nameOf(event.seat)} drops a promise`
					: `${nameOf(event.seat)} promises ${SIDE_WORDS[event.side]}`
			);
		case 'SchemeAnswered':
			return told(`${nameOf(event.answer.seat)}: ${answerWords(event.answer)}`);
		case 'StakesOpened':
			return told(
				'Fists and cards open',
				...Object.entries(openedIn(event.stakes)).map(
					([seat, stake]) => `${nameOf(seat)}: ${stakeWords(stake)}.`
				)
			);
		case 'StakeTold':
			return told(`${nameOf(event.seat)} opens ${stakeWords(event.stake)}`);
		case 'SchemeDecided': {
			const { totals, passes, paid } = event;
			const tied = totals.yes === totals.no ? ' A tie is YES.' : '';
			return told(
				passes ? 'The Scheme succeeds' : 'The Scheme fails',
				`YES ${totals.yes}, NO ${totals.no}.${tied}`,
				...Object.entries(paid).map(([seat, prestige]) => `${nameOf(seat)}: −${prestige} Prestige.`)
			);
		}
	}
}
