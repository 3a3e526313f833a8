import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// A process of its own: serves what build.ts built. Says its port.

const [built = ''] = process.argv.slice(2);
const { handler } = await import(pathToFileURL(path.join(built, 'handler.js')).href);
const server = createServer((request, response) =>
	handler(request, response, () => response.end())
);
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	if (address && typeof address === 'object') console.log(address.port);
});
