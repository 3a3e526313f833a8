import { builtCommands, runCommand, sortArguments } from './command.mjs';
import { Refusal } from './refusal.mjs';
import { loadEnvFile, settings } from './settings.mjs';

const USAGE = `npm run move               moves the file in the data folder to the server in DATABASE_URL
npm run move -- --back     moves the data on that server into a file in the data folder`;

/** @param {string[]} args what stands after `npm run move --` */
export function move(args) {
	if (args.includes('--help') || args.includes('-h')) return console.log(USAGE);
	return runCommand(async (means) => {
		const { given, rest } = sortArguments(args, ['--back']);
		if (rest[0]) throw new Refusal(`npm run move does not know "${rest[0]}".\n${USAGE}`);
		loadEnvFile();
		const { moveHere } = await builtCommands();
		return moveHere(await settings(), given.has('--back'), means);
	});
}
