/** What stands for each parameter of a route, where no test says otherwise; places of a cast have their own ids. */
export const PARAMETERS: Readonly<Record<string, string>> = {
	sequence: '1',
	token: 'no-such-token',
	key: 'record',
	seat: 's1',
	character: 'anna',
	chapter: '1',
	era: '1',
	file: 'cards.json',
	local: 'a-game-of-a-device',
	work: 'what-a-page-waits-for'
};
