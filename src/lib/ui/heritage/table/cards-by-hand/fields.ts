import { capital } from '../../../../games/core/capital.ts';
import { ARCHETYPES } from '../../../../games/heritage/vocabulary.ts';
import { SIGNS, signOf } from '../../character/attributes.ts';
import { of, select, text, type FormFields } from '../../../form/fields.ts';
import { MATCH_FIELDS, type CardProblems, type MissionDraft, type SchemeDraft } from './cards.ts';

/** A scheme of a clan that is in no list. */
export const schemeFields = (draft: SchemeDraft, problems: CardProblems): FormFields => [
	text('Name', 60, of(draft, 'name'), { error: problems['name'] }),
	{
		kind: 'group',
		name: 'needs',
		label: 'The coterie needs',
		error: problems['needs'],
		fields: ARCHETYPES.map((archetype) => ({
			kind: 'number',
			label: signOf(archetype).label,
			max: 6,
			...of(draft.needs, archetype)
		}))
	},
	text('What it does', 600, of(draft, 'text'), {
		error: problems['text'],
		rows: 3,
		hint: 'As on the card. You carry it out by hand and note the result.'
	})
];

/** A mission that is in no list. */
export const missionFields = (draft: MissionDraft, problems: CardProblems): FormFields => [
	text('Name', 60, of(draft, 'name'), { error: problems['name'] }),
	{
		kind: 'group',
		name: 'match',
		label: 'Claimed by the bloodline with the most',
		error: problems['match'],
		columns: 2,
		fields: MATCH_FIELDS.map((field) =>
			select<string>(
				capital(field),
				[{ value: '', label: 'Any' }, ...SIGNS[field]],
				of(draft.match, field)
			)
		)
	},
	text('What the card says', 600, of(draft, 'text'), {
		error: problems['text'],
		rows: 2,
		optional: true
	})
];
