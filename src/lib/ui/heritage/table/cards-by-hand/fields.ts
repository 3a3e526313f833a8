import { ARCHETYPES } from '../../../../games/heritage/vocabulary.ts';
import { SIGNS, signOf } from '../../character/attributes.ts';
import { of, select, type FormField, type FormFields } from '../../../form/fields.ts';
import { MATCH_FIELDS, type CardProblems, type MissionDraft, type SchemeDraft } from './cards.ts';

export const nameField = (draft: { name: string }, problems: CardProblems): FormField => ({
	kind: 'text',
	label: 'Name',
	maxlength: 60,
	error: problems['name'],
	...of(draft, 'name')
});

export const textField = (
	label: string,
	draft: { text: string },
	problems: CardProblems,
	rest: { readonly rows: number; readonly hint?: string; readonly optional?: true }
): FormField => ({
	kind: 'text',
	label,
	maxlength: 600,
	error: problems['text'],
	...of(draft, 'text'),
	...rest
});

/** A scheme of a clan that is in no list. */
export const schemeFields = (draft: SchemeDraft, problems: CardProblems): FormFields => [
	nameField(draft, problems),
	{
		kind: 'group',
		name: 'needs',
		label: 'The coterie must show',
		error: problems['needs'],
		fields: ARCHETYPES.map((archetype) => ({
			kind: 'number',
			label: signOf(archetype).label,
			max: 6,
			...of(draft.needs, archetype)
		}))
	},
	textField('What it does', draft, problems, {
		rows: 3,
		hint: 'As the card says it. The table carries it out by hand and notes what came of it.'
	})
];

/** A mission that is in no list. */
export const missionFields = (draft: MissionDraft, problems: CardProblems): FormFields => [
	nameField(draft, problems),
	{
		kind: 'group',
		name: 'match',
		label: 'The bloodline with most of these claims it',
		error: problems['match'],
		columns: 2,
		fields: MATCH_FIELDS.map((field) =>
			select<string>(
				field.charAt(0).toUpperCase() + field.slice(1),
				[{ value: '', label: 'Any' }, ...SIGNS[field]],
				of(draft.match, field)
			)
		)
	},
	textField('What the card says', draft, problems, { rows: 2, optional: true })
];
