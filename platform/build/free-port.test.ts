import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { demandFreePort } from './free-port.ts';

it('says in words that a port is in use, and nothing where it is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(demandFreePort(port, 'Choose another one.')).rejects.toThrow(
    `Port ${port} is in use. Choose another one.`,
  );
  other.close();
  await once(other, 'close');
  await expect(demandFreePort(port, 'Choose another one.')).resolves.toBeUndefined();
});
