import { a } from './a.ts';
import { b } from './b.ts';
import type { AnyBattleground } from './battleground.ts';
import { c } from './c.ts';
import { d } from './d.ts';
import { e } from './e.ts';
import { f } from './f.ts';
import { g } from './g.ts';
import { h } from './h.ts';
import { i } from './i.ts';
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
