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
/** “whenever you play a Reaction”. */
export function happenedWords(happened: Happened, self: string): string {
	const who = { this: self, you: 'you', anyone: 'anyone' } satisfies { readonly [B in By]: string };
	const did = (verb: string, verbs = `${verb}s`): string =>
		`whenever ${who[happened.by]} ${happened.by === 'you' ? verb : verbs}`;
	switch (happened.on) {
		case 'defeated':
			return `${did('defeat')} a vampire of a foe`;
		case 'mortal':
			return `${did('defeat')} a mortal`;
		case 'hit': {
			const { by, least, type, stands } = happened;
			const attack = type ? `a ${TYPE_WORDS[type]} attack` : 'an attack';
			const owner = by === 'you' ? 'yours' : who[by];
			return `whenever ${attack} of ${owner} deals ${least} or more damage to a vampire${stands ? ' and does not defeat it' : ''}`;
		}
		case 'attached':
			return `${did('attach', 'attaches')} ${ATTACHED[happened.kind]}`;
		case 'played':
			return `${did('play')} ${PLAYED[happened.kind]}`;
		case 'stole':
			return `${did('steal')} Prestige`;
		case 'resolved':
			return `${did('resolve')} a Conspiracy`;
		case 'blocked':
			return `${did('block')} an attack`;
	}
}
