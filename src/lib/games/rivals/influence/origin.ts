import type { Command } from '../commands.ts';
import type { StepOf } from '../events.ts';

/** The command that leads to an event of a Title. */
export function titleOrigin(
	event: StepOf<'TitlePlayed' | 'TitleLost' | 'AttachmentsSet'>
): Command {
	switch (event.type) {
		case 'TitlePlayed': {
			const { seat: _s, gaveUp: _g, ...wanted } = event;
			return { ...wanted, type: 'PlayTitle' };
		}
		case 'TitleLost':
			return { ...event, type: 'LoseTitle' };
		case 'AttachmentsSet':
			return { ...event, type: 'SetAttachments' };
	}
}

/** The command that leads to an event of a Conspiracy. */
export function conspiracyOrigin(
	event: StepOf<
		| 'ConspiracyLaid'
		| 'ConspiracyShown'
		| 'PrestigeAdded'
		| 'ConspiracyResolved'
		| 'ConspiracyDiscarded'
	>
): Command {
	switch (event.type) {
		case 'ConspiracyLaid':
			return { type: 'LayConspiracy', vampire: event.vampire };
		case 'ConspiracyShown':
			return { ...event, type: 'ShowConspiracy' };
		case 'PrestigeAdded': {
			const { turn: _t, ...wanted } = event;
			return { ...wanted, type: 'AddToConspiracy' };
		}
		case 'ConspiracyResolved': {
			const { seat: _s, ...wanted } = event;
			return { ...wanted, type: 'ResolveConspiracy' };
		}
		case 'ConspiracyDiscarded':
			return { ...event, type: 'DiscardConspiracy' };
	}
}
