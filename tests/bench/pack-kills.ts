import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { sameJson, type Json } from '../../src/lib/games/core/json.ts';
import type { OpenedChapter } from '../../src/lib/games/heritage/chronicle-deck/opened.ts';
import { expansionsOf } from '../../src/lib/games/heritage/chronicle/expansions.ts';
import type { ChronicleState } from '../../src/lib/games/heritage/state.ts';
import { expansionShelf } from '../../src/lib/server/games/heritage/sealed-expansions.ts';
import { packShelf, whole } from '../../src/lib/server/games/heritage/sealed-pack.ts';
import { meansIn, openHeritage, SEATS } from '../server/logs/house.ts';
import { prologue } from '../unit/heritage/table.ts';
import { ADDED, COURSES, PACKS, packSteps, type Course, type Step } from './pack-steps.ts';
import { saidUntilKilled, type Kills } from './until-killed.ts';

interface PackKills extends Kills {
	/** Chronicles in which the kill found a step under way that was done all the same, though nobody was told. */
	readonly unsaid: number;
}

const TURNING = fileURLToPath(new URL('./turning-a-pack.ts', import.meta.url));
/** Many chronicles of one group: more than one may hold. */
const TIMES = 10;
/** More than are begun before the kill. */
const CHRONICLES = 6;
/** What the kills fall into, in turn: what writes most, most often. */
const UNDER_WAY: readonly (readonly [Course, Step])[] = [
	['pack', 'seal'],
	['added', 'add'],
	['pack', 'replace'],
	['added', 'more'],
	['pack', 'grow'],
	['added', 'add'],
	['pack', 'open'],
	['added', 'open']
];
const stepsOf = (course: Course): readonly Step[] => COURSES[course];
/** How long the step that is under way took in the chronicle before, so that the kill falls anywhere into it. */
const asLongAsBefore = (steps: number) => (heard: readonly number[]) => {
	const before = heard.length - steps;
	return (heard[before] ?? 0) - (heard[before - 1] ?? 0);
};
type House = Awaited<ReturnType<typeof openHeritage>>;

/** How far a chronicle came: the last step of which all is there; throws where a step is there in part. */
async function reached(house: House, id: string, course: Course): Promise<Step | null> {
	const { state } = await house.audit(id);
	const lies = await (course === 'pack' ? packReached(house, id) : addedReached(house, id, state));
	const opened = state.deck.chapters[1];
	if (opened) {
		if (lies !== stepsOf(course).findLast((step) => step in LYING) || !isWhole(opened, course))
			throw new Error('the chapter is not that of the deck');
		return 'open';
	}
	if (course === 'added') return lies ?? (state.deck.identity ? 'take' : null);
	if (state.deck.identity?.kind !== 'pack') return lies;
	if (lies !== 'grow') throw new Error('the pack that was chosen is not whole');
	return 'choose';
}

const LYING = { ...PACKS, ...ADDED };

/** Chapter 1 as it is opened with all that lies there in the end. */
function isWhole({ overview, missions, arrived }: OpenedChapter, course: Course): boolean {
	const late = missions.filter(({ id }) => id === 'm1-7' || id === 'm1-8').length;
	if (course === 'added') return late === 2 && arrived.includes('late-76');
	const rest = missions.length === 4 && arrived.length === 3;
	return rest && late === 1 && overview.title === 'Another Overview 1';
}

async function packReached(house: House, id: string): Promise<Step | null> {
	const { vault } = meansIn(house.folder);
	const found = await packShelf.open(house.database.read, vault, id);
	if (!found) return null;
	const { cards } = whole(found);
	const lies = (['seal', 'replace', 'grow'] as const).find((one) => isSame(cards, PACKS[one]));
	if (!lies) throw new Error('the pack is none of the three');
	return lies;
}

/** What was added lies there and is in the log, or neither. */
async function addedReached(house: House, id: string, state: ChronicleState): Promise<Step | null> {
	const { vault } = meansIn(house.folder);
	const found = await expansionShelf.open(house.database.read, vault, id);
	const [told, named] = [expansionsOf(state), found?.named.expansions ?? []].map((all) =>
		all.map((one) => one.id)
	);
	if (!told || !isDeepStrictEqual(told, named))
		throw new Error('the log tells other expansions than lie there');
	if (!found) return null;
	const { cards } = whole(found);
	const lies = (['add', 'more'] as const).find(
		(one) => isSame(cards, ADDED[one].cards) && isDeepStrictEqual(told, ADDED[one].ids)
	);
	if (!lies) throw new Error('an expansion lies there in part');
	return lies;
}

const isSame = (cards: Json, others: Json): boolean => sameJson(cards, others);

/** Does once more what was not finished, and says what is wrong with the log then. */
async function finishAgain(
	house: House,
	id: string,
	course: Course,
	from: Step | null
): Promise<string | null> {
	// The last step once more, as a phone that heard nothing sends it.
	const left = stepsOf(course).slice(Math.max(0, placeOf(course, from)));
	for (const step of left) await packSteps(house, id)[step]();
	if ((await reached(house, id, course)) !== 'open') return 'chapter 1 does not open';
	const before = (await house.audit(id)).envelopes.length;
	await packSteps(house, id).open();
	const { envelopes, fault, tables, rebuilt } = await house.audit(id);
	const opened = envelopes.filter(({ event }) => event.type === 'ChapterOpened').length;
	if (opened !== 1 || envelopes.length !== before) return `chapter 1 is opened ${opened} times`;
	if (fault) return `${fault.fault} at ${fault.index}`;
	return isDeepStrictEqual(tables, rebuilt) ? null : 'the tables differ';
}

/** Which step of a course it is; -1: none yet. */
const placeOf = (course: Course, step: Step | null): number =>
	stepsOf(course).findIndex((one) => one === step);

/**
 * Kills a process that imports packs and expansions and opens chapters with them, again and again. After each restart
 * every step that was acknowledged is there, what was not is there whole or not at all, and done again it counts once.
 */
export async function killWhileImporting(kills: number): Promise<PackKills> {
	const faults: string[] = [];
	let [acknowledged, unsaid] = [0, 0];
	let house = await openHeritage(undefined, TIMES);
	const { folder } = house;
	for (let kill = 1; kill <= kills; kill++) {
		const ids: string[] = [];
		for (let count = 0; count < CHRONICLES; count++) {
			const id = await house.found(`Night ${kill} ${count}`);
			for (const seat of SEATS) await house.act(id, prologue(seat));
			ids.push(id);
		}
		await house.database.close();
		const [course, under] = UNDER_WAY[(kill - 1) % UNDER_WAY.length] ?? ['pack', 'seal'];
		const steps = stepsOf(course);
		const said = await saidUntilKilled(TURNING, [course, folder, ...ids], {
			lines: 2 * steps.length + placeOf(course, under),
			within: asLongAsBefore(steps.length)
		});
		acknowledged += said.length;
		house = await openHeritage(folder, TIMES);
		for (const id of ids) {
			const told = steps.findLast((step) => said.includes(`${id} ${step}`)) ?? null;
			try {
				const there = await reached(house, id, course);
				const ahead = placeOf(course, there) - placeOf(course, told);
				if (ahead < 0) faults.push(`kill ${kill}: ${told ?? ''} was lost`);
				if (ahead > 0) unsaid++;
				const wrong = await finishAgain(house, id, course, there);
				if (wrong) faults.push(`kill ${kill}: ${wrong}`);
			} catch (error) {
				faults.push(`kill ${kill}: ${String(error)}`);
			}
		}
	}
	await house.dispose();
	return { kills, acknowledged, unsaid, faults };
}
