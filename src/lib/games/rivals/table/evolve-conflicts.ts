import type { SeatId } from '../../core/seats.ts';
import { withAdded, withShown } from '../influence/conspiracies.ts';
import { withSide, withVampires, type Evolvers } from './changes.ts';
import { onPile } from './evolve-cards.ts';
import type { Slot, Table, TableAttack } from './table.ts';
import { findSlot, sideOf } from './where.ts';

type Conflicts =
	| 'AttackBegan'
	| 'StepReached'
	| 'IntelGained'
	| 'TargetChanged'
	| 'Blocked'
	| 'Cancelled'
	| 'Forbidden'
	| 'BonusAdded'
	| 'Guarded'
	| 'HarmAdded'
	| 'Aggravated'
	| 'PreventionDeclined'
	| 'ShareChosen'
	| 'DamageTaken'
	| 'MortalFell'
	| 'AttackSummed'
	| 'AttackEnded'
	| 'ClaimBegan'
	| 'ClaimPassed'
	| 'ClaimEnded'
	| 'Harmed'
	| 'Redirected'
	| 'RaisingBegan'
	| 'InfluenceRaised'
	| 'RaisingEnded'
	| 'SchemeBegan'
	| 'PromiseMade'
	| 'PromiseReleased'
	| 'SchemeAnswered'
	| 'InfluenceMade'
	| 'StakesOpened'
	| 'SchemeDecided'
	| 'SchemeEnded'
	| 'ConspiracyShown'
	| 'ConspiracyFed'
	| 'ConspiracyResolved';

function inAttack(table: Table, to: (attack: TableAttack) => Partial<TableAttack>): Table {
	const { attack } = table;
	return attack ? { ...table, attack: { ...attack, ...to(attack) } } : table;
}

const withDown = (
	table: Table,
	slot: Slot,
	to: (one: Table['seats'][SeatId]['down'][number]) => Table['seats'][SeatId]['down'][number]
): Table => {
	const lies = findSlot(table, slot);
	if (lies?.at !== 'down') return table;
	const down = sideOf(table, lies.seat).down.map((one) => (one.slot === slot ? to(one) : one));
	return withSide(table, lies.seat, { down });
};

export const conflictEvolvers: Evolvers<Conflicts> = {
	AttackBegan(table, { seat, attacker, attack: type, defender, target, ours, theirs, claim }) {
		const attack: TableAttack = {
			seat,
			attacker,
			type,
			defender,
			chosen: target,
			target,
			blocker: null,
			intel: 0,
			step: 2,
			card: null,
			reaction: null,
			cancelled: [],
			bonuses: [],
			back: [],
			ours,
			theirs,
			bled: {},
			harms: [],
			forbidden: [],
			taken: {},
			aggravated: {},
			shares: {},
			fell: [],
			used: [],
			...(claim && { claim })
		};
		return { ...table, attack };
	},
	StepReached: (table, { step }) => inAttack(table, () => ({ step })),
	IntelGained: (table, { n }) => inAttack(table, ({ intel }) => ({ intel: intel + n })),
	TargetChanged: (table, { target, first }) =>
		inAttack(table, () => ({ target, ...(first && { chosen: target, ...first }) })),
	Blocked: (table, { by, seat }) =>
		inAttack(table, ({ theirs }) => ({
			blocker: by,
			target: by,
			defender: seat,
			theirs: theirs.includes(by) ? theirs : [...theirs, by]
		})),
	Aggravated: (table) => inAttack(table, () => ({ aggravate: true })),
	PreventionDeclined: (table, { vampire }) =>
		inAttack(table, ({ used }) => ({ used: [...used, `declined ${vampire}`] })),
	ShareChosen: (table, { vampire, first }) =>
		inAttack(table, ({ shares }) => ({ shares: { ...shares, [vampire]: first } })),
	DamageTaken: (table) => table,
	MortalFell: (table) => table,
	Cancelled: (table, { card }) =>
		inAttack(table, ({ cancelled }) => ({ cancelled: [...cancelled, card] })),
	Forbidden: (table, { what }) =>
		inAttack(table, ({ forbidden }) => ({ forbidden: [...forbidden, what] })),
	BonusAdded: (table, { to, bonus }) =>
		inAttack(table, ({ bonuses, back }) =>
			to === 'attack' ? { bonuses: [...bonuses, bonus] } : { back: [...back, bonus] }
		),
	Guarded(table, { vampire, as, n }) {
		const before = table.kept[vampire] ?? { shields: 0, prevented: 0 };
		return { ...table, kept: { ...table.kept, [vampire]: { ...before, [as]: before[as] + n } } };
	},
	HarmAdded: (table, { harm }) => inAttack(table, ({ harms }) => ({ harms: [...harms, harm] })),
	AttackSummed: (table, { taken, aggravated }) => inAttack(table, () => ({ taken, aggravated })),
	AttackEnded(table, { discarded }) {
		const piled = discarded.reduce(
			(now, { seat, card }) => (card === null ? now : onPile(now, seat, card, 'discard')),
			table
		);
		return { ...piled, attack: null, kept: {} };
	},
	ClaimBegan: (table, { seat, claimant }) => {
		const at = table.order.indexOf(seat);
		const left = [...table.order.slice(at + 1), ...table.order.slice(0, at)];
		return { ...table, claim: { seat, claimant, left } };
	},
	ClaimPassed: (table, { seat }) =>
		table.claim
			? {
					...table,
					claim: { ...table.claim, left: table.claim.left.filter((one) => one !== seat) }
				}
			: table,
	ClaimEnded: (table) => ({ ...table, claim: null }),
	Redirected: (table, { to, n }) => ({
		...table,
		redirected: [...table.redirected, { to, n }]
	}),
	Harmed(table, { vampire }) {
		const { [vampire]: _dealt, ...kept } = table.kept;
		return { ...table, kept };
	},
	RaisingBegan: (table, { seat, asks }) => ({
		...table,
		raising: { seat, asks, has: 0, modified: false }
	}),
	InfluenceRaised: (table, { n, from }) =>
		table.raising
			? {
					...table,
					raising: {
						...table.raising,
						has: table.raising.has + n,
						modified: table.raising.modified || from === 'modifier'
					}
				}
			: table,
	RaisingEnded: (table) => ({ ...table, raising: null }),
	SchemeBegan: (table, { seat, vampire, slot, card, order }) => ({
		...table,
		scheme: {
			seat,
			vampire,
			slot,
			card,
			order,
			answers: [],
			modifiers: {},
			stakes: null,
			passes: null
		}
	}),
	PromiseMade: (table, { promise }) => ({
		...table,
		promises: [...table.promises, promise],
		promised: promise.id
	}),
	PromiseReleased: (table, { promise }) => ({
		...table,
		promises: table.promises.filter(({ id }) => id !== promise)
	}),
	SchemeAnswered(table, { answer, modifier }) {
		if (!table.scheme) return table;
		const { answers, modifiers } = table.scheme;
		const { seat } = answer;
		const spent = new Set(answer.exerted.map(({ vampire }) => vampire));
		const exerted = withVampires(table, seat, (one) =>
			spent.has(one.id) ? { ...one, noInfluence: true } : one
		);
		return {
			...exerted,
			scheme: {
				...table.scheme,
				answers: [...answers, answer],
				modifiers: modifier === undefined ? modifiers : { ...modifiers, [seat]: modifier }
			}
		};
	},
	/** In a Scheme it stands in the answer already (R59). */
	InfluenceMade: (table, { n }) =>
		table.raising ? { ...table, raising: { ...table.raising, has: table.raising.has + n } } : table,
	StakesOpened: (table, { stakes, modifiers: opened }) =>
		table.scheme ? { ...table, scheme: { ...table.scheme, stakes, opened } } : table,
	SchemeDecided: (table, { tally }) =>
		table.scheme ? { ...table, scheme: { ...table.scheme, passes: tally.passes } } : table,
	SchemeEnded: (table) => ({
		...table,
		scheme: null,
		promises: table.promises.filter(({ of }) => 'words' in of)
	}),
	ConspiracyShown: (table, { slot, to }) => withDown(table, slot, (one) => withShownTo(one, to)),
	ConspiracyFed: (table, { slot, seat, free }) => {
		const turn = table.turn?.number ?? 0;
		return withDown(table, slot, (one) => ({
			...one,
			...withAdded(one, seat, turn, free === true)
		}));
	},
	ConspiracyResolved: (table, { slot, card }) => {
		const lies = findSlot(table, slot);
		if (lies?.at !== 'down') return table;
		const side = sideOf(table, lies.seat);
		const now = withSide(table, lies.seat, { down: side.down.filter((one) => one.slot !== slot) });
		return {
			...now,
			playing: [...now.playing, { slot, card, seat: lies.seat, vampire: null }]
		};
	}
};

const withShownTo = (
	one: Table['seats'][SeatId]['down'][number],
	to: readonly SeatId[]
): Table['seats'][SeatId]['down'][number] => ({ ...one, ...withShown(one, to) });
