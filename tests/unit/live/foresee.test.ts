import { expect, test } from 'vitest';
import { pointsOf } from '../../../src/lib/games/heritage/chapter/points.ts';
import { Plan } from '../../../src/lib/ui/heritage/table/plan.svelte.ts';
import { liveTable } from './kit.ts';

test('a recruit is foreseen to what it does to the boards, although nobody knows who comes into the queue', async () => {
	const { live } = await liveTable();
	const { recruit, seat } = live.moves;
	const free = recruit?.characters.findLast(({ cost }) => cost === 0);
	const sire = recruit?.sires[0];
	if (!free || sire === undefined) throw new Error('somebody can be recruited');
	const plan = new Plan(live, {
		type: 'Recruit',
		seat,
		character: free.character,
		sire,
		paid: {}
	});
	const { events, newcomer, table } = plan.foreseen;
	expect(newcomer).toBe(true);
	expect(events.map(({ type }) => type)).toContain('BoardChanged');
	expect(table.boards).not.toEqual(live.table.boards);
});

test('a recruit that draws a scheme is foreseen to its end: which one it is changes nothing else', async () => {
	let found = 0;
	for (const seed of [1, 2, 3, 4]) {
		const { live } = await liveTable({ seed, hands: 'open' });
		const { recruit, seat } = live.moves;
		const sire = recruit?.sires[0] ?? '';
		const plan = (recruit?.characters ?? [])
			.filter(({ cost }) => cost === 0)
			.map(({ character }) => new Plan(live, { type: 'Recruit', seat, character, sire, paid: {} }))
			.find(({ foreseen }) => foreseen.draws && foreseen.choice === null);
		if (!plan) continue;
		found += 1;
		const { table, chance } = plan.foreseen;
		expect(chance).toBe(false);
		expect(table.ruleset).toEqual(live.table.ruleset);
		await plan.confirm();
		expect(live.table.boards).toEqual(table.boards);
		expect(live.points).toEqual(pointsOf(table, live.battlegrounds));
	}
	expect(found, 'tables on which a recruit draws a scheme').toBeGreaterThan(0);
});

test('with the box, what was chosen ahead is answered once the cardboard has been looked at', async () => {
	const { live } = await liveTable({ era: 7, dealer: 'box' });
	const { recruit, seat } = live.moves;
	const sire = recruit?.sires[0] ?? '';
	const plans = (recruit?.characters ?? [])
		.filter(({ cost }) => cost === 0)
		.map(({ character }) => new Plan(live, { type: 'Recruit', seat, character, sire, paid: {} }));
	const plan = plans.find(({ foreseen }) => foreseen.choice?.prompt === 'which-allegiance-move');
	const option = plan?.foreseen.choice?.options.at(-1);
	if (!plan || option === undefined) throw new Error('nobody asks for a move on the map');
	const asking = plan.foreseen.table;
	plan.choose([option]);
	// Its words are looked up where it was asked.
	expect(plan.asking(0)).toEqual(asking);

	await plan.confirm();
	const asked = live.table.question;
	expect(asked?.prompt).toBe('which-character-came');
	const came = asked?.options[0] ?? '';
	await live.act({
		type: 'AnswerQuestion',
		question: asked?.id ?? 0,
		seat: null,
		choice: [came],
		note: ''
	});
	expect(live.table.queue).toContain(came);
	expect(live.table.question?.prompt).not.toBe('which-allegiance-move');
	expect(live.course.steps.flat()).toContainEqual(
		expect.objectContaining({ type: 'QuestionAnswered', choice: [option] })
	);
});

test('a plan that lies open names whose turn it is now', async () => {
	const { live } = await liveTable();
	const [first] = live.table.seats.filter(({ seat }) => seat !== live.table.turn?.seat);
	const waiting = first?.seat ?? '';
	const plan = new Plan(live, { type: 'EndTurn', seat: waiting });
	const before = live.table.turn?.seat;
	expect(plan.foreseen.refusal).toMatchObject({
		reason: 'not-your-turn',
		about: { active: before }
	});
	for (let turns = 0; turns < 3 && live.table.turn?.seat === before; turns++) {
		const { recruit, seat } = live.moves;
		const free = recruit?.characters.find(({ cost }) => cost === 0);
		const [sire = ''] = recruit?.sires ?? [];
		if (free) {
			const command = { type: 'Recruit', seat, character: free.character, sire, paid: {} } as const;
			await live.act(command);
		}
		for (let asked = live.table.question; asked; asked = live.table.question)
			await live.act({
				type: 'AnswerQuestion',
				question: asked.id,
				seat: asked.seat,
				choice: asked.options.slice(0, asked.least),
				note: ''
			});
		await live.act({ type: 'EndTurn', seat });
	}
	const now = live.table.turn?.seat;
	expect(now).not.toBe(before);
	const { refusal } = plan.foreseen;
	expect(refusal?.about?.['active'] ?? now).toBe(now);
	expect(plan.table).toBe(live.table);
});
