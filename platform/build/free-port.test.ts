import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { demandFreePort, portOf } from './free-port.ts';

it('says in words that a port is in use, and nothing where it is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(demandFreePort(port, 'Choose another one.')).rejects.toThrow(
    `Port ${port} is in use. Choose another one.`,
  );
  // Rspack prints the stack of what its configuration throws.
  const { stack } = (await demandFreePort(port, 'Choose another one.').catch((error: Error) => error)) as Error;
  expect(stack).toBe(`Port ${port} is in use. Choose another one.`);
  other.close();
  await once(other, 'close');
  await expect(demandFreePort(port, 'Choose another one.')).resolves.toBeUndefined();
});

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

it.skipIf(!hasIpv6)(
  'says so, too, of a program that only IPv6 leads to: browsers would show it at localhost',
  async () => {
    const other = createServer().listen(0, '::1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(demandFreePort(port, 'Choose another one.')).rejects.toThrow(`Port ${port} is in use.`);
    other.close();
  },
);

it('says of a port that may not be had why, and of what is no port how one is written', async () => {
  // An address for documentation (RFC 5737), which no machine has.
  await expect(demandFreePort(8080, '', '192.0.2.1')).rejects.toThrow('Port 8080 cannot be had: listen EADDRNOTAVAIL');
  expect([portOf('1'), portOf('65535')]).toEqual([1, 65_535]);
  for (const given of ['abc', '', '0', '65536', '80.5', '-1'])
    expect(() => portOf(given)).toThrow(`PORT is ${given}: write it as a number from 1 to 65535`);
});
