import {
	builtCommands,
	commandsAsTheyAre,
	fromHere,
	runCommand,
	sortArguments
} from './command.mjs';
import { Refusal } from './refusal.mjs';
import { loadEnvFile, settings } from './settings.mjs';

const USAGE = `npm run backup -- FILE               writes a backup and tries it, even while Elysium runs
npm run backup -- FILE --replace     replaces an older backup of that name
npm run backup -- --list             lists the automatic backups`;

/** @typedef {import('./command.mjs').Means} Means */
/** @typedef {Exclude<import('../../src/lib/server/backup/socket.ts').Request, { ask: 'rotate-key' }>} Request */

/** @param {string[]} args @returns {Request} */
function requestOf(args) {
	const { given, rest } = sortArguments(args, ['--replace', '--list']);
	const [file] = rest;
	const stranger = rest.find((arg) => arg.startsWith('-')) ?? rest[1];
	if (stranger) throw new Refusal(`npm run backup does not know "${stranger}".\n${USAGE}`);
	if (given.has('--list') && !file && !given.has('--replace')) return { ask: 'list' };
	if (!file || given.has('--list')) throw new Refusal(`Say where the backup goes.\n${USAGE}`);
	return { ask: 'backup', file: fromHere(file), replace: given.has('--replace') };
}

/** @param {string[]} args what stands after `npm run backup --` */
export function backUp(args) {
	if (args.includes('--help') || args.includes('-h')) return console.log(USAGE);
	return runCommand((means) => carryOut(requestOf(args), means));
}

/** @param {Request} request @param {Means} means */
async function carryOut(request, means) {
	loadEnvFile();
	const asTheyAre = await commandsAsTheyAre();
	const told = asTheyAre && (await asTheyAre.askProgram(await settings(), request, means));
	if (told) return told;
	const { backUpHere, listHere } = await builtCommands();
	const config = await settings();
	return request.ask === 'list'
		? listHere(config)
		: backUpHere(config, request.file, request.replace, means);
}
