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
	{ value: 'played', label: 'Already played' },
	{ value: 'gone', label: 'Not in this chapter' }
] as const;
const ASSET_WHENS = [
	{ value: 'own-turn', label: 'On your own turn' },
	{ value: 'any-time', label: 'At any time' }
] as const;
const OBLIGATION_WHENS = [
	{ value: 'each-round', label: 'At the end of each round' },
	{ value: 'set-up', label: 'Once, at set-up' }
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
		'Effects already applied stay. Recording the chapter removes a played asset from the haven. To leave one out of this chapter, first set it to “Still to be played”. Assets added here do not go into the haven.'
	),
	another('Add an asset', 'When to play it', draft.more, tried, ASSET_WHENS)
];

export const obligationFields = (draft: ObligationsDraft, tried: boolean): FormFields => [
	...draft.slips.map((slip) =>
		select(
			`${slip.card.name} applies`,
			[...OBLIGATION_WHENS, { value: 'gone', label: 'Not in this chapter' }],
			{ ...of(slip, 'is'), name: slip.card.id }
		)
	),
	draft.slips.length === 0 && NONE_KNOWN,
	note(
		'This counts from the next time it applies. A pending choice that no longer fits is dropped; correct earlier effects by hand. The haven keeps its obligations.'
	),
	another('Add an obligation', 'When it applies', draft.more, tried, OBLIGATION_WHENS)
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
