import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../../../../src/lib/games/rivals/commands.ts';
import { inActionPhase, Table } from './table.ts';

type Played = CommandOf<'PlayTitle'>;

const KEEPER: Played['title'] = { name: 'Keeper of Elysium', limit: 'unique', influence: 4, bp: 4 };
const PRIMOGEN: Played['title'] = {
	name: 'Primogen',
	limit: 'per-player',
	influence: 1,
	bp: 3,
	gives: 1
};

const title = (rest: Partial<Played> = {}): Played => ({
	type: 'PlayTitle',
	vampire: 's1v2',
	title: KEEPER,
	exerted: [{ vampire: 's1v1', influence: 1 }],
	modifier: 2,
	prestige: 1,
	...rest
});

/** A table of four; s1 has a Leader and Velvet, Blood Potency 4. */
const table = (changed: Parameters<typeof inActionPhase>[0] = {}): Table => {
	const at = new Table(inActionPhase(changed));
	at.act({ type: 'Recruit', seat: 's1', bp: 4, name: 'Velvet' });
	return at;
};

describe('a Title that is played', () => {
	it('R62: the Leader exerts 1, an open modifier gives 2 and 1 Prestige the last: 4 in all', () => {
		const at = table();
		expect(at.prestige('s1')).toBe(11);
		at.act(title());
		expect(at.vampire('s1v2')).toMatchObject({ title: KEEPER, exhausted: true });
		expect(at.vampire('s1v1')).toMatchObject({ noInfluence: true });
		expect(at.vampire('s1v2')?.noInfluence).toBeUndefined();
		expect(at.prestige('s1')).toBe(10);
		expect(at.match.turn?.actionsLeft).toBe(1);
	});

	it('is undone as one step, tokens and all', () => {
		const at = table();
		const before = at.match;
		at.act(title());
		at.undo();
		expect(at.match).toEqual(before);
	});

	it('is refused without enough Influence, and for the last Prestige (R63)', () => {
		const at = table();
		expect(at.whyNot(title({ modifier: 0 }))).toBe('influence-short');
		at.act({ type: 'ChangePrestige', seat: 's1', by: -10 });
		expect(at.whyNot(title())).toBe('last-prestige-for-title');
	});

	it('is refused for a vampire that is exhausted, too low, of another, or has exerted', () => {
		const at = table();
		expect(at.whyNot(title({ title: { ...KEEPER, bp: 5 } }))).toBe('title-asks-bp');
		expect(at.whyNot(title({ vampire: 's2v1' }))).toBe('not-your-action');
		at.act(title());
		expect(at.whyNot(title({ title: PRIMOGEN }))).toBe('vampire-not-ready');
		expect(at.whyNot(title({ title: PRIMOGEN, vampire: 's1v1' }))).toBe('vampire-spent');
		at.toActionPhaseOf('s1');
		expect(at.vampire('s1v1')?.noInfluence).toBeUndefined();
		expect(at.whyNot(title({ title: PRIMOGEN }))).toBe('has-title');
	});

	it('needs an action of the Action Phase, and waits for a Scheme', () => {
		const at = table();
		at.act({ type: 'ChangeActions', by: -1 }, { type: 'ChangeActions', by: -1 });
		expect(at.whyNot(title())).toBe('no-action-left');
		at.act({ type: 'ChangeActions', by: 1 }, { type: 'PlayScheme', vampire: null });
		expect(at.whyNot(title())).toBe('scheme-under-way');
	});

	it('waits until all foes have answered a claim', () => {
		const at = table();
		at.act(
			{ type: 'MoveVampires', vampires: ['s1v1'], to: null },
			{ type: 'ClaimPrince', claimant: 's1v1' }
		);
		expect(at.whyNot(title())).toBe('claim-under-way');
		expect(at.whyNot({ type: 'LayConspiracy', vampire: 's1v2' })).toBe('claim-under-way');
	});

	it('R72: a unique Title in torpor is discarded there as another vampire gets it', () => {
		const at = table();
		at.act(title());
		at.toActionPhaseOf('s2');
		const other = title({
			vampire: 's2v1',
			title: { ...KEEPER, name: 'KEEPER OF ELYSIUM' },
			exerted: [],
			prestige: 2
		});
		expect(at.whyNot(other)).toBe('title-in-play');
		at.act({ type: 'FellVampire', vampire: 's1v2', to: 'torpor', by: 's2' });
		expect(at.vampire('s1v2')?.title).toEqual(KEEPER);
		at.act(other);
		expect(at.vampire('s1v2')?.title).toBeUndefined();
		expect(at.vampire('s2v1')?.title?.name).toBe('KEEPER OF ELYSIUM');
	});

	it('torporTitle: one per player in torpor counts, or does not', () => {
		for (const [torporTitle, why] of [
			['counts', 'title-of-yours'],
			['counts-not', null]
		] as const) {
			const at = table({ torporTitle });
			at.act(title({ title: PRIMOGEN, exerted: [], modifier: 0 }), {
				type: 'FellVampire',
				vampire: 's1v2',
				to: 'torpor',
				by: null
			});
			const second = title({ vampire: 's1v1', title: PRIMOGEN, exerted: [], modifier: 0 });
			expect(at.whyNot(second)).toBe(why);
		}
	});

	it('R73: a Primogen that was burned or made Prince leaves room for another', () => {
		const first = title({ title: PRIMOGEN, exerted: [], modifier: 0 });
		const second = { ...first, vampire: 's1v1' };
		const burned = table();
		burned.act(first, { type: 'FellVampire', vampire: 's1v2', to: 'burned', by: null }, second);
		expect(burned.vampire('s1v1')?.title).toEqual(PRIMOGEN);
		const prince = table();
		prince.act(first, { type: 'MovePrince', to: 's1v2' });
		expect(prince.vampire('s1v2')).toMatchObject({ prince: true });
		expect(prince.vampire('s1v2')?.title).toBeUndefined();
		expect(prince.whyNot(second)).toBeNull();
	});

	it('R75: a fourth attachment burns one that is no Title first', () => {
		const at = table();
		at.act({ type: 'SetAttachments', vampire: 's1v2', own: 3, foes: 0 });
		expect(at.whyNot(title())).toBe('burn-one-first');
		at.act(title({ burns: true }));
		expect(at.vampire('s1v2')).toMatchObject({ retainers: 2, title: KEEPER });
		expect(at.whyNot({ type: 'SetAttachments', vampire: 's1v2', own: 3, foes: 0 })).toBe(
			'attachments-most'
		);
	});

	it('R75: a Retainer won in an attack burns another one where a Title is the third attachment', () => {
		const at = table();
		at.act(
			title(),
			{ type: 'SetAttachments', vampire: 's1v2', own: 2, foes: 0 },
			{ type: 'DescribeVampire', vampire: 's1v2', bp: 4, facts: { physical: 3 } }
		);
		at.toActionPhaseOf('s1');
		at.act(
			{ type: 'MoveVampires', vampires: ['s1v2'], to: null },
			{
				type: 'BeginAttack',
				attacker: 's1v2',
				target: { mortal: { kind: 'citizen', blood: 2, agenda: 1 } },
				intel: [],
				as: 'physical',
				card: 'none'
			},
			{ type: 'TellTexts', texts: {}, reward: 'attach' }
		);
		at.act({ type: 'EndAttack', told: at.state.attack?.told ?? 0 });
		expect(at.vampire('s1v2')).toMatchObject({ retainers: 2, title: KEEPER });
	});

	it('keeps a City card that a vampire attached among its attachments', () => {
		const at = table();
		const clerk = { kind: 'citizen', name: 'Clerk', blood: 2, agenda: 1 } as const;
		at.act({ type: 'DescribeVampire', vampire: 's1v2', bp: 4, facts: { physical: 3 } });
		at.toActionPhaseOf('s1');
		at.act(
			{ type: 'TurnCity', of: 0, card: clerk, byText: true },
			{ type: 'MoveVampires', vampires: ['s1v2'], to: null },
			{
				type: 'BeginAttack',
				attacker: 's1v2',
				target: { mortal: { ...clerk, card: 'c1' } },
				intel: [],
				as: 'physical',
				card: 'none'
			},
			{ type: 'TellTexts', texts: {}, reward: 'attach' }
		);
		at.act({ type: 'EndAttack', told: at.state.attack?.told ?? 0 });
		const set = (own: number) =>
			at.whyNot({ type: 'SetAttachments', vampire: 's1v2', own, foes: 0 });
		expect(set(0)).toBe('attachments-known');
		expect(set(2)).toBeNull();
	});

	it('burns nothing where there is room', () => {
		const at = table();
		expect(at.whyNot(title({ burns: true }))).toBe('nothing-to-burn');
	});

	it('fourth: what a foe attached is never burned, so there is no room', () => {
		const at = table();
		at.act({ type: 'SetAttachments', vampire: 's1v2', own: 0, foes: 3 });
		expect(at.whyNot(title({ burns: true }))).toBe('no-room-for-title');
		at.act({ type: 'SetAttachments', vampire: 's1v2', own: 1, foes: 2 }, title({ burns: true }));
		expect(at.vampire('s1v2')?.foeCards).toBe(2);
		expect(at.vampire('s1v2')?.retainers).toBeUndefined();
	});

	it('is lost to an effect; attachments go in torpor, the Title stays', () => {
		const at = table();
		at.act(title(), { type: 'SetAttachments', vampire: 's1v2', own: 1, foes: 1 });
		at.act({ type: 'FellVampire', vampire: 's1v2', to: 'torpor', by: null });
		expect(at.vampire('s1v2')?.retainers).toBeUndefined();
		expect(at.vampire('s1v2')?.foeCards).toBeUndefined();
		at.act({ type: 'LoseTitle', vampire: 's1v2' });
		expect(at.vampire('s1v2')?.title).toBeUndefined();
		expect(at.whyNot({ type: 'LoseTitle', vampire: 's1v2' })).toBe('no-title');
	});
});
