import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { counted, listed } from '../../ledger/names.ts';
import type { ScreenNames } from '../names.ts';
import type { BearerChange } from './consequences.ts';

/** What an intention is called: what is to be done, the word on the button, and what was done then. */
type PlanTitle = { readonly title: string; readonly act: string; readonly did: string };

export function titleOf(command: TableCommand, names: ScreenNames): PlanTitle {
	switch (command.type) {
		case 'Recruit':
			return {
				title: `${names.character(command.character)} under ${names.character(command.sire)}`,
				act: 'Recruit',
				did: `Recruited ${names.character(command.character)}.`
			};
		case 'PlayScheme':
			return {
				title: `${names.scheme(command.scheme)}, led by ${names.character(command.leader)}`,
				act: 'Play the scheme',
				did: `Played “${names.scheme(command.scheme)}”.`
			};
		case 'UseMarket':
			return {
				title: `A boon for ${names.scheme(command.scheme)}`,
				act: 'Place the boon',
				did: `Placed a boon on “${names.scheme(command.scheme)}”.`
			};
		case 'PlayAsset':
			return {
				title: `${names.any(command.asset)}, used by ${names.character(command.bearer)}`,
				act: 'Play the asset',
				did: `Played “${names.any(command.asset)}”.`
			};
		case 'SetTable':
		case 'GiveUpRecruit':
		case 'EndTurn':
		case 'AnswerQuestion':
		case 'TakeDraw':
		case 'ChangeDealer':
		case 'AllowAdvice':
		case 'CorrectTable':
			return { title: 'What happens', act: 'Confirm', did: 'Done.' };
	}
}

/** What the cards do that go off with it, in words; each with the name of its card. */
type GoesOff = { readonly name: string; readonly words: readonly string[] };

export function goesOff(command: TableCommand, table: Table): readonly GoesOff[] {
	switch (command.type) {
		case 'Recruit':
			return (table.cast[command.character]?.abilities ?? []).map(({ name, effects }) => ({
				name,
				words: effectsWords(effects)
			}));
		case 'PlayScheme':
		case 'UseMarket': {
			const card = table.schemes[command.scheme];
			return card ? [{ name: card.name, words: effectsWords(card.effects, 'scheme') }] : [];
		}
		case 'PlayAsset': {
			const asset = table.seats
				.flatMap(({ assets }) => assets)
				.find(({ id }) => id === command.asset);
			return asset ? [{ name: asset.name, words: effectsWords(asset.effects, 'slip') }] : [];
		}
		case 'SetTable':
		case 'GiveUpRecruit':
		case 'EndTurn':
		case 'AnswerQuestion':
		case 'TakeDraw':
		case 'ChangeDealer':
		case 'AllowAdvice':
		case 'CorrectTable':
			return [];
	}
}

/** What becomes of a vampire, in one sentence; null: nothing but that it joins. */
export function bearerWords(
	{ vampire, tokens, torpor, exhausted }: BearerChange,
	names: ScreenNames
): string | null {
	const parts = [
		...tokens.map(({ token, before, after }) => {
			const by = Math.abs(after - before);
			const what = token === 'boons' ? counted(by, 'boon') : `${by} ${token}`;
			return after > before ? `gains ${what}` : `loses ${what}`;
		}),
		...(torpor === 'falls' ? ['falls into torpor'] : []),
		...(torpor === 'rises' ? ['rises from torpor'] : []),
		...(exhausted === 'becomes' ? ['is exhausted'] : []),
		...(exhausted === 'is-no-longer' ? ['is ready again'] : [])
	];
	return parts.length > 0 ? `${names.character(vampire)} ${listed(parts)}.` : null;
}

/** Who would claim a mission now. */
export function leadersWords(leaders: readonly string[], names: ScreenNames): string {
	const [only, ...others] = leaders;
	if (only === undefined) return 'nobody';
	return others.length === 0
		? names.seat(only)
		: `${listed(leaders.map((seat) => names.seat(seat)))} tied`;
}
