import type { EffectKind, EffectOf } from '../../src/lib/games/heritage/effects/effect.ts';
import {
	activate,
	any,
	BEARER,
	CLAN_LEADER,
	gain,
	perEach,
	RESERVE,
	SIRE,
	those
} from '../../src/lib/games/heritage/open/phrases.ts';

/** One of each kind; what a card of it says is generated. */
export const EXAMPLES: { readonly [K in EffectKind]: EffectOf<K> } = {
	activate: { do: 'activate', whom: BEARER },
	modify: { do: 'modify', attribute: 'north' },
	trigger: { do: 'trigger', whom: any('own', { ancilla: true }) },
	gain: { do: 'gain', what: 'power', amount: perEach('coterie', 3) },
	assign: { do: 'assign', what: 'infamy', amount: 1, to: any('opponents') },
	lose: { do: 'lose', what: 'power', amount: 2, from: CLAN_LEADER },
	move: { do: 'move', what: 'power', amount: 1, from: any('opponents'), to: BEARER },
	spend: { do: 'spend', amount: 1, then: [activate(SIRE)] },
	'take-boon': { do: 'take-boon', of: 'any-opponent' },
	'recover-boon': { do: 'recover-boon' },
	exhaust: { do: 'exhaust', whom: any('opponents', { exhausted: false }) },
	unexhaust: { do: 'unexhaust', whom: { who: 'coterie' } },
	rejuvenate: { do: 'rejuvenate', whom: any('own', { torpor: true }) },
	torpor: { do: 'torpor', whom: any('opponents', { temperament: 'cruel' }), sacrifice: true },
	'remove-from-queue': { do: 'remove-from-queue', which: 'each', where: { ancilla: true } },
	reserve: { do: 'reserve' },
	'draw-scheme': { do: 'draw-scheme', amount: 1 },
	recruit: { do: 'recruit', from: 'queue', free: true, where: { archetype: 'wealthy' } },
	'additional-scheme': { do: 'additional-scheme' },
	banish: { do: 'banish' },
	may: { do: 'may', then: [RESERVE] },
	either: { do: 'either', of: [[RESERVE], [gain(1)]] },
	if: { do: 'if', count: those('own', { class: 'elitist' }), least: 3, then: [gain(1)] },
	'declare-enemy': { do: 'declare-enemy', whom: any('opponents') },
	pack: { do: 'pack', then: [gain(perEach('pack', 3))] },
	'kiss-the-ring': {
		do: 'kiss-the-ring',
		suffer: [{ do: 'exhaust', whom: any('that-opponent') }]
	},
	'embrace-the-chaos': { do: 'embrace-the-chaos', by: ['class', 'archetype'] },
	'black-market': { do: 'black-market', offer: [RESERVE] },
	invitation: { do: 'invitation', parts: [[gain(2)], [activate(BEARER)]] },
	usurp: { do: 'usurp', whom: any('own', { torpor: true }) },
	'craft-monstrosity': { do: 'craft-monstrosity', whom: any('own') },
	edict: { do: 'edict', by: ['geography'], on: 'with', then: [activate(CLAN_LEADER)] },
	manual: { do: 'manual', text: 'Turn your leader card over.' }
};
