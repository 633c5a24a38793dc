/** Whether the link is https, with no credentials and no port. Any host is allowed. */
export function isTourUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && port === '';
}
