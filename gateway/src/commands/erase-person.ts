// node gateway/src/commands/erase-person.ts <e-mail>
import { runTask } from './run-task.ts';

const [email = ''] = process.argv.slice(2);
await runTask('erase-person', { email });
