import type { Wish } from '../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import { CHAPTERS, CHAPTERS_PER_ERA, type Era } from '../../src/lib/games/heritage/vocabulary.ts';
import { turn } from '../../src/lib/server/games/heritage/turning.ts';
import {
	ACTOR,
	meansIn,
	newCommandId,
	openHeritage,
	SEATS,
	keepingOf
} from '../server/logs/house.ts';
import { finished, prologue, record, scored } from '../unit/heritage/table.ts';
import { median } from './median.ts';

const ROUNDS = 15;

/** Milliseconds of processor time that a wish to open the first and the last chapter takes; medians of whole chronicles. */
export async function measureOpening(): Promise<{ readonly first: number; readonly last: number }> {
	const house = await openHeritage();
	const times = { first: [] as number[], last: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		const { first, last } = await openedThrough(house);
		times.first.push(first);
		times.last.push(last);
	}
	await house.dispose();
	return { first: median(times.first), last: median(times.last) };
}

type House = Awaited<ReturnType<typeof openHeritage>>;

/** A whole chronicle on the open deck, recorded by hand, with a mission a chapter read and decided. */
async function openedThrough(house: House) {
	const id = await house.found();
	const { vault } = meansIn(house.folder);
	const doors = { ...keepingOf(house.service), database: house.database, vault };
	const access = { role: 'keeper', seats: [] } as const;
	const wish = async (wanted: Wish): Promise<number> => {
		const before = process.cpuUsage();
		const answer = await turn(doors, {
			chronicle: id,
			access,
			actor: ACTOR,
			commandId: newCommandId(),
			wish: wanted
		});
		if (answer.kind !== 'accepted') throw new Error(`${wanted.type}: ${answer.sentence}`);
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	};
	const act = async (command: Command): Promise<void> => {
		const answer = await house.act(id, command);
		if (answer.kind !== 'accepted') throw new Error(`${command.type}: ${answer.sentence}`);
	};
	const deck = async () => {
		const chronicle = await house.service.read(id);
		if (!chronicle) throw new Error('the chronicle is gone');
		return chronicle.state.deck;
	};
	for (const seat of SEATS) await act(prologue(seat));
	await wish({ type: 'ChooseDeck', deck: 'open' });
	const times: number[] = [];
	for (let chapter = 1; chapter <= CHAPTERS; chapter++) {
		times.push(await wish({ type: 'OpenChapter', chapter, early: false }));
		const fronts = (await deck()).chapters[chapter]?.missions ?? [];
		const mission = fronts[0]?.id ?? '';
		const missions = fronts.map(({ id: front, name }, index) => ({
			id: front,
			name,
			claimant: index === 0 ? 's2' : null
		}));
		const players = SEATS.map((seat, place) => scored(seat, 40 - 10 * place));
		await act({ type: 'RecordChapter', chapter, record: record(players, { missions }) });
		await wish({ type: 'ReadMission', chapter, mission });
		await wish({ type: 'DecideMission', chapter, mission, decided: 'first' });
		await wish({ type: 'TakeOverview', chapter });
		await act(finished(chapter));
		if (chapter % CHAPTERS_PER_ERA !== 0) continue;
		const era = (chapter / CHAPTERS_PER_ERA) as Era;
		await wish({ type: 'OfferScoring', era });
		const card = (await deck()).scoring[era]?.offered[0]?.id ?? '';
		await act({ type: 'ChooseScoring', era, card });
	}
	return { first: times[0] ?? 0, last: times.at(-1) ?? 0 };
}
