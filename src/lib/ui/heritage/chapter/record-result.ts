import type { ChapterRecord } from '../../../games/heritage/record-shapes.ts';
import type { Outcome } from '../../../games/heritage/shapes.ts';
import { POINT_SOURCES } from '../../../games/heritage/vocabulary.ts';
import type { ResultView } from '../table/result/result-view.ts';
import { sourceOf } from './sources.ts';
import { nameAt, type Table } from './table.ts';
import { tieWords } from './tie-words.ts';

/** A recorded chapter as its result is shown and saved, whether it was played live or not. */
export function resultOfRecord(
	record: ChapterRecord,
	outcome: Outcome,
	table: Pick<Table, 'seats' | 'battlegrounds'>
): ResultView {
	const nameOf = (seat: string): string => nameAt(table, seat);
	return {
		places: outcome.order.flatMap((seat, index) => {
			const player = record.players.find((one) => one.seat === seat);
			if (!player) return [];
			const torpor = player.bloodline.filter((vampire) => vampire.torpor).length;
			return {
				place: index + 1,
				seat,
				name: nameOf(seat),
				nameInFull: nameOf(seat),
				rival: null,
				clan: player.clan,
				leader: player.leader,
				total: outcome.totals[seat] ?? 0,
				missions: outcome.missions[seat] ?? 0,
				awake: player.bloodline.length - torpor,
				torpor,
				parts: POINT_SOURCES.map((source) => {
					const { name: label, icon } = sourceOf(source, table.battlegrounds);
					const points = source === 'infamy' ? -player.points.infamy : player.points[source];
					return { source, label, icon, points, lines: [] };
				})
			};
		}),
		ties: outcome.ties.map((tie) => tieWords(tie, nameOf)),
		missions: record.missions.map(({ id, name, claimant }) => ({
			id,
			name,
			claimant: claimant === null ? null : nameOf(claimant),
			rule: '',
			counted: '',
			counts: []
		}))
	};
}
