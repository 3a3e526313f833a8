import { describe, expect, it } from 'vitest';
import { paragraphs, told } from '../../../src/lib/ui/heritage/story/told.ts';

const seats = [
	{ id: 's1', name: 'Anna' },
	{ id: 's2', name: '$& and {s1}' }
];

describe('a text of the deck as it is read', () => {
	it.each([
		['{s1} came home.', 'Anna came home.'],
		['{s1} owed {s2}; {s1} paid.', 'Anna owed $& and {s1}; Anna paid.'],
		['{s4} is nobody here.', 'seat 4 is nobody here.'],
		['Braces {of} nobody, {s10}.', 'Braces {of} nobody, {s10}.']
	])('“%s” is told as “%s”', (text, read) => {
		expect(told(text, seats)).toBe(read);
	});

	it('has a paragraph between blank lines, and none where nothing stands', () => {
		expect(paragraphs('One\nstill one.\n\n \nTwo.\n\n')).toEqual(['One\nstill one.', 'Two.']);
		expect(paragraphs('')).toEqual([]);
	});
});
