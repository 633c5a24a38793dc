// node gateway/src/commands/back-up.ts <new folder>
import { resolve } from 'node:path';
import { runTask } from './run-task.ts';

const [folder = ''] = process.argv.slice(2);
await runTask('back-up', { folder: folder && resolve(folder) });
