import { readArguments } from './read-arguments.ts';
import { runTask } from './run-task.ts';

const { argument } = readArguments('erase-person <e-mail>');
await runTask('erase-person', { email: argument });
