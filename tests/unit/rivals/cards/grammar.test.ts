import { describe, expect, it } from 'vitest';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import { effectsSchema, WORDS } from '../../../../src/lib/games/rivals/cards/effects.ts';
import { partsSchema } from '../../../../src/lib/games/rivals/cards/part.ts';

const EXAMPLES = Object.entries(WORDS).map(([kind, { example }]) => ({ do: kind, ...example }));

describe('the words of the cards', () => {
	it.each(EXAMPLES)('$do: its example is an effect', (effect) => {
		expect(parseAs(effectsSchema, [effect])).toMatchObject({ success: true, output: [effect] });
	});

	it('holds only what can hold in an `always` part', () => {
		const always = (effect: unknown) =>
			parseAs(partsSchema, [{ when: 'always', effects: [effect] }]);
		expect(always({ do: 'influence', n: 1, who: 'this' }).success).toBe(true);
		expect(always({ do: 'draw', n: 1 }).success).toBe(false);
	});

	it('takes a cost only for what is used', () => {
		const effects = [{ do: 'draw', n: 1 }];
		const cost = { blood: 1 };
		expect(parseAs(partsSchema, [{ when: { use: 'action' }, cost, effects }]).success).toBe(true);
		expect(parseAs(partsSchema, [{ when: 'play', cost, effects }]).success).toBe(false);
	});
});
