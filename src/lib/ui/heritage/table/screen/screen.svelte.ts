import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Step } from '../../../../games/heritage/table/course.ts';
import { payments } from '../../../../games/heritage/chapter/recruit-moves.ts';
import { borrowings } from '../../../../games/heritage/chapter/scheme-moves.ts';
import { explainHere, explainsHere } from '../../../teach/explaining.ts';
import { EXPLAIN_KEY } from '../../lesson/explain-key.ts';
import { isShared, phoneOf } from '../../../table/sittings.ts';
import { counted } from '../../ledger/names.ts';
import { moveSentence } from '../../computer/move-sentence.ts';
import { isOfRival, moverOf } from '../../computer/own-steps.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import type { Choices } from '../plan.svelte.ts';
import { WIDE } from './wide.ts';

const KEYS_KEPT = 'elysium:table-keys';

/** Whether single keys do something here: who speaks to a device, or has a tremor, may want none. */
function keysKept(): boolean {
	try {
		return localStorage.getItem(KEYS_KEPT) !== 'off';
	} catch {
		return true;
	}
}

function keepKeys(on: boolean): void {
	try {
		localStorage.setItem(KEYS_KEPT, on ? 'on' : 'off');
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
}

/** The four places of a phone; a wide screen shows them all at once. */
export const PLACES = ['table', 'bloodline', 'schemes', 'points'] as const;
export type Place = (typeof PLACES)[number];

/** Something that was done: in words, and how many steps are kept when it is taken back. */
type Did = { readonly words: string; readonly kept: number };

const DID_KEPT = 'elysium:table-did';

/** So that it can be undone with one tap after the page was loaded again as well. */
function keepDid(did: Did, step: Step | undefined): void {
	try {
		sessionStorage.setItem(DID_KEPT, JSON.stringify({ did, step: JSON.stringify(step) }));
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
}

type Kept = { readonly did: Did; readonly step: string };

const isKept = (kept: unknown): kept is Kept => {
	const { did, step } = (kept ?? {}) as Partial<Kept>;
	return typeof step === 'string' && typeof did?.words === 'string' && typeof did.kept === 'number';
};

function didKept(): Kept | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(DID_KEPT) ?? 'null');
		return isKept(kept) ? kept : null;
	} catch {
		return null;
	}
}

/** What lies over the table when it is asked for. */
export type SheetName = 'history' | 'dealer' | 'advice' | 'lay-out' | 'rules';

/** What somebody of the own bloodline is looked for: a sire, a leader, a bearer. */
export type Picking =
	| { readonly kind: 'sire'; readonly character: ThingId }
	| { readonly kind: 'leader'; readonly scheme: ThingId }
	| { readonly kind: 'bearer'; readonly asset: ThingId };

/** What this screen shows, and what is being considered on it. */
export class Screen {
	readonly #live: LiveTable;
	#place: Place = $state('table');
	#picking: Picking | null = $state.raw(null);
	#considered: TableCommand | null = $state.raw(null);
	#begun: Choices | null = null;
	#handFor: SeatId | null = $state(null);
	#card: ThingId | null = $state(null);
	#planFor: SeatId | null = $state(null);
	#sheet: SheetName | null = $state(null);
	#takingBack: number | null = $state(null);
	#did: Did | null = $state.raw(null);
	#didAt: Step | undefined = $state.raw();
	/** Null: nobody said since; the device is asked when it is wanted, which takes it a while. */
	#keys: boolean | null = $state(null);
	#explains: boolean | null = $state(null);
	menu = $state(false);
	/** Whether a coach has to be read before others move: then nobody is waited for. */
	isCoachDue = $state(false);
	/** Whether what was done last here is told, and undone, beside what rivals did since. */
	isDidElsewhere = $state(false);
	/** Whether a hint is to be read: then the foot of the screen has less room. */
	isHinted = $state(false);
	/** Whether somebody touched the table, or it has stood for a while: what is heavy may come. */
	isAwake = $state(false);
	/** Whether a chapter that is over shows its result, or the table as it lies. */
	result = $state(true);

	constructor(live: LiveTable) {
		this.#live = live;
	}

	get place(): Place {
		return this.#place;
	}

	/** What is picked for; forgotten where somebody else is to move meanwhile. */
	get picking(): Picking | null {
		return this.#picking;
	}

	/** The command whose consequences are shown. */
	get considered(): TableCommand | null {
		return this.#considered;
	}

	goTo(place: Place): void {
		this.#place = place;
	}

	/** Whose bloodline and hand is shown. */
	lookAt(seat: SeatId): void {
		this.#live.look(seat);
		this.#picking = null;
		if (this.#place === 'table') this.#place = 'bloodline';
	}

	pick(picking: Picking): void {
		const [only, ...others] = optionsOf(this.#live, picking);
		this.#picking = picking;
		if (only !== undefined && others.length === 0) this.picked(only);
		else this.#place = 'bloodline';
	}

	/** A vampire was picked: its consequences are shown. */
	picked(vampire: ThingId): void {
		const picking = this.#picking;
		const command = picking && commandWith(this.#live, picking, vampire);
		if (command) this.consider(command);
	}

	/** Nobody is picked any more; back to where it began. */
	pickAnother(): void {
		this.leave(this.#picking?.kind === 'sire' ? 'table' : 'schemes');
	}

	/** `begun`: what was chosen for it before; it stands where it still fits. */
	consider(command: TableCommand, begun: Choices | null = null): void {
		this.#considered = command;
		this.#begun = begun;
	}

	/** What was chosen before it was considered. */
	get begun(): Choices | null {
		return this.#begun;
	}

	/** Back from the consequences to what was picked before; where there was nobody else to pick, to before that. */
	reconsider(): void {
		this.#considered = null;
		if (this.#picking && optionsOf(this.#live, this.#picking).length === 1) this.pickAnother();
	}

	/** The seat whose hand is to be shown, once the phone is in its hands. */
	get handFor(): SeatId | null {
		return this.#handFor;
	}

	askForHand(seat: SeatId | null): void {
		this.#handFor = seat;
	}

	/** Shows a hand: at once on a phone of its own; one that goes round the table is handed over first. */
	async showHand(seat: SeatId): Promise<void> {
		const isOwn = phoneOf(this.#live.sittings, seat) === 'own';
		if (!isOwn || !(await this.#live.openHand(seat))) this.askForHand(seat);
	}

	/**
	 * The seat whose next turn can be planned here, whoever plays now: the one that is looked at, else one of this device.
	 * Null: it plays none, or the chapter is over.
	 */
	get planner(): SeatId | null {
		const { mine, table, view, writes } = this.#live;
		if (!writes || table.phase === 'finished') return null;
		return mine.includes(view) ? view : (mine[0] ?? null);
	}

	/** Whose next turn is being planned. */
	get planFor(): SeatId | null {
		return this.#planFor;
	}

	plan(): void {
		this.#planFor = this.planner;
	}

	stopPlanning(): void {
		this.#planFor = null;
	}

	/** The character whose card is shown. */
	get card(): ThingId | null {
		return this.#card;
	}

	read(character: ThingId | null): void {
		this.#card = character;
	}

	/** What was done last on this device, as long as it stands and only answers to it and moves of rivals came since. */
	get did(): Did | null {
		const did = this.#did;
		if (did === null) return null;
		const { course, names, sittings, toMove } = this.#live;
		const step = course.steps[did.kept];
		if (step === undefined || step !== this.#didAt) return null;
		const others = course.steps.flatMap((one, index) =>
			index > did.kept && one[0]?.type !== 'QuestionAnswered' ? [{ one, index }] : []
		);
		if (!others.every(({ one, index }) => isOfRival(sittings, one, index))) return null;
		// While a rival moves, what it does is said elsewhere.
		const isRivals = toMove !== null && names.rival(toMove) !== null;
		if (others.length === 0 || isRivals) return did;
		const moves = others.filter(({ one }) => moverOf(one) !== null);
		return { ...did, words: `${did.words} ${sinceWords(this.#live, moves)}` };
	}

	remember(did: Did): void {
		this.#did = did;
		this.#didAt = this.#live.course.steps[did.kept];
		keepDid(did, this.#didAt);
	}

	/** What was done here before the page was loaded again, where that step is still there. */
	recall(): void {
		const kept = this.#did === null ? didKept() : null;
		const step = kept && this.#live.course.steps[kept.did.kept];
		if (!kept || !step || JSON.stringify(step) !== kept.step) return;
		this.#did = kept.did;
		this.#didAt = step;
	}

	async endTurn(seat: SeatId): Promise<void> {
		const kept = this.#live.course.steps.length;
		if (!(await this.#live.act({ type: 'EndTurn', seat }))) return;
		this.leave('table');
		this.remember({ words: turnOverWords(this.#live, seat), kept });
	}

	/** Says at the foot why the turn of the seat that is looked at cannot end now. */
	async sayWhyNotEnded(): Promise<void> {
		const part = await import('../plan/PlanSheet.svelte').catch(() => null);
		await part?.whyNot.sayWhyNotEnded(this.#live);
	}

	/** Takes it back at once; where others have to be asked, or it does not go so, on the sheet that says why. */
	async takeBack({ kept }: Did): Promise<void> {
		const part = await import('../history/take-back.ts').catch(() => null);
		const live = this.#live;
		if (!part || part.askedFor(live, kept).length > 0) this.considerTakingBack(kept);
		else if (await live.turnBack(part.undoCommand(live, kept))) this.#did = null;
	}

	/** So many steps would be kept, on the sheet of what happened; null: nothing is being taken back. */
	get takingBack(): number | null {
		return this.#takingBack;
	}

	considerTakingBack(kept: number): void {
		this.#takingBack = kept;
		this.#sheet = 'history';
	}

	/** Whether single keys do something on this device. */
	get keys(): boolean {
		return this.#keys ?? keysKept();
	}

	set keys(on: boolean) {
		this.#keys = on;
		keepKeys(on);
	}

	/** Whether rules are explained as they first act; on a device where nobody said, they are. */
	get explains(): boolean {
		return this.#explains ?? explainsHere(EXPLAIN_KEY) ?? true;
	}

	set explains(on: boolean) {
		this.#explains = on;
		explainHere(EXPLAIN_KEY, on);
	}

	/** The sheet that lies over the table. */
	get sheet(): SheetName | null {
		return this.#sheet;
	}

	show(sheet: SheetName | null): void {
		this.#takingBack = null;
		this.#sheet = sheet;
	}

	/** Nothing is considered any more. */
	leave(place: Place = this.#place): void {
		this.#considered = null;
		this.#picking = null;
		this.#place = place;
	}
}

/** What is said once a turn is over, and on a shared phone to whom it goes. */
function turnOverWords(live: LiveTable, seat: SeatId): string {
	const { mine, names, sittings, toMove } = live;
	const isAlone = mine.length === 1 && mine.includes(seat);
	const over = isAlone ? 'You ended your turn.' : `${names.seat(seat)} ended their turn.`;
	const isPhone = !matchMedia(`(${WIDE})`).matches;
	const passes = toMove !== null && toMove !== seat && isPhone && live.plays(toMove);
	return passes && isShared(sittings) ? `${over} Pass the phone to ${names.seat(toMove)}.` : over;
}

/** What rivals did after something that was done here, the newest move by name. */
function sinceWords({ course, names }: LiveTable, moves: readonly { readonly index: number }[]) {
	const last = moves.at(-1);
	if (!last) return 'The computer has moved since.';
	const earlier = moves.length - 1;
	const more = earlier > 0 ? ` Before that, ${counted(earlier, 'more move')}.` : '';
	return `Since then: ${moveSentence(course, names, last.index)}${more}`;
}

/** Who of the own bloodline can be picked. */
export function optionsOf({ moves }: LiveTable, picking: Picking): readonly ThingId[] {
	switch (picking.kind) {
		case 'sire':
			return moves.recruit?.sires ?? [];
		case 'leader':
			return (
				moves.schemes?.schemes
					.find(({ scheme }) => scheme === picking.scheme)
					?.leaders.flatMap(({ leader, possible }) => (possible ? [leader] : [])) ?? []
			);
		case 'bearer':
			return moves.assets?.bearers ?? [];
	}
}

/** The command that somebody was picked for, with payers and boons as the rules would choose them. */
function commandWith(live: LiveTable, picking: Picking, vampire: ThingId): TableCommand | null {
	const { moves } = live;
	const { seat } = moves;
	switch (picking.kind) {
		case 'sire': {
			const { character } = picking;
			const cost = moves.recruit?.characters.find((one) => one.character === character)?.cost;
			if (cost === undefined) return null;
			const [paid = {}] = payments(moves.recruit?.payers ?? [], cost);
			return { type: 'Recruit', seat, character, sire: vampire, paid };
		}
		case 'leader': {
			const { scheme } = picking;
			const led = moves.schemes?.schemes
				.find((one) => one.scheme === scheme)
				?.leaders.find(({ leader }) => leader === vampire);
			if (!moves.schemes || !led) return null;
			const [borrowed = []] = borrowings(moves.schemes, led.missing);
			return { type: 'PlayScheme', seat, scheme, leader: vampire, borrowed };
		}
		case 'bearer':
			return { type: 'PlayAsset', seat, asset: picking.asset, bearer: vampire };
	}
}
