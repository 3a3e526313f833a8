import type { VampireId } from '../../bloodline/bloodline.ts';
import type { SeatId } from '../../shapes.ts';
import { chooseOne, type Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import type { Context } from '../../table/tasks.ts';
import { settingOf, vampireOf } from '../../table/where.ts';
import type { Clan } from '../../vocabulary.ts';
import { matches } from '../matching.ts';
import type { Effected, EffectResolvers } from '../resolving.ts';
import { bearerOf, matchingOf, seatsOf } from '../sides.ts';

/** Boons that come to the bearer out of other bloodlines; who is in torpor neither gives nor takes. */
export const boonEffects = {
	*'take-boon'({ table }, { of: side }, context): Resolving<Effected> {
		return yield* boonFrom(table, context, seatsOf(table, context, side), () => true);
	},

	*'recover-boon'({ table }, _, context): Resolving<Effected> {
		const { clan } = settingOf(table, context.seat);
		const seats = seatsOf(table, context, 'opponents');
		return yield* boonFrom(table, context, seats, (boon) => boon === clan);
	}
} satisfies Partial<EffectResolvers>;

function* boonFrom(
	table: Table,
	context: Context,
	seats: readonly SeatId[],
	wanted: (boon: Clan) => boolean
): Resolving<Effected> {
	const { seat } = context;
	const bearer = bearerOf(table, context);
	if (!matches(table, bearer)) return {};
	const boonsOf = (id: VampireId) => [...new Set(vampireOf(table, id)?.boons.filter(wanted))];
	const others = seats.filter((other) => other !== seat);
	const options = matchingOf(table, others).filter((id) => boonsOf(id).length > 0);
	const giver = yield* chooseOne({ seat, prompt: 'whose-boon', options });
	if (giver === null) return {};
	const boons = boonsOf(giver);
	const chosen = yield* chooseOne({ seat, prompt: 'which-boon', options: boons });
	return {
		events: boons
			.filter((boon) => boon === chosen)
			.map((clan) => ({
				type: 'BoonMoved',
				clan,
				from: { on: 'vampire', vampire: giver },
				to: { on: 'vampire', vampire: bearer }
			}))
	};
}
