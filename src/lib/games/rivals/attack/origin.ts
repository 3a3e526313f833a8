import type { Command } from '../commands.ts';
import type { RivalsEvent } from '../events.ts';
import type { CityId } from '../match/state.ts';
import type { Attack } from './attack.ts';
import type { Result, Room } from './shapes.ts';

type OfAttacks = Extract<
	RivalsEvent,
	{
		type:
			| 'AttackTold'
			| 'AttackCalledOff'
			| 'AttackEnded'
			| 'AttackGivenUp'
			| 'VampiresMoved'
			| 'VampiresMended'
			| 'HarmPlaced'
			| 'PrinceMoved'
			| 'PotencyRaised'
			| 'PrinceClaimed'
			| 'ClaimLetPass';
	}
>;

const roomIn = ({ princeRoom, retainerRoom }: Result): Room | undefined =>
	princeRoom ?? retainerRoom;

/** The Retainer that somebody chose to burn; where any would do, nobody did. */
const chosen = (room: Room | undefined): { readonly room?: CityId } =>
	typeof room === 'string' ? { room } : {};

/** The command that leads to an event, with the attack before it. */
export function attackOrigin(attack: Pick<Attack, 'told'> | null, event: OfAttacks): Command {
	const told = attack?.told ?? 0;
	switch (event.type) {
		case 'AttackTold':
			return event.told;
		case 'AttackCalledOff':
			return { type: 'CallOffAttack', told };
		case 'AttackEnded':
			return {
				type: 'EndAttack',
				told,
				...(event.otherwise ? { result: event.result } : chosen(roomIn(event.result)))
			};
		case 'AttackGivenUp': {
			const { result: _result, ...wanted } = event;
			return { ...wanted, type: 'GiveUpAttack' };
		}
		case 'VampiresMoved':
			return { type: 'MoveVampires', vampires: event.vampires, to: event.to };
		case 'VampiresMended':
			return { type: 'MendVampires', mends: event.mends };
		case 'HarmPlaced': {
			const { result: _result, ...wanted } = event;
			return { ...wanted, type: 'PlaceHarm' };
		}
		case 'PrinceMoved':
			return { type: 'MovePrince', to: event.to, ...chosen(event.room) };
		case 'PotencyRaised': {
			const { bp: _bp, ...wanted } = event;
			return { ...wanted, type: 'RaisePotency' };
		}
		case 'PrinceClaimed':
			return { type: 'ClaimPrince', claimant: event.claimant, ...chosen(event.room) };
		case 'ClaimLetPass':
			return { type: 'LetClaimPass', seat: event.seat };
	}
}
