import { expect, test } from 'vitest';
import { asHeard } from '../../../src/lib/ui/heritage/chapter/aftermath/deck-scene-of.ts';
import type { DeckMissionScene } from '../../../src/lib/ui/heritage/chapter/aftermath/scene.ts';

const choice = (decided: 'first' | 'second') => ({ decided, text: 'Burn it.', reward: null });
const scene: DeckMissionScene = {
	kind: 'deck-mission',
	seat: 's1',
	mission: { id: 'm1', name: 'The letter', text: 'Find it.' },
	reading: 'without-reward',
	readers: ['s2', 's3'],
	read: { question: 'What of the letter?', choices: [choice('first'), choice('second')] },
	decided: null
};
const words = (one: DeckMissionScene) => JSON.stringify(one.read);

test('who claimed a mission hears its back, and has no word of it on the screen', () => {
	const heard = asHeard(scene, ['s1']);
	expect(heard.heard).toBe(true);
	expect(words(heard)).not.toMatch(/letter|Burn/);
	expect(heard.read?.choices.map(({ decided }) => decided)).toEqual(['first', 'second']);
});

test.each<[string, DeckMissionScene, string[]]>([
	['whoever reads', scene, ['s2']],
	['who looks on', scene, []],
	['a phone that goes round', scene, ['s1', 's2']],
	['everybody with full information', { ...scene, reading: 'full-information' }, ['s1']]
])('%s sees it', (_who, one, plays) => {
	expect(asHeard(one, plays)).toBe(one);
});
