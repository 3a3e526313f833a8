import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const squeeze = promisify(gzip);

/**
 * Much data of a page: its JSON, gzip in base64. The page weighs the same on its way; but written out the data would be
 * most of a script that the server has to write and a browser has to read before it can do anything else. `unpacked`
 * is the way back.
 */
export const packed = async (data: unknown): Promise<string> =>
	(await squeeze(JSON.stringify(data))).toString('base64');
