/** Whether the link is https, free of credentials and of the usual port: a tour may be kept anywhere. */
export function isTourUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && port === '';
}
