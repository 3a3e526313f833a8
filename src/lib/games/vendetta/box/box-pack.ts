import * as v from 'valibot';
import { doubles } from '../../core/cards/doubles.ts';
import {
	DEEPEST,
	parsedBy,
	readUnless,
	refused,
	type ReadCards
} from '../../core/cards/reading.ts';
import { readJsonText } from '../../core/json-text.ts';
import { describedSchema } from '../table/commands.ts';
import { boxFaults } from './box-faults.ts';
import { readBoxCsv } from './box-csv.ts';
import type { ToldCards } from './box-set.ts';

const packSchema = v.strictObject({
	format: v.literal('elysium-vendetta-box'),
	version: v.literal(1),
	...describedSchema.entries
});

/** Cards as the file that `readBoxPack` reads. */
export const boxPack = (cards: ToldCards): string =>
	`${JSON.stringify({ format: 'elysium-vendetta-box', version: 1, ...cards }, null, '\t')}\n`;

function readBoxJson(text: string): ReadCards<ToldCards> {
	const json = readJsonText(text, DEEPEST);
	if (!json.ok) return refused([json.fault]);
	const parsed = parsedBy(packSchema, json.value, []);
	if ('faults' in parsed) return refused(parsed.faults, parsed.more);
	const { clanCards, allies, relics, locationCards } = parsed.output;
	const placed = [
		...clanCards.map((card, nth) => ({
			of: 'clan card' as const,
			list: `clanCards[${nth}]`,
			card
		})),
		...allies.map((card, nth) => ({ of: 'ally' as const, list: `allies[${nth}]`, card })),
		...relics.map((card, nth) => ({ of: 'relic' as const, list: `relics[${nth}]`, card })),
		...locationCards.map((card, nth) => ({
			of: 'location card' as const,
			list: `locationCards[${nth}]`,
			card
		}))
	].map(({ list, ...one }) => ({
		...one,
		at: (field: string) => `${list}.${field === 'effects' ? 'abilities' : field}`
	}));
	const faults = [...doubles('id', placed), ...doubles('name', placed), ...boxFaults(placed)];
	return readUnless(faults, { clanCards, allies, relics, locationCards });
}

/** Reads the cards a group typed of its own box, from JSON or from a table; what is wrong is said with its place. */
export const readBoxPack = (text: string): ReadCards<ToldCards> =>
	/^\uFEFF?\s*[{[]/.test(text) ? readBoxJson(text) : readBoxCsv(text);
