import { pick, type Chance } from '../../../core/chance.ts';
import { bodyOf } from '../../table/effects/bodies.ts';
import type { TableCommand, TableCommandOf } from '../../table/commands.ts';
import { legalCommands } from '../../table/legal.ts';
import type { Question } from '../../table/questions.ts';
import type { SeatView } from '../../table/own-view.ts';
import { cardOf, coterieOf, findVampire, isActive, rivalOf, sideOf } from '../../table/where.ts';
import { blowUnderWay } from './blow.ts';
import { leastNeeded } from './attacks.ts';
import { costWorth, effectsWorth, type Scales } from './effect-worth.ts';
import {
	abilityPays,
	blockWith,
	bloodOf,
	claimAttack,
	damageOn,
	reactionOf,
	rewardOf,
	spread
} from './fighting.ts';

/* Answers to what a table asks; those within a fight are judged in `fighting.ts`. */

type Answer = TableCommandOf<'AnswerQuestion'>;

/** Of vampires: own ones that are mended or spared, others that are hurt. */
function vampiresFor(
	{ table, seat }: SeatView,
	{ options, least, most, about }: Question
): readonly string[] {
	const card = typeof about['card'] === 'string' ? cardOf(table, about['card']) : null;
	const words = JSON.stringify(card?.parts ?? []);
	const isOwn = options.some((id) => findVampire(table, id)?.seat === seat);
	const lacks = (id: string) => bodyOf(table, id).bp - bloodOf(table, id);
	const weight = (id: string): number => {
		const found = findVampire(table, id);
		if (!found) return 0;
		if (words.includes('"mend"')) {
			const near = isActive(found.vampire) ? 0 : 1;
			return Math.min(3, lacks(id)) + (found.vampire.leader ? 0.5 : 0) + near;
		}
		if (words.includes('"ready"')) return found.vampire.bp + bloodOf(table, id) * 0.3;
		if (isOwn) return bloodOf(table, id);
		return words.includes('"exhaust"') ? found.vampire.bp : -bloodOf(table, id);
	};
	const ranked = options.toSorted((a, b) => weight(b) - weight(a));
	const n =
		words.includes('"ready"') || words.includes('"mend"')
			? most
			: Math.max(least, Math.min(1, most));
	return ranked.slice(0, n);
}

function schemeAnswer(view: SeatView, ways: readonly TableCommand[], chance: Chance): TableCommand {
	const { table, seat } = view;
	const { scheme } = table;
	const answers = ways.flatMap((one) => (one.type === 'AnswerScheme' ? [one] : []));
	if (!scheme) return pick(chance, ways);
	const asker = scheme.order[0] ?? seat;
	const effects = cardOf(table, scheme.card)
		.parts.filter(({ when }) => when === 'yes')
		.flatMap((part) => part.effects);
	const theirs = effectsWorth({ table, seat: asker, blow: null, foe: null }, effects);
	const isOwn = asker === seat;
	// What the asker gains counts against everybody else, and their own share for it.
	const own = effects.reduce((sum, effect) => {
		if (effect.do !== 'each') return sum;
		return sum + effectsWorth({ table, seat, blow: null, foe: null }, effect.then);
	}, 0);
	const want = isOwn ? theirs : own - 0.55 * Math.max(0, theirs + own * 0.5);
	const side = isOwn ? 'yes' : want > 0.2 ? 'yes' : want < -0.4 ? 'no' : 'out';
	const { prestige } = sideOf(table, seat);
	const most = prestige > 8 ? 2 : prestige > 5 ? 1 : 0;
	const stake = Math.abs(want) > 2 ? chance.below(most + 1) : 0;
	const fitting = answers
		.filter((one) => one.side === side && (one.hold ?? 0) <= stake)
		.map((one) => {
			const exerts = one.exert.length > 0 ? 2 : 0;
			const modifier =
				one.modifier !== undefined && Math.abs(want) > 3
					? 1.5
					: one.modifier !== undefined
						? -1
						: 0;
			return { one, worth: exerts + modifier + (one.hold === stake && stake > 0 ? 1 : 0) };
		})
		.sort((a, b) => b.worth - a.worth);
	return fitting[0]?.one ?? answers[0] ?? pick(chance, ways);
}

/** The best answer as it looks; what no rule below covers is drawn. */
export function answerFor(view: SeatView, question: Question, chance: Chance): TableCommand {
	const { table, seat, own } = view;
	const { id, prompt, options, least, about } = question;
	const say = (choice: readonly string[]): Answer => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice: [...choice]
	});
	const legal = (): readonly TableCommand[] =>
		legalCommands(view).filter(({ type }) => type === 'AnswerQuestion' || type === 'AnswerScheme');
	const fromHand = (): readonly string[] =>
		legal().flatMap((one) =>
			one.type === 'AnswerQuestion' && one.choice.length === 1 ? one.choice : []
		);
	switch (prompt) {
		case 'answer':
			return schemeAnswer(view, legal(), chance);
		case 'block': {
			const by = blockWith(view, options);
			return say(by === null ? [] : [by]);
		}
		case 'reaction': {
			const card = reactionOf(view, fromHand());
			return say(card === null ? [] : [card]);
		}
		case 'claim-card': {
			const cards = fromHand().toSorted((a, b) => damageOn(table, b) - damageOn(table, a));
			return say(cards.slice(0, 1));
		}
		case 'claim-attack':
			return say(claimAttack(view, options, String(about['target'])));
		case 'ability': {
			const damage = Number(about['damage'] ?? 0);
			const ranked = options
				.map((key) => ({
					key,
					worth: about['step'] === 'antagonists' ? 1 : abilityPays(view, key, damage)
				}))
				.sort((a, b) => b.worth - a.worth);
			return say(ranked[0] && ranked[0].worth > 0.25 ? [ranked[0].key] : []);
		}
		case 'prevention': {
			const damage = Number(about['damage'] ?? 1);
			const ranked = options
				.map((key) => ({ key, worth: abilityPays(view, key, damage) }))
				.sort((a, b) => b.worth - a.worth);
			return say(ranked[0] && ranked[0].worth > 0.1 ? [ranked[0].key] : []);
		}
		// Torpor takes a Prestige, which must not be the last.
		case 'share':
			return say([sideOf(table, seat).prestige <= 1 ? 'ordinary' : 'aggravated']);
		case 'reward':
			return say([rewardOf(view, String(about['vampire']))]);
		case 'retarget':
			return say([options.toSorted((a, b) => bloodOf(table, a) - bloodOf(table, b))[0] ?? '']);
		case 'other-target':
			return say(options.slice(0, Math.max(1, least)));
		case 'draw-from': {
			const vampires = own.hand.filter((card) => cardOf(table, card).kind === 'vampire').length;
			const wants =
				coterieOf(table, seat).length + vampires < 4 && sideOf(table, seat).prestige > 4;
			const from = wants ? 'faction' : 'library';
			return say([options.includes(from) ? from : (options[0] ?? '')]);
		}
		case 'discard':
			return say(leastNeeded(table, own.hand).slice(0, least));
		case 'mend': {
			const spare = Math.max(0, own.hand.length - 4);
			const wounded = options.toSorted((a, b) => bloodOf(table, a) - bloodOf(table, b));
			return say(wounded.slice(0, Math.min(spare, question.most)));
		}
		case 'mend-spread':
			return say([options.toSorted((a, b) => bloodOf(table, a) - bloodOf(table, b))[0] ?? '']);
		case 'spread':
			return say(spread(table, options, least));
		case 'which-vampires':
			return say(vampiresFor(view, question));
		case 'which-foe': {
			const rival = rivalOf(table, seat);
			return say([rival !== null && options.includes(rival) ? rival : (options[0] ?? '')]);
		}
		case 'which-way':
			return say([wayOf(view, options, about['card'])]);
		case 'may':
			return say([mayPays(view, about['card']) ? 'yes' : 'no']);
		case 'room':
			return say(options.slice(0, 1));
		// Nobody but people can read it.
		case 'manual':
			return say([]);
		// What is spent comes back in part, later.
		case 'invest':
			return say([
				options[Math.min(options.length - 1, Math.max(0, sideOf(table, seat).prestige - 6))] ?? '0'
			]);
		case 'intel-help':
			return say(helpFor(view, String(about['target']), Number(about['missing'] ?? 1)));
		default:
			return pick(chance, legal());
	}
}

/**
 * Cards for an attack of somebody else: on a vampire of one’s own Rival, out of a full hand. Not where it could knock the Rival out: that
 * would end the match for the attacker.
 */
function helpFor({ table, seat, own }: SeatView, target: string, missing: number) {
	const owner = findVampire(table, target)?.seat;
	if (owner === undefined || owner !== rivalOf(table, seat)) return [];
	const isNearEnd = coterieOf(table, owner).length <= 1 || sideOf(table, owner).prestige <= 1;
	const spare = own.hand.length - 5;
	if (isNearEnd || missing > Math.min(2, spare)) return [];
	return leastNeeded(table, own.hand).slice(0, missing);
}

/** The ways of a choice of a card, as it is asked of this player. */
function wayOf(view: SeatView, options: readonly string[], id: unknown): string {
	const { table, seat } = view;
	const parts = typeof id === 'string' ? cardOf(table, id).parts : [];
	const ways = parts
		.flatMap(({ effects }) => waysIn(effects))
		.find((of) => of.length === options.length);
	if (!ways) return options[0] ?? '0';
	const foe = table.attack
		? table.attack.seat === seat
			? table.attack.defender
			: table.attack.seat
		: null;
	const scales: Scales = { table, seat, blow: blowUnderWay(table), foe };
	const ranked = ways
		.map((effects, at) => ({ at, worth: effectsWorth(scales, effects) }))
		.sort((a, b) => b.worth - a.worth);
	return String(ranked[0]?.at ?? 0);
}

type Effects = Parameters<typeof effectsWorth>[1];
const waysIn = (effects: Effects): readonly (readonly Effects[])[] =>
	effects.flatMap((effect) => {
		if (effect.do === 'choose') return [effect.of];
		if (effect.do === 'each' || effect.do === 'may') return waysIn(effect.then);
		return [];
	});

function mayPays(view: SeatView, id: unknown): boolean {
	const { table, seat } = view;
	const parts = typeof id === 'string' ? cardOf(table, id).parts : [];
	const scales: Scales = {
		table,
		seat,
		blow: blowUnderWay(table),
		foe: table.attack?.defender ?? null
	};
	return parts
		.flatMap(({ effects }) => effects)
		.some(
			(effect) =>
				effect.do === 'may' && effectsWorth(scales, effect.then) > costWorth(scales, effect.cost)
		);
}
