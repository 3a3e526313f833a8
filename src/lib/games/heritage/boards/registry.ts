import type { AnyBattleground } from './battleground.ts';
import * as rules from './rules.ts';
import type { BattlegroundId } from './timeline.ts';

/** The rules of every battleground, by letter. */
export const BATTLEGROUND_MODULES: { readonly [Id in BattlegroundId]: AnyBattleground } = rules;
