import { clanNames } from '../../../../games/heritage/clan-names.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { CLANS } from '../../../../games/heritage/vocabulary.ts';
import { note, type FormField } from '../../../form/fields.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { boonsAt, boonsElsewhere, boonSpots, type BoonMove, type BoonSpot } from './boon-moves.ts';
import { adding } from './shared-fields.ts';

const NO_BOON = { value: '', label: 'No boon' };

/** The boons that lie at one place. None is made or lost, so each that comes here leaves another place. */
export function boons(
	{ names }: LiveTable,
	table: Table,
	spot: BoonSpot,
	draft: { moves: BoonMove[] },
	error: string | undefined
): FormField {
	const { moves } = draft;
	const here = boonsAt(table, spot, moves);
	const nameOf = ({ on, id }: BoonSpot) =>
		on === 'market' ? `“${names.scheme(id)}”` : names.character(id);
	const taking = boonsElsewhere(table, spot, moves).map(({ clan, spot: from }) => ({
		label: `${clanNames[clan]}, from ${nameOf(from)}`,
		move: { clan, from, to: spot }
	}));
	const giving = boonSpots(table, moves)
		.filter((to) => to.spot.on !== spot.on || to.spot.id !== spot.id)
		.flatMap(({ spot: to }) =>
			CLANS.filter((clan) => here.includes(clan)).map((clan) => ({
				label: `${clanNames[clan]}, to ${nameOf(to)}`,
				move: { clan, from: spot, to }
			}))
		);
	const move = (entry: { readonly move: BoonMove }): void => {
		draft.moves = [...moves, entry.move];
	};
	const { id } = spot;
	return {
		kind: 'group',
		name: `boons-${id}`,
		label: 'Boons',
		error,
		fields: [
			here.length === 0 && note('None'),
			{
				kind: 'group',
				name: 'here',
				columns: 2,
				fields: here.map((clan, index) => ({
					kind: 'note',
					name: `${index}`,
					icon: `heritage/${clan}`,
					label: clanNames[clan]
				}))
			},
			{
				kind: 'group',
				name: 'move',
				columns: 2,
				fields: [
					adding(`take-${id}`, 'Bring a boon here', NO_BOON, taking, move),
					giving.length > 0 && adding(`give-${id}`, 'Move a boon away', NO_BOON, giving, move)
				]
			},
			...moves.map(({ clan, from, to }, index): FormField => ({
				kind: 'action',
				name: `move-${index}`,
				icon: 'undo',
				label: `Undo: a boon of ${clanNames[clan]}, from ${nameOf(from)} to ${nameOf(to)}`,
				run: () => {
					draft.moves = moves.slice(0, index);
				}
			}))
		]
	};
}
