/**
 * Whether news may be sent to this address: https, free of credentials, and at one of the services (`*.` stands for any
 * subdomain; a port other than 443 has to be named). Else a subscription could make the gateway write to any machine it reaches.
 */
export function isPushEndpoint(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, host } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name));
}
