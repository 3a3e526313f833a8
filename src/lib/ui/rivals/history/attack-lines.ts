import { counted } from '../../../games/core/listed.ts';
import type { Attack } from '../../../games/rivals/attack/attack.ts';
import type { Result } from '../../../games/rivals/attack/shapes.ts';
import type { Match } from '../../../games/rivals/match/state.ts';
import { findVampire } from '../../../games/rivals/match/vampires.ts';
import { targetWords, TYPE_NAMES } from '../attack/attack-words.ts';

type NameOf = (id: string) => string;

/** Whom an attack was announced against. */
export const targetName = (attack: Pick<Attack, 'target'>, nameOf: NameOf): string =>
	attack.target ? targetWords(attack, nameOf) : 'nobody yet';

/** How far an attack has come, for the history: a title, then what was told. */
export function underWayWords(
	attack: Attack,
	by: string,
	nameOf: NameOf
): [title: string, ...changes: string[]] {
	const title = `${nameOf(attack.attacker)} attacks ${targetName(attack, nameOf)}`;
	switch (by) {
		case 'BeginAttack':
			return attack.type ? [title, `${TYPE_NAMES[attack.type]} attack.`] : [title];
		case 'DefendAttack': {
			const blocks =
				typeof attack.block?.by === 'string' ? `${nameOf(attack.block.by)} blocks.` : 'No Block.';
			return [
				title,
				blocks,
				attack.reaction === 'down' ? 'A Reaction lies face down.' : 'No Reaction.'
			];
		}
		case 'RevealCards':
			return [title, 'Cards revealed.'];
		case 'TellTexts':
			return [title, 'Card texts entered.'];
		default:
			return [title, 'One step back.'];
	}
}

/** What was different afterwards, line by line: “Zoe: 4 → 1 Blood.” */
export function resultWords(match: Match, result: Result, nameOf: NameOf): string[] {
	const blood = result.vampires.map(({ vampire, blood: to, fall }) => {
		const was = findVampire(match, vampire)?.vampire.blood ?? 0;
		const fell = fall === undefined ? '' : fall === 'burned' ? ', burned' : ', into torpor';
		return `${nameOf(vampire)}: ${was} → ${to} Blood${fell}.`;
	});
	const change = (by: number, what: string): string =>
		`${by > 0 ? '+' : ''}${counted(by, what, what)}`;
	const prestige = result.prestige.map(
		({ seat, by }) => `${nameOf(seat)}: ${change(by, 'Prestige')}.`
	);
	const agenda = result.agenda.map(({ seat, by }) => `${nameOf(seat)}: ${change(by, 'Agenda')}.`);
	const { prince } = result;
	const title =
		prince === undefined
			? []
			: [
					prince === null
						? 'The Prince of the City returns to The Streets.'
						: `${nameOf(prince)} is Prince of the City.`
				];
	return [...blood, ...prestige, ...agenda, ...title];
}
