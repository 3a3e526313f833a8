import { unseenSchemes } from '../../../../games/heritage/dealing/dealer.ts';
import { note, select, type FormField, type FormFields } from '../../../form/fields.ts';
import { signOf } from '../../character/attributes.ts';
import { boons } from './boon-fields.ts';
import type { StandingDraft } from './drafts.ts';
import { adding, type Context } from './shared-fields.ts';
import { NAMED, type Laid } from './standing.ts';

export function standingFields(draft: StandingDraft, { live, errors }: Context): FormFields {
	const { table, names } = live;
	/** Schemes that could lie here too, with whose they are. */
	const more = table.seats.flatMap(({ seat, clan }) => {
		const spent = table.spent.filter((id) => {
			const card = table.schemes[id];
			return card?.of === 'clan' && card.clan === clan;
		});
		return [...unseenSchemes(table, seat), ...spent]
			.filter((scheme) => draft.standing.every((one) => one.scheme !== scheme))
			.map((scheme) => {
				const edict = table.schemes[scheme]?.effects.some(({ do: does }) => does === 'edict');
				const leader = table.bloodlines[seat]?.leader ?? '';
				const laid: Laid = edict
					? { kind: 'edict', scheme, seat, leader, named: 'elitist' }
					: { kind: 'black-market', scheme, seat, boon: null };
				return { laid, label: `${names.scheme(scheme)} (${names.seat(seat)})` };
			});
	});
	return [
		draft.standing.length === 0 && note('No card is in play for anyone yet.'),
		...draft.standing.map((one, index): FormField => ({
			kind: 'group',
			name: one.scheme,
			label: names.scheme(one.scheme),
			fields: [
				one.kind === 'edict'
					? select('The attribute it names', NAMED.map(signOf), {
							name: `named-${index}`,
							value: one.named,
							set: (word) => {
								draft.standing = draft.standing.with(index, { ...one, named: word });
							}
						})
					: boons(
							live,
							{ ...table, standing: draft.standing },
							{ on: 'market', id: one.scheme },
							draft,
							errors.boons
						),
				{
					kind: 'action',
					name: `away-${index}`,
					icon: 'close',
					label: 'Not in play',
					run: () => {
						draft.standing = draft.standing.filter((other) => other !== one);
					}
				}
			]
		})),
		more.length > 0 &&
			adding('more', 'Also in play', { value: '', label: 'None' }, more, ({ laid }) => {
				draft.standing = [...draft.standing, laid];
			})
	];
}
