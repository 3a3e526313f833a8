import { fault, type FileFault } from '../../core/file-fault.ts';
import type { Ability, CharacterCard } from '../deck/cards.ts';
import type { DeckCard } from './cards.ts';
import { facesOf } from './mission-faces.ts';
import type { PlacedCard } from './placed-cards.ts';

/** A value that may stand once, and where it stands. */
type Use = { readonly where: string; readonly value: string | number };

/** Numbers and ids that are used twice, and characters that are not what their card says. */
export function idFaults(placed: readonly PlacedCard[]): FileFault[] {
	return [
		...doubles(
			'a number used once',
			placed.map(({ at, card }) => ({ where: `${at}.number`, value: card.number }))
		),
		...doubles('an id used once', placed.flatMap(idsOf('character'))),
		...doubles('an id used once', placed.flatMap(idsOf('asset'))),
		...doubles('an id used once', placed.flatMap(idsOf('mission'))),
		...doubles('an id used once', placed.flatMap(idsOf('scoring'))),
		...placed.flatMap(characterFaults)
	];
}

/** What has ids of one kind: nothing else is looked up among them. */
type Sort = 'character' | 'asset' | 'mission' | 'scoring';

const idsOf =
	(sort: Sort) =>
	({ at, card }: PlacedCard): Use[] =>
		usesIn(at, card).flatMap(({ of, where, value }) => (of === sort ? [{ where, value }] : []));

function usesIn(at: string, card: DeckCard): (Use & { readonly of: Sort })[] {
	switch (card.kind) {
		case 'basic-character':
		case 'chronicle-character':
		case 'clan-leader':
			return [{ of: 'character', where: `${at}.character.id`, value: card.character.id }];
		case 'scoring':
			return [{ of: 'scoring', where: `${at}.id`, value: card.id }];
		case 'overview':
			return [{ of: 'asset', where: `${at}.asset.id`, value: card.asset.id }];
		case 'mission':
			return facesOf(card).flatMap((face) => [
				{ of: 'mission' as const, where: `${at}${face.at}.mission.id`, value: face.mission.id },
				...(face.choices ?? []).flatMap(({ reward }, choice) =>
					reward.kind === 'asset'
						? [
								{
									of: 'asset' as const,
									where: `${at}${face.at}.choices[${choice}].reward.asset.id`,
									value: reward.asset.id
								}
							]
						: []
				)
			]);
		case 'final':
			return [];
	}
}

function doubles(expected: string, uses: readonly Use[]): FileFault[] {
	const first = new Map<string | number, string>();
	return uses.flatMap(({ where, value }) => {
		const before = first.get(value);
		if (before === undefined) {
			first.set(value, where);
			return [];
		}
		return [fault(where, expected, `the same as at ${before}`)];
	});
}

const KIND_ON = {
	'basic-character': 'basic',
	'chronicle-character': 'chronicle',
	'clan-leader': 'leader'
} as const;

function characterFaults({ at, card }: PlacedCard): FileFault[] {
	switch (card.kind) {
		case 'basic-character':
		case 'chronicle-character':
		case 'clan-leader':
			return [
				...kindFaults(at, card.character, KIND_ON[card.kind]),
				...card.character.abilities.flatMap((ability, index) =>
					stuckFaults(`${at}.character.abilities[${index}].sticker`, ability)
				)
			];
		case 'scoring':
		case 'overview':
		case 'mission':
		case 'final':
			return [];
	}
}

function kindFaults(at: string, { kind }: CharacterCard, wanted: string): FileFault[] {
	return kind === wanted ? [] : [fault(`${at}.character.kind`, `"${wanted}"`, `"${kind}"`)];
}

/** Cards are as they were printed. */
const stuckFaults = (where: string, { sticker }: Ability): FileFault[] =>
	sticker === null ? [] : [fault(where, 'null, as on a printed card', 'a sticker')];
