/**
 * Whether notifications may be sent to this address: https, without credentials, and at one of the services. `*.`
 * stands for any subdomain; a port other than 443 must be in the service's name. Otherwise a subscription could make
 * the gateway send requests to any machine in its network.
 */
export function isPushEndpoint(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, host } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name));
}
