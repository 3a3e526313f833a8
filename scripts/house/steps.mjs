import { keepPass, passedWith, stampOf } from './passes.mjs';

/** @typedef {import('./reports.mjs').Tally} Tally */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly RegExp[] | undefined} [unseen] the files it does not look at; without this it runs each time
 * @property {readonly string[]} [machine] what its result depends on beside the files
 * @property {() => Promise<Tally>} work
 */

/** @typedef {(step: Step) => Promise<Tally>} Perform */

/**
 * @param {object} given
 * @param {import('./passes.mjs').Tree} given.tree made before the first step runs: what is edited later is tested next time
 * @param {readonly string[]} given.machine what every step depends on beside the files
 * @param {string} given.kept the folder where passes are kept
 * @param {(line: string) => void} given.say
 * @returns {Perform} runs a step, unless nothing that it looks at changed since it passed
 */
export function performer({ tree, machine, kept, say }) {
	return async (step) => {
		const { name, unseen } = step;
		const stamp = unseen ? stampOf(tree, unseen, [...machine, ...(step.machine ?? [])]) : null;
		const before = stamp === null ? null : passedWith(kept, name, stamp);
		if (before !== null) {
			const tally = { passed: before, failed: 0, remarks: [] };
			say(lineOf(name, tally, 'unchanged since it passed'));
			return tally;
		}
		const began = performance.now();
		const tally = await step.work();
		for (const remark of tally.remarks) say(`         ${remark}`);
		say(lineOf(name, tally, secondsSince(began)));
		if (stamp !== null && tally.failed === 0) keepPass(kept, name, stamp, tally.passed);
		return tally;
	};
}

/** @param {string} name @param {Tally} tally @param {string} aside @returns {string} */
function lineOf(name, { passed, failed }, aside) {
	const tests = passed + failed > 0 ? `, ${passed} passed` : '';
	const faults = failed > 0 ? `, ${failed} failed` : '';
	return `${failed > 0 ? 'FAILED ' : 'ok     '}  ${name}${tests}${faults}  (${aside})`;
}

/**
 * @param {Perform} perform
 * @param {Step[]} steps
 * @returns {Promise<Tally[]>} of one step after the other
 */
export async function inTurn(perform, steps) {
	const tallies = [];
	for (const step of steps) tallies.push(await perform(step));
	return tallies;
}

/** @param {number} began by the clock of `performance` @returns {string} */
export const secondsSince = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
