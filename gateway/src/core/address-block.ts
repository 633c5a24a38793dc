import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that belong to one household: it may use any of the 2^64 addresses below. */
const IPV6_BITS = 8;

/** Some proxies name the port beside the address, another one for each connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

function withoutPort(address: string): string {
  const { v6, v4 } = WITH_PORT.exec(address)?.groups ?? {};
  return v6 ?? v4 ?? address;
}

/**
 * The part of an address that one client cannot change: an IPv4 address whole, an IPv6 one as its /64. For limits, which
 * somebody who changes addresses must not escape. What is no address stands for itself.
 */
export function addressBlock(given: string): string {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return given;
  // An IPv4 address in IPv6's clothes is the same client.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toByteArray().slice(0, IPV6_BITS);
  return `${Buffer.from(prefix).toString('hex')}/64`;
}
