import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { sameJson, type Json } from '../../src/lib/games/core/json.ts';
import { inOrder } from '../../src/lib/games/heritage/chronicle-deck/order.ts';
import { packShelf, whole } from '../../src/lib/server/chronicles/sealed-pack.ts';
import { meansIn, openHeritage, SEATS } from '../server/chronicles/house.ts';
import { prologue } from '../unit/heritage/table.ts';
import { PACKS, packSteps, STEPS, type Step } from './pack-steps.ts';
import { saidUntilKilled } from './until-killed.ts';

/** What a series of kills left behind. */
export interface PackKills {
	readonly kills: number;
	/** Steps that were acknowledged before a kill. */
	readonly acknowledged: number;
	/** Chronicles in which the kill found a step under way that was done all the same, though nobody was told. */
	readonly unsaid: number;
	/** What was wrong, in words; none: all is well. */
	readonly faults: readonly string[];
}

const TURNING = fileURLToPath(new URL('./turning-a-pack.ts', import.meta.url));
/** More than are begun before the kill. */
const CHRONICLES = 6;
/** What the kill falls into, in turn: what writes most, most often. */
const UNDER_WAY: readonly Step[] = ['seal', 'replace', 'open', 'replace', 'seal', 'replace'];
/** How long the step that is under way took in the chronicle before, so that the kill falls anywhere into it. */
const asLongAsBefore = (heard: readonly number[]): number => {
	const before = heard.length - STEPS.length;
	return (heard[before] ?? 0) - (heard[before - 1] ?? 0);
};
type House = Awaited<ReturnType<typeof openHeritage>>;

/** How far a chronicle came: the last step of which all is there; throws where a step is there in part. */
async function reached(house: House, id: string): Promise<Step | null> {
	const { deck } = (await house.audit(id)).state;
	const { vault } = meansIn(house.folder);
	const found = await packShelf.open(house.database.read, vault, id);
	const pack = found && whole(found);
	const lies = pack && (['seal', 'replace'] as const).find((one) => isPack(pack.cards, one));
	if (pack && !lies) throw new Error('the pack is neither of the two');
	if (deck.chapters[1]) {
		const { overview, missions, arrived } = deck.chapters[1];
		const whole = missions.length === 3 && arrived.length === 2;
		if (!whole || lies !== 'replace' || overview.title !== 'Another Overview 1')
			throw new Error('the chapter is not that of the pack');
		return 'open';
	}
	return deck.identity?.kind === 'pack' ? 'choose' : (lies ?? null);
}

const isPack = (cards: Json, one: keyof typeof PACKS): boolean =>
	sameJson(cards, inOrder(PACKS[one]) as Json);

/** Does once more what was not finished, and says what is wrong with the log then. */
async function finishAgain(house: House, id: string, from: Step | null): Promise<string | null> {
	const done = from === null ? -1 : STEPS.indexOf(from);
	// The last step once more, as a phone that heard nothing sends it.
	const left = STEPS.slice(Math.max(0, done));
	for (const step of left) await packSteps(house, id)[step]();
	const before = (await house.audit(id)).envelopes.length;
	await packSteps(house, id).open();
	const { envelopes, fault, tables, rebuilt } = await house.audit(id);
	const opened = envelopes.filter(({ event }) => event.type === 'ChapterOpened').length;
	if (opened !== 1 || envelopes.length !== before) return `chapter 1 is opened ${opened} times`;
	if (fault) return `${fault.fault} at ${fault.index}`;
	return isDeepStrictEqual(tables, rebuilt) ? null : 'the tables differ';
}

/**
 * Kills a process that imports packs and opens chapters with them, again and again. After each restart every step
 * that was acknowledged is there, what was not is there whole or not at all, and done again it counts once.
 */
export async function killWhileImporting(kills: number): Promise<PackKills> {
	const faults: string[] = [];
	let [acknowledged, unsaid] = [0, 0];
	let house = await openHeritage();
	const { folder } = house;
	for (let kill = 1; kill <= kills; kill++) {
		const ids: string[] = [];
		for (let count = 0; count < CHRONICLES; count++) {
			const id = await house.found(`Night ${kill} ${count}`);
			for (const seat of SEATS) await house.act(id, prologue(seat));
			ids.push(id);
		}
		await house.database.close();
		const under = UNDER_WAY[(kill - 1) % UNDER_WAY.length] ?? 'seal';
		const lines = 2 * STEPS.length + STEPS.indexOf(under);
		const said = await saidUntilKilled(TURNING, [folder, ...ids], {
			lines,
			within: asLongAsBefore
		});
		acknowledged += said.length;
		house = await openHeritage(folder);
		for (const id of ids) {
			const told = STEPS.findLast((step) => said.includes(`${id} ${step}`)) ?? null;
			try {
				const there = await reached(house, id);
				const ahead = there === null ? -1 : STEPS.indexOf(there);
				const least = told === null ? -1 : STEPS.indexOf(told);
				if (ahead < least) faults.push(`kill ${kill}: ${told ?? ''} was lost`);
				if (ahead > least) unsaid++;
				const wrong = await finishAgain(house, id, there);
				if (wrong) faults.push(`kill ${kill}: ${wrong}`);
			} catch (error) {
				faults.push(`kill ${kill}: ${String(error)}`);
			}
		}
	}
	await house.dispose();
	return { kills, acknowledged, unsaid, faults };
}
