import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { appDealer, NOTHING_SEALED } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { decideWith } from '../../../../src/lib/games/vendetta/table/engine.ts';
import { ownView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { beginGame } from '../../../../src/lib/ui/vendetta/play/begin.ts';
import { glanceOf } from '../../../../src/lib/ui/vendetta/play/deciding.ts';
import { tableAfter } from '../../../../src/lib/ui/vendetta/play/table-after.ts';
import { think } from '../../../../src/lib/ui/vendetta/thinking/think.ts';
import { answerOf } from '../../../../src/lib/ui/thinking/answer-of.ts';
import { Thinker } from '../../../../src/lib/ui/thinking/thinker.ts';
import type { Told } from '../../../../src/lib/ui/thinking/wire.ts';

/** The first turn of a game in Planning, as its seat sees it, with what is sealed. */
function firstTurn() {
	const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, computer: 'strong' as const }));
	const wishes = { players, teams: false, relics: false, locationCards: false };
	const chance = seededChance(4);
	const game = beginGame(wishes, { chance, id: 'thinking', now: 0 });
	let [table, sealed] = [tableAfter(game.steps), game.sealed];
	for (;;) {
		const [seat = ''] = waitedFor(table);
		const view = { seat, table, own: ownView(table, sealed, seat) };
		if (table.turn) return { view, sealed };
		const dealer = appDealer(sealed, chance);
		const outcome = decideWith(table, glanceOf('medium', view), dealer);
		if (!outcome.accepted) expect.fail(outcome.refusal.reason);
		({ table } = outcome);
		sealed = dealer.sealed() ?? NOTHING_SEALED;
	}
}

test('a strong computer stops thinking when its time is up, has a move then, and says what it chose among', () => {
	const { view, sealed } = firstTurn();
	let clock = 0;
	const [report] = think({ view, strength: 'strong', seed: 1 }, () => (clock += 100));
	if (!report) expect.fail('it found nothing');
	expect(clock).toBeLessThan(3_000);
	expect(report.found?.tried.length).toBeGreaterThan(1);
	const outcome = decideWith(view.table, report.command, appDealer(sealed, seededChance(1)));
	expect(outcome.accepted).toBe(true);
});

/** A worker that says these things about each question. */
function saying(...told: readonly ('report' | 'done' | 'failed')[]) {
	return new Thinker<string, string>(() => {
		const worker: Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'> = {
			onmessage: null,
			onerror: null,
			terminate: () => undefined,
			postMessage(sent: { type: string; id: number }) {
				if (sent.type !== 'ask') return;
				for (const type of told) {
					const data: Told<string> = { type, id: sent.id, report: 'an answer', reason: '' };
					worker.onmessage?.call({} as Worker, { data } as MessageEvent);
				}
			}
		};
		return worker;
	});
}

test('an answer is waited for, and where none comes that is said', async () => {
	const ask = (thinker: Thinker<string, string>, unwanted?: AbortSignal) =>
		answerOf(thinker, 'a question', (report) => report, unwanted);
	await expect(ask(saying('report', 'done'))).resolves.toBe('an answer');
	await expect(ask(saying('done'))).rejects.toThrow('no answer');
	await expect(ask(saying('failed'))).rejects.toThrow('no answer');
	await expect(ask(saying(), AbortSignal.abort())).rejects.toThrow('no answer');
});
