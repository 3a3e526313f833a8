import { describe, expect, it } from 'vitest';
import { gatheredOf, nowWords } from '../../../../src/lib/ui/rivals/big/big-words.ts';
import { inActionPhase, Table } from '../../rivals/influence/table.ts';

const nameOf = (id: string): string => id.toUpperCase();

describe('a match on a big screen', () => {
	it('says whose turn it is, with actions left, and whom the table waits for', () => {
		const at = new Table(inActionPhase());
		expect(nowWords(at.state, nameOf)).toEqual({
			round: 'Round 1',
			heading: 'S1: Action Phase, 2 actions left',
			asked: null
		});
		at.act({ type: 'PlayScheme', vampire: null });
		expect(nowWords(at.state, nameOf).asked).toBe('S1 answers.');
	});

	it('gathers a coterie by place and party', () => {
		const at = new Table(inActionPhase());
		at.act(
			{ type: 'Recruit', seat: 's1', bp: 2, name: 'Iris' },
			{ type: 'Recruit', seat: 's1', bp: 3, name: 'Mara' },
			{ type: 'MoveVampires', vampires: ['s1v2'], to: null },
			{ type: 'MoveVampires', vampires: ['s1v3'], to: null }
		);
		const places = () =>
			gatheredOf(at.match, 's1').map(({ where, vampires }) => [
				where,
				vampires.map(({ id }) => id)
			]);
		expect(places()).toEqual([
			['Haven', ['s1v1']],
			['The Streets, party 1', ['s1v2']],
			['The Streets, party 2', ['s1v3']]
		]);
		at.act({ type: 'FellVampire', vampire: 's1v3', to: 'torpor', by: 's2' });
		expect(places()).toEqual([
			['Haven', ['s1v1']],
			['The Streets', ['s1v2']],
			['Torpor', ['s1v3']]
		]);
	});
});
