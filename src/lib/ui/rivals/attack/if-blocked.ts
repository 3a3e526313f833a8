import type { Attack } from '../../../games/rivals/attack/attack.ts';
import { blockersOf } from '../../../games/rivals/attack/may-defend.ts';
import { outcomeOf, type Outcome } from '../../../games/rivals/attack/outcome.ts';
import type { CommandOf } from '../../../games/rivals/commands.ts';
import { findVampire } from '../../../games/rivals/match/vampires.ts';
import type { Guided } from './session.ts';

/** What an attack would come to, cards aside. */
export interface IfBlocks {
	/** Null: nobody blocks. */
	readonly blocker: string | null;
	readonly outcome: Outcome;
}

/** Before it is announced: what comes of it without a Block, and with each Block there may be. */
export function ifBlocked(
	{ field }: Pick<Guided, 'field'>,
	command: CommandOf<'BeginAttack'>
): readonly IfBlocks[] {
	const { attacker, target, intel, as, claim } = command;
	const own = findVampire(field, attacker);
	if (!own) return [];
	const attack: Attack = {
		told: 0,
		seat: own.seat,
		attacker,
		target,
		intel,
		type: as,
		card: 'none',
		reaction: 'none',
		...(claim && { claim })
	};
	const found = 'vampire' in target ? findVampire(field, target.vampire) : null;
	const blockers = found && !claim ? blockersOf(field, { type: as, attacker, target: found }) : [];
	return [null, ...blockers].map((blocker) => ({
		blocker,
		outcome: outcomeOf(field, { ...attack, block: { by: blocker } })
	}));
}
