import { test } from 'vitest';
import { createTableGame } from '../../../../src/lib/games/heritage/table/engine.ts';
import { a } from '../../../../src/lib/games/heritage/battlegrounds/a.ts';
import { b } from '../../../../src/lib/games/heritage/battlegrounds/b.ts';
import { c } from '../../../../src/lib/games/heritage/battlegrounds/c.ts';
import * as o from '../../../../src/lib/games/heritage/open/open-set.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { battleground } from '../../../../src/lib/games/heritage/battlegrounds/battleground.ts';
import { CLANS } from '../../../../src/lib/games/heritage/vocabulary.ts';
const bg = (m: any) => m;
test('bench', () => {
	const game = createTableGame({ A: bg(a), B: bg(b), C: bg(c) } as any);
	const cast = [...o.openCharacters, ...o.openLeaders];
	const setting: any = { chapter: null, era: 1, dealer: 'app', ruleset: DEFAULT_RULESET, battlegrounds: { class: 'A', temperament: 'B', geography: 'C' },
		seats: CLANS.slice(0, 4).map((clan, k) => ({ seat: `s${k + 1}`, clan, leader: cast.find((x: any) => x.kind === 'leader' && x.clan === clan)!.id, retainer: null, assets: [], obligations: [] })),
		firstPlayer: 's1', cast, schemes: [...o.openClanSchemes, ...o.openBattlegroundSchemes], missions: [] };
	let table: any = game.initial, sealed: any = null;
	const apply = (cmd: any) => { const d: any = game.decide(table, cmd, { chance: { below: () => 0 }, sealed }); if (!d.accepted) throw new Error(JSON.stringify(d.refusal)); sealed = d.sealed ?? sealed; for (const e of d.events) table = game.evolve(table, e); };
	apply({ type: 'SetTable', setting });
	while (table.question) apply({ type: 'AnswerQuestion', question: table.question.id, seat: table.question.seat, choice: table.question.options.slice(0, 1), note: '' });
	const deck = table.deck.slice();
	const joins = []; let k = 0;
	for (let s = 1; s <= 4; s++) for (let j = 0; j < 10; j++) joins.push({ set: 'joined', seat: `s${s}`, character: deck[k++], sire: table.bloodlines[`s${s}`].leader });
	table = game.evolve(table, { type: 'TableCorrected', corrections: joins, reason: 'x' } as any);
	const character = table.queue.findLast((id: string) => table.cast[id].abilities.length === 0 && table.cast[id].geography !== 'roaming' && table.queue.indexOf(id) > 1) ?? table.queue[4];
	const cmd: any = { type: 'Recruit', seat: 's1', character, sire: table.bloodlines.s1.leader, paid: {} };
	const bench = (name: string, fn: () => void) => { for (let i = 0; i < 3000; i++) fn(); const t = process.hrtime.bigint(); const N = 10000; for (let i = 0; i < N; i++) fn(); const us = Number(process.hrtime.bigint() - t) / N / 1000; console.log(name, us.toFixed(2), 'us'); };
	for (const dealer of ['app', 'box']) {
		table = { ...table, dealer };
		bench(dealer + ' decide+evolve', () => { const d: any = game.decide(table, cmd, { chance: { below: () => 0 }, sealed }); let t = table; for (const e of d.events) t = game.evolve(t, e); });
		bench(dealer + ' decide', () => { game.decide(table, cmd, { chance: { below: () => 0 }, sealed }); });
		const d: any = game.decide(table, cmd, { chance: { below: () => 0 }, sealed }); console.log(d.events.map((e: any) => e.type).join());
		bench('evolve', () => { let t = table; for (const e of d.events) t = game.evolve(t, e); });
	}
	let sink: any;
	bench('3 spreads of table', () => { for (let i = 0; i < 3; i++) sink = { ...table }; });
	bench('3 copies of records', () => { for (let i = 0; i < 3; i++) sink = { ...table, bloodlines: Object.fromEntries(Object.entries(table.bloodlines).map(([s, bl]: any) => [s, { ...bl, vampires: Object.fromEntries(Object.entries(bl.vampires).map(([id, v]: any) => [id, { ...v }])) }])) }; });
	bench('3 deep spreads', () => { for (let i = 0; i < 3; i++) { const bls: any = {}; for (const s of Object.keys(table.bloodlines)) bls[s] = { ...table.bloodlines[s], vampires: { ...table.bloodlines[s].vampires } }; sink = { ...table, bloodlines: bls, cast: { ...table.cast }, schemes: { ...table.schemes } }; } });
	void sink;
}, 100000);
