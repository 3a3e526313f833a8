import { numberCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import type {
	MixingCommand,
	MixingCommandOf,
	MixingStep
} from '../../../../src/lib/games/heritage/mixing/steps.ts';
import { MIXING, mixingOf } from '../../../../src/lib/games/heritage/mixing/state.ts';
import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { CLEAR, finished, happened, recordedAnyway, settled } from '../table.ts';
import { setting } from '../table/kit.ts';
import type { CommandCases } from './case.ts';

const SERVER = 'a'.repeat(64);
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)];
const laid = setting(2, {
	chapter: 1,
	dealer: 'app',
	mixing: { id: 'mixing-one', server: SERVER }
});
const saw = mixingOf(laid)?.saw ?? { server: '', setting: '' };

const mix = (command: MixingCommand): CommandOf<'MixCards'> => ({ type: 'MixCards', command });
const step = (of: MixingStep): Event => ({ type: 'CardsMixed', step: of });

const seal = (
	device: 's1' | 's2',
	number: string,
	more: Partial<MixingCommandOf<'SealNumber'>> = {}
): MixingCommandOf<'SealNumber'> => ({
	type: 'SealNumber',
	attempt: 1,
	device,
	saw,
	commitment: numberCommitment({ protocol: MIXING, id: 'mixing-one', saw }, 1, device, number),
	...more
});
const sealed = (device: 's1' | 's2', number: string): Event =>
	step({ ...seal(device, number), type: 'NumberSealed' });

const onTable: readonly Event[] = [
	...settled(),
	{ type: 'HappenedAtTable', event: { type: 'TableSet', setting: laid } }
];
const closed: readonly Event[] = [
	...onTable,
	sealed('s1', ONE),
	sealed('s2', TWO),
	step({ type: 'NumbersClosed', attempt: 1 })
];
const voided: readonly Event[] = [
	...closed,
	step({ type: 'AttemptVoided', attempt: 1, missing: ['s1', 's2'] })
];
const open = (number: string) =>
	mix({ type: 'OpenNumber', attempt: 1, device: 's1', contribution: number });

export const MixCards: CommandCases<'MixCards'> = {
	happens: {
		'a device seals a number over the table': {
			given: onTable,
			when: mix(seal('s1', ONE)),
			then: [sealed('s1', ONE)]
		},
		'every seal is published': {
			given: [...onTable, sealed('s1', ONE)],
			when: mix({ type: 'CloseNumbers', attempt: 1 }),
			then: [step({ type: 'NumbersClosed', attempt: 1 })]
		},
		'a device opens what it sealed': {
			given: closed,
			when: open(ONE),
			then: [step({ type: 'NumberOpened', attempt: 1, device: 's1', contribution: ONE })]
		},
		'who does not open is left out': {
			given: [
				...closed,
				step({ type: 'NumberOpened', attempt: 1, device: 's1', contribution: ONE })
			],
			when: mix({ type: 'VoidNumbers', attempt: 1 }),
			then: [step({ type: 'AttemptVoided', attempt: 1, missing: ['s2'] })]
		}
	},
	refused: {
		'no-mixing': { given: settled(), when: mix({ type: 'CloseNumbers', attempt: 1 }) },
		'other-attempt': { given: voided, when: mix(seal('s1', ONE)) },
		'numbers-closed': {
			given: [...onTable, sealed('s2', TWO), step({ type: 'NumbersClosed', attempt: 1 })],
			when: mix(seal('s1', ONE))
		},
		'device-left-out': { given: voided, when: mix(seal('s1', ONE, { attempt: 2 })) },
		'sealed-already': { given: [...onTable, sealed('s1', ONE)], when: mix(seal('s1', TWO)) },
		'saw-something-else': {
			given: onTable,
			when: mix(seal('s1', ONE, { saw: { ...saw, setting: SERVER } }))
		},
		'no-number-yet': { given: onTable, when: mix({ type: 'CloseNumbers', attempt: 1 }) },
		'numbers-not-closed': { given: [...onTable, sealed('s1', ONE)], when: open(ONE) },
		'not-sealed': {
			given: [...onTable, sealed('s2', TWO), step({ type: 'NumbersClosed', attempt: 1 })],
			when: open(ONE)
		},
		'other-number': { given: closed, when: open(TWO) },
		'no-number-missing': {
			given: [
				...onTable,
				sealed('s1', ONE),
				step({ type: 'NumbersClosed', attempt: 1 }),
				step({ type: 'NumberOpened', attempt: 1, device: 's1', contribution: ONE })
			],
			when: mix({ type: 'VoidNumbers', attempt: 1 })
		},
		'cards-still-hidden': { given: closed, when: mix({ type: 'OpenSeed' }) },
		'mixing-seed-lost': {
			given: happened([recordedAnyway(1, CLEAR), finished(1)], [...closed]),
			when: mix({ type: 'OpenSeed' })
		}
	},
	nothing: { given: [...onTable, sealed('s1', ONE)], when: mix(seal('s1', ONE)) }
};
