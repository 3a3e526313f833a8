import { describe, expect, test } from 'vitest';
import { sentenceOfFault } from '../../../src/lib/games/core/file-fault.ts';
import { boxCsv, emptyBoxCsv } from '../../../src/lib/games/vendetta/box/box-csv.ts';
import { boxPack, readBoxPack } from '../../../src/lib/games/vendetta/box/box-pack.ts';
import { boxSet } from '../../../src/lib/games/vendetta/box/box-set.ts';
import { abilitiesWords } from '../../../src/lib/games/vendetta/effects/words.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { settingFault } from '../../../src/lib/games/vendetta/table/setting-faults.ts';
import { settingFor } from './kit.ts';

const { id: _, ...open } = openSet;
const HEAD =
	'card,id,name,clan,starting,kind,power,influence,feed,drained blood,drained influence,text,effects';

const faultsOf = (...rows: readonly string[]): readonly string[] => {
	const read = readBoxPack([HEAD, ...rows].join('\n'));
	return read.ok ? [] : read.faults.map(sentenceOfFault);
};

describe('The cards of a group’s own box', () => {
	test.each([
		['a table', boxCsv(open)],
		['JSON', boxPack(open)]
	])('come back from %s as they were, all of the open set too', (_name, text) => {
		const read = readBoxPack(text);
		expect(read).toEqual({ ok: true, value: open });
		expect(settingFault(settingFor(5, { cards: boxSet(read.ok ? read.value : open) }))).toBeNull();
	});

	test('a row needs no name and no text: what is on the card is done by hand', () => {
		const read = readBoxPack(
			[
				HEAD,
				'clan card,BR01,,brujah,yes,conflict,4,,,,,,',
				'clan card,BR02,,brujah,,passive,2,,,,,Look at one face-down card here.,',
				'ally,AL01,,,,vampire,,3,1,4,1,,'
			].join('\n')
		);
		if (!read.ok) throw new Error(JSON.stringify(read.faults));
		expect(read.value.clanCards[0]).toEqual({
			id: 'BR01',
			name: 'BR01',
			clan: 'brujah',
			starting: true,
			kind: 'conflict',
			power: 4,
			abilities: [{ ability: 'acts', effects: [{ do: 'manual', text: 'do what the card says' }] }]
		});
		expect(abilitiesWords(read.value.clanCards[1]?.abilities ?? [])).toEqual([
			'By hand: Look at one face-down card here.'
		]);
		expect(read.value.allies).toMatchObject([{ kind: 'vampire', influence: 3, drainBlood: 4 }]);
	});

	test('effects by the words of Elysium read as sentences', () => {
		const read = readBoxPack(
			`${HEAD}\nclan card,BR01,,brujah,,conflict,4,,,,,,"[{""do"":""gain"",""what"":""blood"",""amount"":2}]"`
		);
		expect(read.ok && abilitiesWords(read.value.clanCards[0]?.abilities ?? [])).toEqual([
			'Gain 2 Blood.'
		]);
	});

	test('the table to fill in has all clan cards, and is sound as it is', () => {
		const read = readBoxPack(emptyBoxCsv());
		expect(read.ok && read.value.clanCards).toHaveLength(63);
	});

	test('faults say where they are and what to write', () => {
		expect(faultsOf('clan,BR01,,brujah,,conflict,4,,,,,,')).toEqual([
			'At line 2, column card: expected “clan card”, “ally”, “relic” or “location card”, got "clan".'
		]);
		expect(faultsOf('clan card,BR01,,brujah,,conflict,,,,,,,')).toEqual([
			'At line 2, column power: expected a number from 0 to 9, got nothing.'
		]);
		expect(faultsOf('clan card,BR01,,brujha,,conflict,4,,,,,,')[0]).toMatch(
			/^At line 2, column clan: expected "brujah", .*, got "brujha"\.$/
		);
		expect(faultsOf('ally,,,,,human,,1,1,1,1,,')).toEqual([
			'At line 2, columns id and name: expected an id, or a name to make one of, got neither.'
		]);
		expect(faultsOf('clan card,BR01,,brujah,maybe,conflict,4,,,,,,')).toEqual([
			'At line 2, column starting: expected “yes” or “no”, got "maybe".'
		]);
		expect(faultsOf('clan card,BR01,,brujah,,conflict,4,,,,,,"[{"')[0]).toMatch(
			/^At line 2, column effects, character \d+/
		);
		expect(
			faultsOf(
				'clan card,BR01,,brujah,,passive,4,,,,,,"[{""do"":""gain"",""what"":""blood"",""amount"":2}]"'
			)
		).toEqual([
			'At line 2, column effects: expected “when”, “use” or “always” on a card that has no step, got "acts".'
		]);
		expect(
			faultsOf(...[1, 2, 3].map((nth) => `clan card,BR0${nth},,brujah,yes,plain,1,,,,,,`))
		).toEqual([
			'At line 4, column clan: expected at most 2 starting cards of a clan, got one more, "BR03".'
		]);
		expect(faultsOf('relic,R1,,,,,,1,,,,,', 'relic,R1,,,,,,1,,,,,')[0]).toBe(
			'At line 3, column id: expected an id used once, got "R1" again, first at line 2, column id.'
		);
	});

	test('JSON of another kind is refused where it is wrong', () => {
		const read = readBoxPack('{"format":"elysium-pack","version":1}');
		expect(read.ok ? [] : read.faults.map(({ where }) => where)).toContain('format');
	});
});
