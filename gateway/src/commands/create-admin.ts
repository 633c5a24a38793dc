import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { readArguments } from './read-arguments.ts';
import { runTask } from './run-task.ts';

const { argument, has } = readArguments('create-admin <username> [--reset] [--password-stdin]', [
  'reset',
  'password-stdin',
]);
const isGiven = has('password-stdin');
const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : randomBytes(12).toString('base64url');
await runTask('create-admin', { username: argument, password, reset: has('reset') });
if (!isGiven && process.exitCode === undefined) console.log(`Password: ${password} (shown only once)`);
