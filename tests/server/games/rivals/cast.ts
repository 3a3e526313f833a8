import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import { keeperOf, seated, type GameCast, type Place } from '../../../support/game-cast.ts';
import { begin, seatIds } from '../../../unit/rivals/playing.ts';
import type { Actor as Person } from '../../rights/support/people.ts';

const SEATS = 3;

/** Everybody in the group who does not only look on. */
const plays = ({ role }: Person): boolean => role !== null && role !== 'spectator';
const isKeeper = ({ role }: Person): boolean => role === 'keeper';
const sitsAt = (seat: string) => (person: Person) => person.seats.includes(seat);

/** A match of three, each with a Leader, whose first turn has begun. */
async function beginMatch(house: Application, place: Place): Promise<string> {
	const actor = keeperOf(place);
	const { logs } = house.keeping('rivals');
	const founded = await logs.found({
		groupId: place.group,
		actor,
		seats: seated(place, seatIds(SEATS)),
		command: { id: newId(), body: begin(SEATS) }
	});
	if (founded.kind !== 'founded') throw new Error('the match of the cast was refused');
	const { chronicle } = founded;
	const bodies: readonly Command[] = [
		...seatIds(SEATS).map((seat) => ({
			type: 'Recruit' as const,
			seat,
			bp: 5,
			leader: true as const
		})),
		{ type: 'GoOn', from: null, to: 'phase' }
	];
	for (const body of bodies) {
		const command = { id: newId(), seen: 0, body };
		const answer = await logs.act({ chronicle, actor, seat: null, command });
		if (answer.kind !== 'accepted') throw new Error(`${body.type} of the cast was refused`);
	}
	return chronicle;
}

const RIVALS = { s1: 's2', s2: 's3', s3: 's1' };

const ATTACK: Command = {
	type: 'BeginAttack',
	attacker: 's1v1',
	target: { vampire: 's2v1' },
	intel: [],
	as: 'physical',
	card: 'down'
};
const ANSWER = {
	type: 'AnswerScheme',
	question: 0,
	seat: 's1',
	side: 'yes',
	exerted: [{ vampire: 's1v1', influence: 1 }],
	modifier: false,
	fist: false
} as const satisfies Command;

export const matchCast: GameCast = {
	name: 'rivals',
	begin: beginMatch,
	move: { who: 'player', command: { type: 'ChangePrestige', seat: 's1', by: -1 } },
	commands: [
		{ command: begin(SEATS), may: () => false },
		{ command: { type: 'ChangeSetting', setting: begin(SEATS).setting, of: 1 }, may: plays },
		{ command: { type: 'SetRivals', rivals: RIVALS }, may: plays },
		{ command: { type: 'SetFirst', first: 's2' }, may: plays },
		{ command: { type: 'ChangePrestige', seat: 's3', by: -1 }, may: plays },
		{ command: { type: 'ChangeAgenda', seat: 's3', by: 1 }, may: plays },
		{ command: { type: 'ChangeBlood', vampire: 's1v1', by: -1 }, may: plays },
		{ command: { type: 'Recruit', seat: 's2', bp: 3 }, may: plays },
		{ command: { type: 'NameVampire', vampire: 's1v1', name: 'Mara' }, may: plays },
		{ command: { type: 'ChangePotency', vampire: 's1v1', bp: 6 }, may: plays },
		{ command: { type: 'FellVampire', vampire: 's1v1', to: 'torpor', by: 's2' }, may: plays },
		{ command: { type: 'ReturnVampire', vampire: 's1v1' }, may: plays },
		{ command: { type: 'ChangeActions', by: -1 }, may: plays },
		{ command: { type: 'TurnVampire', vampire: 's1v1', exhausted: true }, may: plays },
		{ command: { type: 'GoOn', from: null, to: 'phase' }, may: plays },
		{ command: ATTACK, may: plays },
		{
			command: { type: 'DefendAttack', block: { by: null }, reaction: 'none', told: 1 },
			may: plays
		},
		{ command: { type: 'RevealCards', card: { type: 'physical', damage: 1 } }, may: plays },
		{ command: { type: 'TellTexts', texts: { prevented: 1 } }, may: plays },
		{ command: { type: 'GoBackInAttack', to: 'cards', told: 1 }, may: plays },
		{ command: { type: 'CallOffAttack', told: 1 }, may: plays },
		{ command: { type: 'EndAttack', told: 1 }, may: plays },
		{
			command: { type: 'GiveUpAttack', attacker: 's1v1', target: { vampire: 's2v1' }, intel: [] },
			may: plays
		},
		{ command: { type: 'MoveVampires', vampires: ['s1v1'], to: null }, may: plays },
		{
			command: { type: 'MendVampires', mends: [{ vampire: 's1v1', amount: 1, by: 'discard' }] },
			may: plays
		},
		{ command: { type: 'PlaceHarm', seat: 's1', antagonists: 0, placed: [] }, may: plays },
		{ command: { type: 'MovePrince', to: 's1v1' }, may: plays },
		{
			command: { type: 'RaisePotency', vampire: 's1v1', by: 1, until: 'turn' },
			may: plays
		},
		{ command: { type: 'ClaimPrince', claimant: 's1v1' }, may: plays },
		{ command: { type: 'LetClaimPass', seat: 's2' }, may: plays },
		{
			command: { type: 'DescribeVampire', vampire: 's1v1', bp: 5, facts: { physical: 2 } },
			may: plays
		},
		{
			command: { type: 'TurnCity', of: 0, card: { kind: 'vagrant', blood: 2 } },
			may: plays
		},
		{ command: { type: 'MoveCity', cards: ['c1'], to: 'discard' }, may: plays },
		{
			command: { type: 'DescribeCity', card: 'c1', facts: { kind: 'vagrant', blood: 3 } },
			may: plays
		},
		{ command: { type: 'PlayScheme', vampire: 's1v1', name: 'Free Money' }, may: plays },
		{ command: { type: 'PromiseSide', question: 0, seat: 's2', side: 'no' }, may: plays },
		{ command: ANSWER, may: plays },
		{
			command: { ...ANSWER, fist: true, stake: { fist: 2, modifier: 0 } },
			may: sitsAt('s1')
		},
		{
			command: { type: 'TellStake', question: 0, seat: 's1', stake: { fist: 1, modifier: 0 } },
			may: plays
		},
		{
			command: {
				type: 'PlayTitle',
				vampire: 's1v1',
				title: { name: 'Keeper', limit: 'unique', influence: 1, bp: 1 },
				exerted: [],
				modifier: 1,
				prestige: 0
			},
			may: plays
		},
		{ command: { type: 'LoseTitle', vampire: 's1v1' }, may: plays },
		{ command: { type: 'SetAttachments', vampire: 's1v1', own: 1, foes: 0 }, may: plays },
		{ command: { type: 'LayConspiracy', vampire: null }, may: plays },
		{ command: { type: 'ShowConspiracy', conspiracy: 'c1', to: ['s2'] }, may: plays },
		{
			command: { type: 'AddToConspiracy', conspiracy: 'c1', seat: 's2', from: 'turn' },
			may: plays
		},
		{
			command: { type: 'ResolveConspiracy', conspiracy: 'c1', needs: 1, targets: null },
			may: plays
		},
		{ command: { type: 'DiscardConspiracy', conspiracy: 'c1' }, may: plays },
		{ command: { type: 'ChooseDeck', seat: 's1', deck: { title: 'Red' } }, may: plays },
		{ command: { type: 'EndMatch', end: 'stopped', falls: [] }, may: plays },
		{ command: { type: 'ProposeUndo', kept: 1, by: ['s1'] }, may: sitsAt('s1') },
		{ command: { type: 'AnswerUndo', proposal: 0, seats: ['s3'], agrees: true }, may: isKeeper },
		{
			command: { type: 'WithdrawUndo', proposal: 0, by: [] },
			may: (person) => plays(person) && person.role !== 'player'
		},
		{ command: { type: 'UndoAtTable', kept: 1, reason: 'for the test' }, may: isKeeper },
		{ command: { type: 'UndoAtTable', kept: 3 }, may: plays },
		{ command: { type: 'RedoAtTable' }, may: plays }
	]
};
