import { Agent, request } from 'node:http';
import { quantile } from './median.ts';

/** What answered, and how long each took, in milliseconds. */
export interface Load {
	readonly perSecond: number;
	readonly p50: number;
	readonly p99: number;
}

/** Kept open: nobody measures handshakes here. Let go before the server does it, which would break what is just sent. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: 5_000 });

/** Posts something, signed in; throws unless it is accepted. */
export function post(url: string, session: string, body: object): Promise<string> {
	const text = JSON.stringify(body);
	return new Promise((resolve, reject) => {
		const asked = request(
			url,
			{
				method: 'POST',
				agent,
				headers: {
					'content-type': 'application/json',
					'content-length': Buffer.byteLength(text),
					accept: 'application/json',
					origin: new URL(url).origin,
					cookie: `session=${session}`
				}
			},
			(answer) => {
				let said = '';
				answer.setEncoding('utf8');
				answer.on('data', (chunk: string) => (said += chunk));
				answer.on('end', () => {
					if (answer.statusCode === 200) resolve(said);
					else reject(new Error(`${url} answered ${answer.statusCode}: ${said.slice(0, 200)}`));
				});
			}
		);
		asked.on('error', reject);
		asked.end(text);
	});
}

let count = 0;
/** Something anybody at a table may write at any time. */
export const note = (words = 'A note.') => ({
	id: `note-${process.pid}-${++count}`,
	seen: 0,
	command: { type: 'WriteNote', chapter: null, text: `${words} ${count}` } as const
});

/** Everybody sends one after the other, for so long. */
export async function load(
	milliseconds: number,
	senders: readonly (() => Promise<unknown>)[]
): Promise<Load> {
	const took: number[] = [];
	const began = performance.now();
	await Promise.all(
		senders.map(async (send) => {
			while (performance.now() - began < milliseconds) {
				const sent = performance.now();
				await send();
				took.push(performance.now() - sent);
			}
		})
	);
	const seconds = (performance.now() - began) / 1000;
	return {
		perSecond: took.length / seconds,
		p50: quantile(took, 0.5),
		p99: quantile(took, 0.99)
	};
}
