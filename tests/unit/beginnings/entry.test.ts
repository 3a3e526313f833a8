import { describe, expect, test } from 'vitest';
import { checkEntry } from '../../../src/routes/heritage/groups/[group]/chronicles/enter/check.ts';
import {
	blankEntry,
	entryCommand,
	forgetCharacter,
	forgetSeats,
	freeSeat,
	readEntry,
	tidy,
	type Entry
} from '../../../src/routes/heritage/groups/[group]/chronicles/enter/entry.ts';
import {
	characterAt,
	fieldsFor,
	stepOf
} from '../../../src/routes/heritage/groups/[group]/chronicles/enter/steps.ts';
import { moved } from '../../../src/lib/ui/seating/rows.ts';

const row = (name: string) => ({ key: name, name, user: '' });

function entry(changes: (entry: Entry) => void = () => undefined): Entry {
	const made = blankEntry('entry-one', 'The long night', [row('Anna'), row('Bo')]);
	made.chapter = 5;
	for (const player of made.players) {
		player.sheetName = `${player.name} by night`;
		player.haven.name = `Haven of ${player.name}`;
	}
	made.characters.push({
		id: 'mara',
		name: 'Mara',
		clan: 'tremere',
		kind: 'basic',
		class: 'elitist',
		temperament: 'calm',
		geography: 'north',
		archetype: 'scholarly',
		ability: '',
		bonded: false,
		card: null
	});
	changes(made);
	return made;
}

const player = (made: Entry, index: number) => {
	const found = made.players[index];
	if (!found) throw new Error(`no player ${index}`);
	return found;
};

const sticker = { id: 'stars', kind: 'tremere' as const, character: 'mara', chapter: 0 };

describe('what is wrong with an entry lies at its field', () => {
	test('nothing, when all is there', () => {
		expect(checkEntry(entry())).toEqual([]);
	});

	test.each<[string, (entry: Entry) => void, string]>([
		['a player without a name', (e) => (player(e, 1).name = ' '), 'table.1.name'],
		['a sheet without a name', (e) => (player(e, 1).sheetName = ''), 'players.1.sheet.name'],
		['a haven without a name', (e) => (player(e, 0).haven.name = ''), 'players.0.haven.name'],
		['a banished retainer', banishedRetainer, 'players.0.haven.retainer'],
		['too many wins', (e) => e.players.forEach((who) => (who.wins = 3)), 'players'],
		['a torn order', (e) => (e.lastOrder = ['s1', 's1']), 'lastOrder'],
		[
			'a nameless sticker',
			(e) => e.stickers.push({ ...sticker, name: '', text: 'x', seat: null }),
			'stickers.0.name'
		]
	])('%s', (_, spoil, at) => {
		expect(checkEntry(entry(spoil)).map((problem) => problem.at)).toEqual([at]);
	});

	test('in the names of the group', () => {
		expect(checkEntry(entry(banishedRetainer))[0]?.sentence).toContain('Mara');
	});
});

function banishedRetainer(e: Entry): void {
	player(e, 0).haven.retainer = 'mara';
	e.banished.push('mara');
}

describe('a path leads to its field', () => {
	test.each([
		['title', 'table'],
		['table.1.name', 'table'],
		['players.2.haven.name', 'player-2'],
		['players', 'player-0'],
		['stickers.3.name', 'characters'],
		['lastOrder', 'story'],
		['eras.0.seat', 'story']
	])('%s in %s', (path, step) => {
		expect(stepOf(path)).toBe(step);
	});

	test('the nearest one that the page has', () => {
		expect(fieldsFor('eras.0.seat')).toEqual(['eras.0.seat', 'eras.0', 'eras']);
	});

	test('and the sheet of its character is opened', () => {
		const made = entry((e) => e.stickers.push({ ...sticker, name: 'x', text: '', seat: null }));
		expect(characterAt(made, 'stickers.0.kind')).toBe('mara');
		expect(characterAt(made, 'characters.0.name')).toBe('mara');
		expect(characterAt(made, 'title')).toBeNull();
	});
});

describe('an entry while it is typed', () => {
	test('comes back from storage as it was, and an older form does not', () => {
		const made = entry();
		expect(readEntry(JSON.parse(JSON.stringify(made)))).toEqual(made);
		expect(readEntry({ ...made, players: [] })).toBeNull();
		expect(readEntry({ title: 'old' })).toBeNull();
	});

	test('titles are lines, dots without a dot are left out, past eras may be unknown', () => {
		const made = entry((e) => {
			player(e, 0).titles = ' Sheriff \n\n Harpy';
			player(e, 0).dots = { lore: 2, charm: 0, gone: 4 };
		});
		const { players, eras } = entryCommand(made);
		expect(players[0]?.sheet).toMatchObject({ titles: ['Sheriff', 'Harpy'], dots: { lore: 2 } });
		expect(eras).toEqual([{ era: 1, seat: null, by: null }]);
	});

	test('blank lines go, written ones stay', () => {
		const made = entry((e) => {
			e.obligationSupply.push({ id: 'a', name: ' ', text: '' }, { id: 'b', name: '', text: 'x' });
			e.schemes.push({ key: 'k', clan: 'brujah', name: '' });
		});
		tidy(made);
		expect(made.obligationSupply.map(({ id }) => id)).toEqual(['b']);
		expect(made.schemes).toEqual([]);
	});

	test('a player who leaves takes every trace of the seat along', () => {
		const made = entry((e) => {
			e.dominators = ['s2'];
			e.lastOrder = ['s2', 's1'];
			e.stickers.push({ ...sticker, name: 'x', text: '', seat: 's2' });
		});
		made.players = made.players.slice(0, 1);
		forgetSeats(made);
		expect(made).toMatchObject({ dominators: [''], lastOrder: ['s1'], stickers: [{ seat: null }] });
		expect(freeSeat(made.players)).toBe('s2');
	});

	test('a character taken out leaves stickers and haven with it', () => {
		const made = entry((e) => {
			player(e, 0).haven.retainer = 'mara';
			e.stickers.push({ ...sticker, name: 'x', text: '', seat: null });
		});
		forgetCharacter(made, 'mara');
		expect(made).toMatchObject({ characters: [], stickers: [] });
		expect(player(made, 0).haven.retainer).toBeNull();
	});

	test('rows are set down where they are moved to', () => {
		expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
		expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
	});
});
