import { capital } from '../../../games/core/capital.ts';
import { counted } from '../../../games/core/listed.ts';
import type { CommandOf } from '../../../games/rivals/commands.ts';
import type { StepOf } from '../../../games/rivals/events.ts';
import type { Exerted } from '../../../games/rivals/influence/conflict.ts';
import type { HeldTitle, Payment } from '../../../games/rivals/influence/titles.ts';
import type { Match, Vampire } from '../../../games/rivals/match/state.ts';
import { findVampire } from '../../../games/rivals/match/vampires.ts';
import { told, type Told } from '../history/history-line.ts';

type NameOf = (id: string) => string;

/** What a vampire bears: its Title, and how many other cards. Empty: nothing. */
export function bornWords({
	prince,
	title,
	retainers = 0,
	foeCards = 0
}: Pick<Vampire, 'prince' | 'title' | 'retainers' | 'foeCards'>): readonly string[] {
	return [
		...(prince ? ['Prince of the City'] : []),
		...(title ? [title.name] : []),
		...(retainers > 0 ? [counted(retainers, 'attachment')] : []),
		...(foeCards > 0 ? [`${counted(foeCards, 'attachment')} of a foe`] : [])
	];
}

/** How a Title is paid for, part by part (R62): “Leader 1 + Influence Modifier 2 + Prestige 1 = 4 of 4 Influence”. */
export function paymentWords(
	{ influence: asks }: Pick<HeldTitle, 'influence'>,
	{
		exerted,
		modifier,
		prestige
	}: Omit<Payment, 'exerted'> & { readonly exerted: readonly Exerted[] },
	nameOf: NameOf
): string {
	const parts = [
		...exerted
			.filter(({ influence }) => influence > 0)
			.map(
				({ vampire, influence }) =>
					`${vampire === undefined ? 'Card text' : capital(nameOf(vampire))} ${influence}`
			),
		...(modifier > 0 ? [`Influence Modifier ${modifier}`] : []),
		...(prestige > 0 ? [`Prestige ${prestige}`] : [])
	];
	const total = exerted.reduce((sum, { influence }) => sum + influence, modifier + prestige);
	return `${parts.length > 0 ? parts.join(' + ') : '0'} = ${total} of ${asks} Influence`;
}

type TitleCommand = CommandOf<'PlayTitle' | 'LoseTitle' | 'SetAttachments'>;

/** What somebody wants of a Title. */
export function titleCommandWords(command: TitleCommand, nameOf: NameOf): string {
	switch (command.type) {
		case 'PlayTitle':
			return `The Title ${command.title.name} for ${nameOf(command.vampire)}`;
		case 'LoseTitle':
			return `${nameOf(command.vampire)} loses a Title`;
		case 'SetAttachments':
			return `What is attached to ${nameOf(command.vampire)}`;
	}
}

type TitleEvent = StepOf<'TitlePlayed' | 'TitleLost' | 'AttachmentsSet'>;

/** What happened to a Title, for the history. */
export function titleTold(match: Match, event: TitleEvent, nameOf: NameOf): Told {
	const titleOf = (id: string): string => findVampire(match, id)?.vampire.title?.name ?? 'a Title';
	switch (event.type) {
		case 'TitlePlayed':
			return told(
				`${nameOf(event.vampire)} becomes ${event.title.name}`,
				`${paymentWords(event.title, event, nameOf)}.`,
				...(event.prestige > 0 ? [`${nameOf(event.seat)}: −${event.prestige} Prestige.`] : []),
				...(event.burns ? ['An attachment is burned to make room.'] : []),
				...event.gaveUp.map((id) => `${nameOf(id)} loses the Title in torpor.`)
			);
		case 'TitleLost':
			return told(`${nameOf(event.vampire)} loses ${titleOf(event.vampire)}`);
		case 'AttachmentsSet': {
			const foes = event.foes > 0 ? `, ${event.foes} of a foe` : '';
			return told(`${nameOf(event.vampire)}: ${counted(event.own, 'attachment')}${foes}`);
		}
	}
}
