import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { battlegroundsOf } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { ERAS, type Era } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { character, joined, setting, vampire } from './kit.ts';

const gain: Effect = { do: 'gain', what: 'power', amount: 1 };
const foe = { who: 'any', of: 'opponents' } as const;
const own = { who: 'any', of: 'own' } as const;

/** What asks somebody, or brings about what no other effect does. */
const EFFECTS: readonly Effect[] = [
	{ do: 'rejuvenate', whom: { who: 'each', of: 'own', where: { torpor: true } } },
	{ do: 'unexhaust', whom: { who: 'each', of: 'own', where: { exhausted: true } } },
	{ do: 'torpor', whom: { ...foe, where: { leader: false } }, sacrifice: true },
	{ do: 'torpor', whom: { ...foe, where: { leader: true } }, sacrifice: true },
	{ do: 'exhaust', whom: foe },
	{ do: 'take-boon', of: 'opponents' },
	{ do: 'take-boon', of: 'any-opponent' },
	{ do: 'recover-boon' },
	{ do: 'spend', amount: 1, then: [gain] },
	{ do: 'may', then: [gain] },
	{ do: 'either', of: [[gain], [gain, gain]] },
	{ do: 'reserve' },
	{ do: 'remove-from-queue', which: 'any' },
	{ do: 'draw-scheme', amount: 1 },
	{ do: 'recruit', from: 'queue', free: true },
	{ do: 'recruit', from: 'deck', free: true },
	{ do: 'additional-scheme' },
	{ do: 'declare-enemy', whom: foe },
	{ do: 'pack', then: [gain] },
	{ do: 'kiss-the-ring', suffer: [{ do: 'exhaust', whom: { who: 'chosen' } }] },
	{ do: 'embrace-the-chaos', by: ['archetype'] },
	{ do: 'black-market', offer: [gain] },
	{ do: 'invitation', parts: [[gain], [gain, gain]] },
	{ do: 'usurp', whom: { ...foe, where: { leader: false } } },
	{ do: 'craft-monstrosity', whom: own },
	{ do: 'edict', by: ['class'], on: 'with', then: [gain] }
];

/** All that is asked is answered by the first of the options. */
export function answerAll(sitting: Sitting): void {
	for (let { question } = sitting.table; question !== null; { question } = sitting.table)
		sitting.does({
			type: 'AnswerQuestion',
			question: question.id,
			seat: question.seat,
			choice: question.options.slice(0, Math.max(1, question.least)),
			note: ''
		});
}

/** Each of them played as a scheme at a table where it finds somebody, dealt by the box. */
export function effectsPlayed(): readonly TableEvent[] {
	return EFFECTS.flatMap((effect) => effectPlayed(effect).flat());
}

/** All commands that play an effect as a scheme, each with what happened. */
export function effectPlayed(effect: Effect): readonly (readonly TableEvent[])[] {
	const gifted = ['c6', 'c7', 'c8', 'c9', 'c10'];
	const plain = setting(2);
	const sitting = new Sitting(
		setting(2, {
			cast: plain.cast.map((card) =>
				gifted.includes(card.id)
					? character(card.id, {
							abilities: [{ name: card.id, effects: [gain], sticker: null }]
						})
					: card
			),
			schemes: [scheme('a-plan', ['warlike'], [effect]), scheme('b', ['warlike'])].concat(
				scheme('c', ['warlike'])
			),
			ruleset: { ...plain.ruleset, hands: 'open' }
		})
	);
	sitting.does({
		type: 'CorrectTable',
		corrections: [
			{ set: 'queue', queue: gifted },
			...['c1', 'c2'].map((id) => joined('s1', id, 'l1')),
			...['c3', 'c4'].map((id) => joined('s2', id, 'l2')),
			joined('s2', 'c5', 'c3'),
			joined('s2', 'c11', 'c3'),
			vampire('c1', 'l1', { exhausted: true, power: 1 }),
			vampire('c2', 'l1', { torpor: true }),
			vampire('l1', null, { power: 2, boons: ['brujah', 'brujah', 'gangrel'] }),
			vampire('l2', null, { boons: ['brujah', 'gangrel'] }),
			vampire('c3', 'l2', { boons: ['gangrel'] })
		],
		reason: 'as it lies'
	});
	sitting.does({ type: 'PlayScheme', seat: 's1', scheme: 'a-plan', leader: 'l1', borrowed: [] });
	answerAll(sitting);
	if (effect.do === 'black-market')
		sitting.does({ type: 'UseMarket', seat: 's1', scheme: 'a-plan', from: 'l1', clan: 'brujah' });
	return sitting.log;
}

/** A few rounds on the battlegrounds of each era, with everyone roaming and as infamous as the next. */
export function boardsPlayed(): readonly TableEvent[] {
	return ERAS.flatMap(roamed);
}

function roamed(era: Era): readonly TableEvent[] {
	const boards = battlegroundsOf(era, {});
	const plain = setting(3);
	const archetypes = ['warlike', 'scholarly', 'clandestine', 'wealthy'] as const;
	const sitting = new Sitting(
		setting(3, {
			era,
			battlegrounds: {
				class: boards.class.id,
				temperament: boards.temperament.id,
				geography: boards.geography.id
			},
			firstPlayer: null,
			cast: plain.cast.map((card, index) => ({
				...card,
				geography: 'roaming' as const,
				archetype: archetypes[index % archetypes.length] ?? 'warlike'
			}))
		}),
		BATTLEGROUND_MODULES
	);
	answerAll(sitting);
	sitting.does({
		type: 'CorrectTable',
		corrections: ['c1', 'c2'].flatMap((id, index) => [
			joined(`s${index + 1}`, id, `l${index + 1}`),
			vampire(id, `l${index + 1}`, { infamy: 3 })
		]),
		reason: 'as it lies'
	});
	for (let turn = 0; turn < 6; turn += 1) {
		const seat = sitting.table.turn?.seat ?? '';
		sitting.recruits(seat);
		answerAll(sitting);
		sitting.does({ type: 'EndTurn', seat });
		answerAll(sitting);
	}
	return sitting.log.flat();
}
