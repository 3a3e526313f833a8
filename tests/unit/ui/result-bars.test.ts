import { describe, expect, test } from 'vitest';
import { barsOf } from '../../../src/lib/ui/result/bars.ts';

describe('the bars of a result', () => {
	const part = (source: string, points: number) => ({
		source,
		points,
		label: source,
		tint: 'strong' as const
	});

	test('what is gained grows to the right, what is lost eats it up from its end', () => {
		const [bar] = barsOf(
			[{ parts: [part('class', 6), part('power', 4), part('infamy', -3)] }],
			100
		);
		expect(bar?.gains.map(({ x, width }) => [x, width])).toEqual([
			[0, 60],
			[60, 40]
		]);
		expect(bar?.losses.map(({ x, width }) => [x, width])).toEqual([[70, 30]]);
		expect(bar?.gains.map(({ left }) => left)).toEqual([60, 10]);
	});

	test('all have one scale, and nothing runs out of the picture', () => {
		const bars = barsOf(
			[{ parts: [part('class', 10)] }, { parts: [part('power', 5), part('infamy', -9)] }],
			200
		);
		expect(bars[0]?.gains[0]?.width).toBe(200);
		expect(bars[1]?.gains[0]?.width).toBe(100);
		expect(bars[1]?.losses[0]).toMatchObject({ x: 0, width: 100 });
	});

	test('nobody with a point is drawn too', () => {
		expect(barsOf([{ parts: [part('power', 0)] }], 100)).toEqual([{ gains: [], losses: [] }]);
	});
});
