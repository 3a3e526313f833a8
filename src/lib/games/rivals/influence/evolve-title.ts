import { withoutRetainer } from '../attack/result.ts';
import type { StepOf } from '../events.ts';
import { seatOf, withSeat, type Match, type Vampire } from '../match/state.ts';
import { withVampire } from '../match/vampires.ts';
import { withActionTaken } from '../match/action.ts';
import { withExerted } from './evolve-scheme.ts';

const untitled = ({ title: _lost, ...vampire }: Vampire): Vampire => vampire;

/** What is attached beside a Title; nothing is left out. */
const attached = (
	{ retainers: _r, foeCards: _f, ...vampire }: Vampire,
	{ own, foes }: { readonly own: number; readonly foes: number }
): Vampire => ({
	...vampire,
	...(own > 0 && { retainers: own }),
	...(foes > 0 && { foeCards: foes })
});

function played(match: Match, event: StepOf<'TitlePlayed'>): Match {
	const { seat, vampire, title, exerted, prestige, burns, gaveUp } = event;
	const freed = gaveUp.reduce((now, id) => withVampire(now, id, untitled), match);
	const paid = withSeat(withExerted(freed, exerted), seat, {
		prestige: seatOf(freed, seat).prestige - prestige
	});
	const roomy = burns ? withoutRetainer(paid, vampire, burns) : paid;
	return withVampire(withActionTaken(roomy), vampire, (one) => ({
		...one,
		exhausted: true,
		title
	}));
}

/** What an event of a Title makes of a match; it cannot refuse. */
export const titleFolds = {
	TitlePlayed: played,
	TitleLost: (match: Match, { vampire }: StepOf<'TitleLost'>): Match =>
		withVampire(match, vampire, untitled),
	AttachmentsSet: (match: Match, { vampire, own, foes }: StepOf<'AttachmentsSet'>): Match =>
		withVampire(match, vampire, (one) => attached(one, { own, foes }))
};
