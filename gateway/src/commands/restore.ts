// node gateway/src/commands/restore.ts <folder of a backup> [--replace]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTask } from './run-task.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
const [folder = ''] = positionals;
await runTask('restore', { folder: folder && resolve(folder), replace: values.replace === true });
