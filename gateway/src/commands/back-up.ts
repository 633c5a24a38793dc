import { resolve } from 'node:path';
import { readArguments } from './read-arguments.ts';
import { runTask } from './run-task.ts';

const { argument } = readArguments('back-up <new folder>');
await runTask('back-up', { folder: argument && resolve(argument) });
