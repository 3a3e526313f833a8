import { expect, it } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { countedAs } from '../../../../src/lib/games/vendetta/count/counting.ts';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { vendetta } from '../../../../src/lib/games/vendetta/vendetta.ts';
import { countDraft } from '../../../../src/lib/ui/vendetta/count/count-draft.ts';
import { countOf, held, seatIds, setting } from '../evening.ts';

const counted = countedAs(
	{ seats: seatIds(3), teams: false },
	countOf([held(9), held(12), held(10)])
);
const RECORDED: VendettaEvent = { type: 'CountRecorded', ...counted };
const CORRECTED: VendettaEvent = { type: 'CountCorrected', ...counted };
const RENAMED: VendettaEvent = {
	type: 'SettingChanged',
	setting: setting(3, { title: 'Renamed' }),
	counted: null
};

const draftAfter = (...events: VendettaEvent[]): string => {
	const begun: VendettaEvent = { type: 'EveningBegun', seats: seatIds(3), setting: setting(3) };
	return countDraft(fold(vendetta.evolve, vendetta.initial, [begun, ...events]));
};

it('a count being typed stays where it lies as somebody changes the setting', () => {
	expect(draftAfter(RENAMED)).toBe(draftAfter());
	expect(draftAfter(RECORDED, { ...RENAMED, counted })).toBe(draftAfter(RECORDED));
});

it('it is another one for each count that stands, and the same again after an undo', () => {
	const keys = [draftAfter(), draftAfter(RECORDED), draftAfter(RECORDED, CORRECTED)];
	expect(new Set(keys).size).toBe(keys.length);
	expect(draftAfter(RECORDED, CORRECTED, { type: 'UndoneAtTable', kept: 1 })).toBe(keys[1]);
});
