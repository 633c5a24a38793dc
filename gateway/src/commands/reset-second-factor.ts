import { readArguments } from './read-arguments.ts';
import { runTask } from './run-task.ts';

const { argument } = readArguments('reset-second-factor <username>');
await runTask('reset-second-factor', { username: argument });
