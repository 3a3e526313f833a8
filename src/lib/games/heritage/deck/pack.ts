import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { doubles, type Placed } from '../../core/cards/doubles.ts';
import {
	DEEPEST,
	parsedBy,
	readUnless,
	refused,
	type ReadCards
} from '../../core/cards/reading.ts';
import { fault, shown, type FileFault } from '../../core/file-fault.ts';
import { readJsonText } from '../../core/json-text.ts';
import { nameSchema, thingIdSchema } from '../shapes.ts';
import {
	characterCardSchema,
	missionCardSchema,
	schemeCardSchema,
	type CharacterCard
} from './cards.ts';
import { battlegroundFaults } from './battleground-faults.ts';
import { wholeSetFaults } from './whole-set.ts';

const PACK_FORMAT = 'elysium-pack';
const PACK_VERSION = 1;

const upTo = <Card extends v.GenericSchema>(schema: Card, most: number) =>
	listOf(schema, most, 'cards');

/** A set of cards as a file: a group's own, ours, or anybody's. Leaders are characters. */
export const packSchema = v.strictObject({
	format: v.literal(PACK_FORMAT),
	version: v.literal(PACK_VERSION),
	id: thingIdSchema,
	name: nameSchema,
	/** Under which licence others may use it, such as "CC BY-SA 4.0". */
	licence: nameSchema,
	characters: upTo(characterCardSchema, 500),
	schemes: upTo(schemeCardSchema, 300),
	missions: upTo(missionCardSchema, 100)
});
export type Pack = v.InferOutput<typeof packSchema>;

/**
 * Reads a pack from the text of a file. Faults: where the text stops being JSON; another format or
 * version; each field that is not what the schema says; ids and, within a kind, names used twice; an
 * ability that claims to be a sticker; an unknown battleground, or two schemes for one; and what a set
 * that can be played alone lacks. An expansion is a pack that adds to others; what its rules card says
 * beyond the vocabulary is an effect in words (ruling 30).
 */
export function readPack(text: string): ReadCards<Pack> {
	const json = readJsonText(text, DEEPEST);
	if (!json.ok) return refused([json.fault]);
	const outline = parsedBy(outlineSchema, json.value, []);
	if ('faults' in outline) return refused(outline.faults, outline.more);
	const parsed = parsedBy(packSchema, json.value, []);
	if ('faults' in parsed) return refused(parsed.faults, parsed.more);
	return readUnless(packFaults(parsed.output), parsed.output);
}

const { format, version } = packSchema.entries;
const outlineSchema = v.object({ format, version });

function packFaults(pack: Pack): FileFault[] {
	const characters = placed('characters', pack.characters);
	const schemes = placed('schemes', pack.schemes);
	const missions = placed('missions', pack.missions);
	return [
		...doubles('id', [...characters, ...schemes, ...missions]),
		...[characters, schemes, missions].flatMap((kind) => doubles('name', kind)),
		...characters.flatMap(stuckFaults),
		...battlegroundFaults(schemes),
		...wholeSetFaults(pack)
	];
}

function placed<T>(list: string, cards: readonly T[]) {
	return cards.map((card, index) => ({
		at: (field: string) => `${list}[${index}].${field}`,
		card
	}));
}

/** Cards of a pack are as they were printed. */
function stuckFaults({ at, card }: Placed<CharacterCard>): FileFault[] {
	return card.abilities.flatMap(({ sticker }, index) =>
		sticker === null
			? []
			: [fault(at(`abilities[${index}].sticker`), 'null, as on a printed card', shown(sticker))]
	);
}
