/** `next start` in this process, so that both end together. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';

const app = next({ dev: false, dir: join(import.meta.dirname, 'next') });
await app.prepare();
createServer(app.getRequestHandler()).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready on'));
