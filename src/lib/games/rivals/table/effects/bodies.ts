import type { Effect, Effects } from '../../cards/effects.ts';
import type { VampireId } from '../../match/state.ts';
import type { Modifier } from '../modifiers.ts';
import type { Table, TableVampire } from '../table.ts';
import { cardOfKind, isActive } from '../where.ts';
import type { Body } from './body.ts';
import { amountIn, allSo, groupIn, namedIn, type Scene } from './scene.ts';
import type { Context } from './context.ts';
import { carriersOf, contextOf, textsOf, type Text, type Texts } from './texts.ts';
import type { Who } from '../../cards/who.ts';

type Growing = { -readonly [K in keyof Body]: Body[K] };

/** The Leader token gives 1 Influence [Set-Up 7]. */
const LEADER_INFLUENCE = 1;

const NOTHING: Body = {
	bp: 0,
	physical: 0,
	social: 0,
	mental: 0,
	disciplines: [],
	guard: false,
	blockAny: false,
	influence: 0,
	secrecy: 0
};

const prints = new WeakMap<
	TableVampire,
	{ readonly setting: Table['setting']; readonly body: Body }
>();

/** A vampire by itself changes far less often than the table around it. */
function printed(table: Table, vampire: TableVampire): Body {
	const known = prints.get(vampire);
	if (known && known.setting === table.setting) return known.body;
	const body = printOf(table, vampire);
	prints.set(vampire, { setting: table.setting, body });
	return body;
}

function printOf(table: Table, vampire: TableVampire): Body {
	// In torpor it is a name and a BP [Torpor].
	if (!isActive(vampire)) return { ...NOTHING, bp: vampire.bp };
	const card = cardOfKind(table, vampire.card, 'vampire');
	const body: Growing = {
		...NOTHING,
		...card?.attributes,
		bp: vampire.bp,
		disciplines: card?.disciplines ?? [],
		guard: card?.keywords?.includes('guard') ?? false,
		influence: vampire.leader ? LEADER_INFLUENCE : 0
	};
	for (const modifier of vampire.modifiers ?? []) change(body, modifier);
	return body;
}

type Change = Modifier extends infer M
	? M extends unknown
		? Omit<M, 'of' | 'until'>
		: never
	: never;

function change(body: Growing, one: Change): void {
	switch (one.do) {
		case 'attribute':
			body[one.which] += one.n;
			break;
		case 'bp':
		case 'secrecy':
		case 'influence':
			body[one.do] += one.n;
			break;
		case 'discipline':
			body.disciplines = [...body.disciplines, one.discipline];
			break;
		case 'keyword':
			if (one.keyword === 'guard') body.guard = true;
			break;
		case 'block-any':
			body.blockAny = true;
			break;
	}
}

/** What a standing effect changes about a vampire; null: it is about no vampire. */
export function changeOf(scene: Scene, context: Context, effect: Effect): Change | null {
	switch (effect.do) {
		case 'attribute':
			return { do: 'attribute', which: effect.which, n: amountIn(scene, context, effect.n) };
		case 'bp':
		case 'secrecy':
		case 'influence':
			return { do: effect.do, n: amountIn(scene, context, effect.n) };
		case 'discipline':
			return { do: 'discipline', discipline: effect.discipline };
		case 'keyword':
			return { do: 'keyword', keyword: effect.keyword };
		case 'block-any':
			return { do: 'block-any' };
		default:
			return null;
	}
}

/** Those whom a standing effect means; what holds all the time asks nobody to choose. */
export const meantBy = (scene: Scene, context: Context, who: Who): readonly VampireId[] =>
	typeof who === 'string'
		? namedIn(scene.table, context, who)
		: groupIn(scene, context, 'each' in who ? who.each : who.of);

/** First what others are measured by, then the rest: icons and Blood Potency do not depend on attributes. */
const STAGES: readonly (readonly Effect['do'][])[] = [
	['discipline', 'keyword', 'bp', 'block-any'],
	['attribute', 'influence', 'secrecy']
];

type Staged = { readonly text: Text; readonly effects: Effects };
const staged = new WeakMap<Texts, readonly (readonly Staged[])[]>();

/** The texts of each stage, with their effects of that stage; most texts have none. */
function stagesOf(texts: Texts): readonly (readonly Staged[])[] {
	const known = staged.get(texts);
	if (known) return known;
	const stages = STAGES.map((stage) =>
		texts.always.flatMap((text): Staged[] => {
			const effects = text.part.effects.filter((effect) => stage.includes(effect.do));
			return effects.length === 0 ? [] : [{ text, effects }];
		})
	);
	staged.set(texts, stages);
	return stages;
}

function sceneAt(table: Table): Scene {
	const bodies = new Map<VampireId, Body>();
	const grown = new Set<VampireId>();
	for (const seat of table.order)
		for (const vampire of table.seats[seat]?.vampires ?? [])
			bodies.set(vampire.id, printed(table, vampire));
	for (const stage of stagesOf(textsOf(table))) {
		const changes: { readonly id: VampireId; readonly one: Change }[] = [];
		const scene: Scene = { table, bodies };
		for (const { text, effects } of stage)
			for (const { seat, self } of carriersOf(table, text)) {
				const context = contextOf({ ...text, seat, self });
				if (!allSo(scene, context, text.part.if)) continue;
				for (const effect of effects) {
					const one = changeOf(scene, context, effect);
					if (!one || !('who' in effect)) continue;
					for (const id of meantBy(scene, context, effect.who as Who)) changes.push({ id, one });
				}
			}
		for (const { id, one } of changes) {
			const body = bodies.get(id);
			if (!body) continue;
			// What is kept of the print stays as it is.
			const growing: Growing = grown.has(id) ? body : { ...body };
			change(growing, one);
			grown.add(id);
			bodies.set(id, growing);
		}
	}
	return { table, bodies };
}

type Measured = Pick<Table, 'city' | 'attack' | 'turn'> & { readonly bodies: Scene['bodies'] };

const scenes = new WeakMap<Table, Scene>();
/** Questions and tasks change nothing about vampires, so what was measured holds for the next table too. */
const measured = new WeakMap<Table['seats'], Measured>();

/** The table with everything that is in force on it. */
export function sceneOf(table: Table): Scene {
	const known = scenes.get(table);
	if (known) return known;
	const { seats, city, attack, turn } = table;
	const before = measured.get(seats);
	const holds = before && before.city === city && before.attack === attack && before.turn === turn;
	const scene = holds ? { table, bodies: before.bodies } : sceneAt(table);
	if (!holds) measured.set(seats, { city, attack, turn, bodies: scene.bodies });
	scenes.set(table, scene);
	return scene;
}

export const bodyOf = (table: Table, id: VampireId): Body =>
	sceneOf(table).bodies.get(id) ?? NOTHING;
