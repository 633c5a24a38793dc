import { resolve } from 'node:path';
import { readArguments } from './read-arguments.ts';
import { runTask } from './run-task.ts';

const { argument, has } = readArguments('restore <folder of a backup> [--replace]', ['replace']);
await runTask('restore', { folder: argument && resolve(argument), replace: has('replace') });
