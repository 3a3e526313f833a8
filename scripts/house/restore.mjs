import { builtCommands, fromHere, runCommand, sortArguments } from './command.mjs';
import { Refusal } from './refusal.mjs';
import { loadEnvFile, settings } from './settings.mjs';

const USAGE = `npm run restore -- FILE               tries a backup, then puts it into the data folder
npm run restore -- FILE --data DIR    into another folder
npm run restore -- FILE --replace     sets existing data aside first`;

/** @param {string[]} args */
function wishOf(args) {
	const { given, rest } = sortArguments(args, ['--replace']);
	const at = rest.indexOf('--data');
	const [, folder] = at < 0 ? [] : rest.splice(at, 2);
	if (at >= 0 && !folder) throw new Refusal(`Say which folder after --data.\n${USAGE}`);
	const [file, more] = rest;
	const stranger = rest.find((arg) => arg.startsWith('-')) ?? more;
	if (stranger) throw new Refusal(`npm run restore does not know "${stranger}".\n${USAGE}`);
	if (!file) throw new Refusal(`Say which backup to restore.\n${USAGE}`);
	const data = folder === undefined ? undefined : fromHere(folder);
	return { file: fromHere(file), data, replace: given.has('--replace') };
}

/** @param {string[]} args what stands after `npm run restore --` */
export function restore(args) {
	if (args.includes('--help') || args.includes('-h')) return console.log(USAGE);
	return runCommand(async (means) => {
		const wish = wishOf(args);
		loadEnvFile();
		const { restoreHere } = await builtCommands();
		const last = await restoreHere(await settings(), wish, means);
		const how = wish.data === undefined ? 'npm start' : `DATA_DIR=${wish.data} npm start`;
		return `${last}\nEveryone signed in at that time is signed in again. To open it: ${how}`;
	});
}
