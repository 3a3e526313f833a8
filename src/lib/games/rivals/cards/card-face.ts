import { counted, listed } from '../../core/listed.ts';
import type { Card } from './card.ts';
import { TYPE_WORDS } from './condition-words.ts';

/* What a card shows beside its name and its text, as the rulebook calls it. */

const TARGETS = {
	one: 'against one foe who did not contribute',
	each: 'against each foe who did not contribute',
	nobody: 'against nobody'
} as const;

/** “Presence ×2”: an icon that a card shows twice is named once. */
export const icons = (disciplines: readonly string[]): readonly string[] =>
	[...new Set(disciplines)].map((one) => {
		const n = disciplines.filter((other) => other === one).length;
		return n > 1 ? `${one} ×${n}` : one;
	});

/** The kind of a card and its numbers, one after the other: “Physical attack”, “2 damage”. */
export function cardFace(card: Card): readonly string[] {
	const clan = 'clan' in card && card.clan !== undefined ? [card.clan] : [];
	// A Library card asks for Blood Potency; a vampire has it.
	const asks = 'bp' in card && card.bp !== undefined ? [`Blood Potency ${card.bp}+`] : [];
	const price = (n: number | undefined) => (n === undefined ? [] : [`costs ${n} Prestige`]);
	switch (card.kind) {
		case 'vampire': {
			const { physical, social, mental } = card.attributes;
			return [
				`${card.clan} vampire`,
				`Blood Potency ${card.bp}`,
				`Physical ${physical}`,
				`Social ${social}`,
				`Mental ${mental}`,
				...icons(card.disciplines)
			];
		}
		case 'agenda':
			return ['Agenda'];
		case 'haven':
			return ['Haven', 'Leader Ability'];
		case 'action':
			return [
				`${card.unhosted ? 'Unhosted action' : 'Action'}${card.ongoing ? ' – Ongoing' : ''}`,
				...clan,
				...asks,
				...price(card.price)
			];
		case 'attack':
			return [
				`${TYPE_WORDS[card.type]} attack`,
				...clan,
				...asks,
				`${card.damage} ${card.aggravated ? 'Aggravated damage' : 'damage'}`
			];
		case 'reaction':
			return [
				`${listed(
					card.types.map((type) => TYPE_WORDS[type]),
					'or'
				)} Reaction`,
				...clan,
				...asks,
				counted(card.shields, 'shield'),
				...(card.damage === undefined
					? []
					: [`${card.damage} ${card.aggravated ? 'Aggravated damage' : 'damage'} to the attacker`])
			];
		case 'title':
			return [
				`Title (${card.limit === 'unique' ? 'unique' : '1 per player'})`,
				...clan,
				...asks,
				`${card.influence} Influence`
			];
		case 'scheme':
			return ['Scheme', ...clan, ...asks];
		case 'modifier':
			return ['Influence Modifier (1)', ...clan, `+${card.influence} Influence`];
		case 'conspiracy':
			return ['Conspiracy', ...clan, ...asks, `needs ${card.needs} Prestige`, TARGETS[card.target]];
		case 'event':
			return [card.ongoing ? 'Event – Ongoing' : 'Event'];
		case 'mortal':
			return [
				card.sort === 'vagrant' ? 'Vagrant' : 'Citizen',
				`${card.blood} Blood`,
				`${card.agenda} Agenda`,
				`Burn: mend ${card.burn}`
			];
		case 'antagonist':
			return [
				'Second Inquisition',
				`${card.blood} Blood`,
				`${card.agenda} Agenda`,
				`+${card.intel} Intel`,
				`${card.harm} Aggravated damage each turn`
			];
		case 'prince':
			return ['Title (Prince of the City)', 'claimed, not played'];
	}
}
