import { expect, test } from 'vitest';
import { NO_COURSE } from '../../../src/lib/games/heritage/table/course.ts';
import type { Held } from '../../../src/lib/games/heritage/table/table.ts';
import {
	courseLog,
	type News,
	type TurnbackCommand
} from '../../../src/lib/ui/heritage/table/course-log.ts';
import type { TableLink } from '../../../src/lib/ui/heritage/table/link.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';

const drawn = (position: number): News => ({
	type: 'HappenedAtTable',
	event: { type: 'SchemeDrawn', seat: 's1', position, scheme: null }
});
const END = { type: 'EndTurn', seat: 's1' } as const;

/** A table where others write, and a hand is dealt as it is set here. */
class Elsewhere implements TableLink {
	readonly id = 'log-1';
	readonly log = courseLog({ course: NO_COURSE, version: 0 });
	hands: readonly Held[] = [];
	news: readonly News[] = [];
	asked: string[] = [];
	/** What the next answer waits for. */
	until: Promise<void> = Promise.resolve();

	readonly #told = async (what: string) => {
		this.asked.push(what);
		await this.until;
		const { version } = this.log;
		const written = this.news.map((word, index) => ({
			sequence: version + 1 + index,
			command: '',
			word
		}));
		this.news = [];
		this.log.dispatch({ type: 'read', written });
		return { accepted: true } as const;
	};
	act = () => this.#told('act');
	turnBack = ({ type }: TurnbackCommand) => this.#told(type);
	catchUp = () => this.#told('catch up');
	async hand() {
		this.asked.push('hand');
		const { hands } = this;
		await this.until;
		return hands;
	}
}

async function tableWith(cards: number) {
	const link = new Elsewhere();
	const live = new LiveTable({
		battlegrounds: {},
		sittings: [{ seat: 's1', name: 'Mira', mine: true }],
		link,
		writes: true
	});
	link.news = Array.from({ length: cards }, (_, position) => drawn(position));
	await live.catchUp();
	link.hands = Array.from({ length: 5 }, (_, position) => ({
		position,
		scheme: `scheme-${position}`
	}));
	return { live, link };
}

/** Something that an answer can wait for. */
function gate() {
	let open = (): void => undefined;
	const opened = new Promise<void>((resolve) => (open = resolve));
	return { opened, open: () => open() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a hand is hidden until it is opened, and then shows the faces in their places', async () => {
	const { live } = await tableWith(2);
	expect(live.handOf('s1')).toBeNull();
	expect(await live.openHand('s1')).toBe(true);
	expect(live.handOf('s1')).toEqual(['scheme-0', 'scheme-1']);
});

test('an open hand shows what was drawn since', async () => {
	const { live, link } = await tableWith(2);
	await live.openHand('s1');
	link.news = [drawn(2)];
	await live.catchUp();
	await settled();
	expect(live.handOf('s1')).toEqual(['scheme-0', 'scheme-1', 'scheme-2']);
});

test('where cards can lie otherwise, no old face is shown', async () => {
	const { live, link } = await tableWith(1);
	await live.openHand('s1');
	link.hands = [{ position: 0, scheme: 'another' }];
	const { opened, open } = gate();
	link.news = [{ type: 'UndoneAtTable', kept: 0 }, drawn(0)];
	await live.catchUp();
	link.until = opened;
	expect(live.handOf('s1')).not.toEqual(['scheme-0']);
	open();
	await settled();
	expect(live.handOf('s1')).toEqual(['another']);
});

test('a hand that was laid down meanwhile is not shown when it comes', async () => {
	const { live, link } = await tableWith(1);
	const { opened, open } = gate();
	link.until = opened;
	const opening = live.openHand('s1');
	live.closeHands();
	open();
	expect(await opening).toBe(false);
	expect(live.handOf('s1')).toBeNull();
});

test('an intention waits for what others did, and is not lost', async () => {
	const { live, link } = await tableWith(1);
	const { opened, open } = gate();
	link.until = opened;
	const caught = live.catchUp();
	const acted = live.act(END);
	open();
	expect(await caught).toBe(true);
	expect(await acted).toBe(true);
	expect(link.asked.slice(-2)).toEqual(['catch up', 'act']);
});

test('what is taken back is what was seen when it was asked for', async () => {
	const { live, link } = await tableWith(1);
	const { opened, open } = gate();
	const { length } = live.course.steps;
	link.until = opened;
	link.news = [{ type: 'HappenedAtTable', event: { type: 'TurnEnded', seat: 's1' } }];
	const caught = live.catchUp();
	const undone = live.turnBack({ type: 'UndoAtTable', kept: 0, of: length });
	open();
	await Promise.all([caught, undone]);
	expect(link.asked.at(-1)).toBe('UndoAtTable');
	expect(live.course.steps.length).toBeGreaterThan(length);
});
