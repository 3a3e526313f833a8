import { ALLEGIANCES, REGIONS } from '../../../../games/heritage/boards/i/facts.ts';
import type { Wars } from '../../../../games/heritage/boards/i/wars.ts';
import { circle, type MapAnswers } from '../map-answers.ts';
import { sectorOf, spacesOf } from './places.ts';
import { allegianceWords, regionWords } from './questions.ts';

const STEPS: Readonly<Record<string, readonly string[]>> = {
	north: ['Tap the region your token enters.'],
	east: ['Tap the token that moves.', 'Tap the region it enters.'],
	south: ['Tap the token that leaves the map.'],
	west: ['Tap one of the two tokens.', 'Tap the other.']
};

/** A token of an allegiance in a region: those that look alike are one spot. */
const TOKEN = /^(\w+):([\w-]+)$/;

export const answers: MapAnswers = {
	paths({ about }, option) {
		if (about.attribute === 'north') return [[option.replace(/^\w+:/, '')]];
		if (option.includes('>')) return [option.split('>')];
		const [one, other] = option.split('/');
		if (one !== undefined && other !== undefined)
			return [
				[one, other],
				[other, one]
			];
		return TOKEN.test(option) ? [[option]] : [];
	},
	steps: ({ about }) => STEPS[String(about.attribute)] ?? [],
	spot(id, state) {
		const [, side, where] = TOKEN.exec(id) ?? [];
		const region = REGIONS.find((one) => one === (where ?? id)) ?? 'north-east';
		const allegiance = ALLEGIANCES.find((one) => one === side);
		if (!allegiance) return { label: regionWords[region], outline: sectorOf(region, 'full') };
		const tokens = (state as Wars).regions[region];
		const discs = spacesOf(region, 'full').filter((_, at) => tokens[at] === allegiance);
		return {
			label: `${allegianceWords[allegiance]} in ${regionWords[region]}`,
			outline: discs.map(({ x, y, r }) => circle({ x, y, r: r + 3 })).join('')
		};
	}
};
