import { describe, expect, test } from 'vitest';
import { given } from '../../../../src/lib/games/core/testing.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { finished, happened, prologue, recorded, settled, stateAfter } from '../table.ts';

/** Reading `returning`: whoever comes back places a dot for each chapter that was missed. */

const two: Command[] = [recorded(1), finished(1), recorded(2), finished(2)];
const left: Command = { type: 'LeaveChronicle', seat: 's3' };
const back = (dots: Record<string, number>): Command => ({
	type: 'ReturnToChronicle',
	seat: 's3',
	dots
});

describe('reading returning: a dot for each chapter that was missed', () => {
	test('two chapters missed are two dots, no more and no fewer', () => {
		const away = happened([left, ...two], settled(3));
		given(heritage, ...away)
			.when(back({ valour: 1 }))
			.thenRefused('returning-dots');
		given(heritage, ...away)
			.when(back({ valour: 3 }))
			.thenRefused('returning-dots');
		const state = stateAfter(happened([back({ valour: 1, cruelty: 1 })], away));
		expect(state.players['s3']?.sheet?.dots).toEqual({ valour: 4, cruelty: 3 });
		expect(state.players['s3']?.away).toBeNull();
	});

	test('who leaves and comes back before a chapter was played has missed none', () => {
		const away = happened([left], settled(3));
		given(heritage, ...away)
			.when(back({ valour: 1 }))
			.thenRefused('returning-dots');
		expect(stateAfter(happened([back({})], away)).phase).toBe('between');
	});

	test('a late joiner has a free dot for each chapter in the prologue', () => {
		const joined = happened([...two, { type: 'JoinChronicle', seat: 's3' }], settled());
		expect(stateAfter(joined).phase).toBe('prologue');
		given(heritage, ...joined)
			.when(prologue('s3'))
			.thenRefused('prologue-dots');
		const dots = { valour: 4, cruelty: 3 };
		const state = stateAfter(happened([prologue('s3', { dots })], joined));
		expect(state.phase).toBe('between');
		expect(state.players['s3']?.sheet?.dots).toEqual(dots);
	});

	test('who left before the prologue places all of it in the prologue', () => {
		const joined: Command = { type: 'JoinChronicle', seat: 's3' };
		const away = happened([joined, left, ...two, back({})], settled());
		expect(stateAfter(away).phase).toBe('prologue');
		const state = stateAfter(happened([prologue('s3', { dots: { valour: 7 } })], away));
		expect(state.phase).toBe('between');
	});

	test('nobody waits for somebody who is away', () => {
		const joined: Command = { type: 'JoinChronicle', seat: 's3' };
		expect(stateAfter(happened([joined], settled())).phase).toBe('prologue');
		expect(stateAfter(happened([joined, left], settled())).phase).toBe('between');
		expect(() => happened([joined, left, recorded(1)], settled())).not.toThrow();
	});
});
