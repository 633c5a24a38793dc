import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askForTask } from './control-socket.ts';

it.each([
  ['ends', (socket: Socket) => socket.end()],
  ['is cut', (socket: Socket) => socket.destroy()],
  ['ends in the middle', (socket: Socket) => socket.end('{"done":')],
])('a command whose gateway stops meanwhile says so, and not what became of the line: it %s', async (_, stop) => {
  const folder = mkdtempSync(join(tmpdir(), 'control-'));
  const path = join(folder, 'control.sock');
  const server = createServer({ allowHalfOpen: true }, stop);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  await expect(askForTask(path)('back-up', { folder })).rejects.toThrow('The site stopped before it was done');
  server.close();
  rmSync(folder, { recursive: true });
});
