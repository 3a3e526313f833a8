import { measureHostile, type Attack } from '../hostile.ts';
import { killAgainAndAgain } from '../kills.ts';
import { measureLighthouse } from '../lighthouse.ts';
import { measureLive } from '../live.ts';
import { measureMemory, measureStart } from '../program.ts';
import { measureRemote } from '../remote.ts';
import { playRounds } from '../rounds.ts';
import { soak } from '../soak.ts';
import { measureThroughput } from '../throughput.ts';
import { measureTwoBrowsers } from '../two-browsers.ts';
import { type Line, type Measuring, type Measurements } from './line.ts';

const KILLS = 200;
const SETTLED_SECONDS = 60;
const START_ROUNDS = 5;
const ROUNDS = 100;
const ROUND_KILLS = 8;
const LEAST_SCORE = 95;

/** The server under load, under attack and under kills. */
export const serverRows = ({ dataDir, minutes, anEvening }: Measuring): Measurements => ({
	start: async () => {
		const milliseconds = await measureStart(dataDir, START_ROUNDS);
		return {
			what: `start to listening on a built tree, median of ${START_ROUNDS}`,
			measured: `${milliseconds.toFixed(0)} ms`,
			target: '< 1000 ms',
			ok: milliseconds < 1000
		};
	},
	memory: async () => {
		const megabytes = await measureMemory(dataDir, SETTLED_SECONDS);
		return {
			what: `resident memory ${SETTLED_SECONDS} s after the start`,
			measured: `${megabytes.toFixed(0)} MB`,
			target: '< 160 MB',
			ok: megabytes < 160
		};
	},
	commands: async () => {
		const { service, bare, ratio } = await measureThroughput();
		return {
			what: 'acknowledged commands a second, against bare libSQL transactions',
			measured: `${service.toFixed(0)} / ${bare.toFixed(0)} = ${ratio.toFixed(2)}`,
			target: '≥ 0.50',
			ok: ratio >= 0.5
		};
	},
	live: async () => {
		const { commands, bare, four, many, megabytes } = await measureLive(dataDir);
		const heard = (what: string, { p50, p99 }: typeof four, most: number): Line => ({
			what: `accepted → known on another phone, ${what}`,
			measured: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
			target: `p99 < ${most} ms`,
			ok: p99 < most
		});
		return [
			{
				what: 'commands a second over HTTP, against the barest post of a row in the same stack',
				measured: `${commands.toFixed(0)} / ${bare.kit.toFixed(0)} = ${(commands / bare.kit).toFixed(2)}`,
				target: '≥ 0.50',
				ok: commands >= 0.5 * bare.kit
			},
			{
				what: 'the same, against one in Node alone',
				measured: `${commands.toFixed(0)} / ${bare.node.toFixed(0)} = ${(commands / bare.node).toFixed(2)}`,
				target: '',
				ok: true
			},
			heard('four at a table', four, 15),
			heard('200 watch a table, 100 play', many, 150),
			{
				what: 'resident memory then',
				measured: `${megabytes.toFixed(0)} MB`,
				target: '< 400 MB',
				ok: megabytes < 400
			}
		];
	},
	hostile: async () => {
		const { attacks, work, megabytes } = await measureHostile(dataDir);
		const line = (times: string, { what, ...one }: Attack) => ({
			what: `commands of others while ${times} ${what}`,
			measured: `p99 ${one.p99.toFixed(0)}, worst ${one.worst.toFixed(0)} ms; ${one.statuses.join(', ')} with ${(one.answer / 1024).toFixed(1)} kB in ${one.took.toFixed(0)} ms; ${one.megabytes.toFixed(0)} MB`,
			target: 'p99 < 200 ms, answered as it should be',
			ok: one.p99 < 200 && one.asItShould
		});
		const felt = attacks.map((one) => line('ten times', one));
		const missed = felt.filter(({ ok }) => !ok);
		return [
			...work.map((one) => line('three times', one)),
			...missed,
			{
				what: `${attacks.length} hostile bodies, ten times each, with 512 MB of heap`,
				measured: `${felt.length - missed.length} hold; at most ${megabytes.toFixed(0)} MB resident`,
				target: 'all, < 700 MB',
				ok: missed.length === 0 && megabytes < 700
			}
		];
	},
	browsers: async () => {
		const shown = await measureTwoBrowsers(dataDir, await anEvening());
		return {
			what: `a tap on one phone → shown on another, ${shown.actions} actions in Chromium`,
			measured: `median ${shown.median.toFixed(0)}, worst ${shown.worst.toFixed(0)} ms`,
			target: 'worst < 300 ms',
			ok: shown.worst < 300
		};
	},
	remote: async () =>
		(await measureRemote()).flatMap(({ what, commands: { perSecond, p50, p99 }, heard }) => [
			{
				what: `commands a second over HTTP, 16 people at 4 tables, on ${what}`,
				measured: `${perSecond.toFixed(0)}; p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`,
				target: '',
				ok: true
			},
			{
				what: `accepted → known on another phone, on ${what}`,
				measured: `p50 ${heard.p50.toFixed(0)}, p99 ${heard.p99.toFixed(0)} ms`,
				target: 'p99 < 300 ms',
				ok: heard.p99 < 300
			}
		]),
	kills: async () => {
		const { kills, acknowledged, lost, doubled, faults } = await killAgainAndAgain(KILLS);
		return {
			what: `${kills} times kill -9 while ${acknowledged} commands are acknowledged`,
			measured: [`${lost} lost, ${doubled} doubled`, ...faults.slice(0, 1)].join('; '),
			target: '0 lost, 0 doubled',
			ok: lost === 0 && doubled === 0 && faults.length === 0
		};
	},
	soak: async () => {
		const { tables, commands, chapters, pages, errors, replayed, broken, megabytes } = await soak(
			dataDir,
			minutes
		);
		const { early, late, most } = megabytes;
		const growth = late / early - 1;
		return [
			{
				what: `${tables} tables play ${minutes} minutes: ${commands} commands, ${chapters} chapters, ${pages} pages`,
				measured: errors.length === 0 ? 'no error' : errors.slice(0, 3).join('; '),
				target: 'no error',
				ok: errors.length === 0 && commands > 0
			},
			{
				what: 'logs that replay to what all phones at their table folded',
				measured: [`${replayed} of ${tables}`, ...broken.slice(0, 1)].join('; '),
				target: 'all',
				ok: replayed === tables
			},
			{
				what: `resident memory late against early, at most ${most.toFixed(0)} MB`,
				measured: `${late.toFixed(0)} / ${early.toFixed(0)} MB = ${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} %`,
				target: '≤ +10 %',
				ok: growth <= 0.1
			}
		];
	},
	lighthouse: async () => {
		const { scores, benchmarkIndex } = await measureLighthouse(dataDir, await anEvening());
		return scores.map(({ what, performance, accessibility, bestPractices }) => ({
			what: `Lighthouse on ${what}, mobile, median of five, benchmark index ${benchmarkIndex.toFixed(0)}`,
			measured: `${performance}/${accessibility}/${bestPractices}`,
			target: `≥ ${LEAST_SCORE}/100/100`,
			ok: performance >= LEAST_SCORE && accessibility === 100 && bestPractices === 100
		}));
	},
	rounds: async () => [
		await fourAtOnce('good', 0),
		await fourAtOnce('bad', 0),
		await fourAtOnce('bad', ROUND_KILLS)
	]
});

async function fourAtOnce(network: 'good' | 'bad', kills: number): Promise<Line> {
	const report = await playRounds({ rounds: ROUNDS, network, kills, seed: ROUNDS + kills });
	const { sent, lost, doubled, overtaken, requests } = report;
	const through = kills === 0 ? '' : `, ${kills} kills`;
	return {
		what: `4 clients × ${ROUNDS} rounds at once, ${network} network${through}, ${requests} requests`,
		measured: `${lost} lost, ${doubled} doubled, ${overtaken} overtaken of ${sent}`,
		target: '0, 0, 0',
		ok: lost + doubled + overtaken === 0
	};
}
