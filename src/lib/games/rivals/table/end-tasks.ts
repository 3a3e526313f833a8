import { damageToPlace, withinReach } from '../attack/antagonists.ts';
import { redirecting } from './effects/abilities.ts';
import { bodyOf } from './effects/bodies.ts';
import { discarding } from './effects/costs.ts';
import { textsOf } from './effects/texts.ts';
import { goingOff } from './effect-tasks.ts';
import type { TableEvent } from './events.ts';
import { fieldOf } from './field.ts';
import { mending } from './effects/token-rules.ts';
import { chooseOne } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { allOf } from './turn-tasks.ts';
import { activeSeat, cardOfKind, sideOf } from './where.ts';

type Kinds = 'end-phase' | 'mending' | 'end-step' | 'antagonists' | 'volley' | 'draw-step';

/** Antagonists in the Streets [Antagonist Step]. */
const antagonistsIn = ({ city, setting }: Pick<Table, 'city' | 'setting'>) =>
	city.streets.flatMap(({ slot, card }) => {
		const face = cardOfKind({ setting }, card, 'antagonist');
		return face ? [{ slot, card: face }] : [];
	});

/** Cards drawn at the end of a turn [Draw Step]. */
const END_DRAW = 2;

/** The End Phase, in its strict order [End Phase]. */
export const endTasks: Resolvers<Kinds> = {
	/** R50, R51: 1 Blood on each vampire in torpor, then Torpor texts; who is full comes back at once [Torpor and Mending Step]. */
	'end-phase'(table) {
		const seat = activeSeat(table);
		const nights = sideOf(table, seat)
			.vampires.filter(({ place }) => place === 'torpor')
			.flatMap(({ id }) => mending(table, id, 1));
		const texts = textsOf(table).torpor.filter((text) => text.seat === seat);
		const list = texts.map(({ key, part, card, slot, self }) => ({
			key,
			part,
			context: {
				seat,
				credit: seat,
				card,
				slot,
				self,
				cause: { seat: null, vampire: null },
				chosen: [],
				chosenSeats: []
			}
		}));
		return happens(
			[{ type: 'StepBegan', step: 'mending' }, ...nights],
			...goingOff(list),
			{ kind: 'mending' },
			{ kind: 'end-step' },
			{ kind: 'antagonists' },
			{ kind: 'draw-step' },
			{ kind: 'next-turn' }
		);
	},

	/** R52: a card each for any vampires of yours, each once [Mending]. */
	*mending(table) {
		const seat = activeSeat(table);
		const { vampires, hand } = sideOf(table, seat);
		const options = vampires
			.filter(({ id, place, blood }) => place !== 'burned' && blood < bodyOf(table, id).bp)
			.map(({ id }) => id);
		const most = Math.min(options.length, hand.library + hand.faction);
		if (most === 0) return {};
		const chosen = yield { seat, prompt: 'mend', about: {}, options, least: 0, most };
		if (chosen.length === 0) return {};
		const paid = yield* discarding(table, seat, chosen.length, 'mend');
		return happens([
			...paid,
			...chosen.flatMap((id): TableEvent[] => [
				...mending(table, id, 1),
				{ type: 'Mended', vampire: id }
			])
		]);
	},

	'end-step'(table) {
		const seat = activeSeat(table);
		const list = allOf(table, textsOf(table).end, (text) => text.seat === seat);
		return happens([{ type: 'StepBegan', step: 'end' }], ...goingOff(list));
	},

	/** First what sends their damage elsewhere, then the damage [Antagonist Step] [CC8]. */
	*antagonists(table) {
		const seat = activeSeat(table);
		const harm = antagonistsIn(table).reduce((sum, { card }) => sum + card.harm, 0);
		const begun: TableEvent[] =
			table.turn?.phase === 'end' && table.redirected.length === 0
				? [{ type: 'StepBegan', step: 'antagonists' }]
				: [];
		if (harm === 0) return happens(begun);
		const sent = table.redirected.reduce((sum, { n }) => sum + n, 0);
		const left = harm - sent;
		const abilities = left > 0 ? redirecting(table, seat) : [];
		if (abilities.length > 0) {
			const key = yield* chooseOne({
				seat,
				prompt: 'ability',
				about: { step: 'antagonists', damage: left },
				options: abilities.map((one) => one.key),
				optional: true
			});
			if (key !== null) return happens(begun, { kind: 'use', seat, key }, { kind: 'antagonists' });
		}
		// Never more goes elsewhere than there is.
		let rest = harm;
		const volleys: Task[] = [];
		for (const { to, n } of table.redirected) {
			const damage = Math.min(n, rest);
			rest -= damage;
			if (damage > 0) volleys.push({ kind: 'volley', seat: to, damage, redirected: true });
		}
		if (rest > 0) volleys.unshift({ kind: 'volley', seat, damage: rest, redirected: false });
		return happens(begun, ...volleys);
	},

	/** R55, R56: spread over those within reach, on each at most its Blood, all at once [Antagonist Step]. */
	*volley(table, { seat, damage, redirected }) {
		const field = fieldOf(table);
		const intel = antagonistsIn(table).reduce((sum, { card }) => sum + card.intel, 0);
		const hidden = (id: string): boolean => !redirected && secrecyByText(table, id, intel);
		const volley = {
			seat,
			antagonists: intel,
			damage,
			...(redirected && { redirected: true as const })
		};
		const within = withinReach(field, volley).filter(({ id }) => !hidden(id));
		const most = Math.min(
			damageToPlace(field, volley),
			within.reduce((sum, { blood }) => sum + blood, 0)
		);
		if (most <= 0) return {};
		// Each Blood of a vampire is a place for one damage.
		const options = within.flatMap(({ id, blood }) =>
			Array.from({ length: Math.min(blood, most) }, (_, at) => `${id} ${at + 1}`)
		);
		const chosen =
			options.length === most
				? options
				: within.length === 1
					? options.slice(0, most)
					: yield { seat, prompt: 'spread', about: { n: most }, options, least: most, most };
		const ids = chosen.map((one) => one.split(' ')[0] ?? '');
		const next = [...new Set(ids)].map((vampire): Task => ({
			kind: 'harm',
			vampire,
			amount: ids.filter((id) => id === vampire).length,
			aggravated: true,
			by: null,
			byVampire: null
		}));
		return { next };
	},

	'draw-step': (table) =>
		happens([{ type: 'StepBegan', step: 'draw' }], {
			kind: 'draw',
			seat: activeSeat(table),
			n: END_DRAW
		})
};

/** Whether texts hide a vampire from so much Intel: its Haven's Secrecy and theirs together; the Prince has none. */
function secrecyByText(table: Table, id: string, intel: number): boolean {
	const found = fieldOf(table);
	for (const side of Object.values(found.seats)) {
		const one = side.vampires.find((vampire) => vampire.id === id);
		if (!one) continue;
		if (one.prince) return false;
		return (one.place === 'haven' ? 1 : 0) + bodyOf(table, id).secrecy > intel;
	}
	return false;
}
