import { aftermathOrder } from '../../../games/heritage/chronicle/steps.ts';
import type { Chapter, ChronicleState } from '../../../games/heritage/state.ts';
import { capital } from '../ledger/changes.ts';
import { rewardWords, stickerWords } from '../ledger/aftermath-words.ts';
import { listed, type Names } from '../ledger/names.ts';

/** One step of a chapter's aftermath as it came out; no lines: nothing came of it. */
export interface AftermathLines {
	readonly title: string;
	readonly lines: readonly {
		readonly text: string;
		readonly detail: string | null;
		/** What came of a decision, as it was read aloud. */
		readonly story: string | null;
	}[];
}

/** What the aftermath of a chapter brought, step by step. */
export function aftermathLines(
	state: ChronicleState,
	chapter: Chapter,
	names: Names
): AftermathLines[] {
	return [
		{ title: 'Overview', lines: overview(chapter, names) },
		{ title: 'Missions', lines: missions(chapter, names) },
		{ title: 'Obligations', lines: obligations(chapter, names) },
		{ title: 'Ability stickers', lines: stickers(state, chapter, names) },
		{ title: 'Retainers', lines: retainers(chapter, names) }
	];
}

type Lines = AftermathLines['lines'];

const line = (text: string, detail = '', story = '') => ({
	text,
	detail: detail === '' ? null : detail,
	story: story === '' ? null : story
});

function overview({ aftermath }: Chapter, names: Names): Lines {
	const { overview: settled } = aftermath;
	if (!settled) return [];
	const { victor, vanquished, asset, scheme } = settled;
	return [
		...(asset ? [line(`${names.seat(victor)} took “${asset.name}”.`, asset.text)] : []),
		...(scheme
			? [
					line(
						`${names.seat(vanquished)} gave ${capital(scheme.clan)} the scheme “${scheme.name}”.`
					)
				]
			: [])
	];
}

function missions({ record, aftermath }: Chapter, names: Names): Lines {
	return Object.entries(aftermath.missions).map(([id, { claimant, decision, reward, outcome }]) => {
		// A correction may have taken the mission out of the record; what it brought stays.
		const name = record.missions.find((mission) => mission.id === id)?.name ?? 'A mission';
		return line(
			`${name}: ${names.seat(claimant)} received ${rewardWords(reward, names)}.`,
			decision,
			outcome
		);
	});
}

function obligations({ aftermath }: Chapter, names: Names): Lines {
	const { gained, lost } = aftermath.obligations ?? { gained: null, lost: [] };
	const how = (drawn: boolean): string => (drawn ? 'Drawn by Elysium.' : 'Drawn from the box.');
	return [
		...(gained
			? [line(`${names.seat(gained.seat)} gained “${gained.obligation.name}”.`, how(gained.drawn))]
			: []),
		...lost.map(({ seat, obligation, drawn }) =>
			line(`${names.seat(seat)} lost the obligation “${obligation.name}”.`, how(drawn))
		)
	];
}

function stickers(state: ChronicleState, chapter: Chapter, names: Names): Lines {
	return state.stickers
		.filter((sticker) => chapter.aftermath.stickers[sticker.seat ?? ''] === sticker.id)
		.map((sticker) =>
			line(
				`${names.seat(sticker.seat ?? '')}: ${names.character(sticker.character)}`,
				stickerWords(sticker)
			)
		);
}

function retainers(chapter: Chapter, names: Names): Lines {
	const unchanged: string[] = [];
	const lines = aftermathOrder(chapter).flatMap((seat) => {
		const character = chapter.aftermath.retainers[seat];
		if (character === null) unchanged.push(names.seat(seat));
		return character
			? [line(`${names.character(character)} moved into the haven of ${names.seat(seat)}.`)]
			: [];
	});
	if (unchanged.length === 0) return lines;
	const left =
		unchanged.length === 1 ? 'left the haven as it was' : 'left their havens as they were';
	return [...lines, line(`${listed(unchanged)} ${left}.`)];
}
