import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const squeeze = promisify(gzip);

/**
 * A long text as data of a page: gzip in base64. The page weighs the same on its way; but written out the text would be
 * most of a script that a browser has to read before it can do anything else. `unpacked` is the way back.
 */
export const packed = async (text: string): Promise<string> =>
	(await squeeze(text)).toString('base64');
