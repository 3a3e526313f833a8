/** By step of the first round: the hints that would say the same in a full game. */
export const TAUGHT: { readonly [step: string]: readonly string[] | undefined } = {
	'hand-building': ['vendetta-keep'],
	planning: ['vendetta-planning'],
	'deployed-blood': ['vendetta-first-turn'],
	'face-down-seen': ['vendetta-face-down'],
	drain: ['vendetta-drained'],
	resolution: ['vendetta-resolution'],
	withdraw: ['vendetta-token'],
	withdrew: ['vendetta-withdrew'],
	steps: ['vendetta-preparation', 'vendetta-conflict', 'vendetta-aftermath'],
	frenzy: ['vendetta-frenzy'],
	ranking: ['vendetta-ranking'],
	vampire: ['vendetta-token-taken'],
	ambition: ['vendetta-ambition', 'vendetta-tie']
};
