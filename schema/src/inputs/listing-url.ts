/** Sites to which a property's external listing link may lead. An operator may add more. */
export const listingHosts = ['zillow.com', 'realtor.com', 'redfin.com', 'trulia.com', 'homes.com', 'streeteasy.com'];

/** Whether the link is https, has no credentials and no port, and leads to one of the hosts or their subdomains. */
export function isListingUrl(text: string, hosts: readonly string[] = listingHosts): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname, port } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
