import { TYPE_WORDS } from './condition-words.ts';
import type { By, Happened } from './when.ts';

const PLAYED: { readonly [K in Extract<Happened, { on: 'played' }>['kind']]: string } = {
	action: 'an Action card',
	attack: 'an Attack card',
	reaction: 'a Reaction',
	title: 'a Title',
	scheme: 'a Scheme',
	modifier: 'an Influence Modifier',
	conspiracy: 'a Conspiracy',
	ongoing: 'an Ongoing card'
};
const ATTACHED = {
	title: 'a Title',
	prince: 'the Prince of the City',
	retainer: 'a Retainer'
} as const;
const FALLEN = {
	rival: 'a vampire of your Rival',
	foe: 'a vampire of a foe',
	you: 'a vampire of yours',
	anyone: 'a vampire'
} as const;
const MORTALS = {
	vagrant: 'a Vagrant',
	citizen: 'a Citizen',
	antagonist: 'an antagonist'
} as const;
const ENDS = { yes: 'succeeds', no: 'fails' } as const;

/** “whenever you play a Reaction”. */
export function happenedWords(happened: Happened, self: string): string {
	const WHO: { readonly [B in By]: string } = {
		this: self,
		party: 'this party',
		you: 'you',
		foe: 'a foe',
		anyone: 'anyone'
	};
	const who = WHO[happened.by];
	const owner = happened.by === 'you' ? 'yours' : who;
	const did = (verb: string, verbs = `${verb}s`): string =>
		`whenever ${who} ${happened.by === 'you' ? verb : verbs}`;
	switch (happened.on) {
		case 'defeated': {
			const { of, least, type } = happened;
			const potency = least === undefined ? '' : ` with at least ${least} Blood Potency`;
			const way = type === undefined ? '' : ` by a ${TYPE_WORDS[type]} attack`;
			return `${did('defeat')} ${FALLEN[of]}${potency}${way}`;
		}
		case 'mortal':
			return `${did('defeat')} ${happened.kind ? MORTALS[happened.kind] : 'a mortal'}`;
		case 'hit': {
			const { least, of, type, stands } = happened;
			const attack = type ? `a ${TYPE_WORDS[type]} attack` : 'an attack';
			const target = of ? 'a vampire of your Rival' : 'a vampire';
			return `whenever ${attack} of ${owner} deals ${least} or more damage to ${target}${stands ? ' and does not defeat it' : ''}`;
		}
		case 'attached':
			return `${did('attach', 'attaches')} ${ATTACHED[happened.kind]}`;
		case 'played':
			return `${did('play')} ${PLAYED[happened.kind]}`;
		case 'scheme':
			return `whenever a Scheme of ${owner} ${ENDS[happened.ends]}`;
		case 'stole':
			return `${did('steal')} ${happened.what === 'blood' ? 'Blood' : 'Prestige'}`;
		case 'recruited':
			return `${did('recruit')} a vampire`;
		case 'won':
			return `${did('win')} an influence conflict`;
		case 'resolved':
			return `${did('resolve')} a Conspiracy`;
		case 'blocked':
			return `${did('block')} an attack`;
		case 'returned':
			return `whenever a vampire of ${owner} returns from torpor`;
	}
}
