// node gateway/src/commands/create-admin.ts <username> [--reset] [--password-stdin]
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { runTask } from './run-task.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reset: { type: 'boolean' }, 'password-stdin': { type: 'boolean' } },
});
const isGiven = values['password-stdin'] === true;
const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : randomBytes(12).toString('base64url');
await runTask('create-admin', { username: positionals[0] ?? '', password, reset: values.reset === true });
if (!isGiven && process.exitCode === undefined) console.log(`Password: ${password} (shown only once)`);
