import { someAnswers } from '../../core/run/answer.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import type { CardId } from '../cards/card.ts';
import { fistMost } from '../influence/answering.ts';
import { SIDES } from '../influence/conflict.ts';
import { clanFault } from './checks.ts';
import type { TableCommand } from './commands.ts';
import { attackCardFault } from './decide-attack.ts';
import { reactionFault } from './decide-choices.ts';
import { sidePromised } from './decide-promise.ts';
import { usableBy } from './effects/abilities.ts';
import { bodyOf } from './effects/bodies.ts';
import type { SeatView } from './own-view.ts';
import type { Question } from './questions.ts';
import type { Table } from './table.ts';
import { cardOf, cardOfKind, isActive, readingsOf, sideOf } from './where.ts';

/** More answers to one question than anybody looks through. */
const MOST_ANSWERS = 150;

/** Answers to the open question, as many as anybody looks through. */
export function answersTo(view: SeatView, question: Question): readonly TableCommand[] {
	const { table, seat, own } = view;
	const { id, prompt, hidden, least, most } = question;
	if (prompt === 'answer') return schemeAnswers(view);
	const say = (choice: readonly string[]): TableCommand => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice: [...choice]
	});
	if (!hidden) {
		if (most <= 1) return take(someAnswers(question), MOST_ANSWERS).map(say);
		const ways =
			prompt === 'spread' ? spreads(question) : selections(question.options, least, most);
		return take(ways, MOST_ANSWERS).map(say);
	}
	if (prompt === 'new-leader')
		return own.leaders
			.filter(
				(card) =>
					!table.order.some((other) =>
						sideOf(table, other).vampires.some((one) => one.card === card)
					)
			)
			.map((card) => say([card]));
	const fitting = own.hand.filter((card) => fits(table, seat, question, card));
	const ways = [...new Set(fitting)];
	if (prompt === 'reaction' || prompt === 'claim-card')
		return [say([]), ...ways.map((card) => say([card]))];
	// What is discarded: the last cards, as few or as many as may be, and each single one.
	const all = own.hand;
	const some = new Map<string, TableCommand>();
	const add = (choice: readonly CardId[]) =>
		some.set(JSON.stringify([...choice].sort()), say(choice));
	add(all.slice(all.length - least));
	if (most !== least) add(all.slice(all.length - most));
	if (least === 1 || (least === 0 && most > 0)) for (const card of new Set(all)) add([card]);
	return [...some.values()];
}

function fits(table: Table, seat: string, { prompt, about }: Question, card: CardId): boolean {
	if (prompt === 'reaction')
		return cardOf(table, card).kind === 'reaction' && reactionFault(table, seat, card) === null;
	if (prompt !== 'claim-card') return true;
	const type = ATTACK_TYPES.find((one) => one === about['type']);
	const vampire = about['vampire'];
	return (
		type !== undefined &&
		typeof vampire === 'string' &&
		attackCardFault(table, seat, vampire, type, card) === null
	);
}

/** Sides with nothing at stake, with all Influence, and with a few fists and each Modifier. */
function schemeAnswers({ table, seat, own }: SeatView): readonly TableCommand[] {
	const { scheme } = table;
	if (!scheme) return [];
	const { prestige, vampires } = sideOf(table, seat);
	const exert = vampires
		.filter((one) => isActive(one) && !one.noInfluence && bodyOf(table, one.id).influence > 0)
		.map(({ id }) => id);
	const most = fistMost(readingsOf(table), prestige);
	const fists = [...new Set([0, 1, 2, 3].filter((n) => n <= most))];
	const modifiers = [...new Set(own.hand)].filter((id) => {
		const face = cardOfKind(table, id, 'modifier');
		return face !== null && clanFault(table, seat, face.clan) === null;
	});
	const promised = readingsOf(table).promises === 'held' ? sidePromised(table, seat) : null;
	const sides = SIDES.filter((side) => {
		if (promised !== null) return side === promised;
		return seat === scheme.order[0]
			? side === 'yes'
			: side !== 'out' || readingsOf(table).stayOut === 'allowed';
	});
	return sides.flatMap((side): TableCommand[] => {
		const plain = { type: 'AnswerScheme', seat, side, exert: [] } as const;
		if (side === 'out') return [{ ...plain, exert: [] }];
		const exerts = exert.length > 0 ? [[], exert] : [[]];
		const uses = usableBy(table, seat, 'influence').map(({ key }) => key);
		return exerts.flatMap((ids) => [
			{ ...plain, exert: ids },
			...fists.map((hold) => ({ ...plain, exert: ids, hold })),
			...modifiers.map((modifier) => ({ ...plain, exert: ids, modifier })),
			...uses.map((key) => ({ ...plain, exert: ids, uses: [key] }))
		]);
	});
}

/** Options in the order they stand, where another order is no other answer. */
function* selections(
	options: readonly string[],
	least: number,
	most: number
): Generator<readonly string[]> {
	if (least <= 0) yield [];
	if (most <= 0) return;
	for (const [at, option] of options.entries())
		for (const rest of selections(options.slice(at + 1), least - 1, most - 1))
			yield [option, ...rest];
}

/** Damage over vampires: each option is a place for one, and places of the same vampire are alike. */
function* spreads({
	options,
	most
}: Pick<Question, 'options' | 'most'>): Generator<readonly string[]> {
	const [first] = options;
	if (most <= 0) yield [];
	if (first === undefined || most <= 0) return;
	const id = first.split(' ')[0] ?? '';
	const own = options.filter((option) => option.startsWith(`${id} `));
	const others = options.slice(own.length);
	const fewest = Math.max(0, most - others.length);
	for (let n = fewest; n <= Math.min(most, own.length); n++)
		for (const rest of spreads({ options: others, most: most - n }))
			yield [...own.slice(0, n), ...rest];
}

function take<T>(from: Iterable<T>, most: number): readonly T[] {
	const taken: T[] = [];
	for (const one of from) {
		if (taken.length >= most) break;
		taken.push(one);
	}
	return taken;
}
