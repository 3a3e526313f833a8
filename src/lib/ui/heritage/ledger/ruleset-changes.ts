import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import type { Change } from './changes.ts';

type Setting = Exclude<keyof Ruleset, 'version'>;

/** Each reading that is a setting, in a few words. */
export const SETTING_LABELS: { readonly [Key in Setting]: string } = {
	queueSize: 'Characters in the queue',
	missionCount: 'Missions on the table',
	startPower: 'Power at the start',
	startBoons: 'Boons at the start',
	startClanSchemes: 'Clan schemes at the start',
	leftmostCosts: 'Cost of the two left-most spaces',
	rounds: 'Rounds with 2, 3 and 4 players',
	missionPower: 'Power for a mission in a game on its own',
	prologueDots: 'Dots in the prologue',
	retainerRecruit: 'Recruiting the own retainer',
	hands: 'Clan schemes in hand',
	rivalCourt: 'Entering a rival’s court',
	missionReading: 'Reading a mission’s choice',
	clanStickers: 'Stickers of each clan',
	thinBloodStickers: 'Stickers of thin blood',
	missionRewardDots: 'Dots for a mission',
	pointsPerWin: 'Points for a chapter won'
};

const SETTINGS = Object.keys(SETTING_LABELS) as Setting[];

/** What differs between two sets of readings. */
export function rulesetChanges(before: Ruleset, after: Ruleset): Change[] {
	return SETTINGS.map((setting) => ({
		what: SETTING_LABELS[setting],
		before: settingWords(before[setting]),
		after: settingWords(after[setting])
	})).filter((change) => change.before !== change.after);
}

/** A setting’s value as people read it: “10, 10, 10”, “full information”. */
export function settingWords(value: Ruleset[Setting]): string {
	if (typeof value === 'object') return Object.values(value).join(', ');
	return String(value).replaceAll('-', ' ');
}
