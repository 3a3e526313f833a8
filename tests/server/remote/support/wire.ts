import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What becomes of the next commit that is sent. */
export type Mishap = 'answer lost' | 'never arrives';

/** A wire to a server, which can be cut in the very moment that a commit is sent. */
export interface Wire {
	readonly port: number;
	/** Cuts it once, at the next commit. */
	cutAtCommit(how: Mishap): void;
	/** How often it was cut. */
	cuts(): number;
	/** From now on nothing comes through, and nobody is told; until it is mended. */
	freeze(): void;
	mend(): void;
	close(): Promise<void>;
}

/** Long enough for a server on the same machine to have committed. */
const COMMITTED_MS = 60;

export async function openWire(to: number): Promise<Wire> {
	let planned: Mishap | null = null;
	let cuts = 0;
	let frozen = false;
	const sockets = new Set<Socket>();

	const server = createServer((near) => {
		const far = connect(to, '127.0.0.1');
		let isCut = false;
		const end = () => {
			near.destroy();
			far.destroy();
		};
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on('error', end).on('close', () => {
				end();
				sockets.delete(socket);
			});
		}
		near.on('data', (chunk) => {
			if (isCut || frozen) return;
			// Frames from a client are masked, on a socket; the wire knows them by how they are made.
			const mishap = planned !== null && saysCommit(chunk) ? planned : null;
			if (mishap === null) return void far.write(chunk);
			[planned, isCut] = [null, true];
			cuts += 1;
			if (mishap === 'answer lost') far.write(chunk);
			setTimeout(end, COMMITTED_MS);
		});
		far.on('data', (chunk) => {
			if (!isCut && !frozen) near.write(chunk);
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port was given');

	return {
		port: address.port,
		cutAtCommit: (how) => void (planned = how),
		cuts: () => cuts,
		freeze: () => void (frozen = true),
		mend() {
			frozen = false;
			for (const socket of sockets) socket.destroy();
		},
		async close() {
			for (const socket of sockets) socket.destroy();
			server.close();
			await once(server, 'close');
		}
	};
}

/** Whether one of the frames in a chunk of a web socket, or a request over HTTP, says COMMIT. */
function saysCommit(chunk: Buffer): boolean {
	if (chunk.includes('COMMIT')) return true;
	for (let at = 0; at + 6 <= chunk.length;) {
		const short = (chunk[at + 1] ?? 0) & 0x7f;
		const masked = ((chunk[at + 1] ?? 0) & 0x80) !== 0;
		const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
		const length = wide === 0 ? short : wide === 2 ? chunk.readUInt16BE(at + 2) : Infinity;
		const from = at + 2 + wide + (masked ? 4 : 0);
		const mask = chunk.subarray(from - 4, from);
		const body = Buffer.from(chunk.subarray(from, Math.min(chunk.length, from + length)));
		if (masked) for (let i = 0; i < body.length; i++) body[i] = (body[i] ?? 0) ^ (mask[i % 4] ?? 0);
		if (body.includes('COMMIT')) return true;
		at = from + length;
	}
	return false;
}
