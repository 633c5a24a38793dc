import ipaddr from 'ipaddr.js';

/**
 * Bytes of an IPv6 address that name one household's network (a /64). A client may use any of the 2^64 addresses below
 * it.
 */
const NETWORK_BYTES = 8;

/** Some proxies add the port to the address, and the port differs with each connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

function withoutPort(address: string): string {
  const { v6, v4 } = WITH_PORT.exec(address)?.groups ?? {};
  return v6 ?? v4 ?? address;
}

/**
 * The part of an address that one client cannot change: a whole IPv4 address, the /64 of an IPv6 address. Limits count
 * by it, so that a client cannot escape them by changing its address. A text that is no address is returned as it is.
 */
export function addressBlock(given: string): string {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return given;
  // An IPv4 address mapped into IPv6 (`::ffff:…`) is the same client.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toByteArray().slice(0, NETWORK_BYTES);
  return `${Buffer.from(prefix).toString('hex')}/64`;
}
