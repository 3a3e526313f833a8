/** Where a text stops being JSON: line and column from 1, what JSON would want there, and what is there. */
export interface SyntaxFault {
	readonly line: number;
	readonly column: number;
	readonly expected: string;
	readonly got: string;
}

// One token after white space: punctuation, or a number or word; texts are read by `endOfText`.
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])`;
const TOKEN = new RegExp(`([{}[\\],:])|(${NUMBER}|(?:true|false|null)(?!\\w))`, 'y');
const LETTERS = new RegExp(String.raw`[^"\\\u0000-\u001f]*`, 'y');
// By the thousand: without an end to it, a text of a million of them would run out of stack.
const ESCAPED = /(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,1000}/y;
const SPACE = /[ \t\n\r]*/y;

const EXPECTED = {
	value: 'a value',
	'value or ]': 'a value or ]',
	'key or }': 'a field name in quotes or }',
	key: 'a field name in quotes',
	':': 'a colon',
	', or ]': 'a comma or ]',
	', or }': 'a comma or }',
	end: 'the end of the file'
} as const;
type Place = keyof typeof EXPECTED;

/**
 * The first fault of a text that `JSON.parse` refuses; null when there is none. Its own small reader, for the messages
 * of `JSON.parse` do not always say where.
 */
export function findSyntaxFault(text: string): SyntaxFault | null {
	const open: ('[' | '{')[] = [];
	let place: Place = 'value';
	let at = 0;
	for (;;) {
		SPACE.lastIndex = at;
		SPACE.exec(text);
		at = SPACE.lastIndex;
		if (at >= text.length) return place === 'end' ? null : faultAt(text, at, place);
		const end = endOfToken(text, at);
		const next: Place | null = end === null ? null : placeAfter(place, text.slice(at, end), open);
		if (end === null || next === null) return faultAt(text, at, place);
		place = next;
		at = end;
	}
}

/** Where the token that begins at `at` ends; null: none does. */
function endOfToken(text: string, at: number): number | null {
	if (text[at] === '"') return endOfText(text, at);
	TOKEN.lastIndex = at;
	return TOKEN.test(text) ? TOKEN.lastIndex : null;
}

/** Escape by escape: one expression for the whole runs out of stack on a text of a million of them. */
function endOfText(text: string, from: number): number | null {
	let at = from + 1;
	for (;;) {
		LETTERS.lastIndex = at;
		LETTERS.test(text);
		at = LETTERS.lastIndex;
		if (text[at] === '"') return at + 1;
		ESCAPED.lastIndex = at;
		if (!ESCAPED.test(text)) return null;
		at = ESCAPED.lastIndex;
	}
}

const afterValue = (open: readonly string[]): Place => {
	const innermost = open.at(-1);
	if (innermost === undefined) return 'end';
	return innermost === '[' ? ', or ]' : ', or }';
};

function closed(open: ('[' | '{')[]): Place {
	open.pop();
	return afterValue(open);
}

/** Where reading stands after a token; null: the token may not stand here. */
function placeAfter(place: Place, token: string, open: ('[' | '{')[]): Place | null {
	switch (place) {
		case 'value or ]':
			return token === ']' ? closed(open) : placeAfter('value', token, open);
		case 'value':
			if (token === '[' || token === '{') {
				open.push(token);
				return token === '[' ? 'value or ]' : 'key or }';
			}
			return /^[}\],:]$/.test(token) ? null : afterValue(open);
		case 'key or }':
			return token === '}' ? closed(open) : placeAfter('key', token, open);
		case 'key':
			return token.startsWith('"') ? ':' : null;
		case ':':
			return token === ':' ? 'value' : null;
		case ', or ]':
			return token === ',' ? 'value' : token === ']' ? closed(open) : null;
		case ', or }':
			return token === ',' ? 'key' : token === '}' ? closed(open) : null;
		case 'end':
			return null;
	}
}

function faultAt(text: string, at: number, place: Place): SyntaxFault {
	let line = 1;
	let began = -1;
	for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1)) {
		line++;
		began = next;
	}
	const column = at - began;
	const got = at >= text.length ? 'the end of the file' : JSON.stringify(text.slice(at, at + 12));
	return { line, column, expected: EXPECTED[place], got };
}
