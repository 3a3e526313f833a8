import { pileOf, unseenSchemes } from '../../../../games/heritage/dealing/dealer.ts';
import { clanNames } from '../../../../games/heritage/naming.ts';
import type { ThingId } from '../../../../games/heritage/shapes.ts';
import { numberSchemas } from '../../../../games/heritage/table/correction.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ownerOf, vampireOf } from '../../../../games/heritage/table/where.ts';
import { CLANS } from '../../../../games/heritage/vocabulary.ts';
import { signOf } from '../../character/attributes.ts';
import {
	boundsOf,
	NONE_KNOWN,
	note,
	of,
	part,
	pick,
	select,
	text,
	ticks,
	type FormField,
	type FormFields,
	type Option,
	type Things
} from '../../../form/fields.ts';
import CharacterPicker from '../../character/CharacterPicker.svelte';
import {
	missionProblems,
	schemeProblems,
	slipProblems,
	type SlipDraft
} from '../cards-by-hand/cards.ts';
import { missionFields, schemeFields } from '../cards-by-hand/fields.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import BoardForm from './BoardForm.svelte';
import { boonsAt, boonsElsewhere, boonSpots, type BoonMove, type BoonSpot } from './boon-moves.ts';
import CardList from './CardList.svelte';
import {
	siresFor,
	type CorrectionDraft,
	type QueueDraft,
	type StandingDraft,
	type VampireDraft
} from './drafts.ts';
import { charactersFor } from './pickable.ts';
import { assetPlace, assetPlaces, isBegun } from './slips.ts';
import { NAMED, type Laid } from './standing.ts';
import { stoodAt, type CorrectionErrors } from './words.ts';

interface Context {
	readonly live: LiveTable;
	readonly errors: CorrectionErrors;
	/** Whether somebody tried to set it, so that what is missing is said. */
	readonly tried: boolean;
}

const NOBODY = { value: '', label: 'Nobody' };
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
const RECRUITS = [
	{ value: 'open', label: 'Still to do' },
	{ value: 'done', label: 'Done' },
	{ value: 'lapsed', label: 'Lapsed' }
] as const;

/** The fields of a thing that is set by hand; what is typed goes into the draft. */
export function fieldsOf(draft: CorrectionDraft, context: Context): FormFields {
	const { live, errors, tried } = context;
	const { table, names } = live;
	const seats = table.seats.map(({ seat, clan }) => ({
		value: seat,
		label: names.seat(seat),
		icon: clan
	}));
	switch (draft.thing) {
		case 'vampire':
			return vampireFields(draft, context);
		case 'joining': {
			const sires = Object.keys(table.bloodlines[draft.seat]?.vampires ?? {});
			return [
				person('Who hangs there', context, draft.character || null, (id) => {
					draft.character = id ?? '';
				}),
				select('Under', named(live, sires), of(draft, 'sire'), { error: errors.sire })
			];
		}
		case 'queue':
			return queueFields(draft, context, seats);
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
				pick('The recruit of this turn', RECRUITS, of(draft, 'recruit')),
				{
					kind: 'group',
					name: 'numbers',
					fields: [
						{
							kind: 'number',
							label: 'Round',
							...of(draft, 'round'),
							...boundsOf(numberSchemas.round),
							hint: stoodAt(Math.max(1, table.round), draft.round),
							error: errors.round
						},
						{
							kind: 'number',
							label: 'Schemes this turn may still play',
							...of(draft, 'schemes'),
							...boundsOf(numberSchemas.schemes),
							hint: stoodAt(table.turn?.schemes ?? 1, draft.schemes)
						}
					]
				}
			];
		case 'hand': {
			const pile = pileOf(table, draft.seat);
			return [
				{
					kind: 'number',
					label: 'Schemes that only its player has seen',
					...of(draft, 'hidden'),
					...boundsOf(numberSchemas.tokens)
				},
				schemes('Schemes that all may see', live, pile, of(draft, 'known'), errors.hand)
			];
		}
		case 'standing':
			return standingFields(draft, context);
		case 'spent':
			return table.seats.map(({ seat }) =>
				schemes(`Of ${names.seat(seat)}`, live, pileOf(table, seat), {
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
			return [
				person('Who waits in the haven', context, draft.character, of(draft, 'character').set)
			];
		case 'assets':
			return [
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
		case 'obligations':
			return [
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
				another(
					'Another obligation, not in this list',
					'It bites',
					draft.more,
					tried,
					OBLIGATION_WHENS
				)
			];
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

const named = ({ names }: LiveTable, ids: readonly ThingId[]) =>
	ids.map((id) => ({ value: id, label: names.character(id) }));

const person = (
	label: string,
	{ live, errors }: Context,
	value: ThingId | null,
	onchange: (id: ThingId | null) => void
): FormField =>
	part('person', CharacterPicker, {
		label,
		characters: charactersFor(live.table, live.names),
		error: errors.character,
		value,
		onchange
	});

/** Characters that lie somewhere. */
const cards = (
	label: string,
	live: LiveTable,
	{ name, value, set }: Things,
	rest: { ordered?: boolean; hint?: string; error?: string | undefined; most?: number } = {}
): FormField => part(name, CardList, { live, label, cards: value, set, ...rest });

/** Which of these schemes lie there. */
const schemes = (
	label: string,
	{ names }: LiveTable,
	all: readonly ThingId[],
	place: Things,
	error?: string
): FormField =>
	ticks(
		label,
		all.map((scheme) => ({ value: scheme, label: names.scheme(scheme) })),
		place,
		error
	);

/** Something that is added to what lies there. */
const adding = <Entry extends { readonly label: string }>(
	name: string,
	label: string,
	nothing: Option,
	entries: readonly Entry[],
	add: (entry: Entry) => void
): FormField =>
	select(
		label,
		[nothing, ...entries.map((entry, index) => ({ value: `${index}`, label: entry.label }))],
		{
			name,
			value: '',
			set: (index) => {
				const entry = index === '' ? undefined : entries[Number(index)];
				if (entry) add(entry);
			}
		}
	);

function vampireFields(draft: VampireDraft, { live, errors }: Context): FormFields {
	const { table } = live;
	const now = vampireOf(table, draft.vampire);
	const owner = ownerOf(table, draft.vampire);
	/** Schemes of the Brujah among the others, which declare enemies. */
	const declaring = table.seats.some(({ seat, clan }) => seat !== owner && clan === 'brujah')
		? Object.values(table.schemes).filter((card) => card.of === 'clan' && card.clan === 'brujah')
		: [];
	const tokens = (name: 'power' | 'infamy', label: string): FormField => ({
		kind: 'number',
		label,
		...of(draft, name),
		...boundsOf(numberSchemas.tokens),
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
					label: 'Not in this bloodline at all',
					hint: 'It lies with the discards; its childer hang on its sire.',
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
			cards('Abilities grafted on, of', live, of(draft, 'absorbed'))
	];
}

/** The boons that lie at one place. None is made or lost, so each that comes here leaves another place. */
function boons(
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
					icon: clan,
					label: clanNames[clan]
				}))
			},
			{
				kind: 'group',
				name: 'move',
				columns: 2,
				fields: [
					adding(`take-${id}`, 'One more, from', NOBODY, taking, move),
					giving.length > 0 && adding(`give-${id}`, 'One less, it lies with', NOBODY, giving, move)
				]
			},
			...moves.map(({ clan, from, to }, index): FormField => ({
				kind: 'action',
				name: `move-${index}`,
				icon: 'undo',
				label: `Forget that a boon of ${clanNames[clan]} lies with ${nameOf(to)}, not with ${nameOf(from)}`,
				run: () => {
					draft.moves = moves.slice(0, index);
				}
			}))
		]
	};
}

function queueFields(
	draft: QueueDraft,
	{ live, errors }: Context,
	seats: readonly Option[]
): FormFields {
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
					[NOBODY, ...seats],
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

function standingFields(draft: StandingDraft, { live, errors }: Context): FormFields {
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
				return { laid, label: `${names.scheme(scheme)}, of ${names.seat(seat)}` };
			});
	});
	return [
		draft.standing.length === 0 && note('Nothing stays in play here so far.'),
		...draft.standing.map((one, index): FormField => ({
			kind: 'group',
			name: one.scheme,
			label: names.scheme(one.scheme),
			fields: [
				one.kind === 'edict'
					? select('It names', NAMED.map(signOf), {
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
					label: 'It does not lie here',
					run: () => {
						draft.standing = draft.standing.filter((other) => other !== one);
					}
				}
			]
		})),
		more.length > 0 &&
			adding('more', 'This lies here too', { value: '', label: 'No other' }, more, ({ laid }) => {
				draft.standing = [...draft.standing, laid];
			})
	];
}

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
