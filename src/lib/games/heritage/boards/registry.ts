import { a } from './a/rules.ts';
import { b } from './b/rules.ts';
import type { AnyBattleground } from './battleground.ts';
import { c } from './c/rules.ts';
import { d } from './d/rules.ts';
import { e } from './e/rules.ts';
import { f } from './f/rules.ts';
import { g } from './g/rules.ts';
import { h } from './h/rules.ts';
import { i } from './i/rules.ts';
import type { BattlegroundId } from './timeline.ts';

/** The rules of every battleground, by letter: a further one is a file of its own and a line here. */
export const BATTLEGROUND_MODULES = {
	A: a,
	B: b,
	C: c,
	D: d,
	E: e,
	F: f,
	G: g,
	H: h,
	I: i
} satisfies { readonly [Id in BattlegroundId]: AnyBattleground };
