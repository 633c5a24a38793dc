// node gateway/src/commands/reset-second-factor.ts <username>
import { runTask } from './run-task.ts';

const [username = ''] = process.argv.slice(2);
await runTask('reset-second-factor', { username });
