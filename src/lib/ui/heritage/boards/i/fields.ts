import { drawn, type Wars } from '../../../../games/heritage/boards/i/wars.ts';
import { ALLEGIANCES, REGIONS, SPACES } from '../../../../games/heritage/boards/i/facts.ts';
import { select } from '../../../form/fields.ts';
import type { BoardFields } from '../fields.ts';
import { allegianceWords, regionWords } from './questions.ts';

const OPTIONS = ALLEGIANCES.map((value) => ({ value, label: allegianceWords[value] }));

export const fieldsOf: BoardFields = (state, set, live) => {
	const wars = state as Wars;
	return [
		...REGIONS.map((region) => {
			const tokens = wars.regions[region];
			const count = (side: string) => tokens.filter((token) => token === side).length;
			return {
				kind: 'group' as const,
				name: region,
				label: `In ${regionWords[region]}`,
				fields: drawn(wars).map((side) => ({
					kind: 'number' as const,
					name: `${region}-${side}`,
					label: allegianceWords[side],
					max: count(side) + SPACES - tokens.length,
					value: count(side),
					set: (to: number) => {
						const laid = ALLEGIANCES.flatMap((one) =>
							Array.from({ length: one === side ? to : count(one) }, () => one)
						);
						set({ ...wars, regions: { ...wars.regions, [region]: laid } });
					}
				}))
			};
		}),
		...live.table.seats.map(({ seat }) =>
			select(`${live.names.seat(seat)} fights for`, OPTIONS, {
				name: seat,
				value: wars.allegiances[seat],
				set: (side) => set({ ...wars, allegiances: { ...wars.allegiances, [seat]: side } })
			})
		)
	];
};
