import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { refusals } from '../../../src/lib/games/heritage/refusals.ts';
import { whereIs } from '../../../src/lib/games/heritage/register/whereabouts.ts';
import BloodlinesNoted from '../../../src/lib/ui/heritage/chapter/BloodlinesNoted.svelte';
import { emptyForm } from '../../../src/lib/ui/heritage/chapter/record-form.ts';
import { tableOf } from '../../../src/lib/ui/heritage/chapter/table-of.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import { given } from '../../../src/lib/games/core/testing.ts';
import {
	ANNA,
	BELA,
	finished,
	happened,
	prologue,
	record,
	recorded,
	scored,
	start,
	stateAfter
} from '../heritage/table.ts';
import { underWay } from '../heritage/cases/at-table.ts';

/** Anna lies in the haven and ends chapter 1 in torpor; nobody played it on the table here. */
const asleep = happened([
	start(2),
	{ type: 'RegisterCharacter', character: ANNA },
	{ type: 'RegisterCharacter', character: BELA },
	prologue('s1', { retainer: 'anna' }),
	prologue('s2'),
	recorded(
		1,
		record([scored('s1', 9, { bloodline: [{ character: 'anna', torpor: true }] }), scored('s2', 1)])
	)
]);

const said = (state: ChronicleState): string =>
	render(BloodlinesNoted, {
		props: {
			form: emptyForm([], '2026-10-03', null),
			table: tableOf(state, {}, 1),
			problemAt: () => null,
			hintAt: () => null,
			oncreate: () => Promise.resolve(null)
		}
	})
		.body.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');

test('a retainer in torpor stays in the haven of a chapter that was only recorded, and it is said', () => {
	given(heritage, ...asleep)
		.when({ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' })
		.thenRefused('in-torpor');
	expect(refusals['in-torpor']).not.toContain('deck');
	const state = stateAfter(happened([finished(1)], asleep));
	expect(whereIs(state, 'anna')).toEqual({ place: 'haven', seat: 's1' });
	expect(said(state)).toContain('A retainer who was already in the haven stays there.');
	expect(said(state)).not.toContain('deck');
});

test('of a chapter on the table, whoever was recruited goes back, and that is said', () => {
	const state = stateAfter(underWay());
	expect(state.table?.chapter).toBe(1);
	expect(said(state)).toContain(
		'A retainer recruited at this table goes back to the character deck.'
	);
	expect(said(state)).not.toContain('stays there');
});
