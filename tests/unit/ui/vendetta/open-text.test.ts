import { expect, test } from 'vitest';
import type { Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { cardText, openText } from '../../../../src/lib/ui/vendetta/play/question-words.ts';
import { momentOf } from './people-in-turn.ts';

const { table } = momentOf(['Ada', 'Ben', 'Cleo'], ({ table: { stage } }) => stage === 'planning');
const withAlliance = (card: string, where: 'alliance' | 'drained'): Table => {
	const [seat = ''] = Object.keys(table.players);
	const player = table.players[seat];
	if (!player) throw new Error('nobody plays');
	return { ...table, players: { ...table.players, [seat]: { ...player, [where]: [card] } } };
};

test('what an Ally says beside the Locations holds in an Alliance; once somebody has it, it is said as it is', () => {
	const [says] = cardText(table, 'crook');
	expect(openText(table, 'crook')).toEqual([`In your Alliance: ${says}`]);
	for (const where of ['alliance', 'drained'] as const)
		expect(openText(withAlliance('crook', where), 'crook')).toEqual([says]);
});

test('an Ally without a rule and a clan card say nothing of an Alliance', () => {
	expect(openText(table, 'quint')).toEqual([]);
	const [card] = table.setting?.cards.clanCards ?? [];
	expect(openText(table, card?.id ?? '')).toEqual(cardText(table, card?.id ?? ''));
});
