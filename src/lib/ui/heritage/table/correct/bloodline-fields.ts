import type { ThingId } from '../../../../games/heritage/shapes.ts';
import { numberSchemas } from '../../../../games/heritage/table/correction.ts';
import { ownerOf, vampireOf } from '../../../../games/heritage/table/where.ts';
import { number, of, select, type FormField, type FormFields } from '../../../form/fields.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { boons } from './boon-fields.ts';
import { siresFor, type CorrectionDraft, type VampireDraft } from './drafts.ts';
import { cards, person, type Context } from './shared-fields.ts';
import { stoodAt } from './words.ts';

const named = ({ names }: LiveTable, ids: readonly ThingId[]) =>
	ids.map((id) => ({ value: id, label: names.character(id) }));

export function joiningFields(
	draft: Extract<CorrectionDraft, { thing: 'joining' }>,
	context: Context
): FormFields {
	const { live, errors } = context;
	const sires = Object.keys(live.table.bloodlines[draft.seat]?.vampires ?? {});
	return [
		person('Who joins', context, draft.character || null, (id) => {
			draft.character = id ?? '';
		}),
		select('Under', named(live, sires), of(draft, 'sire'), { error: errors.sire })
	];
}

export function vampireFields(draft: VampireDraft, { live, errors }: Context): FormFields {
	const { table } = live;
	const now = vampireOf(table, draft.vampire);
	const owner = ownerOf(table, draft.vampire);
	/** Schemes of the Brujah among the others, which declare enemies. */
	const declaring = table.seats.some(({ seat, clan }) => seat !== owner && clan === 'brujah')
		? Object.values(table.schemes).filter((card) => card.of === 'clan' && card.clan === 'brujah')
		: [];
	const tokens = (name: 'power' | 'infamy', label: string): FormField =>
		number(label, numberSchemas.tokens, of(draft, name), {
			hint: stoodAt(now?.[name] ?? 0, draft[name])
		});
	return [
		draft.sire !== null &&
			select(
				'Its sire',
				named(live, siresFor(table, draft.vampire)),
				{ ...of(draft, 'sire'), value: draft.sire },
				{ error: errors.sire }
			),
		{
			kind: 'group',
			name: 'tokens',
			fields: [tokens('power', 'Power'), tokens('infamy', 'Infamy')]
		},
		{
			kind: 'group',
			name: 'is',
			fields: [
				{ kind: 'tick', label: 'Exhausted', ...of(draft, 'exhausted') },
				draft.sire !== null && {
					kind: 'tick',
					label: 'In torpor',
					...of(draft, 'torpor'),
					error: errors.torpor
				},
				draft.sire !== null && {
					kind: 'tick',
					label: 'Not in this bloodline',
					hint: 'It goes to the discards; its childer pass to its sire.',
					...of(draft, 'gone'),
					error: errors.gone
				}
			]
		},
		boons(live, table, { on: 'vampire', id: draft.vampire }, draft, errors.boons),
		declaring.length > 0 &&
			select<string>(
				'Declared an enemy by',
				[
					{ value: '', label: 'No scheme' },
					...declaring.map(({ id, name }) => ({ value: id, label: name }))
				],
				{
					name: 'enemy',
					value: draft.enemy ?? '',
					set: (scheme) => {
						draft.enemy = scheme || null;
					}
				}
			),
		(draft.absorbed.length > 0 || table.seats.some(({ clan }) => clan === 'tzimisce')) &&
			cards('Abilities grafted from', live, of(draft, 'absorbed'))
	];
}
