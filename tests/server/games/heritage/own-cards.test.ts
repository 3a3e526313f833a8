import { describe, expect, it } from 'vitest';
import { EXAMPLE_FILES } from '../../../../src/lib/games/heritage/open/example-files.ts';
import { readForChronicle } from '../../../../src/routes/heritage/chronicles/[chronicle]/cards/add/read.ts';
import { GET } from '../../../../src/routes/heritage/codex/open-set/[file]/+server.ts';
import { happened, ownCard, ownScheme, settled, stateAfter } from '../../../unit/heritage/table.ts';

const HEADER = 'name,clan,class,temperament,geography,archetype,ability,effects';
const OTTO = 'Otto,brujah,elitist,calm,north,warlike,,';
const GAIN = '"[{""do"":""gain"",""what"":""power"",""amount"":1}]"';

const state = stateAfter(
	happened(
		[
			{
				type: 'AddCards',
				characters: [ownCard('petra', { name: 'Petra' })],
				schemes: [ownScheme('own-court', 'G')],
				source: 'x'
			}
		],
		settled()
	)
);
const read = (...rows: string[]) => readForChronicle(state, [HEADER, ...rows].join('\n'));

describe('cards read for a chronicle', () => {
	it('are shown in words before anything is added, with what is here and known already', () => {
		const found = read(
			OTTO,
			'Petra,brujah,elitist,calm,north,warlike,,',
			`anna,brujah,elitist,calm,north,warlike,Rich,${GAIN}`
		);
		if (!found.ok) throw new Error(JSON.stringify(found));
		expect(found.cards.characters.map(({ id }) => id)).toEqual(['otto', 'anna']);
		expect([found.here, found.known, found.missions]).toEqual([1, ['anna'], 0]);
		expect(found.characters.find(({ id }) => id === 'anna')?.abilities).toEqual([
			{ name: 'Rich', words: ['This vampire gains 1 power.'] }
		]);
		expect(JSON.parse(JSON.stringify(found))).toEqual(found);
	});

	it('say everything that is wrong with the text, at its place', () => {
		const found = read(
			'Otto,brujah,noble,calm,north,warlike,,',
			'Ida,brujah,elitist,calm,up,warlike,,'
		);
		expect(found).toEqual({
			ok: false,
			faults: [
				{ where: 'line 2, column class', expected: '"elitist" or "egalitarian"', got: '"noble"' },
				{
					where: 'line 3, column geography',
					expected: '"north", "east", "south", "west" or "roaming"',
					got: '"up"'
				}
			],
			refused: [],
			more: 0
		});
	});

	it('say why the chronicle cannot take them, each by name', () => {
		const rows = [
			['zineb', 'Zineb the Younger'],
			['bela', 'Bela'],
			['petra', 'Petra the Other']
		].map(([id, name]) => `${id},${name},brujah,elitist,calm,north,warlike`);
		const found = readForChronicle(
			state,
			['id,name,clan,class,temperament,geography,archetype', ...rows].join('\n')
		);
		expect(found).toMatchObject({
			faults: [],
			refused: [
				expect.stringContaining('Zineb the Younger'),
				expect.stringContaining('Petra the Other'),
				expect.stringMatching(/The register has bela under the id Bela/)
			]
		});
	});
});

describe('an example', () => {
	const ask = (file: string) => GET({ params: { file } } as never);

	it.each(Object.entries(EXAMPLE_FILES))('%s is a file to keep', async (file, make) => {
		const answer = await ask(file);
		expect(await answer.text()).toBe(make());
		expect(answer.headers.get('content-disposition')).toBe(
			`attachment; filename="elysium-example-${file}"`
		);
		expect(answer.headers.get('content-type')).toMatch(
			file.endsWith('.json') ? /^application\/json$/ : /^text\/csv/
		);
	});

	it.each(['secret.csv', 'constructor'])('%s is not there', (file) => {
		expect(() => ask(file)).toThrow(expect.objectContaining({ status: 404 }) as Error);
	});
});
