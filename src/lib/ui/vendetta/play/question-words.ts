import { capital } from '../../../games/core/capital.ts';
import type { Effect } from '../../../games/vendetta/effects/effect.ts';
import { known } from '../../../games/vendetta/effects/effect.ts';
import { abilitiesWords } from '../../../games/vendetta/effects/words.ts';
import { PROMPTS } from '../../../games/vendetta/table/prompts.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Question } from '../../../games/vendetta/table/questions.ts';
import type { Deployed, Table } from '../../../games/vendetta/table/table.ts';
import { abilitiesOf, allyOf, playerOf, seatsOf } from '../../../games/vendetta/table/where.ts';
import { LOCATIONS } from '../../../games/vendetta/vocabulary.ts';
import { cardName, locationCardOf, locationTitle, slotName } from './said.ts';
import type { Speaker } from '../../speaker.ts';

/** The card a question is about; null: none. */
export function cardAsked({ about }: Question): string | null {
	const card = about['card'];
	return typeof card === 'string' ? card : null;
}

/** All that a card says, a sentence each. */
export const cardText = (table: Table, id: string): readonly string[] =>
	abilitiesWords(abilitiesOf(table, id), locationCardOf(table, id) ? 'location' : 'player');

/** The same beside the Locations: what an Ally says counts only for the player who has it. */
export function openText(table: Table, id: string): readonly string[] {
	const text = cardText(table, id);
	const isOwned = seatsOf(table).some((seat) => {
		const { alliance, drained } = playerOf(table, seat);
		return alliance.includes(id) || drained.includes(id);
	});
	if (text.length === 0 || isOwned || !allyOf(table, id)) return text;
	return [`In your Alliance: ${text.join(' ')}`];
}

export const questionTitle = ({ prompt, most }: Question): string =>
	prompt === 'which-cards' && most === 1 ? 'Which card?' : PROMPTS[prompt];

/** Effects as the one who chooses reads them: what the card says of whoever chooses is said of the reader. */
const toChooser = (effects: readonly Effect[]): readonly Effect[] =>
	JSON.parse(JSON.stringify(effects), (key, value: unknown) =>
		value !== 'chooser' ? value : key === 'of' ? 'own' : 'self'
	) as readonly Effect[];

/** The branches of a card's choice among so many, wherever they stand in it. */
function waysOf(effects: readonly Effect[], n: number): readonly (readonly Effect[])[] | null {
	for (const effect of effects) {
		if (effect.do === 'either' && effect.of.length === n) return effect.of.map((one) => known(one));
		if (effect.do === 'each-chooses' && effect.of.length === n)
			return effect.of.map((one) => toChooser(known(one)));
		for (const value of Object.values(effect)) {
			if (!Array.isArray(value)) continue;
			const inside = value.filter(
				(one): one is Effect => typeof one === 'object' && one !== null && 'do' in one
			);
			const found = inside.length > 0 ? waysOf(inside, n) : null;
			if (found) return found;
		}
	}
	return null;
}

function wayWords(table: Table, question: Question, way: string): string {
	const effects = abilitiesOf(table, cardAsked(question) ?? '').flatMap((one) =>
		'effects' in one ? known(one.effects) : []
	);
	const branch = waysOf(effects, question.options.length)?.[Number(way)];
	if (!branch) return `Choice ${Number(way) + 1}`;
	const words = abilitiesWords([{ ability: 'acts', effects: [...branch] }]).join(' ');
	// Whoever reads it is the one who chooses.
	return words.replace(/\b(that player) (\w+)s\b/gi, (_, who: string, does: string) =>
		who.startsWith('T') ? `You ${does}` : `you ${does}`
	);
}

const YES_NO: Partial<Record<Question['prompt'], readonly [yes: string, no: string]>> = {
	may: ['Yes', 'No'],
	use: ['Use it', 'Not now'],
	spend: ['Pay', 'Do not pay'],
	teammate: ['Yes, include them', 'No']
};

type Faces = OwnView['faces'];

/** A deployed card, as whoever chooses may know it: what it is, whose and, where `placed`, at which Location. */
function deployedWords(
	table: Table,
	{ prompt }: Question,
	card: Deployed,
	speaker: Speaker,
	faces: Faces,
	placed: boolean
): string {
	const { slot, owner, position, at } = card;
	const face = card.card ?? faces[slot];
	const name = face === undefined ? slotName(table, slot, speaker) : cardName(table, face);
	const marks = [
		face !== undefined && !card.up && 'face down',
		prompt === 'which-cards' &&
			(face !== undefined || owner !== position) &&
			speaker.within(position)
	].filter(Boolean);
	const said = marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
	const place = placed ? `, ${locationTitle(at)}` : '';
	return `${capital(said)}${place}`;
}

/** The same, numbered in the order of play where several would read alike. */
function slotWords(
	table: Table,
	question: Question,
	option: string,
	speaker: Speaker,
	faces: Faces
): string {
	const among = table.deployed.filter(({ slot }) => question.options.includes(String(slot)));
	const card = among.find(({ slot }) => String(slot) === option);
	if (!card) return 'A card';
	const placed = among.some(({ at }) => at !== card.at);
	const wordsOf = (one: Deployed) => deployedWords(table, question, one, speaker, faces, placed);
	const words = wordsOf(card);
	const alike = among.filter((one) => wordsOf(one) === words);
	return alike.length === 1 ? words : `${words}, ${alike.indexOf(card) + 1} of ${alike.length}`;
}

/**
 * An option of a question, as a button says it.
 *
 * @param faces face-down cards that whoever holds the phone may see
 */
export function optionWords(
	table: Table,
	question: Question,
	option: string,
	speaker: Speaker,
	faces: Faces = {}
): string {
	const { prompt } = question;
	const pair = YES_NO[prompt];
	if (pair && (option === 'yes' || option === 'no')) return pair[option === 'yes' ? 0 : 1];
	switch (prompt) {
		case 'first-player':
		case 'which-rival':
		case 'which-opponent':
			return speaker.plain(option);
		case 'which-cards':
		case 'which-card':
			return slotWords(table, question, option, speaker, faces);
		case 'which-ability':
			return cardName(table, option.split(' ')[0] ?? '');
		case 'where': {
			const at = LOCATIONS.find((one) => one === option);
			return at ? locationTitle(at) : option;
		}
		case 'way':
			return wayWords(table, question, option);
		case 'bid':
		case 'blood-along':
			return `${option} Blood`;
		case 'how-many':
		case 'tokens-along':
			return option;
		case 'manual':
			return 'Go on';
		default:
			return cardName(table, option);
	}
}
