import { pileOf } from '../../../../games/heritage/dealing/dealer.ts';
import { numberSchemas } from '../../../../games/heritage/table/correction.ts';
import { note, number, of, part, pick, select, type FormFields } from '../../../form/fields.ts';
import { missionProblems, schemeProblems } from '../cards-by-hand/cards.ts';
import { missionFields, schemeFields } from '../cards-by-hand/fields.ts';
import BoardForm from './BoardForm.svelte';
import { joiningFields, vampireFields } from './bloodline-fields.ts';
import type { CorrectionDraft, QueueDraft } from './drafts.ts';
import { cards, NOBODY, person, schemes, seatsOf, type Context } from './shared-fields.ts';
import { assetFields, obligationFields } from './slip-fields.ts';
import { standingFields } from './standing-fields.ts';
import { stoodAt } from './words.ts';

const RECRUITS = [
	{ value: 'open', label: 'Still to do' },
	{ value: 'done', label: 'Done' },
	{ value: 'lapsed', label: 'Skipped' }
] as const;

/** The fields of a thing that is set by hand; what is typed goes into the draft. */
export function fieldsOf(draft: CorrectionDraft, context: Context): FormFields {
	const { live, errors, tried } = context;
	const { table, names } = live;
	const seats = seatsOf(live);
	switch (draft.thing) {
		case 'vampire':
			return vampireFields(draft, context);
		case 'joining':
			return joiningFields(draft, context);
		case 'queue':
			return queueFields(draft, context);
		case 'piles':
			return [
				cards('Discards', live, of(draft, 'discards')),
				cards('Banished from the chronicle', live, of(draft, 'banished'), {
					error: errors.character
				})
			];
		case 'board': {
			const { value: state, set } = of(draft, 'state');
			const { category } = draft;
			return [part('board', BoardForm, { live, category, state, set, error: errors.board })];
		}
		case 'turn':
			return [
				pick('Whose turn is it?', seats, of(draft, 'seat')),
				pick('Who has the first player marker?', seats, of(draft, 'firstPlayer')),
				pick('This turn’s recruit', RECRUITS, of(draft, 'recruit')),
				{
					kind: 'group',
					name: 'numbers',
					fields: [
						number('Round', numberSchemas.round, of(draft, 'round'), {
							hint: stoodAt(Math.max(1, table.round), draft.round),
							error: errors.round
						}),
						number('Schemes left this turn', numberSchemas.schemes, of(draft, 'schemes'), {
							hint: stoodAt(table.turn?.schemes ?? 1, draft.schemes)
						})
					]
				}
			];
		case 'hand': {
			const pile = pileOf(table, draft.seat);
			return [
				number('Schemes only their player has seen', numberSchemas.tokens, of(draft, 'hidden')),
				schemes('Schemes everyone may see', live, pile, of(draft, 'known'), errors.hand)
			];
		}
		case 'standing':
			return standingFields(draft, context);
		case 'spent':
			return table.seats.map(({ seat }) =>
				schemes(`${names.seat(seat)}’s`, live, pileOf(table, seat), {
					...of(draft, 'schemes'),
					name: seat
				})
			);
		case 'claims':
			if (table.missions.length === 0) return [note('This chapter has no missions.')];
			return table.missions.map(({ id, name }) =>
				select<string>(
					name,
					[
						...(id in table.claims ? [] : [{ value: '', label: 'Not decided yet' }]),
						...seats,
						{ value: 'nobody', label: 'Nobody' }
					],
					of(draft.claims, id)
				)
			);
		case 'retainer':
			return [person('Retainer', context, draft.character, of(draft, 'character').set)];
		case 'assets':
			return assetFields(draft, live.table, tried);
		case 'obligations':
			return obligationFields(draft, tried);
		case 'scheme':
			return schemeFields(draft.draft, tried ? schemeProblems(draft.draft) : {});
		case 'mission':
			return missionFields(draft.draft, tried ? missionProblems(draft.draft) : {});
		// Forms of their own.
		case 'card':
		case 'under-way':
			return [];
	}
}

function queueFields(draft: QueueDraft, { live, errors }: Context): FormFields {
	return [
		cards('From left to right', live, of(draft, 'queue'), {
			ordered: true,
			most: live.table.ruleset.queueSize,
			hint: 'Cards you take out go to the discards.',
			error: errors.queue ?? errors.character
		}),
		{
			kind: 'fold',
			name: 'reservations',
			label: 'Reservations',
			open: Object.keys(draft.reserved).length > 0,
			fields: draft.queue.map((character) =>
				select<string>(
					`${live.names.character(character)} is reserved for`,
					[NOBODY, ...seatsOf(live)],
					{
						name: character,
						value: draft.reserved[character],
						set: (seat) => {
							const { [character]: _, ...others } = draft.reserved;
							draft.reserved = seat === '' ? others : { ...others, [character]: seat };
						}
					},
					{ error: draft.reserved[character] === undefined ? undefined : errors.reserved }
				)
			)
		}
	];
}
