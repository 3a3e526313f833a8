import { shuffled, type Chance } from '../../../core/chance.ts';
import type { SeatId } from '../../../core/seats.ts';
import { mostToBid } from '../../effects/choices/choice-rules.ts';
import { known, type EffectKind, type Effects } from '../../effects/effect.ts';
import type { Question } from '../../table/questions.ts';
import { partsOf, totalOf } from '../../table/scoring.ts';
import type { Table } from '../../table/table.ts';
import {
	abilitiesOf,
	bloodAt,
	clanCardOf,
	drainValues,
	influenceOf,
	playerOf,
	teammateOf
} from '../../table/where.ts';
import type { SeatView } from '../player.ts';
import { judged } from './card-worth.ts';
import { hasAnything, poolWorth, prospectsOf, type Prospect } from './outlook.ts';

/** How much a player counts in what everybody sees. */
const leadOf = (table: Table, seat: SeatId): number => totalOf(partsOf(table, seat));

const effectsOf = (table: Table, card: string): Effects =>
	abilitiesOf(table, card).flatMap((one) => ('effects' in one ? one.effects : []));

/** Whether a card says such a thing anywhere. */
const says = (effects: Effects, words: readonly EffectKind[]): boolean =>
	words.some((word) => JSON.stringify(effects).includes(`"do":"${word}"`));

/** How likely the seat wins where the conflict is, and where else it could be. */
function hereIn(view: SeatView): {
	readonly here: Prospect | undefined;
	readonly all: readonly Prospect[];
} {
	const all = prospectsOf(view);
	return { here: all.find(({ at }) => at === view.table.conflict?.location), all };
}

/** What a card that asks would come to, roughly: 'yes' or 'no'. */
function agreesTo(view: SeatView, card: string): boolean {
	const { table, seat } = view;
	const effects = effectsOf(table, card);
	const { here, all } = hereIn(view);
	const haven = all.find(({ at }) => at === 'haven');
	const own = here?.own ?? 0;
	if (here && says(effects, ['withdraw', 'move', 'swap-cards'])) {
		const stays = here.worth(own);
		if (says(effects, ['swap-cards'])) return here.wins(own) < 0.6;
		const printed = clanCardOf(table, card)?.power ?? 0;
		const moves = says(effects, ['move']);
		const goes = moves ? here.worth(Math.max(0, own - printed)) : 0;
		const there =
			haven && haven.at !== here.at
				? haven.worth(haven.own + (moves ? printed : own)) - haven.worth(haven.own)
				: 0;
		return goes + there > stays;
	}
	if (here && says(effects, ['swap-blood'])) {
		const deployed = bloodAt(table, here.at, seat);
		const pool = playerOf(table, seat).blood;
		return (
			deployed > 0 && here.worth(own + pool - deployed) - here.worth(own) > 0.25 * (pool - deployed)
		);
	}
	return true;
}

function paysFor(view: SeatView, { about }: Question): boolean {
	const { table, seat } = view;
	const n = Number(about['n'] ?? 0);
	if (playerOf(table, seat).blood - n < 2) return false;
	const { here } = hereIn(view);
	const looks = {
		table,
		seat,
		rivals: here?.rivals ?? 1,
		blood: 0,
		wins: here?.wins(here.own) ?? 0.4
	};
	const adds = judged(looks, effectsOf(table, String(about['card'] ?? '')));
	const power = here ? here.worth(here.own + adds.power) - here.worth(here.own) : 0;
	return power + adds.gain > 0;
}

/** Others' cards from the highest Power down, own ones from the lowest up; unknown ones between. */
function bySlot({ table, seat, own }: SeatView, options: readonly string[]): readonly string[] {
	const mate = teammateOf(table, seat);
	const worth = (slot: string) => {
		const deployed = table.deployed.find((one) => String(one.slot) === slot);
		const card = deployed?.card ?? own.faces[Number(slot)] ?? '';
		const power = clanCardOf(table, card)?.power ?? 3;
		return deployed?.position === seat || deployed?.position === mate ? -power : power;
	};
	return options.toSorted((a, b) => worth(b) - worth(a));
}

/** Somebody to harm: who is ahead, or near Frenzy. */
function victimAmong(
	view: SeatView,
	options: readonly string[],
	chance: Chance
): readonly string[] {
	const { table, seat } = view;
	const mate = teammateOf(table, seat);
	const here = table.conflict?.location;
	const worth = (one: string) => {
		if (one === mate) return -100;
		const near = playerOf(table, one).blood <= 3 ? 2 : 0;
		const there = here !== undefined && hasAnything(table, one, here) ? 1 : 0;
		return leadOf(table, one) + near + there;
	};
	return shuffled(chance, options).toSorted((a, b) => worth(b) - worth(a));
}

/** What draining a card costs; the least first. */
const byDraining = (table: Table, options: readonly string[]): readonly string[] => {
	const cost = (card: string) => {
		const { blood, tokens, influence } = drainValues(table, card);
		return influenceOf(table, card) - influence + tokens * 1.2 - blood * 0.2;
	};
	return options.toSorted((a, b) => cost(a) - cost(b));
};

/** The ways that a card lets somebody choose among, wherever it says so. */
function waysIn(effects: Effects): readonly Effects[] {
	for (const effect of effects) {
		if (effect.do === 'either' || effect.do === 'each-chooses') return effect.of.map(known);
		if ('then' in effect) {
			const ways = waysIn(known(effect.then));
			if (ways.length > 0) return ways;
		}
	}
	return [];
}

/** Ways from the best down, as they look to who chooses. */
function byWay(view: SeatView, card: string, options: readonly string[]): readonly string[] {
	const { table, seat } = view;
	const ways = waysIn(effectsOf(table, card));
	const { here } = hereIn(view);
	const blood = here ? bloodAt(table, here.at, seat) : 0;
	const wins = here?.wins(here.own) ?? 0.4;
	const pool = playerOf(table, seat).blood;
	const worth = (way: string) => {
		const effects = ways[Number(way)] ?? [];
		const looks = { table, seat, rivals: here?.rivals ?? 1, blood, wins, chooses: true };
		const { gain } = judged(looks, effects);
		if (says(effects, ['withdraw']))
			return (
				poolWorth(table, seat, pool + blood) -
				poolWorth(table, seat, pool) -
				(here?.worth(here.own) ?? 0)
			);
		// Who has little to lose is near Frenzy.
		return says(effects, ['lose']) && pool < 3 ? gain - 1.5 : gain;
	};
	return options.toSorted((a, b) => worth(b) - worth(a));
}

/** How much Blood goes with a card, from the best down. */
function byBlood(view: SeatView, at: string, options: readonly string[]): readonly string[] {
	const { table, seat } = view;
	const there = prospectsOf(view).find((one) => one.at === at);
	const worth = (n: number) =>
		(there ? there.worth(there.own + n) : 0) +
		poolWorth(table, seat, playerOf(table, seat).blood - n);
	return options.toSorted((a, b) => worth(Number(b)) - worth(Number(a)));
}

/** Answers to what cards ask, by rules of thumb; null: none is known. The best comes first. */
export function answersTo(
	view: SeatView,
	question: Question,
	chance: Chance
): readonly string[] | null {
	const { table, seat } = view;
	const { prompt, options, about } = question;
	switch (prompt) {
		case 'may':
			return agreesTo(view, String(about['card'] ?? '')) ? ['yes', 'no'] : ['no', 'yes'];
		case 'use':
			return ['yes', 'no'];
		case 'spend':
			return paysFor(view, question) ? ['yes', 'no'] : ['no', 'yes'];
		case 'teammate':
			return ['no', 'yes'];
		case 'bid': {
			const can = options.filter((bid) => Number(bid) <= Math.min(2, mostToBid(table, seat)));
			return shuffled(chance, can);
		}
		case 'which-rival':
		case 'which-opponent':
			return victimAmong(view, options, chance);
		case 'which-cards':
			return bySlot(view, options);
		case 'drain':
		case 'frenzy-choice':
			return byDraining(table, options);
		case 'undrain':
			return byDraining(table, options).toReversed();
		case 'blood-along':
			return byBlood(view, String(about['location'] ?? ''), options);
		case 'tokens-along':
		case 'how-many':
			return options.toSorted((a, b) => Number(b) - Number(a));
		case 'where': {
			const all = prospectsOf(view);
			const gain = (at: string) => {
				const one = all.find((prospect) => prospect.at === at);
				return one ? one.worth(one.own + 3.5) - one.worth(one.own) : 0;
			};
			return options.toSorted((a, b) => gain(b) - gain(a));
		}
		case 'way':
			return byWay(view, String(about['card'] ?? ''), options);
		default:
			return null;
	}
}
