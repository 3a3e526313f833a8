import { describe, expect, it } from 'vitest';
import { LEARNER } from '../../../../src/lib/games/vendetta/lesson/learner.ts';
import type { Face, LocationId, Token } from '../../../../src/lib/games/vendetta/vocabulary.ts';
import { firstRound } from '../../../../src/lib/ui/vendetta/lesson/first-round.ts';
import { vendettaHints, vendettaOpenings } from '../../../../src/lib/ui/vendetta/lesson/hints.ts';
import { TAUGHT } from '../../../../src/lib/ui/vendetta/lesson/taught.ts';
import { expectShort } from '../../../support/short.ts';
import { Headless } from './headless.ts';

const seat = LEARNER;

function keep(lesson: Headless, ...cards: string[]): void {
	lesson.read();
	lesson.act({ type: 'KeepCards', seat, cards });
	lesson.opponents();
}

function play(lesson: Headless, card: string, at: LocationId, face: Face, blood: number): void {
	lesson.read();
	lesson.read(lesson.seen({ playing: card }));
	lesson.act({ type: 'PlayCard', seat, card, at, face, blood, flip: 0 });
	lesson.read();
	// A turn in which nothing else can be done ends by itself.
	if (lesson.table.turn?.seat === seat) lesson.act({ type: 'EndTurn', seat });
	lesson.opponents();
}

function choose(lesson: Headless, location: LocationId, token: Token): void {
	lesson.read();
	lesson.opponents();
	lesson.act({ type: 'ChooseToken', seat, location, token });
}

/** The round as the coach advises. */
function asAdvised(): Headless {
	const lesson = new Headless();
	keep(lesson, 'brujah-brick', 'brujah-swing-first');
	play(lesson, 'brujah-ready', '1', 'up', 3);
	play(lesson, 'brujah-swing-first', '2', 'down', 2);
	lesson.read();
	lesson.act({ type: 'DrainCard', seat, card: 'victim' });
	play(lesson, 'brujah-brick', '1', 'up', 0);
	choose(lesson, '1', 'stay');
	choose(lesson, '2', 'withdraw');
	choose(lesson, 'haven', 'stay');
	lesson.read();
	return lesson;
}

describe('the first round', () => {
	it('is played to its end by the engine, and says each idea when it first matters', () => {
		const lesson = asAdvised();
		expect(lesson.table.phase).toBe('finished');
		expect(lesson.due(), 'nothing is left to be said').toBeNull();
		const winner = lesson.table.score?.seats.find(({ place }) => place === 1);
		expect(winner?.seat, 'who follows the coach wins').toBe(LEARNER);
		const ids = lesson.said.map((line) => line.split(':')[0]);
		expect([...new Set(ids)]).toEqual([
			'welcome',
			'aim',
			'pool',
			'victim',
			'hand-building',
			'location',
			'planning',
			'first-card',
			'deployed-blood',
			'first-end',
			'face-down-seen',
			'second-card',
			'face-down',
			'second-end',
			'last-blood',
			'drain',
			'third-card',
			'resolution',
			'rewards',
			'stay',
			'steps',
			'frenzy',
			'ranking',
			'vampire',
			'token',
			'withdraw',
			'withdrew',
			'haven',
			'ambition',
			'final-count',
			'farewell'
		]);
		for (const line of lesson.said) expectShort(line.slice(line.indexOf(':') + 2));
	});

	it('says what is on this table', () => {
		const said = asAdvised().said.join('\n');
		expect(said).toContain('You lead the Brujah against Ada and Bo.');
		expect(said).toMatch(/^stay: You have \d+; Ada has \d+\. Stay\.$/m);
		expect(said).toMatch(
			/^withdraw: You have \d+; Bo has \d+ and a face-down card\. Withdraw: your Blood returns/m
		);
		expect(said).toContain('Your Rival there, Ada, has 1 Blood left.');
		expect(said).toContain(
			'frenzy: Ada’s Pool is empty: Frenzy drains a random card of that Alliance. You caused it: +1 Influence.'
		);
		expect(said).toContain('ambition: You play first from now on.');
	});

	it('names the hints that a full game need not repeat', () => {
		const steps = firstRound.map(({ id }) => id);
		const hints = [...vendettaHints, ...vendettaOpenings].map(({ id }) => id);
		for (const [step, taught = []] of Object.entries(TAUGHT)) {
			expect(steps).toContain(step);
			for (const hint of taught) expect(hints).toContain(hint);
		}
	});

	it('has a name of its own for each step', () => {
		expect(new Set(firstRound.map(({ id }) => id)).size).toBe(firstRound.length);
	});
});
