import { expect, test } from 'vitest';
import { after, begin, matchOf, whyNot } from './playing.ts';
import { NO_MATCH } from '../../../src/lib/games/rivals/state.ts';

test('a match begins with two to four', () => {
	expect(whyNot(NO_MATCH, begin(1))).toBe('needs-two');
	expect(whyNot(NO_MATCH, begin(5))).toBe('four-at-most');
	expect(after(NO_MATCH, [begin(4)]).match.rivals).not.toBeNull();
});

test('counts and undoes', () => {
	const changed = after(matchOf(2), [{ type: 'ChangePrestige', seat: 's2', by: -3 }]);
	expect(changed.match.seats['s2']?.prestige).toBe(17);
	const undone = after(changed, [{ type: 'UndoAtTable', kept: 0, of: 1, by: [] }]);
	expect(undone.match).toEqual(matchOf(2).match);
});
