import type { Table } from '../../../../games/heritage/table/table.ts';
import {
	NONE_KNOWN,
	note,
	of,
	select,
	text,
	type FormField,
	type FormFields,
	type Option
} from '../../../form/fields.ts';
import { slipProblems, type SlipDraft } from '../cards-by-hand/cards.ts';
import {
	assetPlace,
	assetPlaces,
	isBegun,
	type AssetsDraft,
	type ObligationsDraft
} from './slips.ts';

const ASSET_PLACES = [
	{ value: 'held', label: 'Still to be played' },
	{ value: 'played', label: 'Played already' },
	{ value: 'gone', label: 'Not in this chapter' }
] as const;
const ASSET_WHENS = [
	{ value: 'own-turn', label: 'On your own turn' },
	{ value: 'any-time', label: 'At any time' }
] as const;
const OBLIGATION_WHENS = [
	{ value: 'each-round', label: 'At the end of each round' },
	{ value: 'set-up', label: 'Once, at the set-up' }
] as const;
export const assetFields = (draft: AssetsDraft, table: Table, tried: boolean): FormFields => [
	...draft.slips.map((slip) => {
		const places = assetPlaces(table, slip.card);
		return select(
			slip.card.name,
			ASSET_PLACES.filter(({ value }) => places.includes(value)),
			{ ...of(slip, 'is'), name: slip.card.id, value: assetPlace(table, slip) }
		);
	}),
	draft.slips.length === 0 && NONE_KNOWN,
	note(
		'What an asset gave or took stays as it is. A played asset leaves the haven when the chapter is recorded; to leave it out instead, first set it as still to be played. What you add here does not go into the haven.'
	),
	another('Another asset, not in this list', 'It is played', draft.more, tried, ASSET_WHENS)
];

export const obligationFields = (draft: ObligationsDraft, tried: boolean): FormFields => [
	...draft.slips.map((slip) =>
		select(
			`${slip.card.name} bites`,
			[...OBLIGATION_WHENS, { value: 'gone', label: 'Not in this chapter' }],
			{ ...of(slip, 'is'), name: slip.card.id }
		)
	),
	draft.slips.length === 0 && NONE_KNOWN,
	note(
		'This holds from the next time it bites. If a question of it is open and no longer fits, it is dropped; what came of it before you set by hand. The haven itself keeps its obligations.'
	),
	another('Another obligation, not in this list', 'It bites', draft.more, tried, OBLIGATION_WHENS)
];

/** An asset or an obligation that no list names, in words that the table carries out. */
function another<When extends string>(
	label: string,
	whenLabel: string,
	draft: SlipDraft<When>,
	tried: boolean,
	whens: readonly Option<When>[]
): FormField {
	const problems = tried && isBegun(draft) ? slipProblems(draft) : {};
	return {
		kind: 'fold',
		name: 'more',
		label,
		open: isBegun(draft),
		fields: [
			text('Name', 60, of(draft, 'name'), { error: problems['name'] }),
			text('What it does', 600, of(draft, 'text'), { rows: 3, error: problems['text'] }),
			select(whenLabel, whens, of(draft, 'when'))
		]
	};
}
