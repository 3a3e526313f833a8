import { builtCommands, commandsAsTheyAre, runCommand } from './command.mjs';
import { Refusal } from './refusal.mjs';
import { loadEnvFile, settings } from './settings.mjs';

const USAGE = `npm run rotate-key    seals everything with a new key, even while Elysium runs`;

/** @param {string[]} args what stands after `npm run rotate-key --` */
export function rotateKey(args) {
	if (args.includes('--help') || args.includes('-h')) return console.log(USAGE);
	return runCommand(async (means) => {
		if (args[0]) throw new Refusal(`npm run rotate-key does not know "${args[0]}".\n${USAGE}`);
		loadEnvFile();
		const asTheyAre = await commandsAsTheyAre();
		const told =
			asTheyAre && (await asTheyAre.askProgram(await settings(), { ask: 'rotate-key' }, means));
		if (told) return told;
		const { rotateKeyHere } = await builtCommands();
		return rotateKeyHere(await settings());
	});
}
